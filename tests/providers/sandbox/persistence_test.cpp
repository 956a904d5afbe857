// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/append_log.h"
#include "providers/sandbox/sandbox_log.h"
#include "tests/providers/sandbox/sandbox_fixture.h"

#include <sys/wait.h>

#include <csignal>
#include <fstream>

namespace countersign::sandbox::test {
namespace {

class Persistence : public ::testing::Test
{
protected:
    void SetUp() override { ASSERT_TRUE(addAccount(m_folder.path(), {"acct_a"}, secret(Token))); }

    std::int64_t effects() { return *countEffectsOfReference(m_folder.path(), "ref-1"); }
    void append(const std::string &path, const std::string &text)
    {
        std::ofstream(path, std::ios::app | std::ios::binary) << text;
    }

    TemporaryFolder m_folder;
    SystemClock m_clock;
};

TEST_F(Persistence, AServerKilledBetweenAcceptingAndAnsweringKeepsExactlyOneCharge)
{
    std::string url;
    {
        ServerProcess server(m_folder.path());
        url = server.baseUrl();
        std::thread client(
            [&] { EXPECT_FALSE(exchange(chargeRequest(server.baseUrl(), {.fault = "answer_late;ms=60000"}))); });
        EXPECT_TRUE(eventually([&] { return effects() == 1; }));
        server.killHard();
        client.join();
    }
    ServerProcess server(m_folder.path());
    EXPECT_EQ(server.baseUrl(), url) << "a server that starts again is found where it was";
    const auto again = answered(chargeRequest(server.baseUrl(), {}));
    EXPECT_EQ(again.status, 201);
    EXPECT_EQ(again.header("Idempotent-Replayed"), "true");
    EXPECT_EQ(effects(), 1);
}

TEST_F(Persistence, ARestartKeepsChargesKeysAndNumbers)
{
    std::string first;
    {
        const ServerThread server(m_folder.path(), m_clock);
        first = answered(chargeRequest(server.baseUrl(), {})).body;
        answered(chargeRequest(server.baseUrl(), {.key = "no", .reference = "no", .customer = "cus_declined"}));
    }
    const ServerThread server(m_folder.path(), m_clock);
    const auto again = answered(chargeRequest(server.baseUrl(), {}));
    EXPECT_EQ(again.body, first);
    EXPECT_EQ(again.header("Request-Id"), "req_000000000003");
    EXPECT_EQ(answered(chargeRequest(server.baseUrl(), {.key = "no", .reference = "no", .customer = "cus_declined"}))
                  .header("Idempotent-Replayed"),
              "true");
    EXPECT_NE(answered(chargeRequest(server.baseUrl(), {.key = "2", .reference = "2"})).body, first);
}

TEST_F(Persistence, ATornLastLineWasNeverAccepted)
{
    {
        const ServerThread server(m_folder.path(), m_clock);
        answered(chargeRequest(server.baseUrl(), {.key = "whole", .reference = "whole"}));
    }
    const auto line = readWholeLines(effectsPath(m_folder.path()))->front();
    append(effectsPath(m_folder.path()), line.substr(0, line.size() - 1));
    append(requestsPath(m_folder.path()), R"({"n":)");
    EXPECT_EQ(readEffects(m_folder.path())->size(), 1) << "readers leave a torn line out";
    const ServerThread server(m_folder.path(), m_clock);
    const auto made = answered(chargeRequest(server.baseUrl(), {}));
    EXPECT_EQ(made.status, 201);
    EXPECT_EQ(made.header("Idempotent-Replayed"), "");
    EXPECT_EQ(readEffects(m_folder.path())->size(), 2);
    EXPECT_EQ(readRequests(m_folder.path())->size(), 2);
}

TEST_F(Persistence, AChargeWhoseRequestLineIsMissingIsLoggedAsDropped)
{
    {
        const ServerThread server(m_folder.path(), m_clock);
        answered(chargeRequest(server.baseUrl(), {}));
    }
    std::filesystem::resize_file(requestsPath(m_folder.path()), 0); // killed between the two lines
    const ServerThread server(m_folder.path(), m_clock);
    const auto log = readRequests(m_folder.path());
    ASSERT_TRUE(log);
    ASSERT_EQ(log->size(), 1);
    EXPECT_EQ(log->front().outcome, "dropped");
    EXPECT_EQ(log->front().fault, "server_killed");
    EXPECT_EQ(log->front().effect, readEffects(m_folder.path())->front().effect);
}

TEST_F(Persistence, ADamagedLogIsSaidToBeDamaged)
{
    append(effectsPath(m_folder.path()), "{}\n");
    const auto server = SandboxServer::start({m_folder.path(), 0}, m_clock);
    ASSERT_FALSE(server);
    EXPECT_EQ(server.error().kind, ErrorKind::Corrupt);
    EXPECT_NE(english(server.error().context).find("line 1"), std::string::npos) << english(server.error().context);
}

TEST_F(Persistence, OnlyOneServerRunsOnAFolder)
{
    const ServerThread first(m_folder.path(), m_clock);
    const auto second = SandboxServer::start({m_folder.path(), 0}, m_clock);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().kind, ErrorKind::Busy);
    EXPECT_NE(english(second.error().context).find(first.baseUrl()), std::string::npos)
        << english(second.error().context);
}

TEST_F(Persistence, TheEndpointTellsWhetherItsServerIsAlive)
{
    EXPECT_EQ(*readEndpoint(m_folder.path()), std::nullopt);
    ServerProcess server(m_folder.path());
    const auto alive = readEndpoint(m_folder.path());
    ASSERT_TRUE(alive);
    EXPECT_EQ(**alive, (Endpoint{server.baseUrl(), server.process().pid(), true}));
    server.killHard();
    EXPECT_FALSE((*readEndpoint(m_folder.path()))->alive);
}

TEST_F(Persistence, ASignalEndsTheServerInOrder)
{
    ServerProcess server(m_folder.path());
    answered(chargeRequest(server.baseUrl(), {}));
    server.process().kill(SIGTERM);
    const int status = server.process().wait();
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    EXPECT_EQ(effects(), 1);
}

TEST_F(Persistence, ATokenIsStoredAsItsDigestOnlyAndOpensOneAccount)
{
    std::ifstream file(m_folder.path() + "/accounts.json");
    const std::string content((std::istreambuf_iterator<char>(file)), {});
    EXPECT_EQ(content.find(Token), std::string::npos);
    EXPECT_NE(content.find(sha256(Token).hex()), std::string::npos);
    const auto taken = addAccount(m_folder.path(), {"acct_other"}, secret(Token));
    ASSERT_FALSE(taken);
    EXPECT_EQ(taken.error().kind, ErrorKind::InvalidInput);
}

} // namespace
} // namespace countersign::sandbox::test
