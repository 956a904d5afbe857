// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/policy/policy_presenter.h"

#include "models/async/deliver.h"
#include "models/base/json_difference.h"
#include "models/ledger/ledger_reader.h"
#include "models/view/policy/policy_words.h"
#include "models/view/wording/wording.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace countersign::view {

namespace {

std::map<std::string, std::string> leavesOf(const resolution::Policy &policy)
{
    std::map<std::string, std::string> leaves;
    for (const FieldChange &change : fieldChanges(nlohmann::json::object(), resolution::policySubject(policy)))
        leaves[change.field] = change.after;
    return leaves;
}

} // namespace

PolicyPresenter::PolicyPresenter(ConsoleSession &session, QObject *parent)
    : QObject(parent), m_session(session), m_fields({tr("Rule"), tr("In force"), tr("Compared with")})
{
    connect(&session, &ConsoleSession::changed, this, &PolicyPresenter::read);
}

void PolicyPresenter::read()
{
    const std::string tenant = m_session.identity().tenant.toStdString();
    async::deliver(m_session.read([tenant](ledger::LedgerReader &reader) { return reader.policies(tenant); }), this,
                   [this](Result<std::vector<Version>> read) {
                       m_state.loading = false;
                       m_state.error = read ? std::nullopt : std::optional(read.error());
                       if (read) {
                           m_versions = std::move(*read);
                           show();
                       }
                       Q_EMIT changed();
                   });
}

void PolicyPresenter::compareWith(const QString &version)
{
    m_state.comparedWith = version;
    show();
    Q_EMIT changed();
}

void PolicyPresenter::show()
{
    m_state.earlier.clear();
    for (std::size_t number = 1; number < m_versions.size(); ++number)
        m_state.earlier << visible(m_versions[number].version);
    if (m_versions.empty()) {
        m_state.version.clear();
        return m_fields.setRows({});
    }
    const Version &inForce = m_versions.front();
    m_state.version = visible(inForce.version);
    m_state.digest = isolated(mediumDigest(inForce.digest));
    m_state.scope = visible(inForce.value.tenant);
    auto now = leavesOf(inForce.value);
    std::map<std::string, std::string> then;
    for (const Version &version : m_versions)
        if (!m_state.comparedWith.isEmpty() && visible(version.version) == m_state.comparedWith)
            then = leavesOf(version.value);
    const bool comparing = !then.empty();
    for (const auto &[field, value] : then)
        now.try_emplace(field);
    m_state.differences = 0;
    std::vector<std::pair<std::string, std::string>> fields(now.begin(), now.end());
    std::stable_sort(fields.begin(), fields.end(), [](const auto &one, const auto &other) {
        return policyFieldRank(one.first) < policyFieldRank(other.first);
    });
    std::vector<TextRow> rows;
    for (const auto &[field, value] : fields) {
        const QString before = comparing ? policyValueText(field, then[field]) : QString();
        const bool differs = comparing && value != then[field];
        m_state.differences += differs ? 1 : 0;
        //: a field of the policy whose value differs from the version it is compared with
        const QString shown =
            differs ? tr("%1 (was different)").arg(policyValueText(field, value)) : policyValueText(field, value);
        const QString rule = policyFieldText(field);
        rows.push_back({visible(field), {rule, shown, before}, tr("%1: %2").arg(rule, shown)});
    }
    m_fields.setRows(std::move(rows));
}

} // namespace countersign::view
