// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/sandbox_scene.h"

#include <gmock/gmock.h>

namespace countersign::sandbox::test {
namespace {

using namespace std::chrono_literals;
using ::testing::SizeIs;

class Temperaments : public SandboxScene
{
protected:
    void SetUp() override
    {
        SandboxScene::SetUp();
        account({"acct_honours", {}, KeyTemperament::HonoursKeys, 1min}, "honours");
        account({"acct_ignores", {}, KeyTemperament::IgnoresKeys}, "ignores");
        account({"acct_forgets", {}, KeyTemperament::ForgetsKeys, 10min}, "forgets");
    }
    HttpResponse charge(const std::string &token, const std::string &fault = {})
    {
        return post("charges", paymentOf("ref-" + token), {"key-1", fault, token});
    }
};

TEST_F(Temperaments, OneThatHonoursKeysKeepsThemAsItsContractPromises)
{
    const auto first = charge("honours");
    m_clock.advance(PromisedRetention - 1s);
    const auto again = charge("honours");
    EXPECT_EQ(again.body, first.body);
    EXPECT_EQ(again.header("Idempotent-Replayed"), "true");
    EXPECT_EQ(effects("ref-honours"), 1);
}

TEST_F(Temperaments, OneThatIgnoresKeysMakesAChargeOfEveryRequest)
{
    EXPECT_EQ(charge("ignores").status, 201);
    const auto again = charge("ignores");
    EXPECT_EQ(again.status, 201);
    EXPECT_EQ(again.header("Idempotent-Replayed"), "");
    EXPECT_EQ(effects("ref-ignores"), 2);
    EXPECT_EQ(*countEffectsOfKey(m_folder.path(), "key-1"), 2);
    EXPECT_THAT(listed("charges?reference=ref-ignores", "ignores"), SizeIs(2));
}

TEST_F(Temperaments, OneThatIgnoresKeysKnowsNoMismatchAndNoRequestInProgress)
{
    ASSERT_FALSE(
        exchange(request("charges", paymentOf("ref-ignores"), {"key-1", "answer_late;ms=60000", "ignores"}), 300ms));
    EXPECT_EQ(charge("ignores").status, 201);
    EXPECT_EQ(post("charges", paymentOf("other", 77), {"key-1", {}, "ignores"}).status, 201);
    EXPECT_EQ(effects("ref-ignores"), 2);
}

TEST_F(Temperaments, OneThatForgetsKeysReplaysUntilItsOwnRetentionIsOverAndNotAMomentLonger)
{
    charge("forgets");
    m_clock.advance(10min - 1s);
    EXPECT_EQ(charge("forgets").header("Idempotent-Replayed"), "true");
    EXPECT_EQ(effects("ref-forgets"), 1);
    m_clock.advance(1s);
    const auto forgotten = charge("forgets");
    EXPECT_EQ(forgotten.status, 201);
    EXPECT_EQ(forgotten.header("Idempotent-Replayed"), "");
    EXPECT_EQ(effects("ref-forgets"), 2);
}

TEST_F(Temperaments, AForgottenRefusalIsDecidedAnew)
{
    EXPECT_EQ(charge("forgets", "declined").status, 402);
    EXPECT_EQ(charge("forgets").header("Idempotent-Replayed"), "true");
    m_clock.advance(10min);
    EXPECT_EQ(charge("forgets").status, 201);
    EXPECT_EQ(effects("ref-forgets"), 1);
}

TEST_F(Temperaments, AreKeptInTheStateFolder)
{
    charge("ignores");
    m_server.reset();
    m_server = std::make_unique<ServerThread>(m_folder.path(), m_clock);
    charge("ignores");
    EXPECT_EQ(effects("ref-ignores"), 2);
    const auto accounts = readAccounts(m_folder.path());
    ASSERT_TRUE(accounts);
    EXPECT_EQ(accounts->at(sha256("forgets")), (Account{"acct_forgets", {}, KeyTemperament::ForgetsKeys, 10min}));
    for (const auto temperament :
         {KeyTemperament::HonoursKeys, KeyTemperament::IgnoresKeys, KeyTemperament::ForgetsKeys})
        EXPECT_EQ(parseKeyTemperament(toString(temperament)), temperament);
}

} // namespace
} // namespace countersign::sandbox::test
