// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/judge.h"
#include "tests/resolution/vector_input.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

// Every row of the decision table against whole scenes of fact_vectors.json, driven by the table: a row, a need, a way
// to meet a need or a reason for two people that no scene shows is a failure.
namespace countersign::resolution {
namespace {

using ::testing::Contains;
using ::testing::ElementsAreArray;

std::map<std::string, const Rule *> allRules()
{
    std::map<std::string, const Rule *> rules;
    for (const auto &[action, rule] : builtInRules().actions)
        rules.emplace(statement::toString(action), &rule);
    for (const auto &[kind, rule] : builtInRules().kinds)
        rules.emplace(kind, &rule);
    return rules;
}

struct Shown
{
    DecisionVector vector;
    FactTable facts{};
};

// The scenes of each rule, with their facts.
const std::map<std::string, std::vector<Shown>> &scenes()
{
    static const std::map<std::string, std::vector<Shown>> all = [] {
        std::map<std::string, std::vector<Shown>> byRule;
        for (DecisionVector &vector : loadDecisionVectors()) {
            FactTable facts = computeFacts(vector.scene.input, vector.scene.rules);
            byRule[vector.rule].push_back({std::move(vector), std::move(facts)});
        }
        return byRule;
    }();
    return all;
}

const std::vector<Shown> &scenesOf(const std::string &rule)
{
    static const std::vector<Shown> none;
    const auto found = scenes().find(rule);
    return found == scenes().end() ? none : found->second;
}

bool holds(const Literal &literal, const FactTable &facts)
{
    return facts.at(literal.fact).value == literal.is;
}

const std::string &nameOf(const Need &need)
{
    return need.any.front().fact;
}

std::vector<std::string> codesOf(const std::vector<Refusal> &refusals)
{
    std::vector<std::string> codes;
    for (const Refusal &refusal : refusals)
        codes.push_back(refusal.code);
    return codes;
}

// As the vectors write it: a fact that can ask by either value is followed by the value.
std::vector<std::string> whyTwo(const Rule &rule, const FactTable &facts)
{
    std::vector<std::string> names;
    for (const Literal &literal : rule.twoPeopleWhen) {
        const bool either = std::count_if(rule.twoPeopleWhen.begin(), rule.twoPeopleWhen.end(),
                                          [&](const Literal &other) { return other.fact == literal.fact; }) > 1;
        if (holds(literal, facts))
            names.push_back(either ? literal.fact + (literal.is ? ":true" : ":false") : literal.fact);
    }
    return names;
}

TEST(DecisionTable, EverySceneIsJudgedAsItSays)
{
    const auto rules = allRules();
    for (const auto &[name, shown] : scenes())
        for (const Shown &scene : shown) {
            SCOPED_TRACE(name + ": " + scene.vector.name);
            ASSERT_TRUE(rules.contains(name)) << "no row of the table has this name";
            const Rule &rule = *rules.at(name);
            const Judgement judgement = judge(rule, scene.facts);
            EXPECT_THAT(codesOf(judgement.refusals), ElementsAreArray(scene.vector.refusals));
            std::vector<std::string> unmet;
            for (const Refusal &refusal : judgement.refusals)
                unmet.push_back(refusal.data.at("fact"));
            EXPECT_THAT(unmet, ElementsAreArray(scene.vector.unmet));
            EXPECT_THAT(whyTwo(rule, scene.facts), ElementsAreArray(scene.vector.twoPeople));
            std::vector<std::string> why;
            for (const std::string &fact : scene.vector.twoPeople)
                why.push_back(fact.substr(0, fact.find(':')));
            EXPECT_THAT(judgement.twoPeopleWhy, ElementsAreArray(why));
            EXPECT_EQ(judgement.twoPeople, !scene.vector.twoPeople.empty());
        }
}

TEST(DecisionTable, EverySceneIsJudgedByTheRowOfItsStatement)
{
    const auto rules = allRules();
    for (const auto &[name, shown] : scenes())
        for (const Shown &scene : shown) {
            const statement::Statement &said = scene.vector.scene.input.statement;
            EXPECT_EQ(&ruleFor(builtInRules(), said.kind, said.action), rules.at(name))
                << name << ": " << scene.vector.name;
        }
}

TEST(DecisionTable, EveryRowAllowsAScene)
{
    for (const auto &[name, rule] : allRules()) {
        const auto &shown = scenesOf(name);
        EXPECT_TRUE(std::any_of(shown.begin(), shown.end(), [](const Shown &s) { return s.vector.unmet.empty(); }))
            << name << " is never allowed";
        const bool alwaysTwo = name == "reopen";
        EXPECT_NE(alwaysTwo,
                  std::any_of(shown.begin(), shown.end(),
                              [](const Shown &s) { return s.vector.unmet.empty() && s.vector.twoPeople.empty(); }))
            << name;
    }
}

TEST(DecisionTable, EveryNeedRefusesAScene)
{
    for (const auto &[name, rule] : allRules())
        for (const Need &need : rule->needs) {
            std::set<std::string> refusing;
            for (const Shown &scene : scenesOf(name))
                refusing.insert(scene.vector.unmet.begin(), scene.vector.unmet.end());
            EXPECT_THAT(refusing, Contains(nameOf(need))) << name;
        }
}

TEST(DecisionTable, EveryWayToMeetANeedIsTheOnlyOneOfAnAllowedScene)
{
    for (const auto &[name, rule] : allRules())
        for (const Need &need : rule->needs)
            for (const Literal &way : need.any) {
                const auto &shown = scenesOf(name);
                const bool alone = std::any_of(shown.begin(), shown.end(), [&](const Shown &scene) {
                    const auto ways = std::count_if(need.any.begin(), need.any.end(),
                                                    [&](const Literal &any) { return holds(any, scene.facts); });
                    return scene.vector.unmet.empty() && ways == 1 && holds(way, scene.facts);
                });
                EXPECT_TRUE(alone) << name << " " << nameOf(need) << " met by " << way.fact;
            }
}

TEST(DecisionTable, EveryReasonForTwoPeopleIsShown)
{
    for (const auto &[name, rule] : allRules())
        for (const Literal &literal : rule->twoPeopleWhen) {
            const auto &shown = scenesOf(name);
            EXPECT_TRUE(std::any_of(shown.begin(), shown.end(),
                                    [&](const Shown &scene) {
                                        return scene.vector.unmet.empty() && holds(literal, scene.facts);
                                    }) ||
                        name == "compensate") // without an amount nothing can be compensated
                << name << " " << literal.fact;
        }
}

TEST(DecisionTable, NoNeedOfARowStandsThereTwice)
{
    for (const auto &[name, rule] : allRules()) {
        std::set<std::string> names;
        for (const Need &need : rule->needs)
            EXPECT_TRUE(names.insert(nameOf(need)).second) << name << " " << nameOf(need);
    }
}

TEST(DecisionTable, ReasonsAreAskedForExactlyWhereTheyAreChecked)
{
    for (const auto &[name, rule] : allRules()) {
        const bool checked = std::any_of(rule->needs.begin(), rule->needs.end(),
                                         [](const Need &need) { return nameOf(need) == "reason_given"; });
        EXPECT_EQ(checked, !rule->reasons.empty()) << name;
    }
}

} // namespace
} // namespace countersign::resolution
