// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/submit_governance.h"

#include "models/base/overload.h"
#include "models/ledger/sqlite/projections.h"
#include "models/resolution/governance_subject.h"
#include "models/resolution/rules.h"

#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace countersign::ledger {

using statement::Role;
using statement::Statement;

namespace {

Refused because(const char *code, std::string reason, resolution::RefusalData data = {})
{
    data["reason"] = std::move(reason);
    return refusal(code, std::move(data));
}

// A tenant's administrator sets things for his tenant; one of "*" for any.
Refused guardReach(const Statement &said, const std::string &tenant)
{
    if (said.tenant == tenant || said.tenant == "*")
        return std::nullopt;
    return because("RC401", "subject_of_another_tenant", {{"tenant", said.tenant}, {"subject_tenant", tenant}});
}

// Persons and keys are the whole ledger's.
Refused guardWholeLedger(const Statement &said)
{
    if (said.tenant == "*")
        return std::nullopt;
    return because("RC401", "only_for_all_tenants", {{"tenant", said.tenant}});
}

// A machine decides nothing that a person must answer for.
bool isForPersonsOnly(Role role)
{
    return role == Role::Operator || role == Role::Approver || role == Role::Admin;
}

Result<Refused> guardEnrol(SubmitCase &one, const Statement &said, const statement::OperatorEnrol &enrol)
{
    if (auto refused = guardWholeLedger(said))
        return refused;
    COUNTERSIGN_TRY(const auto key, statement::PublicKey::fromHex(enrol.publicKey));
    COUNTERSIGN_TRY(const auto taken,
                    one.session.query("SELECT person FROM operator_keys WHERE key_id = ?", {key.keyId()}));
    if (!taken.empty())
        return because("RC401", "key_in_use", {{"key", key.keyId()}, {"person", taken.front().text(0)}});
    COUNTERSIGN_TRY(const auto rows,
                    one.session.query("SELECT person_kind FROM operators WHERE person = ?", {enrol.person}));
    if (!rows.empty() && rows.front().text(0) != statement::toString(enrol.personKind))
        return because("RC401", "person_kind_never_changes", {{"person", enrol.person}});
    return Refused();
}

Result<Refused> guardRevoke(SubmitCase &one, const Statement &said, const statement::KeyRevoke &revoke)
{
    if (auto refused = guardWholeLedger(said))
        return refused;
    COUNTERSIGN_TRY(const auto row, findKey(one.session, revoke.key));
    if (!row || row->person != revoke.person)
        return because("RC401", "not_that_persons_key", {{"key", revoke.key}, {"person", revoke.person}});
    if (row->revokedAtSeq)
        return because("RC401", "revoked_already",
                       {{"key", revoke.key}, {"revoked_at_seq", std::to_string(*row->revokedAtSeq)}});
    return Refused();
}

Result<Refused> guardMembershipSet(SubmitCase &one, const Statement &said, const statement::MembershipSet &membership)
{
    if (auto refused = guardReach(said, membership.tenant))
        return refused;
    COUNTERSIGN_TRY(const auto rows,
                    one.session.query("SELECT person_kind FROM operators WHERE person = ?", {membership.person}));
    if (rows.empty())
        return because("RC401", "person_not_enrolled", {{"person", membership.person}});
    const bool machine = rows.front().text(0) == statement::toString(statement::PersonKind::Machine);
    for (const auto role : membership.roles)
        if (machine ? isForPersonsOnly(role) : role == Role::Handler)
            return because("RC401", "role_not_for_this_kind_of_person",
                           {{"person", membership.person}, {"role", std::string(statement::toString(role))}});
    return Refused();
}

Result<Refused> guardNextVersion(SubmitCase &one, std::string_view sql, const SqlParams &scope, std::int64_t version)
{
    COUNTERSIGN_TRY(const auto rows, one.session.query(sql, scope));
    const auto current = rows.front().integer(0);
    if (version == current + 1)
        return Refused();
    return because("RC404", "not_the_next_version",
                   {{"version", std::to_string(version)}, {"current", std::to_string(current)}});
}

Result<Refused> guardPolicySet(SubmitCase &one, const Statement &said, const resolution::Policy &policy)
{
    if (auto refused = guardReach(said, policy.tenant))
        return refused;
    const auto rules = resolution::builtInRules().digest.hex();
    if (policy.rulesDigest != rules)
        return because("RC404", "rules_digest", {{"rules_digest", rules}, {"said", policy.rulesDigest}});
    return guardNextVersion(one, "SELECT coalesce(max(version), 0) FROM policies WHERE tenant_id = ?", {policy.tenant},
                            policy.version);
}

Result<Refused> guardContract(SubmitCase &one, const Statement &said, const effect::ProviderContract &contract)
{
    if (auto refused = guardReach(said, contract.tenant))
        return refused;
    return guardNextVersion(one,
                            "SELECT coalesce(max(version), 0) FROM provider_contracts WHERE tenant_id = ? AND provider "
                            "= ? AND environment = ? AND account = ?",
                            {contract.tenant, contract.provider, contract.environment, contract.account},
                            contract.version);
}

Status applyEnrol(SqliteSession &session, const statement::OperatorEnrol &enrol, std::int64_t seq)
{
    COUNTERSIGN_TRY(const auto key, statement::PublicKey::fromHex(enrol.publicKey));
    COUNTERSIGN_CHECK(
        session.execute("INSERT INTO operators (person, display_name, person_kind, since_seq) VALUES (?, ?, ?, ?) "
                        "ON CONFLICT (person) DO UPDATE SET display_name = excluded.display_name",
                        {enrol.person, enrol.displayName, statement::toString(enrol.personKind), seq}));
    COUNTERSIGN_CHECK(session.execute("INSERT INTO operator_keys (key_id, person, public_key, valid_from_seq) "
                                      "VALUES (?, ?, ?, ?)",
                                      {key.keyId(), enrol.person, key.hex(), seq}));
    return {};
}

Status applyMembership(SqliteSession &session, const statement::MembershipSet &membership, std::int64_t seq)
{
    COUNTERSIGN_CHECK(session.execute(
        "INSERT INTO memberships (tenant_id, person, roles, since_seq) VALUES (?, ?, ?, ?) ON CONFLICT (tenant_id, "
        "person) DO UPDATE SET roles = excluded.roles, since_seq = excluded.since_seq",
        {membership.tenant, membership.person, writeRoles(membership.roles), seq}));
    return {};
}

Status applyContract(SqliteSession &session, const effect::ProviderContract &contract, const std::string &subject,
                     std::int64_t seq)
{
    COUNTERSIGN_CHECK(session.execute(
        "INSERT INTO provider_contracts (tenant_id, provider, environment, account, version, digest, subject, seq) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        {contract.tenant, contract.provider, contract.environment, contract.account, contract.version,
         effect::contractDigest(contract).hex(), subject, seq}));
    return {};
}

