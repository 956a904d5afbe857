// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/lookups/lookups_presenter.h"

#include "models/async/deliver.h"
#include "models/view/queue/lookup_run.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>

namespace countersign::view {

namespace {

// The strongest finding of a run, in words.
QString overall(const ledger::RecentLookup &recent)
{
    if (recent.evidence.empty())
        return recent.lookup.finishedAt ? tr("nothing recorded") : tr("still running");
    const auto stronger = [](const auto &one, const auto &other) {
        return effect::findingRank(one.evidence.finding) < effect::findingRank(other.evidence.finding);
    };
    const auto strongest = std::min_element(recent.evidence.begin(), recent.evidence.end(), stronger);
    return findingText(strongest->evidence.finding);
}

TextRow runRow(const ledger::RecentLookup &recent)
{
    QStringList methods;
    for (const auto &stored : recent.evidence)
        methods << methodText(stored.evidence.rung);
    TextRow row;
    row.id = QString::fromStdString(recent.lookup.id);
    row.cells = {instantText(recent.lookup.askedAt), isolated(visible(recent.ref.key.value())),
                 visible(recent.lookup.askedBy), overall(recent), listed(methods)};
    //: when, which effect, what was found
    row.sentence = tr("%1, %2: %3").arg(row.cells[0], row.cells[1], row.cells[3]);
    return row;
}

QString unmetOf(const effect::Evidence &evidence)
{
    QStringList unmet;
    for (const auto &word : evidence.unmet)
        unmet << visible(word);
    if (!evidence.retryAt.empty())
        unmet << tr("asks to wait until %1").arg(visible(evidence.retryAt));
    return listed(unmet);
}

QString objectsText(const effect::Evidence &evidence)
{
    QStringList objects;
    for (const auto &match : evidence.matches)
        //: an object at the provider and its state there
        objects << tr("%1 %2").arg(isolated(visible(match.id)), visible(match.statusRaw));
    return listed(objects);
}

TextRow answerRow(const effect::StoredEvidence &stored)
{
    const effect::Evidence &evidence = stored.evidence;
    TextRow row;
    row.id = QString::fromStdString(stored.digest.hex());
    row.cells = {methodText(evidence.rung),
                 findingText(evidence.finding),
                 objectsText(evidence),
                 unmetOf(evidence),
                 tr("HTTP %1, body %2").arg(visible(evidence.httpStatus), isolated(shortDigest(evidence.bodyDigest))),
                 isolated(shortDigest(stored.digest.hex()))};
    row.sentence = tr("%1: %2").arg(row.cells[0], row.cells[1]);
    return row;
}

} // namespace

LookupsPresenter::LookupsPresenter(ConsoleSession &session, QObject *parent)
    : QObject(parent),
      m_session(session),
      m_runs({tr("Asked at (UTC)"), tr("Intent key"), tr("Asked by"), tr("Finding"), tr("Methods")}),
      m_answers({tr("Method"), tr("Finding"), tr("Objects at the provider"), tr("Not proven because"), tr("Raw answer"),
                 tr("Evidence")})
{
    connect(&session, &ConsoleSession::changed, this, &LookupsPresenter::read);
}

void LookupsPresenter::read()
{
    constexpr std::size_t MostRuns = 200;
    async::deliver(m_session.read([](ledger::LedgerReader &reader) { return reader.recentLookups(MostRuns); }), this,
                   [this](Result<std::vector<ledger::RecentLookup>> read) {
                       m_state.loading = false;
                       m_state.error = read ? std::nullopt : std::optional(read.error());
                       if (read)
                           show(std::move(*read));
                       Q_EMIT changed();
                   });
}

void LookupsPresenter::show(std::vector<ledger::RecentLookup> lookups)
{
    m_read = std::move(lookups);
    std::vector<TextRow> rows;
    for (const auto &recent : m_read)
        rows.push_back(runRow(recent));
    m_runs.setRows(std::move(rows));
    choose(m_chosen);
}

void LookupsPresenter::choose(const QString &lookupId)
{
    m_chosen = lookupId;
    m_state.effect.reset();
    std::vector<TextRow> rows;
    for (const auto &recent : m_read) {
        if (QString::fromStdString(recent.lookup.id) != lookupId)
            continue;
        m_state.effect = recent.ref;
        for (const auto &stored : recent.evidence)
            rows.push_back(answerRow(stored));
    }
    m_answers.setRows(std::move(rows));
}

} // namespace countersign::view
