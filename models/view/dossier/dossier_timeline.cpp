// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/dossier/dossier_parts.h"

#include "models/view/queue/lookup_run.h"
#include "models/view/wording/effect_state.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>

namespace countersign::view {

namespace {

TimelineEntry timelineEntry(TimelineEntry::Kind kind, Instant at, const QString &what, const std::string &who = {})
{
    return {kind, at, instantText(at), what, visible(who)};
}

void addEvents(QList<TimelineEntry> &entries, const ledger::Dossier &dossier)
{
    for (const auto &event : dossier.events) {
        if (event.from == event.to)
            continue; // an attempt opened or closed: the attempt says so itself
        entries.append(timelineEntry(
            TimelineEntry::Kind::Event, event.at,
            event.from.empty()
                ? tr("%1 (%2)", "first state and its cause").arg(statusWord(event.to), causeText(event.cause))
                : tr("%1 → %2 (%3)", "state before, after, and the cause")
                      .arg(statusWord(event.from), statusWord(event.to), causeText(event.cause))));
    }
}

void addAttempts(QList<TimelineEntry> &entries, const ledger::Dossier &dossier)
{
    for (const auto &attempt : dossier.attempts) {
        const auto started = attempt.dispatchedAt.value_or(attempt.leaseExpiresAt);
        entries.append(timelineEntry(TimelineEntry::Kind::Attempt, started, tr("Attempt %1 sent").arg(attempt.number),
                                     attempt.worker));
        if (!attempt.closedAt)
            continue;
        const auto outcome = visible(std::string(effect::toString(attempt.outcome)));
        entries.append(timelineEntry(
            TimelineEntry::Kind::Attempt, *attempt.closedAt,
            attempt.errorClass.empty()
                ? tr("Attempt %1: %2").arg(attempt.number).arg(outcome)
                : tr("Attempt %1: %2, %3").arg(attempt.number).arg(outcome, causeText(attempt.errorClass)),
            attempt.worker));
    }
}

void addLookups(QList<TimelineEntry> &entries, const ledger::Dossier &dossier)
{
    for (const auto &lookup : dossier.lookups)
        if (lookup.evidence.empty())
            entries.append(timelineEntry(TimelineEntry::Kind::Lookup, lookup.askedAt,
                                         lookup.finishedAt ? tr("Asked the provider: nothing was recorded")
                                                           : tr("Asking the provider, not finished"),
                                         lookup.askedBy));
    for (const auto &stored : dossier.evidence)
        entries.append(timelineEntry(TimelineEntry::Kind::Lookup, stored.recordedAt,
                                     tr("Provider %1: %2", "method of a lookup and what it found")
                                         .arg(methodText(stored.evidence.rung), findingText(stored.evidence.finding)),
                                     stored.recordedBy));
}

QString statementText(const statement::Statement &statement)
{
    const auto kind = visible(std::string(statement::toString(statement.kind)));
    const auto action = visible(std::string(statement::toString(statement.action)));
    const auto reason = visible(statement.reason.text.empty() ? statement.reason.code : statement.reason.text);
    const auto what = action.isEmpty() ? kind : tr("%1 %2", "kind of a statement and its action").arg(kind, action);
    return reason.isEmpty() ? what : tr("%1: %2", "what was signed, and the reason given").arg(what, reason);
}

void addPeople(QList<TimelineEntry> &entries, const DossierReading &reading)
{
    const auto &dossier = reading.dossier;
    for (const auto &record : dossier.statements)
        entries.append(
            timelineEntry(TimelineEntry::Kind::Statement, record.at,
                          tr("Signed: %1 (log %2)").arg(statementText(record.statement), QString::number(record.seq)),
                          record.statement.person));
    for (const auto &proposal : dossier.proposals)
        if (proposal.status == "expired" || (proposal.status == "open" && proposal.expiresAt <= reading.now))
            entries.append(timelineEntry(TimelineEntry::Kind::Proposal, proposal.expiresAt,
                                         tr("Proposal expired; nothing was sent. The maker must look up again"),
                                         proposal.statement.person));
    for (const auto &conflict : dossier.conflicts)
        entries.append(timelineEntry(
            TimelineEntry::Kind::Conflict, conflict.openedAt,
            conflict.settledBySeq
                ? tr("Conflict %1, settled as %2").arg(visible(conflict.kind), visible(conflict.settlement))
                : tr("Conflict %1, open").arg(visible(conflict.kind))));
}

} // namespace

QList<TimelineEntry> timelineOf(const DossierReading &reading)
{
    QList<TimelineEntry> entries;
    addEvents(entries, reading.dossier);
    addAttempts(entries, reading.dossier);
    addLookups(entries, reading.dossier);
    addPeople(entries, reading);
    std::stable_sort(entries.begin(), entries.end(),
                     [](const TimelineEntry &a, const TimelineEntry &b) { return a.at < b.at; });
    return entries;
}

} // namespace countersign::view
