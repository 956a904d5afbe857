// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/record_json.h"

#include "models/statement/statement.h"

#include <nlohmann/json.hpp>

namespace countersign::app {
namespace {

using nlohmann::json;

json orNull(const std::optional<Instant> &at)
{
    return at ? json(formatInstant(*at)) : json(nullptr);
}

json orNull(const std::optional<std::int64_t> &number)
{
    return number ? json(*number) : json(nullptr);
}

json orNull(const std::string &text)
{
    return text.empty() ? json(nullptr) : json(text);
}

bool isHeld(const effect::EffectIntent &intent, Instant now)
{
    return intent.hold && now < intent.hold->until;
}

json bytesOf(const statement::Statement &statement)
{
    const auto bytes = statement::encodeStatement(statement);
    return bytes ? json::parse(*bytes, nullptr, false) : json(nullptr);
}

json attemptJson(const effect::EffectAttempt &attempt)
{
    return {{"number", attempt.number},
            {"worker", attempt.worker},
            {"dispatched_at", orNull(attempt.dispatchedAt)},
            {"lease_expires_at", formatInstant(attempt.leaseExpiresAt)},
            {"closed_at", orNull(attempt.closedAt)},
            {"outcome", std::string(toString(attempt.outcome))},
            {"error_class", orNull(attempt.errorClass)},
            {"http_status", attempt.httpStatus},
            {"provider_request_id", orNull(attempt.providerRequestId)}};
}

json eventJson(const ledger::EventRecord &event)
{
    return {
        {"event_no", event.eventNo},        {"from", event.from},           {"to", event.to}, {"cause", event.cause},
        {"attempt", orNull(event.attempt)}, {"at", formatInstant(event.at)}};
}

json lookupJson(const ledger::LookupRecord &lookup)
{
    return {{"id", lookup.id},
            {"asked_at", formatInstant(lookup.askedAt)},
            {"asked_by", lookup.askedBy},
            {"evidence", lookup.evidence},
            {"finished_at", orNull(lookup.finishedAt)}};
}

json evidenceJson(const effect::StoredEvidence &stored)
{
    return {{"digest", stored.digest.hex()},    {"finding", stored.evidence.finding},
            {"rung", stored.evidence.rung},     {"recorded_at", formatInstant(stored.recordedAt)},
            {"recorded_by", stored.recordedBy}, {"asked_at", orNull(stored.askedAt)}};
}

json conflictJson(const ledger::ConflictRecord &conflict)
{
    return {{"id", conflict.id},
            {"kind", conflict.kind},
            {"object", conflict.objectId},
            {"evidence", conflict.evidence},
            {"opened_at", formatInstant(conflict.openedAt)},
            {"settled_by_seq", orNull(conflict.settledBySeq)},
            {"settlement", conflict.settlement}};
}

template <class Rows, class ToJson>
json arrayOf(const Rows &rows, ToJson toJson)
{
    json array = json::array();
    for (const auto &row : rows)
        array.push_back(toJson(row));
    return array;
}

} // namespace

json intentJson(const effect::EffectIntent &intent, Instant now)
{
    return {{"tenant", intent.ref.tenant.value()},
            {"intent_key", intent.ref.key.value()},
            {"status", std::string(toString(intent.status))},
            {"provider", intent.provider},
            {"environment", intent.environment},
            {"account", intent.account},
            {"operation", intent.operation},
            {"effect_kind", std::string(toString(intent.kind))},
            {"provider_key", intent.providerKey},
            {"provider_result_id", orNull(intent.providerResultId)},
            {"request_digest", intent.requestDigest.hex()},
            {"amount_minor", intent.amount ? json(intent.amount->minorUnits()) : json(nullptr)},
            {"currency", intent.amount ? json(std::string(intent.amount->currency().code())) : json(nullptr)},
            {"customer_ref", orNull(intent.customerRef)},
            {"workflow_id", orNull(intent.workflowId)},
            {"step_id", orNull(intent.stepId)},
            {"attempts", intent.attemptCount},
            {"due_at", orNull(intent.dueAt)},
            {"settle_at", orNull(intent.settleAt)},
            {"key_expires_at", orNull(intent.keyExpiresAt)},
            {"redispatch_until", orNull(intent.redispatchUntil)},
            {"held", isHeld(intent, now)},
            {"hold_by", isHeld(intent, now) ? json(intent.hold->by.value()) : json(nullptr)},
            {"hold_until", isHeld(intent, now) ? json(formatInstant(intent.hold->until)) : json(nullptr)},
            {"escalated_to", orNull(intent.escalatedTo)},
            {"version", intent.version},
            {"resolved_at", orNull(intent.resolvedAt)},
            {"resolved_by_seq", orNull(intent.resolvedBySeq)}};
}

std::string intentLine(const effect::EffectIntent &intent, Instant now)
{
    std::string line(toString(intent.status));
    line.resize(12, ' ');
    line += intent.ref.key.value() + "  " + (intent.amount ? intent.amount->toString() : "-") + "  " + intent.provider +
            '/' + intent.account;
    if (intent.dueAt)
        line += "  due " + formatInstant(*intent.dueAt);
    if (isHeld(intent, now))
        line += "  held by " + intent.hold->by.value() + " until " + formatInstant(intent.hold->until);
    return line;
}

json dossierJson(const ledger::Dossier &dossier, Instant now)
{
    json document = intentJson(dossier.intent, now);
    document["lease_lapsed"] = dossier.leaseLapsed;
    document["watched_until"] = orNull(dossier.watchedUntil);
    document["attempt_list"] = arrayOf(dossier.attempts, attemptJson);
    document["events"] = arrayOf(dossier.events, eventJson);
    document["lookups"] = arrayOf(dossier.lookups, lookupJson);
    document["evidence"] = arrayOf(dossier.evidence, evidenceJson);
    document["conflicts"] = arrayOf(dossier.conflicts, conflictJson);
    document["proposals"] = arrayOf(dossier.proposals, proposalJson);
    document["statements"] = arrayOf(dossier.statements, statementJson);
    return document;
}

json proposalJson(const ledger::ProposalRecord &proposal)
{
    return {{"id", proposal.id},
            {"kind", std::string(toString(proposal.statement.kind))},
            {"action", std::string(toString(proposal.statement.action))},
            {"tenant", proposal.statement.tenant},
            {"intent_key", orNull(proposal.statement.intent)},
            {"proposer", proposal.statement.person},
            {"status", proposal.status},
            {"seq", proposal.seq},
            {"digest", proposal.digest},
            {"proposed_at", formatInstant(proposal.proposedAt)},
            {"expires_at", formatInstant(proposal.expiresAt)},
            {"settled_by_seq", orNull(proposal.settledBySeq)},
            {"statement", bytesOf(proposal.statement)}};
}

std::string proposalLine(const ledger::ProposalRecord &proposal)
{
    const std::string what = proposal.statement.intent.empty()
                                 ? std::string(toString(proposal.statement.kind))
                                 : std::string(toString(proposal.statement.action)) + ' ' + proposal.statement.intent;
    return proposal.id + "  " + proposal.status + "  " + what + "  proposed by " + proposal.statement.person +
           "  expires " + formatInstant(proposal.expiresAt);
}

json statementJson(const ledger::StatementRecord &record)
{
    return {{"seq", record.seq}, {"at", formatInstant(record.at)}, {"statement", bytesOf(record.statement)}};
}

} // namespace countersign::app
