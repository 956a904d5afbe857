// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/host_protocol.h"

#include "tests/providers/host/rogue_host.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace countersign::test {
namespace {

using namespace std::chrono_literals;
using namespace providers;

template <class Message>
std::string withoutEnd(const Message &message)
{
    std::string line = encode(message);
    EXPECT_EQ(line.back(), '\n');
    line.pop_back();
    EXPECT_EQ(line.find('\n'), std::string::npos);
    return line;
}

TEST(HostProtocol, CallsComeBackAsTheyWere)
{
    const OpenCall open{"rogue", "test", "acct_1", "http://127.0.0.1:9", "/plugins", std::string(64, 'a')};
    const auto opened = parseHostCall(withoutEnd(HostCall{"1", open}));
    ASSERT_TRUE(opened) << describe(opened.error());
    EXPECT_EQ(std::get<OpenCall>(opened->what), open);
    const auto lookUp = parseHostCall(withoutEnd(HostCall{"7", LookUpCall{RogueRung, rogueRequest("c"), 1500ms}}));
    ASSERT_TRUE(lookUp) << describe(lookUp.error());
    EXPECT_EQ(lookUp->id, "7");
    const auto &call = std::get<LookUpCall>(lookUp->what);
    EXPECT_EQ(call.rung, RogueRung);
    EXPECT_EQ(call.within, 1500ms);
    EXPECT_EQ(toJson(call.request), toJson(rogueRequest("c")));
}

TEST(HostProtocol, AnswersComeBackAsTheyWere)
{
    const auto rungs = parseHostAnswer(withoutEnd(HostAnswer{"2", std::vector{RogueRung}}));
    ASSERT_TRUE(rungs) << describe(rungs.error());
    EXPECT_EQ(std::get<std::vector<Rung>>(rungs->what), std::vector{RogueRung});
    LookupReport report{effect::Denied{"no"}, {}};
    report.observation.rung = "reference";
    const auto reported = parseHostAnswer(withoutEnd(HostAnswer{"3", report}));
    ASSERT_TRUE(reported) << describe(reported.error());
    EXPECT_EQ(toJson(std::get<LookupReport>(reported->what)), toJson(report));
}

TEST(HostProtocol, ItemsOfABatchComeBackAsTheyWere)
{
    auto batch = rogueRequest("c");
    batch.items = {rogueRequest("a"), rogueRequest("b")};
    const auto call = parseHostCall(withoutEnd(HostCall{"4", LookUpCall{RogueRung, batch, 1s}}));
    ASSERT_TRUE(call) << describe(call.error());
    const auto &asked = std::get<LookUpCall>(call->what).request;
    EXPECT_EQ(asked.items.size(), 2U);
    EXPECT_EQ(toJson(asked), toJson(batch));
    const LookupReport report{effect::Denied{"no"}, {}, {{"a", effect::Absent{}}, {"b", effect::Denied{"no"}}}};
    const auto answer = parseHostAnswer(withoutEnd(HostAnswer{"4", report}));
    ASSERT_TRUE(answer) << describe(answer.error());
    EXPECT_EQ(toJson(std::get<LookupReport>(answer->what)), toJson(report));
}

TEST(HostProtocol, AnItemHasNoItemsAndAlwaysAFinding)
{
    auto nested = toJson(rogueRequest("c"));
    ASSERT_TRUE(parseLookupRequest(nested));
    nested["items"] = {toJson(rogueRequest("a"))};
    EXPECT_FALSE(parseLookupRequest(nested)) << "an item with a list of its own";
    auto report = toJson(LookupReport{effect::Absent{}, {}, {{"a", effect::Absent{}}}});
    ASSERT_TRUE(parseLookupReport(report));
    report["items"][0].erase("finding");
    EXPECT_FALSE(parseLookupReport(report));
    report.erase("items");
    EXPECT_FALSE(parseLookupReport(report));
}

TEST(HostProtocol, AReasonOfAnyBytesAndLengthCanBeSaid)
{
    std::string why(2000, 'w');
    why[3] = '\n';
    why.replace(998, 4, "\xc3\xa4\xff\x1b");
    const auto answer = parseHostAnswer(withoutEnd(HostAnswer{"1", Failed{why}}));
    ASSERT_TRUE(answer) << describe(answer.error());
    EXPECT_EQ(std::get<Failed>(answer->what).why.substr(0, 10), "www\\u{000A");
}

TEST(HostProtocol, RefusesWhatIsNotExactlyOneOfItsMessages)
{
    const std::string good = withoutEnd(HostAnswer{"1", Opened{}});
    ASSERT_TRUE(parseHostAnswer(good));
    const std::vector<std::string> bad{"",
                                       "null",
                                       "[]",
                                       "{}",
                                       good + "x",
                                       good + good,
                                       R"({"answer":"opened"})",
                                       R"({"answer":"opened","id":""})",
                                       R"({"answer":"opened","id":"1","more":"1"})",
                                       R"({"answer":"opened","id":"1","id":"1"})",
                                       R"({"answer":"nothing","id":"1"})",
                                       R"({"answer":"report","id":"1"})",
                                       R"({"answer":"report","id":"1","report":{}})",
                                       R"({"answer":"rungs","id":"1","rungs":[{"kind":"reference"}]})",
                                       R"({"answer":"rungs","id":"1","rungs":[1]})",
                                       std::string(100'000, '['),
                                       "\xff\xfe"};
    for (const std::string &line : bad) {
        EXPECT_FALSE(parseHostAnswer(line)) << line.substr(0, 80);
        EXPECT_FALSE(parseHostCall(line)) << line.substr(0, 80);
    }
}

} // namespace
} // namespace countersign::test
