// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/sandbox_log.h"
#include "tests/providers/sandbox/sandbox_fixture.h"

#include <nlohmann/json.hpp>

#include <set>

namespace countersign::sandbox::test {
namespace {

using nlohmann::json;

class Charges : public ::testing::Test
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(addAccount(m_folder.path(), {"acct_a"}, secret(Token)));
        ASSERT_TRUE(addAccount(m_folder.path(), {"acct_b"}, secret(OtherToken)));
        m_server = std::make_unique<ServerThread>(m_folder.path(), m_clock);
    }

    HttpResponse post(const ChargeCall &call) { return answered(chargeRequest(m_server->baseUrl(), call)); }
    HttpResponse get(const std::string &target, std::string_view token = Token)
    {
        return answered(getRequest(m_server->baseUrl(), target, token));
    }
    std::string errorCode(const HttpResponse &response) { return json::parse(response.body)["error"]["code"]; }
    std::int64_t effects(std::string_view reference)
    {
        const auto count = countEffectsOfReference(m_folder.path(), reference);
        EXPECT_TRUE(count);
        return count ? *count : -1;
    }

    TemporaryFolder m_folder;
    ManualClock m_clock{*parseInstant("2026-12-01T08:00:00Z")};
    std::unique_ptr<ServerThread> m_server;
};

TEST_F(Charges, AreMadeOnceAndReadBackByIdAndReference)
{
    const auto made = post({});
    ASSERT_EQ(made.status, 201) << made.body;
    const auto charge = json::parse(made.body);
    const auto id = charge["id"].get<std::string>();
    EXPECT_EQ(charge, (json{{"id", id},
                            {"object", "charge"},
                            {"status", "succeeded"},
                            {"amount", 1250},
                            {"currency", "EUR"},
                            {"customer", "cus_1"},
                            {"reference", "ref-1"},
                            {"account", "acct_a"},
                            {"created", "2026-12-01T08:00:00Z"}}));
    EXPECT_EQ(json::parse(get("/v1/charges/" + id).body), charge);
    const auto page = json::parse(get("/v1/charges?reference=ref-1").body);
    EXPECT_EQ(page, (json{{"object", "list"}, {"data", {charge}}, {"has_more", false}, {"next_cursor", nullptr}}));
    EXPECT_EQ(effects("ref-1"), 1);
}

TEST_F(Charges, OfTheSameHistoryHaveTheSameIds)
{
    const auto first = post({}).body;
    TemporaryFolder other;
    ASSERT_TRUE(addAccount(other.path(), {"acct_a"}, secret(Token)));
    const ServerThread server(other.path(), m_clock);
    EXPECT_EQ(answered(chargeRequest(server.baseUrl(), {})).body, first);
}

TEST_F(Charges, AKeptKeyWithTheSameParametersReplaysTheStoredAnswer)
{
    const auto first = post({});
    m_clock.advance(std::chrono::hours(23));
    const auto again = post({});
    EXPECT_EQ(again.status, 201);
    EXPECT_EQ(again.body, first.body);
    EXPECT_EQ(first.header("Idempotent-Replayed"), "");
    EXPECT_EQ(again.header("Idempotent-Replayed"), "true");
    EXPECT_EQ(effects("ref-1"), 1);
}

TEST_F(Charges, AKeyPastItsRetentionIsANewRequest)
{
    post({});
    m_clock.advance(std::chrono::hours(24));
    const auto again = post({});
    EXPECT_EQ(again.status, 201);
    EXPECT_EQ(again.header("Idempotent-Replayed"), "");
    EXPECT_EQ(effects("ref-1"), 2);
}

TEST_F(Charges, AKeptKeyWithOtherParametersIsAMismatch)
{
    post({});
    for (const ChargeCall &call : {ChargeCall{.amount = "1251"}, ChargeCall{.currency = "USD"},
                                   ChargeCall{.reference = "ref-2"}, ChargeCall{.customer = "cus_2"}}) {
        const auto other = post(call);
        EXPECT_EQ(other.status, 422);
        EXPECT_EQ(errorCode(other), "idempotency_mismatch");
    }
    EXPECT_EQ(effects("ref-1"), 1);
    EXPECT_EQ(effects("ref-2"), 0);
}

TEST_F(Charges, AKeyBelongsToOneAccount)
{
    post({});
    const auto other = post({.amount = "77", .token = std::string(OtherToken)});
    EXPECT_EQ(other.status, 201);
    EXPECT_EQ(other.header("Idempotent-Replayed"), "");
}

TEST_F(Charges, WithoutAKeyEveryRequestIsACharge)
{
    EXPECT_EQ(post({.key = ""}).status, 201);
    EXPECT_EQ(post({.key = ""}).status, 201);
    EXPECT_EQ(effects("ref-1"), 2);
}

