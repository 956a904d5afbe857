// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_authority.h"

#include "models/base/assert.h"
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

// A machine decides nothing that a person must answer for.
bool isForPersonsOnly(Role role)
{
    return role == Role::Operator || role == Role::Approver || role == Role::Admin;
}

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

void ReplayAuthority::refuse(const ReplayEntry &entry, const char *field, std::string why)
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
            refuse(read, "key", "no statement has enrolled the key " + shown(said.key));
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
        refuse(read, "person", shown(said.person) + " signs with a key of " + shown(key.person));
    if (key.revokedAtSeq)
        refuse(read, "key", "was revoked in entry " + std::to_string(*key.revokedAtSeq));
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
        refuse(read, "signed_at", shown(said.signedAt) + " is more than a day away from " + formatInstant(at));
    if (!expiresAt || *expiresAt <= at)
        refuse(read, "expires_at", "the statement was over when it entered the log at " + formatInstant(at));
    const auto policy = policyFor(said.tenant);
    const auto seen = parseUint64(said.seen.size);
    if (policy && seen && *seen <= read.seq && read.seq - *seen > static_cast<std::uint64_t>(policy->value.seenLag))
        refuse(read, "seen.size", "the head the signer saw was older than the policy allows");
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

bool ReplayAuthority::isAdministrator(const ReplayEntry &read)
{
    if (rolesOf(read.statement.person, read.statement.tenant).count(Role::Admin) > 0)
        return true;
    refuse(read, "person",
           shown(read.statement.person) + " is no administrator of tenant " + shown(read.statement.tenant) +
               " at this point of the log");
    return false;
}

void ReplayAuthority::govern(const ReplayEntry &read)
{
    const auto &said = read.statement;
    const bool bootstrap = isBootstrapAct(said);
    m_membershipStatements += bootstrap && said.kind == Kind::MembershipSet ? 1 : 0;
    if (!read.entry.facts.empty())
        m_problems.add(read.seq, "entry.facts", "a governance entry carries no facts");
    const bool waits = statement::isGovernance(said.kind) && !bootstrap && said.kind != Kind::KeyRevoke;
    checkOutcome(read, waits, m_problems);
    if (!bootstrap && !isAdministrator(read))
        return;
    const bool sets = said.kind != Kind::Decline && said.kind != Kind::Withdraw;
    if (sets && said.policy) {
        const auto policy = policyFor(said.tenant);
        if (!policy || policy->version != said.policy->version || policy->digest != said.policy->digest)
            refuse(read, "policy", "is not the policy that was in force");
    }
    if (statement::isGovernance(said.kind)) {
        if (bootstrap || said.kind == Kind::KeyRevoke)
            apply(said.kind, read);
        else
            m_proposals.open(read, proposalLife(said.tenant));
        return;
    }
    auto *proposal = m_proposals.answeredBy(read);
    if (proposal == nullptr)
        return;
    const auto kind = proposal->statement.kind;
    m_proposals.settle(*proposal, read);
    if (said.kind == Kind::Approve)
        apply(kind, read);
}

void ReplayAuthority::apply(Kind kind, const ReplayEntry &entry)
{
    const auto applied = [&](auto parse, auto set) {
        const auto subject = parsed(entry.statement, parse);
        if (subject)
            (this->*set)(*subject, entry);
        else
            refuse(entry, "subject", subject.error().context);
    };
    switch (kind) {
    case Kind::OperatorEnrol:
        return applied(statement::parseOperatorEnrol, &ReplayAuthority::enrol);
    case Kind::KeyRevoke:
        return applied(statement::parseKeyRevoke, &ReplayAuthority::revoke);
    case Kind::MembershipSet:
        return applied(statement::parseMembershipSet, &ReplayAuthority::setMembership);
    case Kind::PolicySet:
        return applied(resolution::parsePolicySubject, &ReplayAuthority::setPolicy);
    case Kind::ContractPublish:
        return applied(effect::parseContractSubject, &ReplayAuthority::publishContract);
    case Kind::Resolve:
    case Kind::Propose:
    case Kind::Approve:
    case Kind::Decline:
    case Kind::Withdraw:
    case Kind::Hold:
    case Kind::Unhold:
    case Kind::Escalate:
    case Kind::Note:
    case Kind::Settle:
        return refuse(entry, "proposal", "is not about governance");
    }
    COUNTERSIGN_UNREACHABLE();
}

