// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/worker/worker_on_ledger.h"

#include "providers/sandbox/worker/exit_status.h"

#include <nlohmann/json.hpp>

#include <sys/wait.h>

#include <chrono>

namespace countersign::worker::test {
namespace {

using effect::EffectStatus;
using namespace std::chrono_literals;

int exitOf(int status)
{
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST_F(WorkerOnLedger, AChargeIsConfirmedWithItsReceipt)
{
    EXPECT_EQ(exitOf(charge()), ExitDone);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    ASSERT_EQ(posts().size(), 1U);
    EXPECT_EQ(row().providerResultId, posts().front().effect);
    EXPECT_EQ(posts().front().reference, row().providerKey);
}

TEST_F(WorkerOnLedger, DoubtIsUnknownAtOnceAndNothingMoreIsSent)
{
    for (const std::string fault : {"accept_and_drop", "drop_before_accept", "error_500_before", "error_500_after"}) {
        m_key = "invoice:" + fault;
        const auto before = posts().size();
        EXPECT_EQ(exitOf(charge({"--fault", fault})), ExitUnknown) << fault;
        EXPECT_EQ(row().status, EffectStatus::Unknown) << fault;
        EXPECT_EQ(exitOf(charge()), ExitUnknown) << fault;
        EXPECT_EQ(exitOf(run("finish")), ExitDone) << fault;
        EXPECT_EQ(exitOf(run("sweep")), ExitDone) << fault;
        EXPECT_EQ(posts().size(), before + 1) << fault;
    }
}

class HastyWorker : public WorkerOnLedger
{
protected:
    void SetUp() override
    {
        auto hasty = ledger::keyedContract();
        m_account = hasty.account = "acct_hasty";
        hasty.lease = 1s;
        m_ledger.govern(statement::Kind::ContractPublish, "*", effect::contractSubject(hasty));
        WorkerOnLedger::SetUp();
    }
};

TEST_F(HastyWorker, AnAnswerThatComesAfterTheLeaseIsDoubt)
{
    EXPECT_EQ(exitOf(charge({"--fault", "answer_late;ms=60000"})), ExitUnknown);
    EXPECT_EQ(row().status, EffectStatus::Unknown);
    EXPECT_EQ(exitOf(run("finish")), ExitDone);
    EXPECT_EQ(posts().size(), 1U);
    EXPECT_EQ(effects(), 1) << "it happened all the same: that is why it is unknown";
}

TEST_F(WorkerOnLedger, ADeclinedCardIsRejectedForGood)
{
    m_customer = "cus_declined";
    EXPECT_EQ(exitOf(charge()), ExitDone);
    EXPECT_EQ(row().status, EffectStatus::Rejected);
    EXPECT_EQ(exitOf(charge()), ExitDone);
    EXPECT_EQ(exitOf(run("finish")), ExitDone);
    EXPECT_EQ(posts().size(), 1U);
    EXPECT_EQ(effects(), 0);
}

TEST_F(WorkerOnLedger, ARateLimitedChargeIsSentAgainUnderTheSameKeyWhenItsTimeHasCome)
{
    EXPECT_EQ(exitOf(charge({"--fault", "rate_limit;retry_after=60"})), ExitRefused);
    EXPECT_EQ(row().status, EffectStatus::Prepared);
    EXPECT_EQ(exitOf(run("finish")), ExitDone);
    EXPECT_EQ(posts().size(), 1U) << "not before the provider said";
    m_ledger.clock().set(m_now.now() + 61s);
    ASSERT_EQ(finishLater().size(), 1U);
    ASSERT_EQ(posts().size(), 2U);
    EXPECT_EQ(posts().front().idempotencyKey, posts().back().idempotencyKey);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(effects(), 1);
}

TEST_F(WorkerOnLedger, TheSameKeyForAnotherCommandSendsNothing)
{
    EXPECT_EQ(exitOf(charge()), ExitDone);
    m_customer = "cus_8";
    EXPECT_EQ(exitOf(charge()), ExitRefused);
    EXPECT_EQ(posts().size(), 1U);
}

TEST_F(WorkerOnLedger, TwoWorkersOnOneIntentSendOneRequest)
{
    m_ledger.closeFaces();
    for (int round = 0; round < 10; ++round) {
        m_key = "invoice:race:" + std::to_string(round);
        const auto before = posts().size();
        sandbox::test::Process one(command("charge", {"--worker", "one"}), m_folder.path() + "/one");
        sandbox::test::Process two(command("charge", {"--worker", "two"}), m_folder.path() + "/two");
        one.wait();
        two.wait();
        EXPECT_EQ(posts().size(), before + 1) << m_key;
        EXPECT_EQ(row().status, EffectStatus::Confirmed) << m_key;
        EXPECT_EQ(effects(), 1) << m_key;
        m_ledger.closeFaces();
    }
}

} // namespace
} // namespace countersign::worker::test
