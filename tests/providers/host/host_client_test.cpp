// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/host_client.h"

#include "models/base/file.h"
#include "tests/providers/host/rogue_host.h"
#include "tests/providers/sandbox/sandbox_fixture.h"

#include <gmock/gmock.h>

#include <thread>

namespace countersign::test {
namespace {

using namespace std::chrono_literals;
using providers::HostClient;
using sandbox::test::eventually;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class ProviderHost : public ::testing::Test
{
protected:
    HostClient client(const std::string &account = "acct_1") { return clientOf({hostProgram()}, account); }
    HostClient clientOf(std::vector<std::string> command, const std::string &account = "acct_1")
    {
        return HostClient(rogueAccount(account), rogueToken(), std::move(command), m_clock);
    }
    std::string ask(HostClient &client, const std::string &customer, std::chrono::milliseconds within = 30s)
    {
        return textOf(client.lookUp(RogueRung, rogueRequest(customer), in(within), m_never));
    }

    SystemClock m_clock;
    CancelToken m_never;
};

TEST_F(ProviderHost, AnswersForTheAccountItWasOpenedFor)
{
    auto host = client();
    const auto rungs = host.rungs(rogueRequest("honest"), in(30s), m_never);
    ASSERT_TRUE(rungs) << describe(rungs.error());
    EXPECT_EQ(*rungs, std::vector{RogueRung});
    EXPECT_THAT(ask(host, "honest"), StartsWith("Found"));
}

TEST_F(ProviderHost, ServesManyLookupsWithOneProcess)
{
    auto host = client();
    const auto process = ask(host, "process");
    for (int time = 0; time < 20; ++time)
        EXPECT_EQ(ask(host, "process"), process);
}

TEST_F(ProviderHost, AnAdapterThatNeverAnswersCostsOneLookupAndNotTheNext)
{
    auto host = client();
    for (const std::string how : {"hang", "spin", "ignore_signals"}) {
        const auto before = std::chrono::steady_clock::now();
        EXPECT_EQ(ask(host, how, 300ms),
                  "Unavailable the provider host gave no answer within the deadline; it was stopped")
            << how;
        EXPECT_LT(std::chrono::steady_clock::now() - before, 5s) << how;
        EXPECT_THAT(ask(host, "honest"), StartsWith("Found")) << how;
    }
}

TEST_F(ProviderHost, AnAdapterThatDiesCostsOneLookupAndNotTheNext)
{
    auto host = client();
    EXPECT_THAT(ask(host, "crash"), StartsWith("Unavailable the provider host ended before it answered"));
    EXPECT_THAT(ask(host, "honest"), StartsWith("Found"));
    EXPECT_EQ(ask(host, "exit"),
              "Unavailable the provider host ended before it answered; it ended by itself with status 7");
    EXPECT_THAT(ask(host, "honest"), StartsWith("Found"));
}

TEST_F(ProviderHost, AnswersThatMakeNoSenseAreInconclusiveAndEndTheProcess)
{
    auto host = client();
    for (const std::string how : {"flood", "garbage", "forge"}) {
        const auto process = ask(host, "process");
        EXPECT_EQ(ask(host, how), "Inconclusive host_answer_unusable") << how;
        const auto next = ask(host, "process");
        EXPECT_THAT(next, StartsWith("Found")) << how;
        EXPECT_NE(next, process) << how;
    }
}

TEST_F(ProviderHost, ALostLookupStillSaysWhatWasAskedAndWhen)
{
    auto host = client();
    const auto before = m_clock.now();
    const auto report = host.lookUp(RogueRung, rogueRequest("crash"), in(30s), m_never);
    EXPECT_EQ(report.observation.rung, RogueRung.kind);
    EXPECT_EQ(report.observation.method, RogueRung.method);
    EXPECT_EQ(report.observation.httpStatus, 0);
    EXPECT_FALSE(report.observation.scan.complete);
    EXPECT_GE(report.observation.requestedAt, before);
    EXPECT_GE(report.observation.observedAt, report.observation.requestedAt);
}

TEST_F(ProviderHost, WhatAnAdapterThrowsOrWritesTooLongIsSaidAndTheProcessGoesOn)
{
    auto host = client();
    const auto process = ask(host, "process");
    EXPECT_EQ(ask(host, "throw"), "Unavailable the provider host: the adapter threw: out of luck");
    EXPECT_EQ(ask(host, "long"), "Unavailable the provider host: the adapter's answer is longer than a mebibyte");
    EXPECT_EQ(ask(host, "process"), process);
}

TEST_F(ProviderHost, WhatAPluginPrintsNeverReachesTheProtocol)
{
    auto host = client();
    EXPECT_THAT(ask(host, "print"), StartsWith("Found"));
    EXPECT_THAT(ask(host, "print"), StartsWith("Found"));
}

TEST_F(ProviderHost, TheLadderOfAHangingAdapterEndsAtTheDeadlineToo)
{
    auto host = client();
    auto request = rogueRequest("honest");
    request.recipientRef = "hang";
    const auto rungs = host.rungs(request, in(300ms), m_never);
    ASSERT_FALSE(rungs);
    EXPECT_EQ(rungs.error().kind, ErrorKind::TimedOut);
}

TEST_F(ProviderHost, ACancelEndsALookupLongBeforeItsDeadline)
{
    auto host = client();
    ASSERT_THAT(ask(host, "honest"), StartsWith("Found"));
    CancelToken cancel;
    const auto before = std::chrono::steady_clock::now();
    std::thread someone([&] { cancel.cancel(); });
    const auto report = host.lookUp(RogueRung, rogueRequest("hang"), in(10min), cancel);
    someone.join();
    EXPECT_THAT(textOf(report), StartsWith("Unavailable the lookup was cancelled"));
    EXPECT_LT(std::chrono::steady_clock::now() - before, 10s);
    EXPECT_THAT(ask(host, "honest"), StartsWith("Found"));
}

TEST_F(ProviderHost, AnAccountThatCannotBeOpenedIsUnavailableWithTheReason)
{
    auto refused = client("nobody");
    EXPECT_THAT(ask(refused, "honest"), HasSubstr("this account is not for rogues"));
    auto nothing = client("nothing");
    EXPECT_THAT(ask(nothing, "honest"), HasSubstr("makes no adapter"));
    auto sleepy = client("sleepy");
    EXPECT_THAT(ask(sleepy, "honest", 300ms), StartsWith("Unavailable the provider host gave no answer"));
    auto account = rogueAccount();
    account.descriptionDigest = std::string(64, '0');
    HostClient other(account, rogueToken(), {hostProgram()}, m_clock);
    EXPECT_THAT(ask(other, "honest"), HasSubstr("is not the description asked for"));
}

TEST_F(ProviderHost, NeverAsksAboutAnotherAccountThanItsToken)
{
    auto host = client("acct_2");
    EXPECT_THAT(ask(host, "honest"), HasSubstr("another account"));
}

TEST_F(ProviderHost, ACommandThatIsNoHostIsFoundOut)
{
    auto missing = clientOf({"/nowhere/countersign-provider-host"});
    EXPECT_THAT(ask(missing, "honest"), StartsWith("Unavailable /nowhere/countersign-provider-host cannot be started"));
    auto relative = clientOf({"true"});
    EXPECT_THAT(ask(relative, "honest"), HasSubstr("absolute path"));
    auto deaf = clientOf({"/bin/false"});
    EXPECT_THAT(ask(deaf, "honest"), EndsWith("it ended by itself with status 1"));
    auto mute = clientOf({"/bin/sleep", "1000"});
    EXPECT_THAT(ask(mute, "honest", 300ms), StartsWith("Unavailable the provider host gave no answer"));
}

TEST_F(ProviderHost, AnEchoOfTheTokenIsNotRepeatedToAnybody)
{
    auto echo = clientOf({"/bin/cat"});
    const auto rungs = echo.rungs(rogueRequest("honest"), in(30s), m_never);
    ASSERT_FALSE(rungs);
    EXPECT_EQ(rungs.error().kind, ErrorKind::InvalidInput);
    EXPECT_THAT(describe(rungs.error()), Not(HasSubstr(std::string(RogueToken))));
}

TEST_F(ProviderHost, WhateverTheCommandStartedIsGoneWithTheLookup)
{
    const sandbox::test::TemporaryFolder folder;
    const std::string note = folder.path() + "/process";
    auto shell = clientOf(
        {"/bin/sh", "-c", "/bin/sleep 1000 & echo $! > " + note + ".new; mv " + note + ".new " + note + "; wait"});
    CancelToken cancel;
    std::thread someone([&] {
        EXPECT_TRUE(eventually([&] { return readFile(note).has_value(); }));
        cancel.cancel();
    });
    const auto report = shell.lookUp(RogueRung, rogueRequest("honest"), in(1min), cancel);
    someone.join();
    EXPECT_THAT(textOf(report), StartsWith("Unavailable"));
    const auto written = readFile(note);
    ASSERT_TRUE(written) << describe(written.error());
    const std::string state = "/proc/" + std::to_string(std::stol(*written)) + "/stat";
    EXPECT_TRUE(eventually([&] { return readFile(state).value_or(") Z ").find(") Z ") != std::string::npos; }));
}

TEST_F(ProviderHost, DiesWithTheThreadThatStartedItAndIsReplaced)
{
    auto host = client();
    std::string process;
    std::thread starter([&] { process = ask(host, "process"); });
    starter.join();
    ASSERT_THAT(process, StartsWith("Found "));
    const std::string state = "/proc/" + process.substr(6) + "/stat";
    EXPECT_TRUE(eventually([&] { return readFile(state).value_or("").find(") Z ") != std::string::npos; }));
    const auto next = ask(host, "process");
    EXPECT_THAT(next, StartsWith("Found "));
    EXPECT_NE(next, process);
}

} // namespace
} // namespace countersign::test