TEST_F(Charges, ADeclinedCardIsNoEffectAndIsKeptUnderTheKey)
{
    const auto declined = post({.customer = "cus_declined"});
    EXPECT_EQ(declined.status, 402);
    EXPECT_EQ(errorCode(declined), "card_declined");
    const auto again = post({.customer = "cus_declined"});
    EXPECT_EQ(again.status, 402);
    EXPECT_EQ(again.header("Idempotent-Replayed"), "true");
    EXPECT_EQ(post({.customer = "cus_1"}).status, 422);
    EXPECT_EQ(effects("ref-1"), 0);
    EXPECT_EQ(json::parse(get("/v1/charges?reference=ref-1").body)["data"], json::array());
}

TEST_F(Charges, TheCustomerDecidesHowAChargeEnds)
{
    for (const std::string status : {"pending", "failed", "refunded"}) {
        const auto made = post({.key = status, .reference = status, .customer = status + "_1"});
        EXPECT_EQ(made.status, 201);
        EXPECT_EQ(json::parse(made.body)["status"], status);
    }
}

TEST_F(Charges, ATokenOpensItsOwnAccountOnly)
{
    const auto id = json::parse(post({}).body)["id"].get<std::string>();
    EXPECT_EQ(get("/v1/charges/" + id, "no-such-token").status, 401);
    EXPECT_EQ(get("/v1/charges/" + id, "").status, 401);
    EXPECT_EQ(post({.key = "k", .reference = "stranger", .token = "no-such-token"}).status, 401);
    EXPECT_EQ(get("/v1/charges/" + id, OtherToken).status, 403);
    EXPECT_EQ(json::parse(get("/v1/charges", OtherToken).body)["data"], json::array());
    EXPECT_EQ(get("/v1/charges?account=acct_a", OtherToken).status, 403);
    EXPECT_EQ(json::parse(get("/v1/charges?account=acct_a").body)["data"].size(), 1U);
    EXPECT_EQ(effects("stranger"), 0);
}

TEST_F(Charges, AnAccountAddedWhileTheServerRunsIsKnown)
{
    EXPECT_EQ(get("/v1/charges", "late").status, 401);
    ASSERT_TRUE(addAccount(m_folder.path(), {"acct_late"}, secret("late")));
    EXPECT_EQ(get("/v1/charges", "late").status, 200);
}

TEST_F(Charges, WhatIsNotThereIsNotFound)
{
    EXPECT_EQ(get("/v1/charges/ch_none").status, 404);
    EXPECT_EQ(get("/v2/charges").status, 404);
    EXPECT_EQ(get("/").status, 404);
    HttpRequest put = getRequest(m_server->baseUrl(), "/v1/charges");
    put.method = "PUT";
    EXPECT_EQ(answered(put).status, 405);
}

TEST_F(Charges, BadInputIsRefusedAndChangesNothing)
{
    for (const std::string body : {
             "x",
             "[]",
             "{}",
             R"({"amount":1})",
             R"({"amount":"1","currency":"EUR","customer":"c","reference":"bad"})",
             R"({"amount":1.5,"currency":"EUR","customer":"c","reference":"bad"})",
             R"({"amount":0,"currency":"EUR","customer":"c","reference":"bad"})",
             R"({"amount":-1,"currency":"EUR","customer":"c","reference":"bad"})",
             R"({"amount":9223372036854775808,"currency":"EUR","customer":"c","reference":"bad"})",
             R"({"amount":1,"currency":"eur","customer":"c","reference":"bad"})",
             R"({"amount":1,"currency":"EUR","customer":"","reference":"bad"})",
             R"({"amount":1,"currency":"EUR","customer":"c","reference":7})",
             R"({"amount":1,"amount":2,"currency":"EUR","customer":"c","reference":"bad"})",
             R"({"amount":1,"currency":"EUR","customer":"c","reference":"bad","extra":"x"})",
         }) {
        const auto refused = post({.body = body});
        EXPECT_EQ(refused.status, 400) << body;
        EXPECT_EQ(errorCode(refused), "invalid_request") << body;
    }
    EXPECT_EQ(post({.key = std::string(256, 'k')}).status, 400);
    EXPECT_EQ(post({.key = std::string(255, 'k'), .reference = "longest"}).status, 201);
    EXPECT_EQ(post({.body = std::string(64 * 1024 + 1, ' ')}).status, 413);
    EXPECT_EQ(effects("bad"), 0);
}

