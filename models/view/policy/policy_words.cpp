// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/policy/policy_words.h"

#include "models/base/clock.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace countersign::view {

namespace {

struct FieldWords
{
    std::string_view prefix; // of the field; what follows it is the last argument of the text
    const char *text;
    bool isDuration = false;
};

// In the order of the screen.
constexpr std::array<FieldWords, 25> Fields{{
    {"thresholds.confirm.", QT_TR_NOOP("Accept needs two people above, %1")},
    {"thresholds.reject.", QT_TR_NOOP("Reject needs two people above, %1")},
    {"thresholds.release.", QT_TR_NOOP("Release needs two people above, %1")},
    {"thresholds.compensate.", QT_TR_NOOP("Compensate needs two people above, %1")},
    {"thresholds.reopen.", QT_TR_NOOP("Reverse needs two people above, %1")},
    {"thresholds.", QT_TR_NOOP("Two people above, %1")},
    {"people.confirm", QT_TR_NOOP("People to accept, whatever the amount")},
    {"people.reject", QT_TR_NOOP("People to reject, whatever the amount")},
    {"people.release", QT_TR_NOOP("People to release, whatever the amount")},
    {"people.compensate", QT_TR_NOOP("People to compensate, whatever the amount")},
    {"people.reopen", QT_TR_NOOP("People to reverse, whatever the amount")},
    {"evidence_max_age", QT_TR_NOOP("Evidence is fresh for"), true},
    {"own_look_max_age", QT_TR_NOOP("An approver's own look is fresh for"), true},
    {"proposal_life", QT_TR_NOOP("A proposal waits for at most"), true},
    {"hold_default", QT_TR_NOOP("Freeze lasts"), true},
    {"hold_max", QT_TR_NOOP("A hold lasts at most"), true},
    {"overdue_escalate", QT_TR_NOOP("Overdue effects escalate after"), true},
    {"prepared_max", QT_TR_NOOP("Prepared and never sent is overdue after"), true},
    {"compensation_rate_limit", QT_TR_NOOP("Compensations of one operator in an hour, at most")},
    {"messages.recipients", QT_TR_NOOP("Recipients of a message that one person may settle")},
    {"messages.per_window", QT_TR_NOOP("Messages that one person may settle in a window")},
    {"windows.", QT_TR_NOOP("Window of sums: %1")},
    {"auto_reconcile.", QT_TR_NOOP("Settled by the program itself: %1")},
    {"seen_lag", QT_TR_NOOP("Log entries a signer's head may be behind")},
    {"rules_digest", QT_TR_NOOP("Digest of the rules")},
}};

std::size_t fieldRow(const std::string &field)
{
    const auto row = std::find_if(Fields.begin(), Fields.end(),
                                  [&](const FieldWords &words) { return field.starts_with(words.prefix); });
    return static_cast<std::size_t>(row - Fields.begin());
}

} // namespace

QString policyFieldText(const std::string &field)
{
    const auto row = fieldRow(field);
    if (row == Fields.size())
        return visible(field);
    const QString text = tr(Fields[row].text);
    return text.contains(QLatin1String("%1")) ? text.arg(visible(field.substr(Fields[row].prefix.size()))) : text;
}

QString policyValueText(const std::string &field, const std::string &value)
{
    const auto last = field.rfind('.');
    const std::string name = last == std::string::npos ? field : field.substr(last + 1);
    if (const auto amount = moneyOf(value, name))
        return moneyText(*amount);
    const auto row = fieldRow(field);
    const bool isDuration = (row < Fields.size() && Fields[row].isDuration) || field.ends_with(".length");
    if (const auto span = isDuration ? parseSeconds(value) : Result<Duration>(fail(ErrorKind::InvalidInput, {})))
        return ageText(*span);
    if (value.empty() || value == "[]" || value == "{}")
        //: a list of the policy that holds nothing
        return tr("none");
    return visible(value);
}

int policyFieldRank(const std::string &field)
{
    return static_cast<int>(fieldRow(field));
}

} // namespace countersign::view
