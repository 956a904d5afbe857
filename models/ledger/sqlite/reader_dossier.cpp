// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/in_force.h"
#include "models/ledger/sqlite/projections.h"
#include "models/ledger/sqlite/reader_rows.h"
#include "models/ledger/sqlite/submit_known.h"
#include "models/ledger/sqlite/watch.h"

#include "models/audit/log_entry.h"

#include <algorithm>
#include <utility>

namespace countersign::ledger {

namespace {

SqlParams named(const effect::EffectRef &ref)
{
    return {ref.tenant.value(), ref.key.value()};
}

Result<std::vector<EventRecord>> eventsOf(SqliteSession &session, const effect::EffectRef &ref)
{
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT event_no, from_status, to_status, cause, attempt_no, at FROM effect_events "
                                  "WHERE tenant_id = ? AND intent_key = ? ORDER BY event_no",
                                  named(ref)));
    std::vector<EventRecord> events;
    for (const auto &row : rows)
        events.push_back(
            {row.integer(0), row.text(1), row.text(2), row.text(3), row.optionalInteger(4), row.instant(5)});
    return events;
}

Result<std::vector<LookupRecord>> lookupsOf(SqliteSession &session, const effect::EffectRef &ref)
{
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT id, asked_at, asked_by, finished_at FROM lookups WHERE "
                                                   "tenant_id = ? AND intent_key = ? ORDER BY asked_at, id",
                                                   named(ref)));
    std::vector<LookupRecord> lookups;
    for (const auto &row : rows) {
        LookupRecord lookup;
        lookup.id = row.text(0);
        lookup.askedAt = row.instant(1);
        lookup.askedBy = row.text(2);
        lookup.finishedAt = row.optionalInstant(3);
        COUNTERSIGN_TRY(const auto found, session.query("SELECT digest FROM effect_evidence WHERE lookup_id = ? ORDER "
                                                        "BY recorded_at, digest",
                                                        {lookup.id}));
        for (const auto &digest : found)
            lookup.evidence.push_back(digest.text(0));
        lookups.push_back(std::move(lookup));
    }
    return lookups;
}

Result<std::vector<ConflictRecord>> conflictsOf(SqliteSession &session, const effect::EffectRef &ref)
{
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT id, kind, object_id, evidence, opened_at, settled_by_seq, settlement FROM "
                                  "conflicts WHERE tenant_id = ? AND intent_key = ? ORDER BY opened_at, id",
                                  named(ref)));
    std::vector<ConflictRecord> conflicts;
    for (const auto &row : rows)
        conflicts.push_back(
            {row.text(0), row.text(1), row.text(2), row.text(3), row.instant(4), row.optionalInteger(5), row.text(6)});
    return conflicts;
}

Result<std::vector<OutboxRecord>> outboxOf(SqliteSession &session, const effect::EffectRef &ref)
{
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT id, ledger_version, type, status, payload FROM "
                                                   "workflow_outbox WHERE tenant_id = ? AND intent_key = ? ORDER BY id",
                                                   named(ref)));
    std::vector<OutboxRecord> outbox;
    for (const auto &row : rows)
        outbox.push_back({row.integer(0), row.integer(1), row.text(2), row.text(3), row.text(4)});
    return outbox;
}

Result<std::vector<StatementRecord>> statementsOf(SqliteSession &session, const effect::EffectRef &ref)
{
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT seq, entry FROM log_entries WHERE tenant_id = ? AND "
                                                   "intent_key = ? AND intent_key <> '' ORDER BY seq",
                                                   named(ref)));
    std::vector<StatementRecord> statements;
    for (const auto &row : rows) {
        COUNTERSIGN_TRY(const auto entry, audit::parseLogEntry(row.blobText(1)));
        COUNTERSIGN_TRY(auto said, statement::parseStatement(entry.envelope.payload));
        statements.push_back({row.integer(0), entry.at, std::move(said)});
    }
    return statements;
}

ProposalRecord recordOf(ProposalRow row, std::optional<std::int64_t> rowVersion, Instant now)
{
    ProposalRecord record;
    record.status = statusNow(row, rowVersion, now);
    record.id = row.proposal.id;
    record.digest = row.proposal.digest;
    record.seq = row.seq;
    record.proposedAt = row.proposal.proposedAt;
    record.expiresAt = row.proposal.expiresAt;
    record.settledBySeq = row.settledBySeq;
    record.statement = std::move(row.proposal.statement);
    return record;
}

Result<std::optional<std::int64_t>> rowVersionOf(SqliteSession &session, const statement::Statement &said)
{
    if (said.intent.empty())
        return std::optional<std::int64_t>();
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT version FROM effect_intents WHERE tenant_id = ? AND intent_key = ?",
                                  {said.tenant, said.intent}));
    return rows.empty() ? std::optional<std::int64_t>() : std::optional(rows.front().integer(0));
}

} // namespace

Result<std::vector<ProposalRecord>> readProposals(SqliteSession &session, bool openOnly, Instant now)
{
    COUNTERSIGN_TRY(auto rows, allProposals(session));
    std::vector<ProposalRecord> records;
    for (auto &row : rows) {
        COUNTERSIGN_TRY(const auto version, rowVersionOf(session, row.proposal.statement));
        auto record = recordOf(std::move(row), version, now);
        if (!openOnly || record.status == "open")
            records.push_back(std::move(record));
    }
    return records;
}

Result<std::optional<ProposalRecord>> readProposal(SqliteSession &session, const std::string &id, Instant now)
{
    COUNTERSIGN_TRY(auto row, findProposal(session, id));
    if (!row)
        return std::optional<ProposalRecord>();
    COUNTERSIGN_TRY(const auto version, rowVersionOf(session, row->proposal.statement));
    return std::optional(recordOf(std::move(*row), version, now));
}

Result<Dossier> readDossier(SqliteSession &session, const effect::EffectRef &ref, Instant now)
{
    COUNTERSIGN_TRY(auto intent, requireIntent(session, ref));
    Dossier dossier{std::move(intent)};
    COUNTERSIGN_TRY(const auto items, itemsOfBatch(session, ref));
    for (const auto &item : items)
        dossier.items.push_back(item.ref);
    COUNTERSIGN_TRY(dossier.attempts, attemptsOf(session, ref));
    COUNTERSIGN_TRY(dossier.events, eventsOf(session, ref));
    COUNTERSIGN_TRY(dossier.lookups, lookupsOf(session, ref));
    COUNTERSIGN_TRY(auto evidence, evidenceOf(session, ref));
    dossier.evidence = std::move(evidence.records);
    COUNTERSIGN_TRY(dossier.conflicts, conflictsOf(session, ref));
    COUNTERSIGN_TRY(auto proposals, proposalsOf(session, ref));
    for (auto &proposal : proposals)
        dossier.proposals.push_back(recordOf(std::move(proposal), dossier.intent.version, now));
    COUNTERSIGN_TRY(dossier.statements, statementsOf(session, ref));
    COUNTERSIGN_TRY(dossier.outbox, outboxOf(session, ref));
    COUNTERSIGN_TRY(dossier.policy, policyInForce(session, ref.tenant.value()));
    COUNTERSIGN_TRY(dossier.contract, contractOf(session, dossier.intent));
    dossier.leaseLapsed = leaseIsOver(dossier.intent, dossier.attempts, now);
    seeNow(dossier.intent, dossier.leaseLapsed, now);
    COUNTERSIGN_TRY(dossier.watchedUntil, watchedUntil(session, dossier.intent, now));
    return dossier;
}

} // namespace countersign::ledger
