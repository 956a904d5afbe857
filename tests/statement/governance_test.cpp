// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/governance.h"

#include <nlohmann/json.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace countersign::statement {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

constexpr const char *GoodKey = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

template <class T>
void expectRefused(const Result<T> &parsed, const std::string &names)
{
    ASSERT_FALSE(parsed.has_value());
    EXPECT_EQ(parsed.error().kind, ErrorKind::InvalidInput);
    EXPECT_THAT(english(parsed.error().context), HasSubstr(names));
}

// Every field of a subject removed, turned into a number, and joined by an unknown one.
template <class Parse>
void expectClosedSchema(const json &good, Parse parse)
{
    ASSERT_TRUE(parse(good).has_value());
    for (const auto &[name, value] : good.items()) {
        json bad = good;
        bad.erase(name);
        expectRefused(parse(bad), name);
        bad[name] = 1;
        expectRefused(parse(bad), name);
    }
    json more = good;
    more["extra"] = "";
    expectRefused(parse(more), "extra");
    expectRefused(parse(json::array()), "object");
    expectRefused(parse(json()), "object");
}

TEST(Roles, HaveOneWordBothWays)
{
    for (const Role role : {Role::Operator, Role::Approver, Role::Auditor, Role::Admin, Role::Handler, Role::Worker})
        EXPECT_EQ(parseRole(toString(role)), role);
    EXPECT_EQ(parseRole("root"), std::nullopt);
    for (const PersonKind kind : {PersonKind::Human, PersonKind::Machine})
        EXPECT_EQ(parsePersonKind(toString(kind)), kind);
    EXPECT_EQ(parsePersonKind("bot"), std::nullopt);
}

TEST(OperatorEnrol, SurvivesWritingAndParsingAndIsAClosedSchema)
{
    for (const PersonKind kind : {PersonKind::Human, PersonKind::Machine}) {
        const OperatorEnrol enrol{"m.ortiz", "María Ortiz", kind, GoodKey};
        EXPECT_EQ(parseOperatorEnrol(subjectOf(enrol)).value(), enrol);
        expectClosedSchema(subjectOf(enrol), parseOperatorEnrol);
    }
}

TEST(OperatorEnrol, RefusesAKeyThatNobodyShouldHave)
{
    OperatorEnrol enrol{"m.ortiz", "María Ortiz", PersonKind::Human, std::string(64, '0')};
    expectRefused(parseOperatorEnrol(subjectOf(enrol)), "low order");
    enrol.publicKey = "xx";
    expectRefused(parseOperatorEnrol(subjectOf(enrol)), "public_key");
    json subject = subjectOf(OperatorEnrol{"m.ortiz", "María Ortiz", PersonKind::Human, GoodKey});
    subject["person_kind"] = "bot";
    expectRefused(parseOperatorEnrol(subject), "person_kind");
    subject["person_kind"] = "human";
    subject["display_name"] = "Mar\u202eía";
    expectRefused(parseOperatorEnrol(subject), "display_name");
}

TEST(MembershipSet, SurvivesWritingAndParsingAndIsAClosedSchema)
{
    const MembershipSet membership{"*", "m.ortiz", {Role::Approver, Role::Operator}};
    EXPECT_EQ(parseMembershipSet(subjectOf(membership)).value(), membership);
    expectClosedSchema(subjectOf(membership), parseMembershipSet);
}

TEST(MembershipSet, WithoutRolesRemovesThePerson)
{
    const MembershipSet nobody{"acme", "m.ortiz", {}};
    EXPECT_EQ(parseMembershipSet(subjectOf(nobody)).value(), nobody);
}

TEST(MembershipSet, RefusesUnknownAndRepeatedRoles)
{
    json subject = subjectOf(MembershipSet{"acme", "m.ortiz", {}});
    subject["roles"] = {"operator", "root"};
    expectRefused(parseMembershipSet(subject), "roles");
    subject["roles"] = {"operator", "operator"};
    expectRefused(parseMembershipSet(subject), "roles");
}

TEST(KeyRevoke, SurvivesWritingAndParsingAndIsAClosedSchema)
{
    const KeyRevoke revoke{"m.ortiz", std::string(64, 'a')};
    EXPECT_EQ(parseKeyRevoke(subjectOf(revoke)).value(), revoke);
    expectClosedSchema(subjectOf(revoke), parseKeyRevoke);
    expectRefused(parseKeyRevoke(subjectOf(KeyRevoke{"m.ortiz", "A"})), "key");
}

} // namespace
} // namespace countersign::statement
