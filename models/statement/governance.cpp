// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/governance.h"

#include "models/base/enum_table.h"
#include "models/base/json_reader.h"
#include "models/statement/statement.h"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace countersign::statement {
namespace {

using nlohmann::json;

constexpr EnumTable RoleWords{std::array{
    EnumWord<Role>{Role::Operator, "operator"},
    EnumWord<Role>{Role::Approver, "approver"},
    EnumWord<Role>{Role::Auditor, "auditor"},
    EnumWord<Role>{Role::Admin, "admin"},
    EnumWord<Role>{Role::Handler, "handler"},
    EnumWord<Role>{Role::Worker, "worker"},
}};

constexpr EnumTable PersonKindWords{std::array{
    EnumWord<PersonKind>{PersonKind::Human, "human"},
    EnumWord<PersonKind>{PersonKind::Machine, "machine"},
}};

} // namespace

std::string_view toString(Role role)
{
    return RoleWords.word(role);
}

std::optional<Role> parseRole(std::string_view word)
{
    return RoleWords.parse(word);
}

std::string_view toString(PersonKind kind)
{
    return PersonKindWords.word(kind);
}

std::optional<PersonKind> parsePersonKind(std::string_view word)
{
    return PersonKindWords.parse(word);
}

json subjectOf(const OperatorEnrol &enrol)
{
    return {{"person", enrol.person},
            {"display_name", enrol.displayName},
            {"person_kind", std::string(toString(enrol.personKind))},
            {"public_key", enrol.publicKey}};
}

json subjectOf(const MembershipSet &membership)
{
    json roles = json::array();
    for (const Role role : membership.roles)
        roles.push_back(std::string(toString(role)));
    return {{"tenant", membership.tenant}, {"person", membership.person}, {"roles", std::move(roles)}};
}

json subjectOf(const KeyRevoke &revoke)
{
    return {{"person", revoke.person}, {"key", revoke.key}};
}

Result<OperatorEnrol> parseOperatorEnrol(const json &subject)
{
    JsonReader reader(subject, translatable("operator_enrol"));
    OperatorEnrol enrol;
    enrol.person = reader.text("person", 1, MaxNameBytes);
    enrol.displayName = reader.text("display_name", 1, MaxNameBytes);
    const auto kind = parsePersonKind(reader.text("person_kind", 1, 16));
    if (!kind)
        reader.refuse("person_kind", translatable("is neither human nor machine"));
    enrol.publicKey = reader.text("public_key", 2 * PublicKey::Size, 2 * PublicKey::Size);
    const auto key = PublicKey::fromHex(enrol.publicKey);
    if (!key)
        reader.refuse("public_key", {translatable("is no usable key: %1"), {Phrases{key.error().context}}});
    COUNTERSIGN_CHECK(reader.finish());
    enrol.personKind = *kind;
    return enrol;
}

Result<MembershipSet> parseMembershipSet(const json &subject)
{
    JsonReader reader(subject, translatable("membership_set"));
    MembershipSet membership;
    membership.tenant = reader.text("tenant", 1, MaxNameBytes);
    membership.person = reader.text("person", 1, MaxNameBytes);
    for (const std::string &word : reader.texts("roles", RoleWords.rows().size(), 16)) {
        const auto role = parseRole(word);
        if (!role)
            reader.refuse("roles", translatable("names an unknown role"));
        else if (!membership.roles.insert(*role).second)
            reader.refuse("roles", translatable("names one role twice"));
    }
    COUNTERSIGN_CHECK(reader.finish());
    return membership;
}

Result<KeyRevoke> parseKeyRevoke(const json &subject)
{
    JsonReader reader(subject, translatable("key_revoke"));
    KeyRevoke revoke;
    revoke.person = reader.text("person", 1, MaxNameBytes);
    revoke.key = reader.digest("key");
    COUNTERSIGN_CHECK(reader.finish());
    return revoke;
}

} // namespace countersign::statement
