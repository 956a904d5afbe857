// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/refusal.h"

#include "models/resolution/refusal_reasons.h"
#include "models/resolution/refusal_terms.h"
#include "models/resolution/refusal_words.h"
#include "models/resolution/rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <set>
#include <string>
#include <vector>

namespace countersign::resolution {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string Begin = "The ledger refused this. ";
const std::string End = " Nothing was changed and nothing was sent to the provider.";

// What was refused, why, what to do, and that nothing happened: at least two sentences between begin and end.
void expectWhole(const std::string &text)
{
    ASSERT_GE(text.size(), Begin.size() + End.size()) << text;
    EXPECT_EQ(text.substr(0, Begin.size()), Begin);
    EXPECT_EQ(text.substr(text.size() - End.size()), End);
    const std::string middle = text.substr(Begin.size(), text.size() - Begin.size() - End.size());
    const auto cause = middle.find(". ");
    ASSERT_NE(cause, std::string::npos) << "no remedy: " << text;
    EXPECT_GE(cause, 10U) << text;
    EXPECT_GE(middle.size() - cause, 8U) << text;
    EXPECT_EQ(middle.back(), '.') << text;
    for (const char *leftover : {"  ", "..", " .", "()", "(, "})
        EXPECT_THAT(text, Not(HasSubstr(leftover)));
}

std::string textOf(const std::string &code, RefusalData data = {})
{
    return refusalText({code, std::move(data), std::nullopt});
}

TEST(RefusalText, EveryCodeHasItsOwn)
{
    std::set<std::string> texts;
    for (const std::string &code : refusalCodes()) {
        SCOPED_TRACE(code);
        const std::string text = textOf(code);
        expectWhole(text);
        EXPECT_TRUE(texts.insert(text).second) << "the same text as another code";
        EXPECT_TRUE(builtInRules().wording.contains(code));
    }
    EXPECT_EQ(texts.size(), 26U);
}

TEST(RefusalText, EveryNeedOfTheTableSaysWhichFactIsMissing)
{
    std::map<std::string, std::set<std::string>> textsOfCode;
    std::map<std::string, std::set<std::string>> factsOfCode;
    const auto look = [&](const Rule &rule) {
        for (const Need &need : rule.needs) {
            const Literal &literal = need.any.front();
            const std::string text =
                textOf(need.otherwise, {{"fact", literal.fact}, {"found", literal.is ? "false" : "true"}});
            expectWhole(text);
            textsOfCode[need.otherwise].insert(text);
            factsOfCode[need.otherwise].insert(literal.fact + (literal.is ? "" : " not"));
        }
    };
    for (const auto &[action, rule] : builtInRules().actions)
        look(rule);
    for (const auto &[kind, rule] : builtInRules().kinds)
        look(rule);
    for (const char *code : {"RC402", "RC404", "RC406", "RC407", "RC410"}) {
        EXPECT_GE(textsOfCode[code].size(), 2U) << code;
        EXPECT_EQ(textsOfCode[code].size(), factsOfCode[code].size()) << code;
    }
}

TEST(RefusalText, EveryReasonOfAGuardHasItsOwn)
{
    const auto known = refusalCodes();
    std::set<std::pair<std::string, std::string>> rows;
    for (const ReasonWording &row : ByReason) {
        SCOPED_TRACE(std::string(row.code) + " " + std::string(row.reason));
        EXPECT_TRUE(rows.emplace(row.code, row.reason).second) << "stands there twice";
        EXPECT_THAT(known, ::testing::Contains(row.code));
        const std::string text = textOf(std::string(row.code), {{"reason", std::string(row.reason)}});
        expectWhole(text);
        EXPECT_THAT(text, HasSubstr(english(row.cause)));
        EXPECT_THAT(text, HasSubstr(english(row.remedy)));
    }
}

TEST(RefusalText, EveryUnmetNeedOfAbsenceIsExplained)
{
    for (const auto &row : UnmetAbsence) {
        const std::string text = textOf("RC408", {{"fact", "absence_proven"}, {"unmet", std::string(row.name)}});
        expectWhole(text);
        EXPECT_THAT(text, HasSubstr(english(row.cause)));
    }
    const std::string text =
        textOf("RC408",
               {{"unmet", "too_few_misses"}, {"counted", "1"}, {"needed", "2"}, {"settle_at", "2026-12-01T08:02:31Z"}});
    expectWhole(text);
    EXPECT_THAT(text, HasSubstr("1 of 2 misses count"));
    EXPECT_THAT(text, HasSubstr("2026-12-01T08:02:31Z"));
    EXPECT_THAT(textOf("RC408", {{"unmet", "contract_disallows"}}), HasSubstr("time does not help"));
}

TEST(RefusalText, DataIsShownWhereItIsKnown)
{
    EXPECT_THAT(textOf("RC302", {{"status", "confirmed"}, {"version", "4"}}),
                HasSubstr("It is now confirmed at version 4."));
    const RefusalData moved{{"status", "rejected"}, {"version", "4"}, {"by", "ann"}, {"at", "2026-12-01T08:02:31Z"}};
    EXPECT_THAT(textOf("RC302", moved), HasSubstr("It is now rejected at version 4, by ann at 2026-12-01T08:02:31Z."));
    EXPECT_THAT(textOf("RC302", {{"status", "prepared"}, {"sweep_due", "true"}}), HasSubstr("lease is over"));
    EXPECT_THAT(textOf("RC303", {{"fields", "amount_minor, currency"}}),
                HasSubstr("They differ in: amount, currency."));
    EXPECT_THAT(textOf("RC401", {{"action", "release"}, {"status", "confirmed"}}),
                HasSubstr("While the effect is confirmed, releasing is not possible."));
    EXPECT_THAT(textOf("RC401", {{"kind", "approve"}}), HasSubstr("Your role does not allow countersigning."));
    EXPECT_THAT(textOf("RC401"), HasSubstr("Your role does not allow this."));
    EXPECT_THAT(textOf("RC402", {{"fact", "mismatch_named"}, {"differing", "amount,currency"}}),
                HasSubstr("It differs in: amount, currency."));
    EXPECT_THAT(textOf("RC403", {{"why", "above_threshold"}}),
                HasSubstr("because: the amount is above what one person may settle."));
    EXPECT_THAT(textOf("RC407", {{"fact", "distinct_person"}, {"found", "true"}, {"proposer", "ann"}}),
                HasSubstr("Only the person who proposed"));
    EXPECT_THAT(textOf("RC407", {{"fact", "distinct_person"}, {"found", "false"}}), HasSubstr("Another person must"));
    EXPECT_THAT(textOf("RC412", {{"redispatch_until", "2026-12-02T07:57:30Z"}}), HasSubstr("2026-12-02T07:57:30Z"));
    EXPECT_THAT(textOf("RC413", {{"by", "bob"}, {"until", "2026-12-01T09:05:00Z"}}),
                HasSubstr("held by bob until 2026-12-01T09:05:00Z"));
    EXPECT_THAT(textOf("RC414", {{"proposer", "ann"}}), HasSubstr("made by ann"));
    EXPECT_THAT(textOf("RC102", {{"why", "statement field kind is missing"}}),
                HasSubstr("What is wrong: statement field kind is missing."));
}

TEST(RefusalText, WhatOthersWroteIsShownEscaped)
{
    const std::string text = textOf("RC413", {{"by", "b\u202eob\x1b[31m"}});
    EXPECT_THAT(text, Not(HasSubstr("\x1b")));
    EXPECT_THAT(text, Not(HasSubstr("\u202e")));
    EXPECT_THAT(textOf("RC\x1b", {}), Not(HasSubstr("\x1b")));
}

TEST(RefusalText, SaysWhatBecameOfAProposalBeforeWhatToDo)
{
    for (const Term &end : ProposalEnds) {
        const std::string text =
            textOf("RC406", {{"reason", "not_open"}, {"became", std::string(end.code)}, {"decided_by", "ann"}});
        expectWhole(text);
        EXPECT_LT(text.find("ann"), text.find("Reload the proposals."));
    }
    EXPECT_THAT(textOf("RC302", {{"became", "split"}, {"decided_by", "ann"}}), HasSubstr("is split now, by ann."));
}

TEST(RefusalText, ACodeOfANewerLedgerIsSaidAsItIs)
{
    EXPECT_THAT(textOf("RC403", {{"why", "conflict_open, full_moon"}}), HasSubstr("a conflict is open, full_moon."));
    EXPECT_THAT(textOf("RC302", {{"status", "doubled"}, {"version", "4"}}), HasSubstr("now doubled at version 4."));
}

TEST(RefusalText, DataIsNotLookedAtForPlaces)
{
    EXPECT_THAT(textOf("RC413", {{"by", "%2"}, {"until", "soon"}}), HasSubstr("held by %2 until soon."));
    EXPECT_EQ(filled("100 % of %1, %3", {"x", "y"}), "100 % of x, %3");
}

TEST(RefusalText, ACodeNobodyKnowsIsSaidToBeUnknown)
{
    expectWhole(textOf("RC999"));
    EXPECT_THAT(textOf("RC999"), HasSubstr("RC999 is not known"));
}

TEST(RefusalText, TheMomentIsNeverEarlierThanItIs)
{
    using namespace std::chrono_literals;
    const Instant second{std::chrono::sys_days{std::chrono::year{2026} / 12 / 1} + 8h};
    const auto textAt = [](Instant at) { return refusalText({"RC408", {}, at}); };
    EXPECT_THAT(textAt(second), HasSubstr("possible from 2026-12-01T08:00:00Z."));
    EXPECT_THAT(textAt(second + 1us), HasSubstr("possible from 2026-12-01T08:00:01Z."));
    EXPECT_THAT(textAt(second + 999999us), HasSubstr("possible from 2026-12-01T08:00:01Z."));
    EXPECT_THAT(textOf("RC408"), Not(HasSubstr("possible from")));
    expectWhole(textAt(second));
}

} // namespace
} // namespace countersign::resolution
