// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/http/adapter_fixture.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace countersign::providers {
namespace {

using test::acmeCharge;
using test::AcmeLookup;
using test::acmePage;
using test::nameOf;
using test::unmetOf;
using testing::ElementsAre;

using Reasons = std::vector<std::string>;

TEST(DeclarativeAdapter, FindsTheChargeByItsReference)
{
    AcmeLookup acme;
    const std::string charge = acmeCharge();
    acme.http.answerJson(acmePage(charge));
    const LookupReport report = acme.askReference();
    const auto *found = std::get_if<effect::Found>(&report.finding);
    ASSERT_NE(found, nullptr) << nameOf(report);
    EXPECT_EQ(found->match.id, "ch_1");
    EXPECT_EQ(found->match.disposition, effect::Disposition::Happened);
    EXPECT_EQ(found->match.statusRaw, "succeeded");
    EXPECT_EQ(found->match.amountMinor, "1250");
    EXPECT_EQ(found->match.currency, "EUR");
    EXPECT_EQ(found->match.createdAt, "2026-03-01T10:00:01Z");
    EXPECT_EQ(found->match.reference, "key-42");
    EXPECT_EQ(found->match.recipientRef, ""); // a clear address is never copied
    EXPECT_EQ(found->match.responseDigest, sha256(charge).hex());
    EXPECT_TRUE(report.observation.scan.complete);
    EXPECT_EQ(report.observation.httpStatus, 200);
    EXPECT_EQ(report.observation.bodyDigest, sha256(acmePage(charge)).hex());
    ASSERT_EQ(acme.http.requests().size(), 1U);
    EXPECT_EQ(acme.http.requests()[0].url, "http://127.0.0.1:9/v1/charges?reference=key-42&page_size=2");
    EXPECT_TRUE(parseLookupReport(toJson(report)));
}

TEST(DeclarativeAdapter, SaysAbsentOnlyAfterEveryPage)
{
    AcmeLookup acme;
    acme.http.answerJson(acmePage(acmeCharge("ch_8", "key-8") + "," + acmeCharge("ch_9", "key-9"), R"("p2")"));
    acme.http.answerJson(acmePage(""));
    const LookupReport report = acme.askReference();
    EXPECT_EQ(nameOf(report), "Absent");
    EXPECT_TRUE(report.observation.scan.complete);
    ASSERT_EQ(acme.http.requests().size(), 2U);
    EXPECT_EQ(acme.http.requests()[1].url, "http://127.0.0.1:9/v1/charges?reference=key-42&page_size=2&cursor=p2");
}

TEST(DeclarativeAdapter, StopsAtTheCapAndCallsTheScanIncomplete)
{
    AcmeLookup acme;
    for (int page = 0; page < 3; ++page)
        acme.http.answerJson(acmePage(acmeCharge("ch_8", "key-8") + "," + acmeCharge("ch_9", "key-9"),
                                      "\"p" + std::to_string(page) + "\""));
    const LookupReport report = acme.askReference();
    EXPECT_EQ(unmetOf(report), Reasons{"scan_incomplete"});
    EXPECT_FALSE(report.observation.scan.complete);
    EXPECT_TRUE(acme.http.isUsedUp());
}

} // namespace
} // namespace countersign::providers
