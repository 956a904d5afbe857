// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/rules.h"

#include "models/base/file.h"
#include "models/resolution/facts.h"
#include "models/resolution/refusal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <functional>
#include <string>

namespace countersign::resolution {
namespace {

using nlohmann::json;
using statement::Action;
using statement::Kind;
using ::testing::HasSubstr;

std::string rulesText()
{
    const auto text = readFile(std::string(COUNTERSIGN_SOURCE_DIR) + "/resources/rules/resolution_rules.json",
                               std::size_t{1024} * 1024);
    return text ? *text : std::string();
}

void expectRefused(const std::string &text, const std::string &names)
{
    const auto rules = parseRules(text);
    ASSERT_FALSE(rules.has_value()) << names;
    EXPECT_EQ(rules.error().kind, ErrorKind::InvalidInput);
    EXPECT_THAT(english(rules.error().context), HasSubstr(names));
}

void expectRefused(const std::function<void(json &)> &change, const std::string &names)
{
    json rules = json::parse(rulesText());
    change(rules);
    expectRefused(rules.dump(), names);
}

json &confirm(json &rules)
{
    return rules["actions"]["confirm"];
}

TEST(Rules, TheProgramJudgesByTheFileItWasBuiltWith)
{
    const auto parsed = parseRules(rulesText());
    ASSERT_TRUE(parsed.has_value()) << english(parsed.error().context);
    EXPECT_EQ(parsed->digest, sha256(rulesText()));
    EXPECT_EQ(builtInRules().digest, parsed->digest);
    EXPECT_EQ(parsed->facts.size(), factNames().size());
    EXPECT_EQ(parsed->actions.size(), 5U);
    EXPECT_EQ(parsed->kinds.size(), 9U);
    EXPECT_EQ(parsed->wording.size(), refusalCodes().size());
}

TEST(Rules, AnUnknownOrMissingFactIsRefused)
{
    expectRefused([](json &r) { confirm(r)["needs"][0]["any"][0]["fact"] = "looks_good"; },
                  "actions.confirm needs[0] names the unknown fact \"looks_good\"");
    expectRefused([](json &r) { r["kinds"]["hold"]["needs"][0]["any"][0]["fact"] = "looks_good"; },
                  "kinds.hold needs[0] names the unknown fact");
    expectRefused([](json &r) { confirm(r)["two_people_when"][0]["fact"] = ""; }, "two_people_when names the unknown");
    expectRefused([](json &r) { r["facts"]["looks_good"] = "It looks good."; }, "facts names \"looks_good\"");
    expectRefused([](json &r) { r["facts"].erase("one_match"); }, "one_match is missing");
    expectRefused([](json &r) { r["facts"]["one_match"] = ""; }, "one_match");
}

TEST(Rules, AnUnknownOrMissingActionOrKindIsRefused)
{
    expectRefused([](json &r) { r["actions"]["resend"] = confirm(r); }, "resend is unknown");
    expectRefused([](json &r) { r["actions"].erase("reopen"); }, "reopen is missing");
    expectRefused([](json &r) { r["kinds"]["confirm"] = confirm(r); }, "confirm is unknown");
    expectRefused([](json &r) { r["kinds"].erase("approve"); }, "approve is missing");
    expectRefused([](json &r) { r["defaults"] = json::object(); }, "defaults is unknown");
    expectRefused([](json &r) { r.erase("codes"); }, "codes is missing");
}

TEST(Rules, AnUnknownWordIsRefused)
{
    expectRefused([](json &r) { confirm(r)["roles"][0] = "root"; }, "roles holds the unknown word \"root\"");
    expectRefused([](json &r) { confirm(r)["from"][0] = "lost"; }, "from holds the unknown word \"lost\"");
    expectRefused([](json &r) { confirm(r)["to"] = "done"; }, "to is the unknown status \"done\"");
    expectRefused([](json &r) { confirm(r)["reasons"][0] = "because"; }, "reasons holds the unknown word");
    expectRefused([](json &r) { confirm(r)["friction"] = "F5"; }, "friction is \"F5\"");
    expectRefused([](json &r) { confirm(r)["needs"][0]["else"] = "RC999"; }, "unknown refusal code \"RC999\"");
    expectRefused([](json &r) { r["codes"]["RC999"] = "refusal_other"; }, "codes names \"RC999\"");
    expectRefused([](json &r) { r["codes"].erase("RC414"); }, "RC414 is missing");
}

TEST(Rules, WhatStandsThereTwiceIsRefused)
{
    expectRefused([](json &r) { confirm(r)["roles"].push_back("operator"); }, "roles holds \"operator\" twice");
    expectRefused([](json &r) { confirm(r)["from"].push_back("unknown"); }, "from holds \"unknown\" twice");
    expectRefused([](json &r) { confirm(r)["reasons"].push_back("other"); }, "reasons holds \"other\" twice");
    expectRefused(
        [](json &r) {
            confirm(r)["needs"][0]["any"].push_back({{"fact", "policy_current"}, {"is", false}});
        },
        "names the fact \"policy_current\" twice");
    std::string text = rulesText();
    text.replace(text.find("\"actions\""), 9, "\"facts\"");
    expectRefused(text, "facts");
}

TEST(Rules, AnotherShapeIsRefused)
{
    expectRefused([](json &r) { confirm(r).erase("needs"); }, "needs is missing");
    expectRefused([](json &r) { confirm(r)["unless"] = json::array(); }, "unless is unknown");
    expectRefused([](json &r) { confirm(r)["roles"] = json::array(); }, "roles is empty");
    expectRefused([](json &r) { confirm(r)["needs"][0]["any"] = json::array(); }, "has no literal");
    expectRefused([](json &r) { confirm(r)["needs"][0]["all"] = json::array(); }, "all is unknown");
    expectRefused([](json &r) { confirm(r)["needs"][0].erase("else"); }, "else is missing");
    expectRefused([](json &r) { confirm(r)["needs"][0]["any"][0]["is"] = "true"; }, "not {fact, is}");
    expectRefused([](json &r) { confirm(r)["needs"][0]["any"][0]["is"] = 1; }, "not {fact, is}");
    expectRefused([](json &r) { confirm(r)["needs"][0]["any"][0].erase("is"); }, "not {fact, is}");
    expectRefused([](json &r) { confirm(r)["needs"][0]["any"][0]["not"] = true; }, "not {fact, is}");
    expectRefused([](json &r) { confirm(r)["needs"][0]["any"][0] = "policy_current"; }, "not {fact, is}");
    expectRefused([](json &r) { confirm(r)["needs"] = json::object(); }, "needs is not an array");
    expectRefused([](json &r) { r["actions"] = json::array(); }, "actions is not an object");
}

TEST(Rules, WhatIsNoJsonIsRefused)
{
    expectRefused(std::string(), "JSON");
    expectRefused(std::string("[]"), "not a JSON object");
    expectRefused(rulesText() + "}", "JSON");
    expectRefused(rulesText().substr(0, 1000), "JSON");
    expectRefused(std::string(std::size_t{300} * 1024, ' '), "JSON");
    expectRefused(std::string(100, '[') + std::string(100, ']'), "JSON");
}

TEST(Rules, ActionsJudgeWhatDecidesAndKindsTheRest)
{
    const Rules &rules = builtInRules();
    for (const Kind kind : {Kind::Resolve, Kind::Propose}) {
        for (const Action action :
             {Action::Confirm, Action::Reject, Action::Release, Action::Compensate, Action::Reopen})
            EXPECT_EQ(&ruleFor(rules, kind, action), &rules.actions.at(action));
        EXPECT_EQ(&ruleFor(rules, kind, Action::None), &rules.kinds.at("settle"));
    }
    EXPECT_EQ(&ruleFor(rules, Kind::Approve, Action::Confirm), &rules.kinds.at("approve"));
    for (const Kind kind :
         {Kind::OperatorEnrol, Kind::KeyRevoke, Kind::MembershipSet, Kind::PolicySet, Kind::ContractPublish})
        EXPECT_EQ(&ruleFor(rules, kind, Action::None), &rules.kinds.at("governance"));
    for (const Kind kind : {Kind::Hold, Kind::Unhold, Kind::Escalate, Kind::Note, Kind::Settle, Kind::Approve,
                            Kind::Decline, Kind::Withdraw})
        EXPECT_EQ(&ruleFor(rules, kind, Action::None), &rules.kinds.at(std::string(statement::toString(kind))));
}

TEST(Rules, StatusesAreThoseOfTheTransitions)
{
    using effect::EffectStatus;
    const auto &actions = builtInRules().actions;
    const auto expect = [&](Action action, std::set<EffectStatus> from, std::optional<EffectStatus> to) {
        EXPECT_EQ(actions.at(action).from, from) << toString(action);
        EXPECT_EQ(actions.at(action).to, to) << toString(action);
    };
    expect(Action::Confirm, {EffectStatus::Unknown}, EffectStatus::Confirmed);
    expect(Action::Reject, {EffectStatus::Unknown}, EffectStatus::Rejected);
    expect(Action::Release, {EffectStatus::Unknown}, EffectStatus::Prepared);
    expect(Action::Compensate, {EffectStatus::Confirmed}, std::nullopt);
    expect(Action::Reopen, {EffectStatus::Confirmed, EffectStatus::Rejected}, EffectStatus::Unknown);
    for (const auto &[kind, rule] : builtInRules().kinds)
        EXPECT_EQ(rule.to, std::nullopt) << kind << " moves no effect";
}

TEST(Rules, WhoMayIsWhoShould)
{
    using statement::Role;
    const std::set<Role> people{Role::Operator, Role::Approver};
    const std::set<Role> answering{Role::Approver, Role::Admin};
    for (const auto &[action, rule] : builtInRules().actions) {
        std::set<Role> roles = rule.roles;
        roles.erase(Role::Handler);
        EXPECT_EQ(roles, people) << toString(action);
    }
    for (const auto &[kind, rule] : builtInRules().kinds) {
        const bool answers = kind == "approve" || kind == "decline";
        EXPECT_EQ(rule.roles, answers ? answering : kind == "governance" ? std::set{Role::Admin} : people) << kind;
    }
}

TEST(Rules, AHandlerOnlyConfirmsAndRejects)
{
    for (const auto &[action, rule] : builtInRules().actions)
        EXPECT_EQ(rule.roles.contains(statement::Role::Handler), action == Action::Confirm || action == Action::Reject);
    for (const auto &[kind, rule] : builtInRules().kinds)
        EXPECT_FALSE(rule.roles.contains(statement::Role::Handler)) << kind;
}

} // namespace
} // namespace countersign::resolution