TEST_F(Charges, AreListedNewestFirstInPagesThatNewChargesDoNotShift)
{
    for (int i = 0; i < 5; ++i) {
        post({.key = "key-" + std::to_string(i), .reference = "ref-" + std::to_string(i)});
        m_clock.advance(std::chrono::seconds(1));
    }
    const auto first = json::parse(get("/v1/charges?customer=cus_1&limit=2").body);
    EXPECT_EQ(first["data"][0]["reference"], "ref-4");
    EXPECT_EQ(first["data"][1]["reference"], "ref-3");
    EXPECT_TRUE(first["has_more"]);
    post({.key = "key-new", .reference = "ref-new"});
    const auto second =
        json::parse(get("/v1/charges?customer=cus_1&limit=3&cursor=" + first["next_cursor"].get<std::string>()).body);
    EXPECT_EQ(second["data"][0]["reference"], "ref-2");
    EXPECT_EQ(second["data"].size(), 3);
    EXPECT_FALSE(second["has_more"]);
    EXPECT_TRUE(second["next_cursor"].is_null());
}

TEST_F(Charges, AreFilteredByReferenceCustomerAndTimeWithBothBoundsIncluded)
{
    post({.key = "1", .reference = "r s", .customer = "c1"}); // 08:00:00
    m_clock.advance(std::chrono::seconds(10));
    post({.key = "2", .reference = "r", .customer = "c1"}); // 08:00:10
    m_clock.advance(std::chrono::seconds(10));
    post({.key = "3", .reference = "r", .customer = "c2"}); // 08:00:20
    const auto references = [&](const std::string &query) {
        const auto page = json::parse(get("/v1/charges?" + query).body);
        return page["data"].size();
    };
    EXPECT_EQ(references("reference=r%20s"), 1);
    EXPECT_EQ(references("reference=r"), 2);
    EXPECT_EQ(references("reference=r&customer=c2"), 1);
    EXPECT_EQ(references("customer=c1"), 2);
    EXPECT_EQ(references("created_from=2026-12-01T08:00:10Z&created_to=2026-12-01T08:00:10Z"), 1);
    EXPECT_EQ(references("created_from=2026-12-01T08:00:11Z"), 1);
    EXPECT_EQ(references("created_to=2026-12-01T09:00:10%2B01:00"), 2);
}

TEST_F(Charges, AQuestionThatIsNotUnderstoodIsRefusedRatherThanAnsweredTooWidely)
{
    for (const std::string query : {"refernce=r", "reference=", "reference=a&reference=b", "limit=0", "limit=101",
                                    "cursor=ch_none", "created_from=yesterday", "reference=%zz", "reference=%ff"})
        EXPECT_EQ(get("/v1/charges?" + query).status, 400) << query;
}

TEST_F(Charges, ALaggingIndexHidesAFreshChargeFromListsButNotById)
{
    ASSERT_TRUE(addAccount(m_folder.path(), {"acct_lag", std::chrono::seconds(60)}, secret("lag")));
    const auto id = json::parse(post({.token = "lag"}).body)["id"].get<std::string>();
    EXPECT_EQ(json::parse(get("/v1/charges?reference=ref-1", "lag").body)["data"].size(), 0);
    EXPECT_EQ(get("/v1/charges/" + id, "lag").status, 200);
    m_clock.advance(std::chrono::seconds(60));
    EXPECT_EQ(json::parse(get("/v1/charges?reference=ref-1", "lag").body)["data"].size(), 1);
}

TEST_F(Charges, EveryRequestIsInTheLogInOrder)
{
    post({});
    post({});
    get("/v1/charges?reference=ref-1", OtherToken);
    const auto log = readRequests(m_folder.path());
    ASSERT_TRUE(log);
    ASSERT_EQ(log->size(), 3);
    EXPECT_EQ(log->at(0).number, 1);
    EXPECT_EQ(log->at(0).idempotencyKey, "key-1");
    EXPECT_EQ(log->at(0).outcome, "201");
    EXPECT_NE(log->at(0).effect, "");
    EXPECT_EQ(log->at(1).outcome, "201");
    EXPECT_EQ(log->at(1).effect, "");
    EXPECT_EQ(log->at(2), (LoggedRequest{3, "2026-12-01T08:00:00Z", "GET", "/v1/charges?reference=ref-1", "", "ref-1",
                                         "acct_b", "", "200", ""}));
}

TEST_F(Charges, ManyClientsAtOnceMakeOneChargeUnderOneKey)
{
    std::vector<std::thread> clients;
    std::atomic<int> served{0};
    for (int i = 0; i < 16; ++i)
        clients.emplace_back([&] {
            const auto response = exchange(chargeRequest(m_server->baseUrl(), {}));
            if (response && response->status == 201)
                ++served;
        });
    for (auto &client : clients)
        client.join();
    EXPECT_EQ(served, 16);
    EXPECT_EQ(effects("ref-1"), 1);
}

} // namespace
} // namespace countersign::sandbox::test
