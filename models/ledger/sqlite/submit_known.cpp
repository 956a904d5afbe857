// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/submit_known.h"

#include "models/ledger/restate.h"
#include "models/ledger/sqlite/compensations.h"
#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/in_force.h"
#include "models/ledger/sqlite/projections.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace countersign::ledger {

using effect::EffectStatus;
using resolution::FactInput;

namespace {

// A lapsed lease counts as unknown, swept or not.
constexpr std::string_view StatusAsSeen =
    "CASE WHEN i.status = 'prepared' AND EXISTS (SELECT 1 FROM effect_attempts a WHERE a.tenant_id = i.tenant_id "
    "AND a.intent_key = i.intent_key AND a.attempt_no = i.open_attempt AND a.lease_expires_at <= ?) "
    "THEN 'unknown' ELSE i.status END";

EffectStatus statusFrom(const std::string &word)
{
    return effect::parseEffectStatus(word).value_or(EffectStatus::Unknown);
}

Status readParent(SqliteSession &session, FactInput &input)
{
    if (input.intent.parentIntentKey.empty())
        return {};
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT " + std::string(StatusAsSeen) +
                                      " FROM effect_intents i WHERE i.tenant_id = ? AND i.intent_key = ?",
                                  {input.now, input.intent.ref.tenant.value(), input.intent.parentIntentKey}));
    // A parent that is not in the ledger is nothing we know to be confirmed.
    input.parentStatus = rows.empty() ? EffectStatus::Unknown : statusFrom(rows.front().text(0));
    return {};
}

Status readSiblings(SqliteSession &session, FactInput &input)
{
    const auto &intent = input.intent;
    if (intent.workflowId.empty() || intent.stepId.empty())
        return {};
    COUNTERSIGN_TRY(
        const auto rows,
        session.query(
            "SELECT i.intent_key, " + std::string(StatusAsSeen) +
                ", EXISTS (SELECT 1 FROM lookups l JOIN effect_evidence e ON e.lookup_id = l.id WHERE "
                "l.tenant_id = i.tenant_id AND l.intent_key = i.intent_key AND l.asked_at >= "
                "coalesce(i.last_attempt_at, 0)) FROM effect_intents i WHERE i.tenant_id = ? AND "
                "i.workflow_id = ? AND i.step_id = ? AND i.intent_key <> ? ORDER BY i.intent_key",
            {input.now, intent.ref.tenant.value(), intent.workflowId, intent.stepId, intent.ref.key.value()}));
    for (const auto &row : rows)
        input.siblings.push_back({row.text(0), statusFrom(row.text(1)), row.integer(2) != 0});
    return {};
}

Status readCompensations(SqliteSession &session, FactInput &input)
{
    COUNTERSIGN_TRY(
        const auto rows,
        session.query("SELECT CASE WHEN status = 'rejected' AND " + std::string(IsDoubted) +
                          " THEN 'unknown' ELSE status END, amount_minor, compensates_object FROM effect_intents i "
                          "WHERE tenant_id = ? AND compensates_intent_key = ?",
                      {input.intent.ref.tenant.value(), input.intent.ref.key.value()}));
    for (const auto &row : rows) {
        const auto status = statusFrom(row.text(0));
        input.compensations.push_back(status);
        if (status == EffectStatus::Rejected)
            continue;
        auto &taken = input.compensationTaken[row.text(2)];
        if (__builtin_add_overflow(taken, row.optionalInteger(1).value_or(0), &taken))
            return fail(ErrorKind::Corrupt,
                        {translatable("the compensations of %1 add up to more than an amount holds"),
                         {input.intent.ref.key.value()}},
                        translatable("Nothing was changed. Run `countersignctl audit verify`."));
    }
    return {};
}

Status readConflicts(SqliteSession &session, FactInput &input)
{
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT kind, object_id FROM conflicts WHERE tenant_id = ? AND intent_key = ? AND "
                                  "settled_by_seq IS NULL ORDER BY opened_at, id",
                                  {input.intent.ref.tenant.value(), input.intent.ref.key.value()}));
    for (const auto &row : rows) {
        input.openConflicts.push_back(row.text(0));
        if (row.text(0) == toString(ConflictKind::SecondEffect))
            input.secondEffects.push_back(row.text(1));
    }
    return {};
}

Status readResumption(SqliteSession &session, FactInput &input)
{
    COUNTERSIGN_TRY(const auto rows,
                    session.query("SELECT 1 FROM workflow_outbox WHERE tenant_id = ? AND intent_key = ? AND "
                                  "status = 'delivered' AND engine_answer <> '' LIMIT 1",
                                  {input.intent.ref.tenant.value(), input.intent.ref.key.value()}));
    input.workflowResumed = !rows.empty();
    return {};
}

Status readProposal(SqliteSession &session, FactInput &input)
{
    COUNTERSIGN_TRY(auto open, storedOpenProposal(session, input.intent.ref));
    if (open)
        input.proposal = std::move(open->proposal);
    return {};
}

constexpr std::string_view EvidenceColumns =
    "SELECT e.digest, e.bytes, e.recorded_by, e.recorded_at, l.asked_at, l.asked_by FROM effect_evidence e LEFT JOIN "
    "lookups l ON l.id = e.lookup_id ";

