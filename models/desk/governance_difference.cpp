// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/governance_difference.h"

#include "models/resolution/governance_subject.h"
#include "models/resolution/rules.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <utility>

namespace countersign::desk {
namespace {

using nlohmann::json;

std::string notNext(std::int64_t said, std::int64_t newest)
{
    return said == newest + 1
               ? std::string()
               : "version " + std::to_string(said) + " is not the next one: that is " + std::to_string(newest + 1);
}

Result<std::optional<ledger::PersonRecord>> find(ledger::LedgerReader &reader, const std::string &person)
{
    COUNTERSIGN_TRY(const auto persons, reader.persons());
    for (const auto &record : persons)
        if (record.person == person)
            return std::optional(record);
    return std::optional<ledger::PersonRecord>();
}

std::string enrolmentOf(const std::optional<ledger::PersonRecord> &person)
{
    return person ? "the enrolment of " + person->person : std::string();
}

json keysOf(const std::optional<ledger::PersonRecord> &person)
{
    return person ? json(person->liveKeys) : json::array();
}

json enrolmentJson(const std::string &name, const std::string &kind, json keys)
{
    return {{"display_name", name}, {"person_kind", kind}, {"keys", std::move(keys)}};
}

Result<GovernanceDifference> changesBy(ledger::LedgerReader &reader, const statement::OperatorEnrol &enrol)
{
    COUNTERSIGN_TRY(const auto person, find(reader, enrol.person));
    COUNTERSIGN_TRY(const auto key, statement::PublicKey::fromHex(enrol.publicKey));
    auto keys = keysOf(person);
    keys.push_back(key.keyId());
    const auto after = enrolmentJson(enrol.displayName, std::string(statement::toString(enrol.personKind)), keys);
    const auto before =
        person ? enrolmentJson(person->displayName, person->personKind, keysOf(person)) : json::object();
    return GovernanceDifference{enrolmentOf(person), fieldChanges(before, after), {}};
}

Result<GovernanceDifference> changesBy(ledger::LedgerReader &reader, const statement::KeyRevoke &revoke)
{
    COUNTERSIGN_TRY(const auto person, find(reader, revoke.person));
    const auto before = keysOf(person);
    auto after = json::array();
    for (const auto &key : before)
        if (key != revoke.key)
            after.push_back(key);
    return GovernanceDifference{enrolmentOf(person), fieldChanges({{"keys", before}}, {{"keys", after}}), {}};
}

json rolesJson(const std::set<statement::Role> &roles)
{
    auto words = json::array();
    for (const auto role : roles)
        words.push_back(std::string(statement::toString(role)));
    return {{"roles", words}};
}

Result<GovernanceDifference> changesBy(ledger::LedgerReader &reader, const statement::MembershipSet &membership)
{
    COUNTERSIGN_TRY(const auto person, find(reader, membership.person));
    const auto held = person ? person->memberships : decltype(person->memberships)();
    const auto now = held.find(membership.tenant);
    if (now == held.end())
        return GovernanceDifference{{}, fieldChanges(json::object(), rolesJson(membership.roles)), {}};
    return GovernanceDifference{"the membership of " + membership.person + " in " + membership.tenant,
                                fieldChanges(rolesJson(now->second), rolesJson(membership.roles)),
                                {}};
}

Result<GovernanceDifference> changesBy(ledger::LedgerReader &reader, const resolution::Policy &policy)
{
    return differenceOf(reader, policy);
}

Result<GovernanceDifference> changesBy(ledger::LedgerReader &reader, const effect::ProviderContract &contract)
{
    return differenceOf(reader, contract);
}

} // namespace

Result<GovernanceDifference> differenceOf(ledger::LedgerReader &reader, const resolution::Policy &policy)
{
    COUNTERSIGN_TRY(const auto inForce, reader.policy(policy.tenant));
    GovernanceDifference difference;
    const bool own = inForce && inForce->value.tenant == policy.tenant;
    difference.obstacle = notNext(policy.version, own ? inForce->value.version : 0);
    if (const auto rules = resolution::builtInRules().digest.hex(); policy.rulesDigest != rules)
        difference.obstacle = "rules_digest is not that of this release's rules, " + rules;
    if (inForce)
        difference.against = "policy version " + inForce->version + " of " + inForce->value.tenant;
    difference.changes = fieldChanges(inForce ? resolution::policySubject(inForce->value) : json::object(),
                                      resolution::policySubject(policy));
    return difference;
}

Result<GovernanceDifference> differenceOf(ledger::LedgerReader &reader, const effect::ProviderContract &contract)
{
    COUNTERSIGN_TRY(const auto inForce,
                    reader.contract(contract.tenant, contract.provider, contract.environment, contract.account));
    GovernanceDifference difference;
    const bool own = inForce && inForce->value.tenant == contract.tenant && inForce->value.account == contract.account;
    difference.obstacle = notNext(contract.version, own ? inForce->value.version : 0);
    if (inForce)
        difference.against = "contract version " + inForce->version + " of " + inForce->value.tenant + ", " +
                             inForce->value.provider + "/" + inForce->value.environment + "/" + inForce->value.account;
    difference.changes = fieldChanges(inForce ? effect::contractSubject(inForce->value) : json::object(),
                                      effect::contractSubject(contract));
    return difference;
}

Result<GovernanceDifference> differenceOf(ledger::LedgerReader &reader, const statement::Statement &governance)
{
    COUNTERSIGN_TRY(const auto subject, resolution::parseSubject(governance.kind, governance.subject));
    return std::visit([&](const auto &set) { return changesBy(reader, set); }, subject);
}

} // namespace countersign::desk
