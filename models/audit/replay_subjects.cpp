// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_authority.h"

#include "models/resolution/governance_subject.h"

#include <algorithm>
#include <string_view>
#include <utility>

// What governance statements set: whether it may be set, judged when it is proposed and again when it is applied, as
// the ledger does, and what then stands.
namespace countersign::audit {
namespace {

using statement::Kind;
using statement::Role;

constexpr std::string_view Everywhere = "*";

// A machine decides nothing that a person must answer for.
bool isForPersonsOnly(Role role)
{
    return role == Role::Operator || role == Role::Approver || role == Role::Admin;
}

StoredVersion versionOf(const resolution::Policy &policy)
{
    return {"policy", policy.tenant, "", std::to_string(policy.version), resolution::policyDigest(policy).hex(), {}, 0};
}

StoredVersion versionOf(const effect::ProviderContract &contract)
{
    return {"contract",
            contract.tenant,
            contract.provider + "\n" + contract.environment + "\n" + contract.account,
            std::to_string(contract.version),
            effect::contractDigest(contract).hex(),
            {},
            0};
}

} // namespace

void ReplayAuthority::setSubject(Kind kind, const ReplayEntry &entry, bool applies)
{
    if (!statement::isGovernance(kind))
        return refuse(entry, "proposal", translatable("is not about governance"));
    const auto subject = resolution::parseSubject(kind, entry.statement.subject);
    if (!subject)
        return refuse(entry, "subject", subject.error().context);
    std::visit(
        [&](const auto &set) {
            if (permits(set, entry) && applies)
                apply(set, entry);
        },
        *subject);
}

// A tenant's administrator sets things for his tenant; one of "*" for any. Persons and keys are the whole ledger's.
bool ReplayAuthority::reaches(const ReplayEntry &entry, const std::string &tenant)
{
    const auto &from = entry.statement.tenant;
    if (from == tenant || from == Everywhere)
        return true;
    refuse(entry, "subject",
           {translatable("an administrator of tenant %1 sets something of %2"), {shown(from), shown(tenant)}});
    return false;
}

bool ReplayAuthority::permits(const statement::OperatorEnrol &enrol, const ReplayEntry &entry)
{
    const auto key = statement::PublicKey::fromHex(enrol.publicKey); // parseSubject() saw to it
    const auto person = m_persons.find(enrol.person);
    const auto other = m_keys.find(key->keyId());
    if (!reaches(entry, std::string(Everywhere)))
        return false;
    if (person != m_persons.end() && person->second.personKind != statement::toString(enrol.personKind))
        refuse(entry, "subject.person_kind", translatable("a person stays human or machine"));
    else if (other != m_keys.end())
        refuse(
            entry, "subject.public_key",
            {translatable("this key was enrolled in entry %1 already"), {std::to_string(other->second.validFromSeq)}});
    else
        return true;
    return false;
}

void ReplayAuthority::apply(const statement::OperatorEnrol &enrol, const ReplayEntry &entry)
{
    const auto key = statement::PublicKey::fromHex(enrol.publicKey);
    m_keys.try_emplace(key->keyId(), ReplayKey{enrol.person, *key, entry.seq, std::nullopt});
    m_persons[enrol.person] = {enrol.person, enrol.displayName, std::string(statement::toString(enrol.personKind))};
}

bool ReplayAuthority::permits(const statement::KeyRevoke &revoke, const ReplayEntry &entry)
{
    const auto found = m_keys.find(revoke.key);
    if (!reaches(entry, std::string(Everywhere)))
        return false;
    if (found == m_keys.end() || found->second.person != revoke.person)
        refuse(entry, "subject.key", {translatable("%1 has no key %2"), {shown(revoke.person), shown(revoke.key)}});
    else if (found->second.revokedAtSeq)
        refuse(entry, "subject.key",
               {translatable("was revoked in entry %1 already"), {std::to_string(*found->second.revokedAtSeq)}});
    else
        return true;
    return false;
}

void ReplayAuthority::apply(const statement::KeyRevoke &revoke, const ReplayEntry &entry)
{
    m_keys.at(revoke.key).revokedAtSeq = entry.seq;
}

bool ReplayAuthority::permits(const statement::MembershipSet &membership, const ReplayEntry &entry)
{
    if (!reaches(entry, membership.tenant))
        return false;
    const auto person = m_persons.find(membership.person);
    if (person == m_persons.end()) {
        refuse(entry, "subject.person", {translatable("nobody has enrolled %1"), {shown(membership.person)}});
        return false;
    }
    const bool machine = person->second.personKind == statement::toString(statement::PersonKind::Machine);
    for (const auto role : membership.roles)
        if (machine ? isForPersonsOnly(role) : role == Role::Handler) {
            refuse(entry, "subject.roles",
                   {translatable("%1 is no role for this kind of person"), {std::string(statement::toString(role))}});
            return false;
        }
    return true;
}

void ReplayAuthority::apply(const statement::MembershipSet &membership, const ReplayEntry &entry)
{
    m_memberships[{membership.tenant, membership.person}] = {membership.roles, entry.seq};
}

bool ReplayAuthority::permits(const resolution::Policy &policy, const ReplayEntry &entry)
{
    return reaches(entry, policy.tenant) && isNext(versionOf(policy), entry);
}

void ReplayAuthority::apply(const resolution::Policy &policy, const ReplayEntry &entry)
{
    const auto version = versionOf(policy);
    keepVersion(version, entry);
    m_policies[policy.tenant] = {policy, version.version, version.digest};
}

bool ReplayAuthority::permits(const effect::ProviderContract &contract, const ReplayEntry &entry)
{
    return reaches(entry, contract.tenant) && isNext(versionOf(contract), entry);
}

void ReplayAuthority::apply(const effect::ProviderContract &contract, const ReplayEntry &entry)
{
    const auto version = versionOf(contract);
    keepVersion(version, entry);
    m_contracts[{contract.tenant, contract.provider, contract.environment, contract.account}] = {
        contract, version.version, version.digest};
}

// Versions of one scope count 1, 2, 3, …
bool ReplayAuthority::isNext(const StoredVersion &version, const ReplayEntry &entry)
{
    const auto before = std::count_if(m_versions.begin(), m_versions.end(), [&](const StoredVersion &other) {
        return other.kind == version.kind && other.tenant == version.tenant && other.scope == version.scope;
    });
    if (version.version == std::to_string(before + 1))
        return true;
    refuse(entry, "subject.version",
           {translatable("is %1, but the next version is %2"), {shown(version.version), std::to_string(before + 1)}});
    return false;
}

void ReplayAuthority::keepVersion(StoredVersion version, const ReplayEntry &entry)
{
    version.subject = entry.statement.subject;
    version.seq = static_cast<std::int64_t>(entry.seq);
    m_versions.push_back(std::move(version));
}

} // namespace countersign::audit
