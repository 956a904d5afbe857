// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/rung_request.h"
#include "tests/providers/http/adapter_fixture.h"

#include <chrono>

// The attributes rung: whole windows, cut where the provider takes only so much at once.
namespace countersign::providers {
namespace {

using namespace std::chrono_literals;
using test::acmeCharge;
using test::AcmeLookup;
using test::acmePage;
using test::nameOf;
using test::unmetOf;

Instant at(const char *text)
{
    return parseRfc3339(text).value();
}

std::string chargeCreatedAt(const std::string &time)
{
    auto charge = nlohmann::json::parse(acmeCharge());
    charge["created"] = time;
    return charge.dump();
}

TEST(Window, ReachesFromBeforeTheFirstDispatchToTheLastPossibleArrival)
{
    AcmeLookup acme;
    acme.http.answerJson(acmePage(""));
    const LookupReport report = acme.askAttributes();
    EXPECT_EQ(nameOf(report), "Absent");
    EXPECT_EQ(report.observation.scan.from, "2026-03-01T09:59:00Z"); // padding 60
    EXPECT_EQ(report.observation.scan.to, "2026-03-01T10:02:30Z");   // lease 30, transit 60, padding 60
    EXPECT_EQ(acme.http.requests().at(0).url,
              "http://127.0.0.1:9/v1/charges?created%5Bgte%5D=1772359140&created%5Blte%5D=1772359350&order=asc");
}

TEST(Window, GrowsToWholeSecondsOnBothSides)
{
    AcmeLookup acme;
    acme.request.firstDispatchedAt = at("2026-03-01T10:00:00.900Z");
    acme.request.lastDispatchedAt = at("2026-03-01T10:00:00.100Z");
    acme.http.answerJson(acmePage(""));
    const LookupReport report = acme.askAttributes();
    EXPECT_EQ(report.observation.scan.from, "2026-03-01T09:59:00Z");
    EXPECT_EQ(report.observation.scan.to, "2026-03-01T10:02:31Z");
}

TEST(Window, DecidesByBothOfItsEdges)
{
    const std::vector<std::pair<std::string, std::string>> cases{{"2026-03-01T09:58:59.999Z", "Absent"},
                                                                 {"2026-03-01T09:59:00Z", "Found"},
                                                                 {"2026-03-01T10:02:30Z", "Found"},
                                                                 {"2026-03-01T12:02:30+02:00", "Found"},
                                                                 {"2026-03-01T10:02:30.001Z", "Absent"},
                                                                 {"yesterday", "Inconclusive"},
                                                                 {"", "Inconclusive"}};
    for (const auto &[created, expected] : cases) {
        AcmeLookup acme;
        acme.http.answerJson(acmePage(chargeCreatedAt(created)));
        EXPECT_EQ(nameOf(acme.askAttributes()), expected) << created;
    }
}

TEST(Window, LongerThanTheProviderTakesIsAskedInPieces)
{
    AcmeLookup acme;
    acme.request.lastDispatchedAt = *acme.request.firstDispatchedAt + 48h;
    for (int piece = 0; piece < 3; ++piece)
        acme.http.answerJson(acmePage(""));
    const LookupReport report = acme.askAttributes();
    EXPECT_EQ(nameOf(report), "Absent");
    EXPECT_TRUE(acme.http.isUsedUp());
    EXPECT_EQ(report.observation.scan.from, "2026-03-01T09:59:00Z");
    EXPECT_EQ(report.observation.scan.to, "2026-03-03T10:02:30Z");
    EXPECT_NE(acme.http.requests().at(1).url.find("gte%5D=1772445540&created%5Blte%5D=1772531940"), std::string::npos)
        << acme.http.requests().at(1).url;
}

TEST(Window, OneFailingPieceLeavesTheWholeUnknown)
{
    AcmeLookup acme;
    acme.request.lastDispatchedAt = *acme.request.firstDispatchedAt + 48h;
    acme.http.answerJson(acmePage(""));
    acme.http.answerJson(acmePage("", R"("p2")"));
    acme.http.answer(test::httpResponse(503, ""));
    const LookupReport report = acme.askAttributes();
    EXPECT_EQ(nameOf(report), "Unavailable");
    EXPECT_FALSE(report.observation.scan.complete);
}

TEST(Window, PiecesCoverEverySecondWithoutAGap)
{
    AcmeLookup acme;
    for (const auto length : {0s, 1s, 86400s, 86401s, 3 * 86400s - 210s, 1000000s}) {
        acme.request.lastDispatchedAt = *acme.request.firstDispatchedAt + length;
        const RungQuestion question = questionOf(acme.description, acme.description.ladder[2], acme.request);
        const auto spans = spansOf(question);
        ASSERT_FALSE(spans.empty());
        EXPECT_EQ(spans.front()->from, question.window->from);
        EXPECT_EQ(spans.back()->to, question.window->to);
        for (std::size_t i = 0; i < spans.size(); ++i) {
            EXPECT_LE(spans[i]->to - spans[i]->from, 86400s);
            EXPECT_TRUE(i == 0 || spans[i]->from == spans[i - 1]->to);
        }
    }
}

TEST(Window, ThatMakesNoSenseIsNotAsked)
{
    AcmeLookup acme;
    acme.request.lastDispatchedAt = *acme.request.firstDispatchedAt - 24h; // both edges from one row, turned round
    EXPECT_EQ(unmetOf(acme.askAttributes()), std::vector<std::string>{"dispatch_time_unknown"});
    acme.request.lastDispatchedAt = *acme.request.firstDispatchedAt + 24h * 1002;
    EXPECT_EQ(unmetOf(acme.askAttributes()), std::vector<std::string>{"window_too_long"});
    EXPECT_TRUE(acme.http.requests().empty());
}

TEST(Window, ObjectsOfOtherCustomersAndAmountsAreOthers)
{
    AcmeLookup acme;
    auto other = nlohmann::json::parse(acmeCharge("ch_7", "key-7"));
    other["customer"] = "cust_8";
    acme.http.answerJson(acmePage(other.dump() + "," + acmeCharge("ch_8", "key-8", "1251")));
    EXPECT_EQ(nameOf(acme.askAttributes()), "Absent");
}

// The same customer, amount and minute under another reference is shown, not hidden: it may be a duplicate.
TEST(Window, ATwinUnderAnotherReferenceIsAMismatch)
{
    AcmeLookup acme;
    acme.http.answerJson(acmePage(acmeCharge("ch_8", "key-8")));
    EXPECT_EQ(nameOf(acme.askAttributes()), "Mismatch");
}

TEST(Window, AnAmountThatCannotBeReadLeavesItOpen)
{
    AcmeLookup acme;
    acme.http.answerJson(acmePage(acmeCharge("ch_8", "key-42", "12.5")));
    EXPECT_EQ(unmetOf(acme.askAttributes()), std::vector<std::string>{"object_unreadable"});
}

} // namespace
} // namespace countersign::providers
