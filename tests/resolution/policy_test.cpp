// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/policy.h"

#include "tests/resolution/vector_input.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace countersign::resolution {
namespace {

using nlohmann::json;
using statement::Action;
using ::testing::HasSubstr;

json sample()
{
    return policySubject(loadScene("confirm").input.policy->value);
}

json &memberAt(json &subject, const std::string &pointer)
{
    return subject[json::json_pointer(pointer)];
}

void expectRefused(const json &subject, const std::string &names)
{
    const auto policy = parsePolicySubject(subject);
    ASSERT_FALSE(policy.has_value()) << names;
    EXPECT_EQ(policy.error().kind, ErrorKind::InvalidInput);
    EXPECT_THAT(english(policy.error().context), HasSubstr(names));
}

void expectRefusedWith(const std::string &pointer, const json &value, const std::string &names)
{
    SCOPED_TRACE(pointer + " = " + value.dump());
    json subject = sample();
    memberAt(subject, pointer) = value;
    expectRefused(subject, names);
}

// Every object of the form, by pointer.
void collectObjects(const json &value, const std::string &pointer, std::vector<std::string> &objects)
{
    objects.push_back(pointer);
    for (const auto &[name, member] : value.items())
        if (member.is_object())
            collectObjects(member, pointer + "/" + name, objects);
}

bool isLimits(const std::string &pointer)
{
    return pointer.find("thresholds/") != std::string::npos || pointer.ends_with("/limits") ||
           pointer.ends_with("/max_minor");
}

TEST(Policy, SurvivesWritingAndReading)
{
    const auto policy = parsePolicySubject(sample());
    ASSERT_TRUE(policy.has_value()) << english(policy.error().context);
    EXPECT_EQ(policySubject(*policy), sample());
    EXPECT_EQ(*policy, loadScene("confirm").input.policy->value);
    EXPECT_EQ(policyDigest(*policy), sha256(sample().dump()));
}

TEST(Policy, ThresholdsAreThoseOfTheirActionAndCurrency)
{
    json subject = sample();
    memberAt(subject, "/thresholds/reject") = {{"EUR", "1"}};
    const auto policy = parsePolicySubject(subject);
    ASSERT_TRUE(policy.has_value()) << english(policy.error().context);
    EXPECT_EQ(policy->thresholds.at(Action::Reject), (Limits{{"EUR", 1}}));
    EXPECT_EQ(policy->thresholds.at(Action::Confirm).at("EUR"), 500000);
    EXPECT_EQ(policy->thresholds.at(Action::Confirm).at("JPY"), 80000);
    EXPECT_EQ(policy->thresholds.at(Action::Confirm).at("KWD"), 100000);
}

TEST(Policy, OnlyOneOrTwoPeople)
{
    for (const char *action : {"confirm", "reject", "release", "compensate", "reopen"})
        for (const char *people : {"0", "3", "-1", "", "01", "1.0", "one", "18446744073709551617"})
            expectRefusedWith(std::string("/people/") + action, people, action);
    expectRefusedWith("/people/confirm", json(1), "confirm");
    for (const char *people : {"1", "2"}) {
        json subject = sample();
        memberAt(subject, "/people/reopen") = people;
        EXPECT_EQ(std::to_string(parsePolicySubject(subject)->people.at(Action::Reopen)), people);
    }
}

TEST(Policy, EveryFieldMustBeThereAndNoOther)
{
    std::vector<std::string> objects;
    const json whole = sample();
    collectObjects(whole, "", objects);
    EXPECT_GE(objects.size(), 14U);
    for (const std::string &pointer : objects) {
        json subject = whole;
        memberAt(subject, pointer)["approvals_waived"] = "1";
        expectRefused(subject, "approvals_waived");
        if (isLimits(pointer))
            continue; // any currency may be left out: then two people are asked for
        for (const auto &[name, member] : whole.at(json::json_pointer(pointer)).items()) {
            json without = whole;
            memberAt(without, pointer).erase(name);
            expectRefused(without, name);
        }
    }
}

// U31: 13.194 is neither thirteen nor thirteen thousand.
TEST(Policy, AnAmountIsWholeMinorUnits)
{
    for (const char *pointer :
         {"/thresholds/confirm/EUR", "/windows/customer/limits/EUR", "/auto_reconcile/max_minor/EUR"}) {
        for (const char *amount : {"13.194", "-1", "-0", "0500", "1e5", "", " 1", "1 ", "+1", "0x10",
                                   "9223372036854775808", "99999999999999999999", "1,000"})
            expectRefusedWith(pointer, amount, "EUR");
        expectRefusedWith(pointer, json(500000), "EUR");
        json subject = sample();
        memberAt(subject, pointer) = "9223372036854775807";
        EXPECT_TRUE(parsePolicySubject(subject).has_value()) << pointer;
        memberAt(subject, pointer) = "0";
        EXPECT_TRUE(parsePolicySubject(subject).has_value()) << pointer;
    }
}

TEST(Policy, ACurrencyIsOneOfIso4217)
{
    for (const char *currency : {"EURO", "eur", "ZZZ", "", "E\u20acR"})
        expectRefusedWith(std::string("/thresholds/confirm/") + currency, "1", "thresholds confirm");
}

TEST(Policy, ANumberDoesNotOverflow)
{
    for (const char *pointer : {"/messages/recipients", "/messages/per_window", "/seen_lag", "/compensation_rate_limit",
                                "/auto_reconcile/per_hour", "/version"}) {
        const std::string name = std::string(pointer).substr(std::string(pointer).rfind('/') + 1);
        expectRefusedWith(pointer, "9223372036854775808", name);
        expectRefusedWith(pointer, "-1", name);
        expectRefusedWith(pointer, "1.5", name);
    }
    expectRefusedWith("/version", "0", "version");
}

TEST(Policy, ALengthOfTimeThatARuleNeedsIsNotZero)
{
    for (const char *name : {"evidence_max_age", "own_look_max_age", "hold_default", "hold_max", "proposal_life",
                             "prepared_max", "overdue_escalate"}) {
        const std::string pointer = std::string("/") + name;
        for (const char *seconds : {"0", "-1", "0.5", "", "3155760001", "99999999999999999999"})
            expectRefusedWith(pointer, seconds, name);
    }
    json subject = sample();
    memberAt(subject, "/evidence_max_age") = "1";
    EXPECT_EQ(parsePolicySubject(subject)->evidenceMaxAge, std::chrono::seconds(1));
    memberAt(subject, "/windows/customer/length") = "0";
    EXPECT_EQ(parsePolicySubject(subject)->customerWindow.length, Duration(0)) << "no such window";
}

TEST(Policy, AHoldIsNeverLongerThanTheLongest)
{
    json subject = sample();
    memberAt(subject, "/hold_max") = "3599";
    expectRefused(subject, "hold_default");
    memberAt(subject, "/hold_max") = "3600";
    EXPECT_TRUE(parsePolicySubject(subject).has_value());
}

TEST(Policy, NamesAreFewShortAndDifferent)
{
    expectRefusedWith("/auto_reconcile/providers", json::array({"sandbox", "sandbox"}), "providers");
    expectRefusedWith("/auto_reconcile/operations", json::array({""}), "operations");
    expectRefusedWith("/auto_reconcile/operations", json::array({"a\u202eb"}), "operations");
    expectRefusedWith("/auto_reconcile/providers", json(std::vector<std::string>(101, "p")), "providers");
    expectRefusedWith("/auto_reconcile/providers", "sandbox", "providers");
    expectRefusedWith("/tenant", "", "tenant");
    expectRefusedWith("/rules_digest", std::string(64, 'A'), "rules_digest");
    expectRefusedWith("/rules_digest", std::string(63, 'a'), "rules_digest");
}

TEST(Policy, FitsIntoAStatement)
{
    json names = json::array();
    for (int i = 0; i < 60; ++i)
        names.push_back(std::to_string(i) + std::string(200, 'x'));
    expectRefusedWith("/auto_reconcile/providers", names, "bytes");
}

TEST(Policy, WhatIsNoObjectIsRefused)
{
    for (const json &value : {json(), json("policy"), json::array(), json(1)})
        expectRefused(value, "policy");
}

TEST(Policy, EveryFieldChangesTheDigest)
{
    const json base = sample();
    const Digest digest = policyDigest(*parsePolicySubject(base));
    const json leaves = base.flatten();
    for (const auto &[pointer, value] : leaves.items()) {
        json subject = base;
        const std::string text = value.get<std::string>();
        const bool isDigest = text.size() == 64;
        const std::string other = isDigest ? std::string(64, 'e') : text == "1" ? "2" : "1";
        memberAt(subject, pointer) = pointer == "/hold_default" ? "7" : pointer == "/hold_max" ? "90000" : other;
        const auto policy = parsePolicySubject(subject);
        ASSERT_TRUE(policy.has_value()) << pointer << english(policy.error().context);
        EXPECT_NE(policyDigest(*policy), digest) << pointer;
    }
}

} // namespace
} // namespace countersign::resolution
