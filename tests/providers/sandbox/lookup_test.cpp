// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/sandbox_lookup.h"
#include "tests/providers/support/raw_server.h"

#include <gmock/gmock.h>

#include <atomic>
#include <future>

namespace countersign::sandbox::test {
namespace {

using namespace std::chrono_literals;
using countersign::test::httpAnswer;
using countersign::test::RawServer;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST_F(SandboxLookup, FindsAChargeByItsReference)
{
    charge();
    const auto run = askSandbox();
    EXPECT_EQ(run.finding, "Found");
    ASSERT_THAT(rungsOf(run), ElementsAre("reference Found"));
    const auto &match = std::get<effect::Found>(run.reports.front().finding).match;
    EXPECT_EQ(match.disposition, effect::Disposition::Happened);
    EXPECT_EQ(match.amountMinor, "1250");
    EXPECT_EQ(match.currency, "EUR");
    EXPECT_EQ(match.reference, "ref-1");
    EXPECT_EQ(match.createdAt, formatInstant(m_serverClock.now()));
    const auto &seen = run.reports.front().observation;
    EXPECT_EQ(seen.httpStatus, 200);
    EXPECT_TRUE(seen.scan.complete);
    EXPECT_EQ(seen.bodyDigest.size(), 64U);
    EXPECT_EQ(seen.method, "GET /v1/objects");
}

TEST_F(SandboxLookup, FindsAChargeByItsIdAndByItsAttributes)
{
    charge();
    auto byId = request();
    byId.providerResultId = readEffects(m_folder.path())->front().effect;
    const auto service = lookups(m_server->baseUrl());
    EXPECT_THAT(rungsOf(ask(*service, byId, 30s, "object_id")), ElementsAre("object_id Found"));
    EXPECT_THAT(rungsOf(ask(*service, request(), 30s, "attributes")), ElementsAre("attributes Found"));
}

TEST_F(SandboxLookup, ReadsEveryPageOfAList)
{
    charge();
    for (int other = 0; other < 120; ++other) { // a page holds 100, newest first
        const std::string name = "other-" + std::to_string(other);
        charge({.key = name, .reference = name, .amount = "77"});
    }
    const auto run = askSandbox("attributes");
    ASSERT_EQ(run.finding, "Found");
    EXPECT_EQ(std::get<effect::Found>(run.reports.front().finding).match.reference, "ref-1");
    EXPECT_TRUE(run.reports.front().observation.scan.complete);
}

TEST_F(SandboxLookup, SaysAbsentOnlyWhenEveryRungDoes)
{
    const auto run = askSandbox();
    EXPECT_EQ(run.finding, "Absent");
    EXPECT_THAT(rungsOf(run), ElementsAre("reference Absent", "attributes Absent"));
}

TEST_F(SandboxLookup, SeesWhatBecameOfACharge)
{
    using effect::Disposition;
    const std::vector<std::pair<std::string, Disposition>> ends{{"cus_pending", Disposition::Accepted},
                                                                {"cus_failed", Disposition::DidNotHappen},
                                                                {"cus_refunded", Disposition::Reversed}};
    const auto service = lookups(m_server->baseUrl());
    for (const auto &[customer, disposition] : ends) {
        charge({.key = customer, .reference = customer, .customer = customer});
        auto about = request();
        about.customerRef = customer;
        about.correlation = {{"reference", customer}};
        about.providerKey = customer;
        const auto run = ask(*service, about);
        ASSERT_EQ(run.finding, "Found") << customer;
        EXPECT_EQ(std::get<effect::Found>(run.reports.front().finding).match.disposition, disposition) << customer;
    }
}

TEST_F(SandboxLookup, ADifferentAmountIsAMismatchAndTwoChargesAreMany)
{
    charge({.key = {}, .amount = "1251"});
    EXPECT_EQ(askSandbox("reference").finding, "Mismatch");
    charge({.key = {}});
    EXPECT_EQ(askSandbox("reference").finding, "FoundMany");
}

TEST_F(SandboxLookup, ATokenThatOpensNothingOrAnotherAccountIsDenied)
{
    const auto wrong = lookups(m_server->baseUrl(), "wrong");
    EXPECT_EQ(ask(*wrong, request()).finding, "Denied");
    charge({.token = std::string(OtherToken)});
    const auto other = lookups(m_server->baseUrl(), OtherToken);
    EXPECT_EQ(ask(*other, request()).finding, "Denied") << "a list of another account would pass for absence";
}

TEST_F(SandboxLookup, ALaggingIndexHidesAFreshCharge)
{
    charge({.token = std::string(LagToken)});
    const auto service = lookups(m_server->baseUrl(), LagToken, "acct_lag");
    EXPECT_EQ(ask(*service, request("acct_lag")).finding, "Absent") << "which is why absence must settle first";
    m_serverClock.advance(1h);
    EXPECT_EQ(ask(*service, request("acct_lag")).finding, "Found");
}

TEST_F(SandboxLookup, ReadsAndNothingElse)
{
    charge();
    const auto before = readEffects(m_folder.path())->size();
    askSandbox();
    const auto requests = *readRequests(m_folder.path());
    EXPECT_EQ(requests.front().method, "POST");
    for (std::size_t at = 1; at < requests.size(); ++at)
        EXPECT_EQ(requests[at].method, "GET");
    EXPECT_EQ(readEffects(m_folder.path())->size(), before);
}

TEST_F(SandboxLookup, ASandboxThatIsNotThereIsUnavailable)
{
    const auto service = lookups("http://127.0.0.1:" + std::to_string(countersign::test::closedPort()));
    EXPECT_EQ(ask(*service, request()).finding, "Unavailable");
}

TEST_F(SandboxLookup, ARateLimitIsRememberedAndNobodyAsksBeforeItIsOver)
{
    RawServer server([](const std::string &) { return httpAnswer("429 Too Many", "{}", "Retry-After: 600\r\n"); });
    const auto service = lookups(server.url(""));
    const auto run = ask(*service, request(), 5s, "reference");
    ASSERT_EQ(run.finding, "Unavailable");
    const auto retryAt = std::get<effect::Unavailable>(run.reports.front().finding).retryAt;
    ASSERT_TRUE(retryAt);
    EXPECT_GT(*retryAt, m_clock.now() + 500s);
    EXPECT_EQ(server.connections(), 1U);
    EXPECT_EQ(ask(*service, request(), 5s, "reference").finding, "Unavailable");
    EXPECT_EQ(server.connections(), 1U);
}

TEST_F(SandboxLookup, NoAnswerIsUnavailable)
{
    RawServer dropping([](const std::string &) { return std::string(); });
    const auto dropped = lookups(dropping.url(""));
    EXPECT_EQ(ask(*dropped, request(), 30s, "reference").finding, "Unavailable");
    EXPECT_EQ(dropping.connections(), 1U) << "one question, one request";
    RawServer broken([](const std::string &) { return httpAnswer("500 Broken", "{}"); });
    const auto failed = lookups(broken.url(""));
    EXPECT_EQ(ask(*failed, request(), 30s, "reference").finding, "Unavailable");
}

TEST_F(SandboxLookup, ALateAnswerIsNotWaitedForAndCostsNoProcess)
{
    std::promise<void> release;
    auto released = release.get_future().share();
    std::atomic<bool> late{false};
    RawServer server([&](const std::string &) {
        if (late)
            released.wait();
        return httpAnswer("200 OK", R"({"object":"list","data":[],"has_more":false,"next_cursor":null})");
    });
    const auto service = lookups(server.url(""));
    ASSERT_EQ(ask(*service, request(), 30s, "reference").finding, "Absent");
    late = true;
    const auto before = std::chrono::steady_clock::now();
    const auto run = ask(*service, request(), 2500ms, "reference");
    EXPECT_LT(std::chrono::steady_clock::now() - before, 10s);
    late = false;
    release.set_value();
    ASSERT_EQ(run.finding, "Unavailable");
    EXPECT_THAT(std::get<effect::Unavailable>(run.reports.front().finding).detail,
                ::testing::Not(HasSubstr("was stopped")))
        << "the host's own limit comes before the console's";
    EXPECT_EQ(ask(*service, request(), 30s, "reference").finding, "Absent");
}

TEST_F(SandboxLookup, WhatIsNoAnswerOfThisProviderIsInconclusive)
{
    const std::vector<std::string> bodies{
        "<html><body>Please sign in</body></html>",        "", "{}", "[]", "null", R"({"data":{}})",
        R"({"data":[{"id":"ch_1","status":"succeeded"}]})"};
    for (const std::string &body : bodies) {
        RawServer server([&](const std::string &) { return httpAnswer("200 OK", body); });
        const auto service = lookups(server.url(""));
        EXPECT_EQ(ask(*service, request(), 30s, "reference").finding, "Inconclusive") << body;
    }
}

TEST_F(SandboxLookup, OfAnAccountThatIsNotSetUpIsAnError)
{
    const auto service = lookups(m_server->baseUrl());
    const auto run = service->lookUp(request("acct_b"), {}, std::chrono::steady_clock::now() + 30s, m_never);
    ASSERT_FALSE(run);
    EXPECT_EQ(run.error().kind, ErrorKind::NotFound);
}

} // namespace
} // namespace countersign::sandbox::test
