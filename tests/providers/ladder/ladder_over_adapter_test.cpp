// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/curl_transport.h"
#include "providers/ladder/ladder.h"
#include "tests/providers/http/adapter_fixture.h"
#include "tests/providers/support/raw_server.h"

#include <gmock/gmock.h>

#include <chrono>

// The ladder over a declarative adapter, all in this process: what a provider says, and what a lookup makes of it.
namespace countersign::providers {
namespace {

using namespace std::chrono_literals;
using test::acmeCharge;
using test::acmePage;
using test::httpResponse;
using testing::ElementsAre;

class InProcess final : public RungPerformer
{
public:
    InProcess(const Clock &clock, Pacing &pacing, HttpTransport &http, const std::string &baseUrl)
        : m_adapter(DeclarativeAdapter::make(test::acmeDescription(), {"test", "acct_1", baseUrl}, clock).value())
    {
        TransportOptions options;
        options.environment = "test";
        options.baseUrl = baseUrl;
        options.pacing = &pacing;
        m_transport =
            DescriptionTransport::make(test::acmeDescription(), options, SecretBytes::copyOf(viewOf("tok_1")), http)
                .value();
    }
    Result<std::vector<Rung>> rungs(const LookupRequest &request, Deadline, const CancelToken &) override
    {
        return m_adapter->rungs(request);
    }
    LookupReport lookUp(const Rung &rung, const LookupRequest &request, Deadline deadline,
                        const CancelToken &cancel) override
    {
        m_transport->setDeadline(deadline);
        return m_adapter->lookUp(rung, request, *m_transport, cancel);
    }

private:
    std::unique_ptr<ProviderAdapter> m_adapter;
    std::unique_ptr<DescriptionTransport> m_transport;
};

struct LadderOverAdapter : testing::Test
{
    LadderOverAdapter()
    {
        pacing.onPause = [this](auto time) { clock.advance(time); };
        request.providerResultId = "ch_1"; // so that all three rungs apply
        const auto added =
            ladder.add({"acme", "test", "acct_1"}, 50, std::make_unique<InProcess>(clock, pacing, http, ""));
        EXPECT_TRUE(added);
    }
    LookupRun run(Deadline::duration time = 10s)
    {
        return ladder.lookUp(request, {}, pacing.now() + time, cancel).value();
    }
    std::vector<std::string> findingsOf(const LookupRun &looked)
    {
        std::vector<std::string> names;
        for (const LookupReport &report : looked.reports)
            names.push_back(test::nameOf(report));
        return names;
    }

    ManualClock clock{parseInstant("2026-03-01T10:05:00Z").value()};
    test::TestPacing pacing;
    test::ScriptedHttp http;
    Ladder ladder{clock, pacing};
    LookupRequest request = test::acmeRequest();
    CancelToken cancel;
};

TEST_F(LadderOverAdapter, AbsentTakesEveryRung)
{
    http.answerJson(acmePage(""));
    http.answerJson("{}", 404);
    http.answerJson(acmePage(""));
    const LookupRun looked = run();
    EXPECT_EQ(looked.finding, "Absent");
    EXPECT_THAT(findingsOf(looked), ElementsAre("Absent", "Absent", "Absent"));
}

TEST_F(LadderOverAdapter, TheFirstCertainObjectIsEnough)
{
    http.answerJson(acmePage(acmeCharge()));
    EXPECT_EQ(run().finding, "Found");
    EXPECT_EQ(http.requests().size(), 1U);
}

TEST_F(LadderOverAdapter, AWrongAmountIsAskedOnAndStaysAMismatch)
{
    const std::string charge = acmeCharge("ch_1", "key-42", "1251");
    http.answerJson(acmePage(charge));
    http.answerJson(charge);
    http.answerJson(acmePage(charge)); // not this amount, so not a match here
    const LookupRun looked = run();
    EXPECT_EQ(looked.finding, "Mismatch");
    EXPECT_THAT(findingsOf(looked), ElementsAre("Mismatch", "Mismatch", "Absent"));
}

TEST_F(LadderOverAdapter, TwoRungsWithTwoObjectsAreMany)
{
    http.answerJson(acmePage(""));
    http.answerJson(acmeCharge("ch_1", "key-43"));
    http.answerJson(acmePage(acmeCharge("ch_2")));
    EXPECT_EQ(run().finding, "FoundMany");
}

TEST_F(LadderOverAdapter, ARateLimitStopsTheLookupAndIsRemembered)
{
    http.answer(httpResponse(429, "{}", {{"Retry-After", "60"}}));
    const Instant allowed = clock.now() + 60s;
    EXPECT_THAT(findingsOf(run()), ElementsAre("Unavailable", "Unavailable"));
    EXPECT_EQ(http.requests().size(), 1U);
    const LookupRun again = run();
    EXPECT_EQ(http.requests().size(), 1U);
    const auto *unavailable = std::get_if<effect::Unavailable>(&again.reports.at(0).finding);
    ASSERT_NE(unavailable, nullptr);
    EXPECT_EQ(unavailable->retryAt, allowed);
    http.answerJson(acmePage(acmeCharge()));
    EXPECT_EQ(run(61s).finding, "Found"); // patience enough to wait for it
    EXPECT_EQ(clock.now(), allowed);
}

TEST_F(LadderOverAdapter, DeniedOutweighsAbsence)
{
    http.answerJson(acmePage(""));
    http.answer(httpResponse(403, "{}"));
    http.answerJson(acmePage(""));
    EXPECT_EQ(run().finding, "Denied");
}

// The same over libcurl and a socket, in real time.
TEST(LadderOverASocket, FindsAndCancels)
{
    test::RawServer server([](const std::string &) {
        return test::httpAnswer("200 OK", acmePage(acmeCharge()), "Content-Type: application/json\r\n");
    });
    ManualClock clock{parseInstant("2026-03-01T10:05:00Z").value()};
    Pacing pacing;
    CurlTransport http;
    Ladder ladder(clock, pacing);
    ASSERT_TRUE(
        ladder.add({"acme", "test", "acct_1"}, 50, std::make_unique<InProcess>(clock, pacing, http, server.url(""))));
    CancelToken cancel;
    const LookupRequest request = test::acmeRequest();
    EXPECT_EQ(ladder.lookUp(request, {}, pacing.now() + 20s, cancel).value().finding, "Found");
    EXPECT_EQ(server.connections(), 1U);
    cancel.cancel();
    EXPECT_EQ(ladder.lookUp(request, {}, pacing.now() + 20s, cancel).value().finding, "Unavailable");
    EXPECT_EQ(server.connections(), 1U);
}

} // namespace
} // namespace countersign::providers
