// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_authority.h"

#include "models/audit/replay_facts.h"
#include "models/base/canonical_json.h"
#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <string_view>

namespace countersign::audit {
namespace {

using statement::Kind;
using statement::Role;
using statement::Statement;

constexpr int MembershipsOfBootstrap = 2;
constexpr std::string_view Everywhere = "*";
constexpr auto ProposalLifeWithoutPolicy = std::chrono::hours(24);
constexpr auto ClockWindow = std::chrono::hours(24);
constexpr auto OneSecond = std::chrono::seconds(1); // a leaf carries whole seconds, truncated

template <class Subject>
Result<Subject> parsed(const Statement &said, Result<Subject> (*parse)(const nlohmann::json &))
{
    COUNTERSIGN_TRY(const auto json, parseCanonical(said.subject));
    return parse(json);
}

} // namespace

ReplayAuthority::ReplayAuthority(const Trust &trust, ReplayProposals &proposals, ReplayProblems &problems)
    : m_trust(trust), m_proposals(proposals), m_problems(problems)
{
}

void ReplayAuthority::refuse(const ReplayEntry &entry, const char *field, Phrase why)
{
    m_problems.add(entry.seq, std::string("statement.") + field, std::move(why));
}

const RootKey *ReplayAuthority::rootKeyOf(const Statement &said) const
{
    const auto found = std::find_if(m_trust.rootKeys.begin(), m_trust.rootKeys.end(), [&](const RootKey &root) {
        return root.person == said.person && root.key.keyId() == said.key;
    });
    return found == m_trust.rootKeys.end() ? nullptr : &*found;
}

// Each root administrator's own enrolment with the pinned key, and his own first membership as an administrator.
bool ReplayAuthority::isBootstrapAct(const Statement &said) const
{
    const auto *root = rootKeyOf(said);
    if (root == nullptr || m_membershipStatements >= MembershipsOfBootstrap || said.tenant != Everywhere || said.policy)
        return false;
    const bool enrolled = m_keys.count(said.key) > 0;
    if (said.kind == Kind::OperatorEnrol) {
        const auto enrol = parsed(said, statement::parseOperatorEnrol);
        return !enrolled && enrol && enrol->person == root->person && enrol->publicKey == root->key.hex() &&
               enrol->personKind == statement::PersonKind::Human;
    }
    if (said.kind != Kind::MembershipSet || !enrolled)
        return false;
    const auto membership = parsed(said, statement::parseMembershipSet);
    return membership && membership->person == root->person && membership->tenant == Everywhere &&
           membership->roles.count(Role::Admin) > 0 && rolesOf(root->person, std::string(Everywhere)).empty();
}

bool ReplayAuthority::authenticate(const ReplayEntry &read)
{
    const auto &said = read.statement;
    const auto found = m_keys.find(said.key);
    if (found == m_keys.end()) {
        const auto *root = rootKeyOf(said);
        if (root == nullptr || !isBootstrapAct(said)) {
            refuse(read, "key", {translatable("no statement has enrolled the key %1"), {shown(said.key)}});
            return false;
        }
        const auto verified = statement::verifyEnvelope(read.entry.envelope, root->key);
        if (!verified)
            m_problems.add(read.seq, "envelope.signature", verified.error().context);
        return verified.has_value();
    }
    const auto before = m_problems.count();
    const auto &key = found->second;
    if (key.person != said.person)
        refuse(read, "person", {translatable("%1 signs with a key of %2"), {shown(said.person), shown(key.person)}});
    if (key.revokedAtSeq)
        refuse(read, "key", {translatable("was revoked in entry %1"), {std::to_string(*key.revokedAtSeq)}});
    if (const auto verified = statement::verifyEnvelope(read.entry.envelope, key.key); !verified)
        m_problems.add(read.seq, "envelope.signature", verified.error().context);
    return m_problems.count() == before;
}

void ReplayAuthority::checkWindow(const ReplayEntry &read)
{
    const auto &said = read.statement;
    const auto at = read.entry.at;
    const auto signedAt = parseInstant(said.signedAt);
    const auto expiresAt = parseInstant(said.expiresAt);
    if (!signedAt || *signedAt > at + ClockWindow + OneSecond || *signedAt < at - ClockWindow)
        refuse(read, "signed_at", {translatable("%1 is more than a day away from %2"), {shown(said.signedAt), at}});
    if (!expiresAt || *expiresAt <= at)
        refuse(read, "expires_at", {translatable("the statement was over when it entered the log at %1"), {at}});
    const auto policy = policyFor(said.tenant);
    const auto seen = parseUint64(said.seen.size);
    if (policy && seen && *seen <= read.seq && read.seq - *seen > static_cast<std::uint64_t>(policy->value.seenLag))
        refuse(read, "seen.size", translatable("the head the signer saw was older than the policy allows"));
}

std::set<Role> ReplayAuthority::rolesOf(const std::string &person, const std::string &tenant) const
{
    std::set<Role> roles;
    for (const auto &where : {tenant, std::string(Everywhere)}) {
        const auto found = m_memberships.find({where, person});
        if (found != m_memberships.end())
            roles.insert(found->second.roles.begin(), found->second.roles.end());
    }
    return roles;
}

bool ReplayAuthority::mayHold(const std::string &person, const std::string &tenant) const
{
    const bool hasKey = std::any_of(m_keys.begin(), m_keys.end(), [&](const auto &row) {
        return row.second.person == person && !row.second.revokedAtSeq;
    });
    const auto roles = rolesOf(person, tenant);
    const auto &holders = resolution::ruleFor(resolution::builtInRules(), Kind::Hold, statement::Action::None).roles;
    return hasKey && std::any_of(roles.begin(), roles.end(), [&](Role role) { return holders.count(role) > 0; });
}

std::string ReplayAuthority::lostByProposer(const Statement &proposal) const
{
    const auto key = m_keys.find(proposal.key);
    if (key == m_keys.end() || key->second.revokedAtSeq)
        return "key";
    return rolesThatPermit(proposal, rolesOf(proposal.person, proposal.tenant)).empty() ? "role" : "";
}

bool ReplayAuthority::isAdministrator(const ReplayEntry &read)
{
    if (rolesOf(read.statement.person, read.statement.tenant).count(Role::Admin) > 0)
        return true;
    refuse(read, "person",
           {translatable("%1 is no administrator of tenant %2 at this point of the log"),
            {shown(read.statement.person), shown(read.statement.tenant)}});
    return false;
}

void ReplayAuthority::govern(const ReplayEntry &read)
{
    const auto &said = read.statement;
    const bool bootstrap = isBootstrapAct(said);
    m_membershipStatements += bootstrap && said.kind == Kind::MembershipSet ? 1 : 0;
    if (!read.entry.facts.empty())
        m_problems.add(read.seq, "entry.facts", translatable("a governance entry carries no facts"));
    const bool waits = statement::isGovernance(said.kind) && !bootstrap && said.kind != Kind::KeyRevoke;
    checkOutcome(read, waits, m_problems);
    if (!bootstrap && !isAdministrator(read))
        return;
    checkPolicy(read);
    if (statement::isGovernance(said.kind)) {
        setSubject(said.kind, read, !waits);
        if (waits)
            m_proposals.open(read, proposalLife(said.tenant));
        return;
    }
    auto *proposal = m_proposals.answeredBy(read, *this);
    if (proposal == nullptr)
        return;
    const auto kind = proposal->statement.kind;
    m_proposals.settle(*proposal, read);
    if (said.kind == Kind::Approve)
        setSubject(kind, read, true);
}

// Declining and withdrawing set nothing, under whatever policy.
void ReplayAuthority::checkPolicy(const ReplayEntry &read)
{
    const auto &said = read.statement;
    if (said.kind == Kind::Decline || said.kind == Kind::Withdraw)
        return;
    const auto policy = policyFor(said.tenant);
    const bool same =
        policy && said.policy && policy->version == said.policy->version && policy->digest == said.policy->digest;
    if (!same && (policy || said.policy))
        refuse(read, "policy", translatable("is not the policy that was in force"));
}

Duration ReplayAuthority::proposalLife(const std::string &tenant) const
{
    const auto policy = policyFor(tenant);
    return policy ? policy->value.proposalLife : Duration(ProposalLifeWithoutPolicy);
}

std::optional<resolution::InForce<resolution::Policy>> ReplayAuthority::policyFor(const std::string &tenant) const
{
    for (const auto &where : {tenant, std::string(Everywhere)})
        if (const auto found = m_policies.find(where); found != m_policies.end())
            return found->second;
    return std::nullopt;
}

std::optional<resolution::InForce<effect::ProviderContract>>
ReplayAuthority::contractFor(const std::string &tenant, const statement::EffectRestatement &effect) const
{
    const std::string everywhere(Everywhere);
    for (const auto &where : {tenant, everywhere})
        for (const auto &account : {effect.account, everywhere}) {
            const auto found = m_contracts.find({where, effect.provider, effect.environment, account});
            if (found != m_contracts.end())
                return found->second;
        }
    return std::nullopt;
}

std::set<Role> rolesThatPermit(const Statement &said, std::set<Role> held)
{
    if (said.intent.empty())
        return held.count(Role::Admin) > 0 ? std::set{Role::Admin} : std::set<Role>();
    held.erase(Role::Admin); // an administrator governs; he decides nothing about an effect
    for (const auto *rule : rulesOf(said, resolution::builtInRules()))
        std::erase_if(held, [&](Role role) { return rule->roles.count(role) == 0; });
    const bool onlyHandler = held == std::set<Role>{Role::Handler};
    return onlyHandler && said.kind != Kind::Resolve ? std::set<Role>() : held;
}

} // namespace countersign::audit
