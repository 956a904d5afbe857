// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/statement/public_key.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <set>
#include <string>
#include <string_view>

// The subjects of governance statements that are not a policy or a contract: who exists, with which key, and what he
// may do where. Every leaf is a string; unknown and missing fields are refused by name.
namespace countersign::statement {

enum class Role { Operator, Approver, Auditor, Admin, Handler, Worker };
std::string_view toString(Role role);
std::optional<Role> parseRole(std::string_view word);

enum class PersonKind { Human, Machine }; // a handler is a machine
std::string_view toString(PersonKind kind);
std::optional<PersonKind> parsePersonKind(std::string_view word);

// operator_enrol: {person, display_name, person_kind, public_key}. A second one for the same person adds a key.
struct OperatorEnrol
{
    std::string person{};
    std::string displayName{};
    PersonKind personKind = PersonKind::Human;
    std::string publicKey{}; // 64 hex digits; must parse as PublicKey
    bool operator==(const OperatorEnrol &) const = default;
};

// membership_set: {tenant, person, roles}. Replaces the person's roles in that tenant (or "*"); no roles = removed.
struct MembershipSet
{
    std::string tenant{};
    std::string person{};
    std::set<Role> roles{};
    bool operator==(const MembershipSet &) const = default;
};

// key_revoke: {person, key}. Valid for sequence numbers before this statement's only.
struct KeyRevoke
{
    std::string person{};
    std::string key{}; // key id
    bool operator==(const KeyRevoke &) const = default;
};

nlohmann::json subjectOf(const OperatorEnrol &enrol);
nlohmann::json subjectOf(const MembershipSet &membership);
nlohmann::json subjectOf(const KeyRevoke &revoke);
Result<OperatorEnrol> parseOperatorEnrol(const nlohmann::json &subject);
Result<MembershipSet> parseMembershipSet(const nlohmann::json &subject);
Result<KeyRevoke> parseKeyRevoke(const nlohmann::json &subject);

} // namespace countersign::statement
