// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_decisions.h"

#include "models/base/assert.h"

#include <chrono>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace countersign::audit {
namespace {

using effect::EffectRef;
using statement::Action;
using statement::Kind;
using statement::Role;

statement::EffectRestatement restated(const effect::EffectIntent &row)
{
    statement::EffectRestatement text;
    text.provider = row.provider;
    text.account = row.account;
    text.environment = row.environment;
    text.operation = row.operation;
    text.effectKind = effect::toString(row.kind);
    text.providerKey = row.providerKey;
    text.requestDigest = row.requestDigest.hex();
    if (row.amount) {
        text.amountMinor = std::to_string(row.amount->minorUnits());
        text.currency = row.amount->currency().code();
    }
    text.customerRef = row.customerRef;
    text.recipientRef = row.recipientRef;
    return text;
}

struct RestatedField
{
    const char *name;
    std::string statement::EffectRestatement::*field;
};

constexpr RestatedField RestatedFields[] = {
    {"provider", &statement::EffectRestatement::provider},
    {"account", &statement::EffectRestatement::account},
    {"environment", &statement::EffectRestatement::environment},
    {"operation", &statement::EffectRestatement::operation},
    {"effect_kind", &statement::EffectRestatement::effectKind},
    {"provider_key", &statement::EffectRestatement::providerKey},
    {"request_digest", &statement::EffectRestatement::requestDigest},
    {"amount_minor", &statement::EffectRestatement::amountMinor},
    {"currency", &statement::EffectRestatement::currency},
    {"customer_ref", &statement::EffectRestatement::customerRef},
    {"recipient_ref", &statement::EffectRestatement::recipientRef},
};

} // namespace

bool isAnswer(Kind kind)
{
    return kind == Kind::Approve || kind == Kind::Decline || kind == Kind::Withdraw;
}

ReplayDecisions::ReplayDecisions(AuditSource &source, const ReplayAuthority &authority, ReplayProposals &proposals,
                                 ReplayProblems &problems)
    : m_source(source),
      m_authority(authority),
      m_proposals(proposals),
      m_problems(problems),
      m_effects(source, problems),
      m_conflicts(problems),
      m_facts(source, authority, problems)
{
}

Status ReplayDecisions::decide(const ReplayEntry &read)
{
    const auto &said = read.statement;
    const auto before = m_problems.count();
    const auto tenant = TenantId::parse(said.tenant);
    const auto key = IntentKey::parse(said.intent);
    COUNTERSIGN_ASSERT(tenant && key); // parseStatement() saw to it
    const EffectRef ref{*tenant, *key};

    const bool handler = checkRole(read, m_authority, m_problems);
    checkTransition(read, m_problems);
    checkHold(read, m_authority, m_problems);
    checkOutcome(read, said.kind == Kind::Propose, m_problems);
    COUNTERSIGN_TRY(const bool reached, m_effects.reach(read, ref));
    ReplayProposal *answered = nullptr;
    if (isAnswer(said.kind))
        answered = m_proposals.answeredBy(read, m_authority);
    else if (said.kind == Kind::Resolve || said.kind == Kind::Propose)
        m_proposals.checkNoneStands(read, m_authority);
    COUNTERSIGN_TRY(const auto row, m_source.intent(ref));
    if (row)
        checkRestatement(read, *row);
    else
        m_problems.add(read.seq, subjectOf(ref, "row"),
                       translatable("a statement speaks of this effect, but it is not in the table"));
    if (row && (answered != nullptr || !isAnswer(said.kind)))
        COUNTERSIGN_CHECK(m_facts.check(read, *row, m_effects.trailOf(ref), answered, handler));
    judgeLeaf(read, m_authority, m_problems);
    if (reached && m_problems.count() == before)
        apply(read, ref, answered);
    return {};
}

Status ReplayDecisions::compareWithTables(const std::function<Status()> &pause)
{
    COUNTERSIGN_CHECK(m_effects.compareWithTable(pause));
    return m_conflicts.compareWithTable(m_source);
}