// Bytes that are not their digest's, or do not parse, prove nothing.
std::optional<effect::StoredEvidence> evidenceFrom(const SqlRow &row)
{
    const auto bytes = row.blobText(1);
    const auto digest = sha256(bytes);
    auto parsed = effect::parseEvidence(bytes);
    if (digest.hex() != row.text(0) || !parsed)
        return std::nullopt;
    effect::StoredEvidence stored;
    stored.digest = digest;
    stored.evidence = std::move(*parsed);
    stored.recordedBy = row.text(2);
    stored.recordedAt = row.instant(3);
    stored.askedAt = row.optionalInstant(4);
    stored.askedBy = row.text(5);
    return stored;
}

} // namespace

bool leaseIsOver(const effect::EffectIntent &intent, const std::vector<effect::EffectAttempt> &attempts, Instant now)
{
    const auto open = std::find_if(attempts.begin(), attempts.end(), [&](const auto &attempt) {
        return intent.openAttempt && attempt.number == *intent.openAttempt;
    });
    return effect::leaseLapsed(intent, open == attempts.end() ? nullptr : &*open, now);
}

Result<std::optional<Known>> knownAround(SqliteSession &session, const effect::EffectRef &ref, Instant now)
{
    COUNTERSIGN_TRY(auto intent, findIntent(session, ref));
    if (!intent)
        return std::optional<Known>();
    Known known{FactInput{now, std::move(*intent)}};
    auto &input = known.input;
    COUNTERSIGN_TRY(input.attempts, attemptsOf(session, ref));
    COUNTERSIGN_TRY(input.policy, policyInForce(session, ref.tenant.value()));
    COUNTERSIGN_TRY(input.contract, contractInForce(session, ref.tenant.value(), input.intent.provider,
                                                    input.intent.environment, input.intent.account));
    COUNTERSIGN_CHECK(readParent(session, input));
    COUNTERSIGN_CHECK(readSiblings(session, input));
    COUNTERSIGN_CHECK(readCompensations(session, input));
    COUNTERSIGN_TRY(input.compensationFits, compensationFits(session, input.intent));
    COUNTERSIGN_CHECK(readConflicts(session, input));
    COUNTERSIGN_CHECK(readResumption(session, input));
    COUNTERSIGN_CHECK(readProposal(session, input));
    if (const auto &hold = input.intent.hold) {
        COUNTERSIGN_TRY(input.holderMayAct, mayHold(session, hold->by.value(), ref.tenant.value()));
    }
    known.sweepDue = leaseIsOver(input.intent, input.attempts, now);
    return std::optional<Known>(std::move(known));
}

Result<std::optional<effect::StoredEvidence>> storedEvidence(SqliteSession &session, const std::string &digest)
{
    COUNTERSIGN_TRY(const auto rows, session.query(std::string(EvidenceColumns) + "WHERE e.digest = ?", {digest}));
    return rows.empty() ? std::nullopt : evidenceFrom(rows.front());
}

Result<EvidenceOfIntent> evidenceOf(SqliteSession &session, const effect::EffectRef &ref)
{
    COUNTERSIGN_TRY(const auto rows,
                    session.query(std::string(EvidenceColumns) + "WHERE e.tenant_id = ? AND e.intent_key = ? ORDER BY "
                                                                 "e.recorded_at DESC, e.digest",
                                  {ref.tenant.value(), ref.key.value()}));
    EvidenceOfIntent evidence;
    for (const auto &row : rows)
        if (auto stored = evidenceFrom(row))
            evidence.records.push_back(std::move(*stored));
        else
            evidence.unreadable += 1;
    return evidence;
}

std::vector<effect::StoredEvidence> leftOut(const std::vector<effect::StoredEvidence> &all,
                                            const std::vector<effect::StoredEvidence> &cited)
{
    std::vector<effect::StoredEvidence> others;
    std::copy_if(all.begin(), all.end(), std::back_inserter(others), [&](const auto &stored) {
        return std::none_of(cited.begin(), cited.end(),
                            [&](const auto &other) { return other.digest == stored.digest; });
    });
    return others;
}

Result<Cited> citedBy(SqliteSession &session, const statement::Statement &said)
{
    Cited cited;
    for (const auto &citation : said.evidence) {
        COUNTERSIGN_TRY(auto stored, storedEvidence(session, citation.digest));
        if (stored && cite(*stored) == citation)
            cited.evidence.push_back(std::move(*stored));
        else
            cited.missing = true;
    }
    return cited;
}

Status fillStatement(SqliteSession &session, FactInput &input, const statement::Statement &said)
{
    input.statement = said;
    input.signer = said.person;
    COUNTERSIGN_TRY(auto cited, citedBy(session, said));
    input.cited = std::move(cited.evidence);
    input.citedMissing = cited.missing;
    if (said.kind == statement::Kind::Approve) {
        input.approver = said.person;
        input.ownCited = input.cited;
        if (input.proposal) {
            input.signer = input.proposal->proposer;
            COUNTERSIGN_TRY(const auto proposed, citedBy(session, input.proposal->statement));
            input.citedMissing = input.citedMissing || proposed.missing;
            for (const auto &stored : proposed.evidence) {
                const auto same = [&](const auto &other) { return other.digest == stored.digest; };
                if (std::none_of(input.cited.begin(), input.cited.end(), same))
                    input.cited.push_back(stored);
            }
        }
    }
    COUNTERSIGN_TRY(const auto all, evidenceOf(session, input.intent.ref));
    input.uncited = leftOut(all.records, input.cited);
    input.unreadable = all.unreadable;
    COUNTERSIGN_TRY(input.windows, windowsOf(session, input, input.signer));
    return {};
}

} // namespace countersign::ledger
