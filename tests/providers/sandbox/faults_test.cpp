// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "providers/sandbox/sandbox_log.h"
#include "tests/providers/sandbox/sandbox_fixture.h"

#include <nlohmann/json.hpp>

namespace countersign::sandbox::test {
namespace {

class Faults : public ::testing::Test
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(addAccount(m_folder.path(), {"acct_a"}, secret(Token)));
        m_server = std::make_unique<ServerThread>(m_folder.path(), m_clock);
    }

    Result<HttpResponse> post(const ChargeCall &call,
                              std::chrono::milliseconds within = std::chrono::milliseconds(5000))
    {
        return exchange(chargeRequest(m_server->baseUrl(), call), within);
    }
    std::int64_t effects() { return *countEffectsOfReference(m_folder.path(), "ref-1"); }
    LoggedRequest lastRequest() { return readRequests(m_folder.path())->back(); }

    TemporaryFolder m_folder;
    SystemClock m_clock;
    std::unique_ptr<ServerThread> m_server;
};

TEST_F(Faults, AcceptAndDropMakesTheChargeAndNoAnswer)
{
    const auto lost = post({.fault = "accept_and_drop"});
    ASSERT_FALSE(lost);
    EXPECT_EQ(lost.error().consequence, Consequence::MayHaveReachedProvider);
    EXPECT_EQ(effects(), 1);
    EXPECT_EQ(lastRequest().outcome, "dropped");
    EXPECT_EQ(lastRequest().fault, "accept_and_drop");
    EXPECT_NE(lastRequest().effect, "");
    const auto again = post({});
    ASSERT_TRUE(again);
    EXPECT_EQ(again->header("Idempotent-Replayed"), "true");
    EXPECT_EQ(effects(), 1);
}

TEST_F(Faults, DropBeforeAcceptLooksTheSameFromOutsideAndMakesNoCharge)
{
    const auto lost = post({.fault = "drop_before_accept"});
    ASSERT_FALSE(lost);
    EXPECT_EQ(lost.error().consequence, Consequence::MayHaveReachedProvider);
    EXPECT_EQ(effects(), 0);
    EXPECT_EQ(lastRequest().outcome, "dropped");
    EXPECT_EQ(lastRequest().effect, "");
}

TEST_F(Faults, ALateAnswerComesAfterTheDeadlineAndTheChargeWasMadeAtOnce)
{
    const auto late = post({.fault = "answer_late;ms=60000"}, std::chrono::milliseconds(300));
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().kind, ErrorKind::TimedOut);
    EXPECT_EQ(effects(), 1);
}

TEST_F(Faults, ALateAnswerStillComesToAClientThatWaits)
{
    const auto before = std::chrono::steady_clock::now();
    const auto late = post({.fault = "answer_late;ms=200"});
    ASSERT_TRUE(late);
    EXPECT_EQ(late->status, 201);
    EXPECT_GE(std::chrono::steady_clock::now() - before, std::chrono::milliseconds(200));
}

TEST_F(Faults, ATwinOfARequestThatStillRunsIsToldSo)
{
    ASSERT_FALSE(post({.fault = "answer_late;ms=60000"}, std::chrono::milliseconds(300)));
    const auto twin = post({});
    ASSERT_TRUE(twin);
    EXPECT_EQ(twin->status, 409);
    EXPECT_EQ(effects(), 1);
}

TEST_F(Faults, AfterALateAnswerTheKeyReplays)
{
    ASSERT_TRUE(post({.fault = "answer_late;ms=1"}));
    const auto again = post({});
    ASSERT_TRUE(again);
    EXPECT_EQ(again->status, 201);
    EXPECT_EQ(again->header("Idempotent-Replayed"), "true");
}

TEST_F(Faults, RateLimitSaysWhenToComeBackAndDoesNothing)
{
    const auto limited = post({.fault = "rate_limit;retry_after=7"});
    ASSERT_TRUE(limited);
    EXPECT_EQ(limited->status, 429);
    EXPECT_EQ(limited->header("Retry-After"), "7");
    EXPECT_EQ(effects(), 0);
    EXPECT_EQ(lastRequest().outcome, "429");
}

TEST_F(Faults, TwoServerErrorsThatLookTheSameDifferInWhatHappened)
{
    const auto before = post({.fault = "error_500_before"});
    ASSERT_TRUE(before);
    EXPECT_EQ(effects(), 0);
    const auto after = post({.fault = "error_500_after"});
    ASSERT_TRUE(after);
    EXPECT_EQ(effects(), 1);
    EXPECT_EQ(before->status, 500);
    EXPECT_EQ(after->status, 500);
    EXPECT_EQ(before->body, after->body);
    const auto replay = post({});
    ASSERT_TRUE(replay);
    EXPECT_EQ(replay->status, 201);
    EXPECT_EQ(effects(), 1);
}