bool checkRole(const ReplayEntry &read, const ReplayAuthority &authority, ReplayProblems &problems)
{
    const auto &said = read.statement;
    const auto allowed = rolesThatPermit(said, authority.rolesOf(said.person, said.tenant));
    if (allowed.empty())
        problems.add(read.seq, "statement.person",
                     {translatable("%1 has no role in tenant %2 that permits %3 %4"),
                      {shown(said.person), shown(said.tenant), std::string(statement::toString(said.kind)),
                       std::string(statement::toString(said.action))}});
    return allowed == std::set<Role>{Role::Handler};
}

void checkTransition(const ReplayEntry &read, ReplayProblems &problems)
{
    const auto &said = read.statement;
    const auto status = effect::parseEffectStatus(said.prior->status);
    for (const auto *rule : rulesOf(said, resolution::builtInRules()))
        if (!status || (!rule->from.empty() && rule->from.count(*status) == 0))
            problems.add(read.seq, "statement.prior.status",
                         {translatable("%1 %2 is not possible from %3"),
                          {std::string(statement::toString(said.kind)), std::string(statement::toString(said.action)),
                           shown(said.prior->status)}});
}

// G10 and the policy's longest hold; an entry carries whole seconds.
void checkHold(const ReplayEntry &read, const ReplayAuthority &authority, ReplayProblems &problems)
{
    const auto &said = read.statement;
    const auto until = parseInstant(said.holdUntil);
    if (said.kind != Kind::Hold || !until)
        return;
    const auto policy = authority.policyFor(said.tenant);
    if (*until <= read.entry.at || (policy && *until > read.entry.at + policy->value.holdMax + std::chrono::seconds(1)))
        problems.add(read.seq, "statement.hold.until",
                     {translatable("%1 is past or further away than the policy allows"), {shown(said.holdUntil)}});
}

void ReplayDecisions::checkRestatement(const ReplayEntry &read, const effect::EffectIntent &row)
{
    const auto stored = restated(row);
    for (const auto &[name, field] : RestatedFields) {
        const auto &said = *read.statement.effect;
        if (said.*field != stored.*field)
            m_problems.add(
                read.seq, subjectOf(row.ref, name),
                {translatable("is %1, but what was signed is %2"), {shown(stored.*field), shown(said.*field)}});
    }
}

void ReplayDecisions::apply(const ReplayEntry &read, const EffectRef &ref, ReplayProposal *answered)
{
    const auto &said = read.statement;
    if (answered != nullptr)
        m_proposals.settle(*answered, read);
    if (said.kind == Kind::Resolve || said.kind == Kind::Propose)
        m_proposals.supersede(read);
    switch (said.kind) {
    case Kind::Resolve:
    case Kind::Approve:
        if (said.action != Action::None)
            m_effects.applyResolution(read, ref);
        if (said.compensation)
            m_effects.begin(read, ref);
        return m_conflicts.apply(read);
    case Kind::Settle:
        return m_conflicts.apply(read);
    case Kind::Propose:
        return m_proposals.open(read, m_authority.proposalLife(said.tenant));
    case Kind::Hold: {
        const auto by = PersonId::parse(said.person);
        const auto until = parseInstant(said.holdUntil);
        if (by && until)
            m_effects.setHold(ref, effect::Hold{*by, *until});
        return;
    }
    case Kind::Unhold:
        return m_effects.setHold(ref, std::nullopt);
    case Kind::Escalate:
        return m_effects.setEscalation(ref, *said.escalation);
    case Kind::Decline:
    case Kind::Withdraw:
    case Kind::Note:
        return;
    case Kind::OperatorEnrol:
    case Kind::KeyRevoke:
    case Kind::MembershipSet:
    case Kind::PolicySet:
    case Kind::ContractPublish:
        break;
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace countersign::audit
