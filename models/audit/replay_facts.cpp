// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_facts.h"

#include "models/base/text.h"
#include "models/resolution/judge.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace countersign::audit {
namespace {

using resolution::FactInput;
using resolution::Rule;
using statement::Kind;
using statement::Statement;

// How far a replay can hold the ledger to a fact. Bounded facts depend on more than is replayed, but one of their two
// values claims something that must show in what is stored.
enum class Reach { Exact, TrueIsProven, FalseIsProven };

struct Recomputable
{
    std::string_view name;
    Reach reach;
};

// Far enough from the ends of the clock that a century more or less stays inside.
constexpr Instant EarliestTime = std::chrono::sys_days(std::chrono::year(1900) / 1 / 1);
constexpr Instant LatestTime = std::chrono::sys_days(std::chrono::year(9999) / 1 / 1);

constexpr std::array<Recomputable, 26> RecomputableFacts{{
    {"held_by_other", Reach::Exact}, // holds end at whole seconds, and only statements make them
    {"one_match", Reach::Exact},
    {"many_matches", Reach::Exact},
    {"mismatch_named", Reach::Exact},
    {"surplus_named", Reach::Exact},
    {"object_accepted", Reach::Exact},
    {"object_failed", Reach::Exact},
    {"object_in_flight", Reach::Exact},
    {"object_reversed", Reach::Exact},
    {"fields_equal", Reach::Exact},
    {"document_attested", Reach::Exact},
    {"above_threshold", Reach::Exact},
    {"monetary_complete", Reach::Exact},
    {"keyless", Reach::Exact},
    {"proposal_matches", Reach::Exact},
    {"distinct_person", Reach::Exact},
    {"policy_current", Reach::Exact},
    {"contract_current", Reach::Exact},
    {"reason_given", Reach::Exact},
    {"evidence_for_intent", Reach::TrueIsProven}, // records that were left out are not replayed
    {"evidence_fresh", Reach::TrueIsProven},
    {"own_look_after_proposal", Reach::TrueIsProven},
    {"own_look_agrees", Reach::TrueIsProven},
    {"absence_proven", Reach::TrueIsProven},
    {"auto_within_limits", Reach::TrueIsProven},
    {"window_exceeded", Reach::FalseIsProven},
}};

const Recomputable *find(std::string_view name)
{
    const auto found = std::find_if(RecomputableFacts.begin(), RecomputableFacts.end(),
                                    [&](const Recomputable &fact) { return fact.name == name; });
    return found == RecomputableFacts.end() ? nullptr : &*found;
}

bool agrees(Reach reach, bool said, bool computed)
{
    switch (reach) {
    case Reach::Exact:
        return said == computed;
    case Reach::TrueIsProven:
        return !said || computed;
    case Reach::FalseIsProven:
        return said || !computed;
    }
    return false;
}

std::string wordOf(bool value)
{
    return value ? "true" : "false";
}

std::string dataIn(const resolution::RefusalData &data)
{
    std::vector<std::string> members;
    for (const auto &[name, value] : data)
        members.push_back(name + " " + value);
    return listed(members);
}

Phrase disagreement(bool said, const resolution::Fact &computed)
{
    if (computed.why.empty())
        return {translatable("the ledger says %1, but statement and evidence make it %2"),
                {wordOf(said), wordOf(computed.value)}};
    return {translatable("the ledger says %1, but statement and evidence make it %2 (%3)"),
            {wordOf(said), wordOf(computed.value), dataIn(computed.why)}};
}

statement::Citation citationOf(const effect::StoredEvidence &stored)
{
    return {std::string(effect::toString(stored.evidence.source)), stored.digest.hex(), stored.evidence.observedAt,
            stored.evidence.method};
}

// The row as it was: what the statement's prior says, without attempts that began later. Events tell which those are;
// imported rows have only the time.
void setBack(FactInput &input, const EffectTrail &trail)
{
    auto &intent = input.intent;
    const auto &prior = *input.statement.prior;
    intent.status = effect::parseEffectStatus(prior.status).value_or(intent.status);
    intent.hold = trail.hold;
    const auto endOfSecond = input.now + std::chrono::seconds(1);
    const auto later = [&](const effect::EffectAttempt &attempt) {
        const bool untold = trail.imported && trail.lastAttempt == 0;
        return untold ? attempt.dispatchedAt && *attempt.dispatchedAt >= endOfSecond
                      : attempt.number > trail.lastAttempt;
    };
    const auto kept = std::remove_if(input.attempts.begin(), input.attempts.end(), later);
    if (kept == input.attempts.end())
        return;
    input.attempts.erase(kept, input.attempts.end());
    intent.attemptCount = std::max(trail.lastAttempt, static_cast<std::int64_t>(input.attempts.size()));
    intent.settleAt.reset();
    intent.openAttempt.reset();
    intent.lastAttemptAt.reset();
    for (const auto &attempt : input.attempts)
        intent.lastAttemptAt = std::max(intent.lastAttemptAt, attempt.dispatchedAt);
}

std::set<std::string> factsAskedFor(const std::vector<const Rule *> &rules)
{
    std::set<std::string> names;
    for (const auto *rule : rules) {
        for (const auto &need : rule->needs)
            for (const auto &literal : need.any)
                names.insert(literal.fact);
        for (const auto &literal : rule->twoPeopleWhen)
            names.insert(literal.fact);
    }
    return names;
}

} // namespace

