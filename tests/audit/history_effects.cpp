// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/audit/history.h"

#include "models/base/assert.h"
#include "models/resolution/rules.h"

#include <chrono>
#include <utility>

namespace countersign::audit {

using effect::EffectRef;
using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

namespace {

statement::EffectRestatement restated(const effect::EffectIntent &row)
{
    return {row.provider,
            row.account,
            row.environment,
            row.operation,
            std::string(effect::toString(row.kind)),
            row.providerKey,
            row.requestDigest.hex(),
            std::to_string(row.amount->minorUnits()),
            std::string(row.amount->currency().code()),
            row.customerRef,
            row.recipientRef};
}

std::string statusAfter(Action action, const std::string &prior)
{
    switch (action) {
    case Action::Confirm:
        return "confirmed";
    case Action::Reject:
        return "rejected";
    case Action::Release:
        return "prepared";
    case Action::Reopen:
        return "unknown";
    case Action::None:
    case Action::Compensate:
        return prior;
    }
    COUNTERSIGN_UNREACHABLE();
}

const char *reasonFor(Action action)
{
    return action == Action::Confirm  ? "single_match"
           : action == Action::Reopen ? "wrong_resolution"
                                      : "absence_proven";
}

std::vector<const resolution::Rule *> rulesFor(const Statement &said)
{
    const auto &rules = resolution::builtInRules();
    std::vector<const resolution::Rule *> used;
    if (said.kind != Kind::Resolve && said.kind != Kind::Propose)
        used.push_back(&rules.kinds.at(std::string(statement::toString(said.kind))));
    if (said.action != Action::None)
        used.push_back(&rules.actions.at(said.action));
    return used;
}

} // namespace

resolution::Policy historyPolicy()
{
    resolution::Policy policy;
    policy.tenant = "*";
    policy.version = 1;
    for (const auto action : {Action::Confirm, Action::Reject, Action::Release, Action::Compensate, Action::Reopen}) {
        policy.people[action] = action == Action::Reopen ? 2 : 1;
        policy.thresholds[action] = {{"EUR", 500'000}};
    }
    policy.customerWindow = {24h, {{"EUR", 9'000'000}}};
    policy.operatorWindow = {24h, {{"EUR", 9'000'000}}};
    policy.messages = {100, 50};
    policy.evidenceMaxAge = 15min;
    policy.ownLookMaxAge = 15min;
    policy.holdDefault = 1h;
    policy.holdMax = 24h;
    policy.proposalLife = 8h;
    policy.seenLag = 10;
    policy.preparedMax = 1h;
    policy.overdueEscalate = 24h;
    policy.compensationRateLimit = 10;
    policy.autoReconcile = {{{"EUR", 10'000}}, 2, {"sandbox"}, {"charge"}};
    policy.rulesDigest = resolution::builtInRules().digest.hex();
    return policy;
}

effect::ProviderContract historyContract()
{
    effect::ProviderContract contract;
    contract.tenant = "*";
    contract.provider = "sandbox";
    contract.environment = "test";
    contract.account = "acct_1";
    contract.version = 1;
    contract.descriptionDigest = sha256("a description").hex();
    contract.keyCarrier = effect::KeyCarrier::Header;
    contract.retention = 24h;
    contract.lease = 30s;
    contract.margin = 30s;
    contract.maxTransit = 60s;
    contract.visibilityLag = 60s;
    contract.dataRetention = 720h;
    contract.normalResponseWindow = 10min;
    contract.disputeWindow = 2880h;
    contract.absence = {true, {}, 1, 30s, {"reference"}};
    contract.operations["charge"] = {effect::EffectStage::Accepted, "reference"};
    contract.compensations["captured"] = "refund";
    contract.onRejected = "A new charge is a new command version.";
    return contract;
}

// Every fact the rules ask for, as it is in a case without any doubt.
Facts honestFacts(const Statement &said, const std::set<std::string> &also)
{
    std::set<std::string> holding{
        "policy_current", "contract_current",    "evidence_for_intent", "evidence_fresh",
        "reason_given",   "parent_settled",      "auto_within_limits",  "monetary_complete",
        "key_kept",       "dispatch_time_known", "proposal_open",       "proposal_matches",
        "mismatch_named", "surplus_named",       "own_look_agrees",     "own_look_after_proposal"};
    if (said.kind != Kind::Withdraw)
        holding.insert("distinct_person");
    if (said.action == Action::Confirm)
        holding.insert({"one_match", "object_accepted", "fields_equal"});
    if (said.action == Action::Reject || said.action == Action::Release)
        holding.insert("absence_proven");
    holding.insert(also.begin(), also.end());
    Facts facts;
    for (const auto *rule : rulesFor(said)) {
        for (const auto &need : rule->needs)
            for (const auto &literal : need.any)
                facts[literal.fact] = holding.count(literal.fact) > 0;
        for (const auto &literal : rule->twoPeopleWhen)
            facts[literal.fact] = holding.count(literal.fact) > 0;
    }
    return facts;
}

EffectRef History::charge(const std::string &key, std::int64_t minor)
{
    const EffectRef ref{*TenantId::parse("acme"), *IntentKey::parse(key)};
    effect::EffectIntent row{ref};
    row.requestDigest = sha256("request of " + key);
    row.status = EffectStatus::Unknown;
    row.provider = "sandbox";
    row.environment = "test";
    row.account = "acct_1";
    row.operation = "charge";
    row.kind = effect::EffectKind::Monetary;
    row.providerKey = "acme-" + key;
    row.amount = Money(minor, *Currency::parse("EUR"));
    row.customerRef = "cus_7";
    row.correlation = {{"reference", row.providerKey}};
    row.attemptCount = 1;
    row.preparedAt = now;
    row.lastAttemptAt = now;
    row.settleAt = now + 30s + 60s + 60s;
    row.keyExpiresAt = now + 24h;
    row.version = 3;
    row.eventNo = 3;
    row.updatedAt = now + 30s;
    tables.attempts[ref] = {
        {1, "worker-1", now, now + 30s, now + 30s, effect::AttemptOutcome::Unknown, "lease_over", 0, ""}};
    tables.events[ref] = {{1, "", "prepared", "prepared", {}, 1, now},
                          {2, "prepared", "prepared", "attempt_opened", 1, 2, now},
                          {3, "prepared", "unknown", "lease_over", 1, 3, now + 30s}};
    tables.intents.emplace(ref, row);
    now += 31s;
    return ref;
}

effect::Evidence History::found(const EffectRef &ref) const
{
    auto evidence = absent(ref);
    const auto &row = tables.intents.at(ref);
    effect::Match match;
    match.id = "ch_" + ref.key.value();
    match.disposition = effect::Disposition::Accepted;
    match.statusRaw = "accepted";
    match.amountMinor = std::to_string(row.amount->minorUnits());
    match.currency = row.amount->currency().code();
    match.reference = row.providerKey;
    match.responseDigest = sha256("answer about " + ref.key.value()).hex();
    evidence.finding = "Found";
    evidence.matches = {match};
    return evidence;
}

effect::Evidence History::absent(const EffectRef &ref) const
{
    const auto &row = tables.intents.at(ref);
    effect::Evidence evidence;
    evidence.tenant = ref.tenant.value();
    evidence.intent = ref.key.value();
    evidence.providerKey = row.providerKey;
    evidence.requestDigest = row.requestDigest.hex();
    evidence.provider = row.provider;
    evidence.environment = row.environment;
    evidence.account = row.account;
    evidence.contractVersion = m_contract->version;
    evidence.contractDigest = m_contract->digest;
    evidence.rung = "reference";
    evidence.method = "GET /v1/charges";
    evidence.scan.complete = true;
    evidence.finding = "Absent";
    return evidence;
}

statement::Citation History::lookUp(const std::string &person, effect::Evidence evidence)
{
    evidence.lookup = nextId();
    evidence.requestedAt = formatInstant(now);
    evidence.observedAt = formatInstant(now + 1s);
    const auto bytes = *effect::encodeEvidence(evidence);
    const auto digest = sha256(bytes).hex();
    tables.evidence[digest] = {bytes, evidence.lookup, person, now + 1s, now, person};
    now += 2s;
    return {"lookup", digest, evidence.observedAt, evidence.method};
}

Statement History::about(const EffectRef &ref, const std::string &keyName, Kind kind) const
{
    const auto &row = tables.intents.at(ref);
    auto said = draft(keyName, kind);
    said.tenant = ref.tenant.value();
    said.intent = ref.key.value();
    said.prior = statement::Prior{std::string(effect::toString(row.status)), std::to_string(row.version)};
    said.nextStatus = said.prior->status;
    said.effect = restated(row);
    said.contract = m_contract;
    return said;
}

Statement History::decision(const EffectRef &ref, const std::string &keyName, Kind kind, Action action,
                            const std::vector<statement::Citation> &evidence) const
{
    auto said = about(ref, keyName, kind);
    said.action = action;
    said.nextStatus = statusAfter(action, said.nextStatus);
    said.evidence = evidence;
    said.reason = {reasonFor(action), "As the provider's answer shows"};
    if (action == Action::Confirm) {
        const auto match = found(ref).matches.front();
        said.result = statement::ResultClaim{
            match.id, match.responseDigest, "accepted", match.amountMinor, match.currency, {}, {}};
    }
    return said;
}

std::uint64_t History::apply(const Statement &said, const std::set<std::string> &also)
{
    const auto seq = append(said, said.intent.empty() ? Facts() : honestFacts(said, also));
    moveRow(said, seq);
    moveProposals(said, seq);
    return seq;
}

void History::moveRow(const Statement &said, std::uint64_t seq)
{
    auto &row = tables.intents.at({*TenantId::parse(said.tenant), *IntentKey::parse(said.intent)});
    row.eventNo += 1;
    row.updatedAt = now;
    if (said.kind == Kind::Hold)
        row.hold = effect::Hold{*PersonId::parse(said.person), *parseInstant(said.holdUntil)};
    if (said.kind == Kind::Unhold)
        row.hold.reset();
    if (said.kind == Kind::Escalate) {
        row.escalatedTo = said.escalation->to;
        row.escalationDue = *parseInstant(said.escalation->due);
    }
    if (said.kind != Kind::Resolve && said.kind != Kind::Approve)
        return;
    row.version += 1;
    row.status = *effect::parseEffectStatus(said.nextStatus);
    row.resolvedBySeq = static_cast<std::int64_t>(seq);
    row.hold.reset();
    if (said.result) {
        row.providerResultId = said.result->providerId;
        row.responseDigest = said.result->responseDigest;
    }
}

void History::moveProposals(const Statement &said, std::uint64_t seq)
{
    if (said.kind == Kind::Propose)
        putProposal(said, seq);
    if (said.kind == Kind::Approve)
        settleProposal(said.proposal->id, "applied", seq);
    if (said.kind == Kind::Decline)
        settleProposal(said.proposal->id, "declined", seq);
    if (said.kind == Kind::Withdraw)
        settleProposal(said.proposal->id, "withdrawn", seq);
}

} // namespace countersign::audit
