// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/replay_log.h"
#include "models/audit/replay_problems.h"
#include "models/audit/replay_proposals.h"
#include "models/audit/trust.h"
#include "models/effect/provider_contract.h"
#include "models/resolution/facts.h"
#include "models/resolution/policy.h"
#include "models/statement/governance.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

// Who may say what, as it follows from the pinned root keys and the statements so far: persons, keys, memberships,
// policies and contracts. Nothing is believed that the ledger's tables say.
namespace countersign::audit {

struct ReplayKey
{
    std::string person{};
    statement::PublicKey key;
    std::uint64_t validFromSeq = 0;
    std::optional<std::uint64_t> revokedAtSeq{};
};

struct ReplayMembership
{
    std::set<statement::Role> roles{};
    std::uint64_t sinceSeq = 0;
};

class ReplayAuthority final
{
public:
    ReplayAuthority(const Trust &trust, ReplayProposals &proposals, ReplayProblems &problems);

    // The key is one of the person's at this sequence and the signature holds. Problems are said.
    bool authenticate(const ReplayEntry &read);
    // The signer's clock, the end of the statement's life, and how old a head the policy lets him cite. Problems are
    // said.
    void checkWindow(const ReplayEntry &read);
    // A governance statement or the answer to one, by somebody authenticated.
    void govern(const ReplayEntry &read);

    // In the tenant and in "*" together.
    std::set<statement::Role> rolesOf(const std::string &person, const std::string &tenant) const;
    // The person has a key that signs and a role in the tenant that lets him hold an effect.
    bool mayHold(const std::string &person, const std::string &tenant) const;
    // "key" or "role": what whoever signed this proposal has lost since; empty: nothing.
    std::string lostByProposer(const statement::Statement &proposal) const;
    // How long a proposal made now stays open.
    Duration proposalLife(const std::string &tenant) const;
    // The most specific version wins whole.
    std::optional<resolution::InForce<resolution::Policy>> policyFor(const std::string &tenant) const;
    std::optional<resolution::InForce<effect::ProviderContract>>
    contractFor(const std::string &tenant, const statement::EffectRestatement &effect) const;

    const std::map<std::string, StoredPerson> &persons() const { return m_persons; }
    const std::map<std::string, ReplayKey> &keys() const { return m_keys; }
    const std::map<std::pair<std::string, std::string>, ReplayMembership> &memberships() const { return m_memberships; }
    const std::vector<StoredVersion> &versions() const { return m_versions; }

private:
    using ContractScope = std::array<std::string, 4>; // tenant, provider, environment, account

    const RootKey *rootKeyOf(const statement::Statement &said) const;
    bool isBootstrapAct(const statement::Statement &said) const;
    bool isAdministrator(const ReplayEntry &read);
    void checkPolicy(const ReplayEntry &read);
    // Judges the subject that `entry` carries, its own or the restated one, and makes it apply where it may.
    void setSubject(statement::Kind kind, const ReplayEntry &entry, bool applies);
    bool permits(const statement::OperatorEnrol &enrol, const ReplayEntry &entry);
    bool permits(const statement::KeyRevoke &revoke, const ReplayEntry &entry);
    bool permits(const statement::MembershipSet &membership, const ReplayEntry &entry);
    bool permits(const resolution::Policy &policy, const ReplayEntry &entry);
    bool permits(const effect::ProviderContract &contract, const ReplayEntry &entry);
    void apply(const statement::OperatorEnrol &enrol, const ReplayEntry &entry);
    void apply(const statement::KeyRevoke &revoke, const ReplayEntry &entry);
    void apply(const statement::MembershipSet &membership, const ReplayEntry &entry);
    void apply(const resolution::Policy &policy, const ReplayEntry &entry);
    void apply(const effect::ProviderContract &contract, const ReplayEntry &entry);
    bool isNext(const StoredVersion &version, const ReplayEntry &entry);
    void keepVersion(StoredVersion version, const ReplayEntry &entry);
    bool reaches(const ReplayEntry &entry, const std::string &tenant);
    void refuse(const ReplayEntry &entry, const char *field, Phrase why);

    const Trust &m_trust;
    ReplayProposals &m_proposals;
    ReplayProblems &m_problems;
    std::map<std::string, StoredPerson> m_persons;
    std::map<std::string, ReplayKey> m_keys;                                       // by key id
    std::map<std::pair<std::string, std::string>, ReplayMembership> m_memberships; // tenant, person
    std::map<std::string, resolution::InForce<resolution::Policy>> m_policies;     // newest, by tenant
    std::map<ContractScope, resolution::InForce<effect::ProviderContract>> m_contracts;
    std::vector<StoredVersion> m_versions;
    int m_membershipStatements = 0; // applied alone; fewer than two: the ledger is still being set up
};

// Those of the roles held that permit the statement.
std::set<statement::Role> rolesThatPermit(const statement::Statement &said, std::set<statement::Role> held);

} // namespace countersign::audit