std::vector<const Rule *> rulesOf(const Statement &said, const resolution::Rules &rules)
{
    const bool decides = said.kind == Kind::Resolve || said.kind == Kind::Propose || said.kind == Kind::Approve;
    std::vector<const Rule *> used;
    if (said.kind == Kind::Approve)
        used.push_back(&resolution::ruleFor(rules, said.kind, said.action));
    if (!decides)
        used.push_back(&resolution::ruleFor(rules, said.kind, said.action));
    else if (said.action == statement::Action::None)
        used.push_back(&resolution::ruleFor(rules, Kind::Settle, said.action));
    else
        used.push_back(&resolution::ruleFor(rules, Kind::Resolve, said.action));
    return used;
}

ReplayFacts::ReplayFacts(AuditSource &source, const ReplayAuthority &authority, ReplayProblems &problems)
    : m_source(source), m_authority(authority), m_problems(problems), m_rules(resolution::builtInRules())
{
}

bool knowsRules(const ReplayEntry &read, const ReplayAuthority &authority)
{
    const auto policy = authority.policyFor(read.statement.tenant);
    return !policy || policy->value.rulesDigest == resolution::builtInRules().digest.hex();
}

Result<std::optional<effect::StoredEvidence>> ReplayFacts::load(std::uint64_t seq, const statement::Citation &citation)
{
    const std::string subject = "effect_evidence " + citation.digest;
    COUNTERSIGN_TRY(const auto digest, Digest::fromHex(citation.digest));
    COUNTERSIGN_TRY(auto row, m_source.evidence(digest));
    if (!row) {
        m_problems.add(seq, subject, translatable("the cited evidence is not stored"));
        return std::optional<effect::StoredEvidence>();
    }
    if (!(sha256(row->bytes) == digest)) {
        m_problems.add(
            seq, subject,
            translatable("the stored bytes have another digest: the evidence was changed after it was cited"));
        return std::optional<effect::StoredEvidence>();
    }
    auto parsed = effect::parseEvidence(row->bytes);
    if (!parsed) {
        m_problems.add(seq, subject,
                       {translatable("the stored bytes are no evidence: %1"), {Phrases{parsed.error().context}}});
        return std::optional<effect::StoredEvidence>();
    }
    effect::StoredEvidence stored{digest,          std::move(*parsed), row->recordedBy,
                                  row->recordedAt, row->askedAt,       row->askedBy};
    if (row->lookup != stored.evidence.lookup)
        m_problems.add(seq, subject, translatable("is stored under another lookup than the one that made it"));
    if (!(citationOf(stored) == citation))
        m_problems.add(seq, subject, translatable("kind, time or method are not those of the citation"));
    return std::optional<effect::StoredEvidence>(std::move(stored));
}

Result<ReplayFacts::Cited> ReplayFacts::loadAll(const ReplayEntry &read,
                                                const std::vector<statement::Citation> &citations)
{
    Cited cited;
    for (const auto &citation : citations) {
        COUNTERSIGN_TRY(auto stored, load(read.seq, citation));
        if (stored)
            cited.push_back(std::move(*stored));
    }
    return cited;
}