Status applyPolicy(SqliteSession &session, const resolution::Policy &policy, const std::string &subject,
                   std::int64_t seq)
{
    COUNTERSIGN_CHECK(
        session.execute("INSERT INTO policies (tenant_id, version, digest, subject, seq) VALUES (?, ?, ?, ?, ?)",
                        {policy.tenant, policy.version, resolution::policyDigest(policy).hex(), subject, seq}));
    return {};
}

Status applyRevoke(SqliteSession &session, const statement::KeyRevoke &revoke, std::int64_t seq)
{
    COUNTERSIGN_CHECK(session.execute("UPDATE operator_keys SET revoked_at_seq = ? WHERE key_id = ? AND person = ? "
                                      "AND revoked_at_seq IS NULL",
                                      {seq, revoke.key, revoke.person}));
    return {};
}

} // namespace

Result<Refused> guardSubject(SubmitCase &one, const Statement &governance)
{
    COUNTERSIGN_TRY(const auto subject, resolution::parseSubject(governance.kind, governance.subject));
    return std::visit(
        Overload{
            [&](const statement::OperatorEnrol &enrol) { return guardEnrol(one, governance, enrol); },
            [&](const statement::KeyRevoke &revoke) { return guardRevoke(one, governance, revoke); },
            [&](const statement::MembershipSet &set) { return guardMembershipSet(one, governance, set); },
            [&](const resolution::Policy &policy) { return guardPolicySet(one, governance, policy); },
            [&](const effect::ProviderContract &contract) { return guardContract(one, governance, contract); },
        },
        subject);
}

Status applySubject(SqliteSession &session, const Statement &governance, std::int64_t seq)
{
    COUNTERSIGN_TRY(const auto subject, resolution::parseSubject(governance.kind, governance.subject));
    return std::visit(
        Overload{
            [&](const statement::OperatorEnrol &enrol) { return applyEnrol(session, enrol, seq); },
            [&](const statement::KeyRevoke &revoke) { return applyRevoke(session, revoke, seq); },
            [&](const statement::MembershipSet &set) { return applyMembership(session, set, seq); },
            [&](const resolution::Policy &policy) { return applyPolicy(session, policy, governance.subject, seq); },
            [&](const effect::ProviderContract &contract) {
                return applyContract(session, contract, governance.subject, seq);
            },
        },
        subject);
}

} // namespace countersign::ledger
