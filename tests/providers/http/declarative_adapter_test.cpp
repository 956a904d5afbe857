// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/http/adapter_fixture.h"

#include <gmock/gmock.h>

#include <chrono>

namespace countersign::providers {
namespace {

using test::acmeCharge;
using test::AcmeList;
using test::AcmeLookup;
using test::acmePage;
using test::acmeWith;
using test::nameOf;
using test::unmetOf;
using testing::HasSubstr;

using Reasons = std::vector<std::string>;

Reasons differingIn(const LookupReport &report)
{
    const auto *mismatch = std::get_if<effect::Mismatch>(&report.finding);
    return mismatch == nullptr ? Reasons{nameOf(report)} : mismatch->differing;
}

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
    EXPECT_EQ(report.observation.scan.from, "");
    EXPECT_EQ(report.observation.httpStatus, 200);
    EXPECT_EQ(report.observation.bodyDigest, sha256(acmePage(charge)).hex());
    ASSERT_EQ(acme.http.requests().size(), 1U);
    EXPECT_EQ(acme.http.requests()[0].url, "http://127.0.0.1:9/v1/charges?reference=key-42&page_size=2");
    EXPECT_TRUE(parseLookupReport(toJson(report)));
}

TEST(DeclarativeAdapter, SaysAbsentOnlyAfterEveryPage)
{
    AcmeLookup acme;
    acme.http.answerJson(acmePage("", R"("p2")"));
    acme.http.answerJson(acmePage(""));
    const LookupReport report = acme.askReference();
    EXPECT_EQ(nameOf(report), "Absent");
    EXPECT_TRUE(report.observation.scan.complete);
    ASSERT_EQ(acme.http.requests().size(), 2U);
    EXPECT_EQ(acme.http.requests()[1].url, "http://127.0.0.1:9/v1/charges?reference=key-42&page_size=2&cursor=p2");
}

TEST(DeclarativeAdapter, FindsTwoOnDifferentPages)
{
    AcmeLookup acme;
    acme.http.answerJson(acmePage(acmeCharge("ch_1"), R"("p2")"));
    acme.http.answerJson(acmePage(acmeCharge("ch_2")));
    const LookupReport report = acme.askReference();
    const auto *many = std::get_if<effect::FoundMany>(&report.finding);
    ASSERT_NE(many, nullptr) << nameOf(report);
    EXPECT_EQ(many->matches.size(), 2U);
}

TEST(DeclarativeAdapter, CountsAnObjectThatMovedToTheNextPageOnceAndAsReadLast)
{
    AcmeLookup acme;
    acme.http.answerJson(acmePage(acmeCharge("ch_1", "key-42", "1250", "EUR", "pending"), R"("p2")"));
    acme.http.answerJson(acmePage(acmeCharge("ch_1")));
    const LookupReport report = acme.askReference();
    const auto *found = std::get_if<effect::Found>(&report.finding);
    ASSERT_NE(found, nullptr) << nameOf(report);
    EXPECT_EQ(found->match.disposition, effect::Disposition::Happened);
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

TEST(DeclarativeAdapter, OneObjectIsNotCertainWhileAPageIsUnread)
{
    AcmeLookup acme;
    acme.http.answerJson(acmePage(acmeCharge(), R"("p2")"));
    acme.http.answer(test::httpResponse(500, "{}"));
    EXPECT_EQ(nameOf(acme.askReference()), "Unavailable");
}

TEST(DeclarativeAdapter, TwoObjectsAreManyWhateverTheNextPageDoes)
{
    AcmeLookup acme;
    acme.http.answerJson(acmePage(acmeCharge("ch_1") + "," + acmeCharge("ch_2"), R"("p2")"));
    acme.http.answer(test::httpResponse(500, "{}"));
    const LookupReport report = acme.askReference();
    EXPECT_EQ(nameOf(report), "FoundMany");
    EXPECT_FALSE(report.observation.scan.complete);
}

TEST(DeclarativeAdapter, CarriesAtMostAHundredMatches)
{
    AcmeLookup acme(acmeWith(R"({"pagination": {"hard_cap": 1000}})"));
    std::string items = acmeCharge("ch_0");
    for (int i = 1; i < 120; ++i)
        items += "," + acmeCharge("ch_" + std::to_string(i));
    acme.http.answerJson(acmePage(items));
    const LookupReport report = acme.askReference();
    const auto *many = std::get_if<effect::FoundMany>(&report.finding);
    ASSERT_NE(many, nullptr) << nameOf(report);
    EXPECT_EQ(many->matches.size(), 100U);
    EXPECT_FALSE(report.observation.scan.complete);
    EXPECT_TRUE(parseLookupReport(toJson(report)));
}

struct Difference
{
    std::string charge;
    Reasons differing;
};

TEST(DeclarativeAdapter, NamesEveryFieldThatDiffers)
{
    const std::vector<Difference> cases{
        {acmeCharge("ch_1", "key-42", "1251"), {"amount"}},
        {acmeCharge("ch_1", "key-42", "12.50"), {"amount"}},
        {acmeCharge("ch_1", "key-42", "1.25e3"), {"amount"}},
        {acmeCharge("ch_1", "key-42", "-1250"), {"amount"}},
        {acmeCharge("ch_1", "key-42", "null"), {"amount"}},
        {acmeCharge("ch_1", "key-42", "1250", "USD"), {"currency"}},
        {acmeCharge("ch_1", "key-42", "1250", "JPY"), {"currency"}},
        {acmeCharge("ch_1", "key-42", "1250", "EURO"), {"amount", "currency"}},
        {acmeCharge("ch_1", "key-42", "1250", "eUR"), {"amount", "currency"}},
        {acmeCharge("ch_1", "key-42", "1250", ""), {"amount", "currency"}},
        {acmeCharge("ch_1", "key-42", "1250", "eur"), {"Found"}}, // one way some providers write it
        {acmeCharge("ch_1", "key-42", "\"1250\""), {"Found"}},
    };
    for (const Difference &difference : cases) {
        AcmeLookup acme;
        acme.http.answerJson(acmePage(difference.charge));
        EXPECT_EQ(differingIn(acme.askReference()), difference.differing) << difference.charge;
    }
}

// U37: the amount asked for is matched, and what was settled is reported beside it.
TEST(DeclarativeAdapter, ReportsWhatWasSettledBesideWhatWasAskedFor)
{
    AcmeLookup acme(acmeWith(R"({"object": {"settlement_amount_pointer": "/settled/amount",
                                            "settlement_currency_pointer": "/settled/currency"}})"));
    auto charge = nlohmann::json::parse(acmeCharge());
    charge["settled"] = {{"amount", 1357}, {"currency", "USD"}};
    acme.http.answerJson(acmePage(charge.dump()));
    const LookupReport report = acme.askReference();
    ASSERT_EQ(nameOf(report), "Found");
    const auto &match = std::get<effect::Found>(report.finding).match;
    EXPECT_EQ(match.amountMinor + " " + match.currency, "1250 EUR");
    EXPECT_EQ(match.settlementMinor + " " + match.settlementCurrency, "1357 USD");
}

TEST(DeclarativeAdapter, AnAmountThatWasNeverSentDiffers)
{
    AcmeLookup acme;
    acme.request.amountMinor = acme.request.currency = "";
    acme.http.answerJson(acmePage(acmeCharge()));
    EXPECT_EQ(differingIn(acme.askReference()), (Reasons{"amount", "currency"}));
}

TEST(DeclarativeAdapter, AReferenceOfSomebodyElseDiffers)
{
    AcmeLookup acme;
    acme.request.providerResultId = "ch_1";
    acme.http.answerJson(acmeCharge("ch_1", "key-43"));
    EXPECT_EQ(differingIn(acme.askId()), Reasons{"reference"});
}

// U9: the provider's own word is kept beside it.
TEST(DeclarativeAdapter, AStatusWordNobodyDescribedIsInFlight)
{
    AcmeLookup acme;
    acme.http.answerJson(acmePage(acmeCharge("ch_1", "key-42", "1250", "EUR", "complete")));
    const LookupReport report = acme.askReference();
    const auto *found = std::get_if<effect::Found>(&report.finding);
    ASSERT_NE(found, nullptr) << nameOf(report);
    EXPECT_EQ(found->match.disposition, effect::Disposition::InFlight);
    EXPECT_EQ(found->match.statusRaw, "complete");
}

TEST(DeclarativeAdapter, MapsEachStatusItsDescriptionNames)
{
    const std::map<std::string, effect::Disposition> named{{"succeeded", effect::Disposition::Happened},
                                                           {"pending", effect::Disposition::Accepted},
                                                           {"canceled", effect::Disposition::DidNotHappen},
                                                           {"refunded", effect::Disposition::Reversed}};
    for (const auto &[status, disposition] : named) {
        AcmeLookup acme;
        acme.http.answerJson(acmePage(acmeCharge("ch_1", "key-42", "1250", "EUR", status)));
        const LookupReport report = acme.askReference();
        ASSERT_EQ(nameOf(report), "Found") << status;
        EXPECT_EQ(std::get<effect::Found>(report.finding).match.disposition, disposition) << status;
    }
}

// U7: a live payment is never asked for in a test account, so nothing can be absent there.
TEST(DeclarativeAdapter, NeverAsksAnotherAccountEnvironmentOrProvider)
{
    AcmeLookup acme;
    acme.request.account = "acct_2";
    acme.request.environment = "live";
    acme.request.provider = "other";
    acme.request.operation = "payout";
    const LookupReport report = acme.askReference();
    EXPECT_EQ(unmetOf(report),
              (Reasons{"provider_differs", "account_differs", "environment_differs", "operation_unknown"}));
    EXPECT_TRUE(acme.adapter->rungs(acme.request).empty());
    EXPECT_TRUE(acme.http.requests().empty());
    EXPECT_TRUE(parseLookupReport(toJson(report)));
}

TEST(DeclarativeAdapter, OffersTheRungsTheRequestHasValuesFor)
{
    AcmeLookup acme;
    const Rung reference{"reference", AcmeList};
    const Rung objectId{"object_id", test::AcmeObject};
    const Rung attributes{"attributes", AcmeList};
    EXPECT_EQ(acme.adapter->rungs(acme.request), (std::vector<Rung>{reference, attributes}));
    acme.request.providerResultId = "ch_1";
    EXPECT_EQ(acme.adapter->rungs(acme.request), (std::vector<Rung>{reference, objectId, attributes}));
    acme.request.correlation.clear();
    acme.request.firstDispatchedAt.reset();
    EXPECT_EQ(acme.adapter->rungs(acme.request), (std::vector<Rung>{objectId}));
}

TEST(DeclarativeAdapter, SaysWhyARungCannotBeAsked)
{
    AcmeLookup acme;
    EXPECT_EQ(unmetOf(acme.askId()), Reasons{"needs_provider_result_id"});
    EXPECT_EQ(unmetOf(acme.ask("reference", "GET /v1/refunds")), Reasons{"rung_unknown"});
    acme.request.correlation.clear();
    EXPECT_EQ(unmetOf(acme.askReference()), Reasons{"not_planted"});
    acme.request.lastDispatchedAt.reset();
    EXPECT_EQ(unmetOf(acme.askAttributes()), Reasons{"dispatch_time_unknown"});
    EXPECT_TRUE(acme.http.requests().empty());
}

TEST(DeclarativeAdapter, ACancelBetweenPagesEndsTheScan)
{
    AcmeLookup acme;
    acme.http.answerJson(acmePage(acmeCharge(), R"("p2")"));
    acme.http.onSend = [&acme] { acme.cancel.cancel(); };
    EXPECT_EQ(nameOf(acme.askReference()), "Unavailable");
    EXPECT_EQ(acme.http.requests().size(), 1U);
}

TEST(DeclarativeAdapter, OffersItsContract)
{
    AcmeLookup acme;
    EXPECT_EQ(acme.adapter->contract(), contractOf(acme.description, "test"));
}

TEST(DeclarativeAdapter, IsNotMadeForAnUnknownEnvironmentOrAnOpenAddress)
{
    AcmeLookup acme;
    const auto elsewhere = DeclarativeAdapter::make(acme.description, {"staging", "acct_1", ""}, acme.clock);
    ASSERT_FALSE(elsewhere);
    EXPECT_EQ(elsewhere.error().kind, ErrorKind::NotFound);
    for (const char *url : {"http://api.acme.example", "ftp://127.0.0.1", "https://u@api.acme.example", "http://"}) {
        const auto open = DeclarativeAdapter::make(acme.description, {"test", "acct_1", url}, acme.clock);
        ASSERT_FALSE(open) << url;
        EXPECT_EQ(open.error().kind, ErrorKind::InvalidInput);
    }
    EXPECT_FALSE(DeclarativeAdapter::make(acme.description, {"live", "acct_1", "http://127.0.0.1:80"}, acme.clock));
}

} // namespace
} // namespace countersign::providers