// A tenant's administrator sets things for his tenant; one of "*" for any. Persons and keys are the whole ledger's.
bool ReplayAuthority::reaches(const ReplayEntry &entry, const std::string &tenant)
{
    const auto &from = entry.statement.tenant;
    if (from == tenant || from == Everywhere)
        return true;
    refuse(entry, "subject", "an administrator of tenant " + shown(from) + " sets something of " + shown(tenant));
    return false;
}

void ReplayAuthority::enrol(const statement::OperatorEnrol &enrol, const ReplayEntry &entry)
{
    const auto key = statement::PublicKey::fromHex(enrol.publicKey);
    if (!key)
        return refuse(entry, "subject.public_key", key.error().context);
    if (!reaches(entry, std::string(Everywhere)))
        return;
    const std::string kind(statement::toString(enrol.personKind));
    const auto person = m_persons.find(enrol.person);
    if (person != m_persons.end() && person->second.personKind != kind)
        return refuse(entry, "subject.person_kind", "a person stays human or machine");
    const auto [place, added] =
        m_keys.try_emplace(key->keyId(), ReplayKey{enrol.person, *key, entry.seq, std::nullopt});
    if (!added)
        return refuse(entry, "subject.public_key",
                      "this key was enrolled in entry " + std::to_string(place->second.validFromSeq) + " already");
    m_persons[enrol.person] = {enrol.person, enrol.displayName, kind};
}

void ReplayAuthority::revoke(const statement::KeyRevoke &revoke, const ReplayEntry &entry)
{
    if (!reaches(entry, std::string(Everywhere)))
        return;
    const auto found = m_keys.find(revoke.key);
    if (found == m_keys.end() || found->second.person != revoke.person)
        return refuse(entry, "subject.key", shown(revoke.person) + " has no key " + shown(revoke.key));
    if (found->second.revokedAtSeq)
        return refuse(entry, "subject.key",
                      "was revoked in entry " + std::to_string(*found->second.revokedAtSeq) + " already");
    found->second.revokedAtSeq = entry.seq;
}

void ReplayAuthority::setMembership(const statement::MembershipSet &membership, const ReplayEntry &entry)
{
    if (!reaches(entry, membership.tenant))
        return;
    const auto person = m_persons.find(membership.person);
    if (person == m_persons.end())
        return refuse(entry, "subject.person", "nobody has enrolled " + shown(membership.person));
    const bool machine = person->second.personKind == statement::toString(statement::PersonKind::Machine);
    for (const auto role : membership.roles)
        if (machine ? isForPersonsOnly(role) : role == Role::Handler)
            return refuse(entry, "subject.roles",
                          std::string(statement::toString(role)) + " is no role for this kind of person");
    m_memberships[{membership.tenant, membership.person}] = {membership.roles, entry.seq};
}

void ReplayAuthority::setPolicy(const resolution::Policy &policy, const ReplayEntry &entry)
{
    const resolution::InForce<resolution::Policy> inForce{policy, std::to_string(policy.version),
                                                          resolution::policyDigest(policy).hex()};
    if (reaches(entry, policy.tenant) &&
        keepVersion({"policy", policy.tenant, "", inForce.version, inForce.digest, entry.statement.subject, 0}, entry))
        m_policies[policy.tenant] = inForce;
}

void ReplayAuthority::publishContract(const effect::ProviderContract &contract, const ReplayEntry &entry)
{
    const resolution::InForce<effect::ProviderContract> inForce{contract, std::to_string(contract.version),
                                                                effect::contractDigest(contract).hex()};
    const auto scope = contract.provider + "\n" + contract.environment + "\n" + contract.account;
    if (reaches(entry, contract.tenant) &&
        keepVersion({"contract", contract.tenant, scope, inForce.version, inForce.digest, entry.statement.subject, 0},
                    entry))
        m_contracts[{contract.tenant, contract.provider, contract.environment, contract.account}] = inForce;
}

// Versions of one scope count 1, 2, 3, …
bool ReplayAuthority::keepVersion(StoredVersion version, const ReplayEntry &entry)
{
    const auto before = std::count_if(m_versions.begin(), m_versions.end(), [&](const StoredVersion &other) {
        return other.kind == version.kind && other.tenant == version.tenant && other.scope == version.scope;
    });
    if (version.version != std::to_string(before + 1)) {
        refuse(entry, "subject.version",
               "is " + shown(version.version) + ", but the next version is " + std::to_string(before + 1));
        return false;
    }
    version.seq = static_cast<std::int64_t>(entry.seq);
    m_versions.push_back(std::move(version));
    return true;
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

} // namespace countersign::audit