TEST_F(Faults, TwoSilencesThatLookTheSameDifferInWhatHappened)
{
    const auto before = post({.fault = "silence_before"}, std::chrono::milliseconds(200));
    ASSERT_FALSE(before);
    EXPECT_EQ(before.error().kind, ErrorKind::TimedOut);
    EXPECT_EQ(before.error().consequence, Consequence::MayHaveReachedProvider);
    EXPECT_EQ(effects(), 0);
    EXPECT_EQ(lastRequest().outcome, "silent");
    const auto after = post({.fault = "silence_after"}, std::chrono::milliseconds(200));
    ASSERT_FALSE(after);
    EXPECT_EQ(after.error().kind, ErrorKind::TimedOut);
    EXPECT_EQ(effects(), 1);
    EXPECT_EQ(lastRequest().outcome, "silent");
    const auto replay = post({});
    ASSERT_TRUE(replay);
    EXPECT_EQ(replay->header("Idempotent-Replayed"), "true");
    EXPECT_EQ(effects(), 1);
}

TEST_F(Faults, APageForPeopleIsNoAnswerAndTheChargeWasMade)
{
    const auto page = post({.fault = "html_body"});
    ASSERT_TRUE(page);
    EXPECT_EQ(page->status, 200);
    EXPECT_EQ(page->header("Content-Type"), "text/html; charset=utf-8");
    EXPECT_TRUE(page->body.starts_with("<!DOCTYPE html>"));
    EXPECT_EQ(effects(), 1);
}

TEST_F(Faults, AHugeAnswerIsCutShortByTheClientAndTheChargeWasMade)
{
    const auto huge = post({.fault = "huge_body"}, std::chrono::minutes(1));
    ASSERT_TRUE(huge);
    EXPECT_EQ(huge->status, 201);
    EXPECT_EQ(parseInt64(huge->header("Content-Length")).value_or(0) / 1'000'000, 50);
    EXPECT_TRUE(huge->bodyTruncated);
    EXPECT_LT(huge->body.size(), 10'000'000U);
    EXPECT_EQ(effects(), 1);
    EXPECT_EQ(post({})->status, 201) << "and the next one is served";
}

TEST_F(Faults, BytesThatAreNoTextComeWithTheTrueStatus)
{
    const auto garbled = post({.fault = "invalid_utf8"});
    ASSERT_TRUE(garbled);
    EXPECT_EQ(garbled->status, 201);
    EXPECT_FALSE(isUtf8(garbled->body));
    EXPECT_EQ(effects(), 1);
}

TEST_F(Faults, ReadsFailTheSameWays)
{
    const auto read = [&](const std::string &fault, std::chrono::milliseconds within = std::chrono::minutes(1)) {
        return exchange(getRequest(m_server->baseUrl(), "/v1/charges?reference=ref-1", Token, fault), within);
    };
    const std::chrono::milliseconds soon(300);
    EXPECT_EQ(read("rate_limit;retry_after=1")->status, 429);
    EXPECT_EQ(read("error_500_before")->status, 500);
    EXPECT_EQ(read("error_500_after")->status, 500);
    EXPECT_FALSE(read("drop_before_accept"));
    EXPECT_FALSE(read("accept_and_drop"));
    EXPECT_FALSE(read("answer_late;ms=60000", soon));
    EXPECT_FALSE(read("silence_before", soon));
    EXPECT_FALSE(read("silence_after", soon));
    EXPECT_FALSE(isUtf8(read("invalid_utf8")->body));
    EXPECT_TRUE(read("html_body")->body.starts_with("<!DOCTYPE html>"));
    EXPECT_TRUE(read("huge_body")->bodyTruncated);
    EXPECT_EQ(read("")->status, 200);
}

TEST_F(Faults, AFaultThatIsNotUnderstoodIsRefusedAndNothingHappens)
{
    for (const std::string fault : {"explode", "answer_late", "answer_late;ms=", "answer_late;ms=-1",
                                    "answer_late;ms=600001", "rate_limit;ms=1", "accept_and_drop;ms=1", ";"}) {
        const auto refused = post({.fault = fault});
        ASSERT_TRUE(refused);
        EXPECT_EQ(refused->status, 400) << fault;
    }
    EXPECT_EQ(effects(), 0);
}

TEST_F(Faults, StoppingDoesNotWaitForLateAnswersNorForSilence)
{
    ASSERT_FALSE(post({.fault = "answer_late;ms=600000"}, std::chrono::milliseconds(300)));
    std::thread client([&] { EXPECT_FALSE(post({.key = "2", .fault = "silence_after"}, std::chrono::minutes(1))); });
    EXPECT_TRUE(eventually([&] { return effects() == 2; }));
    const auto before = std::chrono::steady_clock::now();
    m_server.reset();
    client.join();
    EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(5));
}

} // namespace
} // namespace countersign::sandbox::test