Result<FactInput> ReplayFacts::inputOf(const ReplayEntry &read, const effect::EffectIntent &row,
                                       const EffectTrail &trail, const ReplayProposal *answered)
{
    const auto &said = read.statement;
    FactInput input{read.entry.at, row};
    COUNTERSIGN_TRY(input.attempts, m_source.attempts(row.ref));
    input.policy = m_authority.policyFor(said.tenant);
    input.contract = m_authority.contractFor(said.tenant, *said.effect);
    input.statement = said;
    input.signer = said.person;
    if (trail.hold)
        input.holderMayAct = m_authority.mayHold(trail.hold->by.value(), said.tenant);
    COUNTERSIGN_TRY(input.cited, loadAll(read, said.evidence));
    setBack(input, trail);
    if (answered == nullptr)
        return input;
    input.proposal = resolution::OpenProposal{answered->statement,
                                              said.proposal->id,
                                              answered->digest,
                                              answered->statement.person,
                                              answered->at,
                                              answered->at + answered->life,
                                              0};
    if (said.kind != Kind::Approve)
        return input;
    input.approver = said.person;
    input.signer = answered->statement.person;
    input.ownCited = input.cited;
    COUNTERSIGN_TRY(auto proposed, loadAll(read, answered->statement.evidence));
    for (auto &stored : proposed) {
        const auto same = [&](const effect::StoredEvidence &other) { return other.digest == stored.digest; };
        if (std::none_of(input.cited.begin(), input.cited.end(), same))
            input.cited.push_back(std::move(stored));
    }
    return input;
}

// Times by hand can be so far away that no sum with them has a meaning.
void ReplayFacts::checkTimes(const ReplayEntry &read, const FactInput &input)
{
    const auto check = [&](const char *subject, const std::optional<Instant> &at) {
        if (at && (*at < EarliestTime || *at > LatestTime))
            m_problems.add(read.seq, subject, translatable("is a time that no ledger can have written"));
    };
    const auto &intent = input.intent;
    for (const auto &at : {std::optional(intent.preparedAt), intent.lastAttemptAt, intent.keyExpiresAt,
                           intent.redispatchUntil, intent.settleAt})
        check("effect_intents", at);
    for (const auto &attempt : input.attempts)
        for (const auto &at : {attempt.dispatchedAt, std::optional(attempt.leaseExpiresAt), attempt.closedAt})
            check("effect_attempts", at);
    for (const auto &stored : input.cited) {
        check("effect_evidence", stored.recordedAt);
        check("lookups", stored.askedAt);
    }
}

Status ReplayFacts::check(const ReplayEntry &read, const effect::EffectIntent &row, const EffectTrail &trail,
                          const ReplayProposal *answered, bool signerIsHandler)
{
    const auto before = m_problems.count();
    COUNTERSIGN_TRY(auto input, inputOf(read, row, trail, answered));
    input.signerIsHandler = signerIsHandler;
    checkTimes(read, input);
    // Facts over evidence that is not what was cited say nothing more than that.
    if (m_problems.count() == before && knowsRules(read, m_authority))
        compare(read, input);
    else
        m_asserted += read.entry.facts.size();
    return {};
}

void ReplayFacts::compare(const ReplayEntry &read, const FactInput &input)
{
    const auto table = resolution::computeFacts(input, m_rules);
    for (const auto &[name, said] : read.entry.facts) {
        const auto *known = find(name);
        if (known == nullptr) {
            ++m_asserted;
            continue;
        }
        ++m_recomputed;
        const auto &computed = table.at(name);
        if (!agrees(known->reach, said, computed.value))
            m_problems.add(read.seq, "entry.facts." + name, disagreement(said, computed));
    }
}

void judgeLeaf(const ReplayEntry &read, const ReplayAuthority &authority, ReplayProblems &problems)
{
    if (!knowsRules(read, authority))
        return problems.add(
            read.seq, "policy.rules_digest",
            translatable("the policy in force pins rules that this program does not know: what was decided by "
                         "them cannot be checked"));
    const auto rules = rulesOf(read.statement, resolution::builtInRules());
    const auto asked = factsAskedFor(rules);
    resolution::FactTable table;
    for (const auto &[name, value] : read.entry.facts) {
        table[name].value = value;
        if (asked.count(name) == 0)
            problems.add(read.seq, "entry.facts", {translatable("%1 was not asked for"), {shown(name)}});
    }
    for (const auto &name : asked)
        if (table.count(name) == 0) {
            problems.add(read.seq, "entry.facts", {translatable("%1 is missing"), {name}});
            return;
        }
    for (const auto *rule : rules) {
        const auto judgement = resolution::judge(*rule, table);
        for (const auto &refusal : judgement.refusals)
            problems.add(
                read.seq, "entry.facts." + refusal.data.at("fact"),
                {translatable("by the facts in the entry the statement was to be refused with %1"), {refusal.code}});
        const bool alone = read.statement.kind == Kind::Resolve || read.statement.kind == Kind::Settle;
        if (judgement.twoPeople && alone)
            problems.add(
                read.seq, "statement.kind",
                {translatable("one person resolved what needs two, because of %1"), {listed(judgement.twoPeopleWhy)}});
    }
}

} // namespace countersign::audit
