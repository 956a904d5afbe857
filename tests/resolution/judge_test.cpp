// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/judge.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <set>
#include <string>
#include <vector>

// The loop itself, on facts made up here.
namespace countersign::resolution {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Instant at(int seconds)
{
    return Instant(std::chrono::seconds(seconds));
}

Fact timed(bool value, int seconds)
{
    return {value, {}, at(seconds)};
}

const Rule TwoNeeds{.needs = {{{{"a", true}, {"b", false}}, "RC402"}, {{{"c", true}}, "RC410"}},
                    .twoPeopleWhen = {{"d", true}, {"e", false}},
                    .friction = "F1"};

TEST(Judge, OneLiteralOfANeedSuffices)
{
    const Fact yes{true}, no{false};
    EXPECT_THAT(judge(TwoNeeds, {{"a", yes}, {"b", yes}, {"c", yes}, {"d", no}, {"e", yes}}).refusals, IsEmpty());
    EXPECT_THAT(judge(TwoNeeds, {{"a", no}, {"b", no}, {"c", yes}, {"d", no}, {"e", yes}}).refusals, IsEmpty());
    EXPECT_THAT(judge(TwoNeeds, {{"a", no}, {"b", yes}, {"c", yes}, {"d", no}, {"e", yes}}).refusals, SizeIs(1));
}

TEST(Judge, EveryUnmetNeedIsNamedInTheOrderOfTheTable)
{
    const Fact why{false, {{"unmet", "because"}}, std::nullopt};
    const Judgement judgement =
        judge(TwoNeeds, {{"a", why}, {"b", Fact{true}}, {"c", Fact{false}}, {"d", Fact{}}, {"e", Fact{true}}});
    ASSERT_THAT(judgement.refusals, SizeIs(2));
    EXPECT_EQ(judgement.refusals[0],
              (Refusal{"RC402", {{"unmet", "because"}, {"fact", "a"}, {"found", "false"}}, std::nullopt}));
    EXPECT_EQ(judgement.refusals[1], (Refusal{"RC410", {{"fact", "c"}, {"found", "false"}}, std::nullopt}));
}

TEST(Judge, EveryFactNamedIsRecorded)
{
    const Fact yes{true}, no{false};
    const Judgement judgement = judge(TwoNeeds, {{"a", yes}, {"b", no}, {"c", no}, {"d", yes}, {"e", no}, {"f", yes}});
    const std::map<std::string, bool> expected{{"a", true}, {"b", false}, {"c", false}, {"d", true}, {"e", false}};
    EXPECT_EQ(judgement.facts, expected);
}

TEST(Judge, OneReasonForTwoPeopleSuffices)
{
    const Fact yes{true}, no{false};
    const FactTable met{{"a", yes}, {"b", no}, {"c", yes}};
    const auto with = [&](const Fact &d, const Fact &e) {
        FactTable facts = met;
        facts["d"] = d;
        facts["e"] = e;
        return judge(TwoNeeds, facts);
    };
    EXPECT_FALSE(with(no, yes).twoPeople);
    EXPECT_THAT(with(no, yes).twoPeopleWhy, IsEmpty());
    EXPECT_TRUE(with(yes, yes).twoPeople);
    EXPECT_THAT(with(yes, yes).twoPeopleWhy, ElementsAre("d"));
    EXPECT_THAT(with(yes, no).twoPeopleWhy, ElementsAre("d", "e"));
}

TEST(Judge, TheLatestOfAllNeedsAndTheEarliestOfEachIsWhenItMayChange)
{
    const Judgement judgement = judge(
        TwoNeeds, {{"a", timed(false, 90)}, {"b", timed(true, 30)}, {"c", timed(false, 60)}, {"d", {}}, {"e", {}}});
    ASSERT_THAT(judgement.refusals, SizeIs(2));
    for (const Refusal &refusal : judgement.refusals)
        EXPECT_EQ(refusal.mayChangeAt, at(60));
}

TEST(Judge, ANeedThatTimeAloneNeverMeetsLeavesNoMoment)
{
    const Judgement judgement =
        judge(TwoNeeds, {{"a", timed(false, 90)}, {"b", Fact{true}}, {"c", Fact{false}}, {"d", Fact{}}, {"e", Fact{}}});
    ASSERT_THAT(judgement.refusals, SizeIs(2));
    for (const Refusal &refusal : judgement.refusals)
        EXPECT_EQ(refusal.mayChangeAt, std::nullopt);
}

std::vector<const Rule *> everyRule()
{
    std::vector<const Rule *> rules;
    for (const auto &[action, rule] : builtInRules().actions)
        rules.push_back(&rule);
    for (const auto &[kind, rule] : builtInRules().kinds)
        rules.push_back(&rule);
    return rules;
}

// Every need met by its first literal, nothing else true.
FactTable allMet(const Rule &rule)
{
    FactTable facts;
    for (const std::string &name : factNames())
        facts[name] = Fact{false};
    for (const Need &need : rule.needs)
        facts[need.any.front().fact].value = need.any.front().is;
    return facts;
}

TEST(Judge, EveryNeedOfTheTableRefusesWithItsCodeWhenNothingMeetsIt)
{
    for (const Rule *rule : everyRule()) {
        EXPECT_THAT(judge(*rule, allMet(*rule)).refusals, IsEmpty());
        for (const Need &need : rule->needs) {
            FactTable facts = allMet(*rule);
            for (const Literal &literal : need.any)
                facts[literal.fact].value = !literal.is;
            std::set<std::pair<std::string, std::string>> refused;
            for (const Refusal &refusal : judge(*rule, facts).refusals)
                refused.emplace(refusal.code, refusal.data.at("fact"));
            EXPECT_THAT(refused, Contains(std::pair(need.otherwise, need.any.front().fact)));
        }
    }
}

} // namespace
} // namespace countersign::resolution
