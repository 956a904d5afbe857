// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/worker/worker_loop.h"

#include <gmock/gmock.h>

namespace countersign::worker::test {
namespace {

using effect::EffectStatus;
using ledger::BeginOutcome;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;

TEST_F(WorkerLoop, AChargeIsPreparedBegunSentOnceAndConfirmed)
{
    const auto report = worker().carryOut(command());
    ASSERT_TRUE(report) << describe(report.error());
    EXPECT_EQ(report->outcome, WorkOutcome::Confirmed);
    EXPECT_EQ(report->status, EffectStatus::Confirmed);
    EXPECT_THAT(m_ledger.calls, ElementsAre("outcome", "prepare", "begin", "receipt"));
    EXPECT_EQ(m_ledger.receipt.providerResultId, report->providerResultId);
    EXPECT_EQ(m_ledger.receipt.disposition, "happened");
    EXPECT_EQ(m_ledger.receipt.httpStatus, 201);
    EXPECT_EQ(m_ledger.receipt.providerRequestId, "req_000000000001");
    EXPECT_EQ(effects(), 1);
    EXPECT_EQ(requests(), 1);
    const auto logged = sandbox::readRequests(m_folder.path())->front();
    EXPECT_EQ(logged.idempotencyKey, "pk-invoice:1");
    EXPECT_EQ(logged.reference, "pk-invoice:1");
}

TEST_F(WorkerLoop, TheKillPointsArePassedInTheirOrder)
{
    ASSERT_TRUE(worker().carryOut(command()));
    EXPECT_THAT(m_passed, ElementsAre(KillPoint::BeforePrepare, KillPoint::BeforeBegin, KillPoint::AttemptBegun,
                                      KillPoint::BeforeSend, KillPoint::AnswerReceived, KillPoint::AnswerRecorded));
}

TEST_F(WorkerLoop, AtAServerThatDropsExactlyOneRequestIsCounted)
{
    for (const std::string fault : {"accept_and_drop", "drop_before_accept"}) {
        m_ledger.rows.clear();
        const auto before = requests();
        const auto report = worker(fault).carryOut(command());
        ASSERT_TRUE(report);
        EXPECT_EQ(report->outcome, WorkOutcome::Unknown) << fault;
        EXPECT_EQ(requests(), before + 1) << fault;
    }
    EXPECT_EQ(effects(), 1);
}

TEST_F(WorkerLoop, DoubtIsRecordedAsUnknownAndNothingIsSentAgain)
{
    for (const std::string fault : {"accept_and_drop", "error_500_before", "error_500_after"}) {
        m_ledger.rows.clear();
        ASSERT_EQ(worker(fault).carryOut(command())->outcome, WorkOutcome::Unknown) << fault;
        const auto sent = requests();
        EXPECT_EQ(worker().carryOut(command())->outcome, WorkOutcome::Unknown) << fault;
        EXPECT_TRUE(worker().finish()->empty()) << fault;
        EXPECT_EQ(requests(), sent) << fault;
    }
}

TEST_F(WorkerLoop, AnAnswerAfterTheLeaseIsNotWaitedFor)
{
    m_ledger.lease = std::chrono::milliseconds(300);
    const auto before = std::chrono::steady_clock::now();
    const auto report = worker("answer_late;ms=60000").carryOut(command());
    ASSERT_TRUE(report);
    EXPECT_EQ(report->outcome, WorkOutcome::Unknown);
    EXPECT_EQ(report->reason, "timed_out");
    EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(5));
    EXPECT_EQ(effects(), 1) << "it happened all the same: that is why it is unknown";
}

TEST_F(WorkerLoop, NothingIsSentOnceTheLeaseIsOver)
{
    m_ledger.lease = std::chrono::milliseconds(0);
    const auto report = worker().carryOut(command());
    ASSERT_TRUE(report);
    EXPECT_EQ(report->outcome, WorkOutcome::NotSent);
    EXPECT_THAT(m_ledger.calls, Contains("end not_sent"));
    EXPECT_EQ(requests(), 0);
}

TEST_F(WorkerLoop, ARefusedConnectionIsProvablyNotSent)
{
    m_server.reset(); // nobody listens there any more
    const auto report = worker().carryOut(command());
    ASSERT_TRUE(report);
    EXPECT_EQ(report->outcome, WorkOutcome::NotSent);
    EXPECT_EQ(report->status, EffectStatus::Prepared);
    EXPECT_THAT(m_ledger.calls, ElementsAre("outcome", "prepare", "begin", "end not_sent"));
}

TEST_F(WorkerLoop, ARateLimitPutsTheChargeOffToWhenTheProviderSays)
{
    const auto before = m_clock.now();
    const auto report = worker("rate_limit;retry_after=30").carryOut(command());
    ASSERT_TRUE(report);
    EXPECT_EQ(report->outcome, WorkOutcome::NotProcessed);
    EXPECT_THAT(m_ledger.calls, Contains("end not_processed"));
    ASSERT_TRUE(m_ledger.retryAt);
    EXPECT_GE(*m_ledger.retryAt, before + std::chrono::seconds(30));
    EXPECT_LE(*m_ledger.retryAt, m_clock.now() + std::chrono::seconds(30));
    EXPECT_EQ(effects(), 0);
}

TEST_F(WorkerLoop, ADeclinedCardIsARejection)
{
    const auto report = worker().carryOut(command("1250", "cus_declined"));
    ASSERT_TRUE(report);
    EXPECT_EQ(report->outcome, WorkOutcome::Rejected);
    EXPECT_THAT(m_ledger.calls, Contains("rejection http_402"));
    EXPECT_EQ(effects(), 0);
}

TEST_F(WorkerLoop, AFailedChargeIsARejectionAndAPendingOneAReceipt)
{
    EXPECT_EQ(worker().carryOut(command("1250", "cus_failed"))->outcome, WorkOutcome::Rejected);
    m_ledger.rows.clear();
    m_ledger.calls.clear();
    auto pending = command("1250", "cus_pending");
    pending.ref.key = *IntentKey::parse("invoice:2");
    EXPECT_EQ(worker().carryOut(pending)->outcome, WorkOutcome::Confirmed);
    EXPECT_EQ(m_ledger.receipt.disposition, "accepted");
}

TEST_F(WorkerLoop, AWrongTokenRefusesTheWorkerAndNotTheCharge)
{
    EXPECT_EQ(worker({}, "wrong").carryOut(command())->outcome, WorkOutcome::NotProcessed);
    EXPECT_EQ(worker().finish()->at(0).outcome, WorkOutcome::Confirmed);
}

TEST_F(WorkerLoop, AKeyThatCarriedAnotherChargeIsDoubtAndNoReceipt)
{
    ASSERT_TRUE(worker().carryOut(command("1250")));
    m_ledger.rows.clear(); // as after a restore: the ledger forgot, the provider did not
    const auto report = worker().carryOut(command("9999"));
    ASSERT_TRUE(report);
    EXPECT_EQ(report->outcome, WorkOutcome::Unknown);
    EXPECT_EQ(report->reason, "http_422");
}

TEST_F(WorkerLoop, ATwinStillRunningIsDoubt)
{
    m_ledger.lease = std::chrono::milliseconds(300);
    ASSERT_EQ(worker("answer_late;ms=60000").carryOut(command())->outcome, WorkOutcome::Unknown);
    m_ledger.rows.begin()->second.status = EffectStatus::Prepared; // released by hand
    EXPECT_EQ(worker().finish()->at(0).reason, "http_409");
}

TEST_F(WorkerLoop, AReleasedIntentIsSentAgainWithTheSameKeyAndMakesNoSecondCharge)
{
    ASSERT_EQ(worker("accept_and_drop").carryOut(command())->outcome, WorkOutcome::Unknown);
    m_ledger.rows.begin()->second.status = EffectStatus::Prepared; // released
    const auto reports = worker().finish();
    ASSERT_TRUE(reports);
    ASSERT_EQ(reports->size(), 1);
    EXPECT_EQ(reports->front().outcome, WorkOutcome::Confirmed);
    EXPECT_EQ(reports->front().attempt, 2);
    EXPECT_EQ(effects(), 1);
}

TEST_F(WorkerLoop, AFinalIntentIsNeverDispatched)
{
    ASSERT_TRUE(worker().carryOut(command()));
    const auto again = worker().carryOut(command());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->outcome, WorkOutcome::Confirmed);
    EXPECT_EQ(again->attempt, 0);
    EXPECT_EQ(requests(), 1);
}

TEST_F(WorkerLoop, AnotherCommandUnderTheSameKeyIsAMismatchAndNotSent)
{
    ASSERT_TRUE(worker().carryOut(command("1250")));
    const auto other = worker().carryOut(command("1251"));
    ASSERT_TRUE(other);
    EXPECT_EQ(other->outcome, WorkOutcome::DigestMismatch);
    EXPECT_EQ(requests(), 1);
}

TEST_F(WorkerLoop, WhatTheLedgerDoesNotStartIsNotSent)
{
    for (const auto outcome :
         {BeginOutcome::Held, BeginOutcome::InProgress, BeginOutcome::NotBefore, BeginOutcome::PastRedispatch}) {
        m_ledger.begin = outcome;
        const auto report = worker().carryOut(command());
        ASSERT_TRUE(report);
        EXPECT_EQ(report->outcome, WorkOutcome::NotStarted);
        EXPECT_EQ(report->reason, toString(outcome));
    }
    EXPECT_EQ(requests(), 0);
}

TEST_F(WorkerLoop, WithoutACommittedAttemptNothingIsSent)
{
    m_ledger.failing = "begin";
    EXPECT_FALSE(worker().carryOut(command()));
    EXPECT_EQ(requests(), 0);
}

TEST_F(WorkerLoop, ASentRequestThatCannotBeRecordedIsAnUnknownOutcome)
{
    m_ledger.failing = "receipt";
    const auto report = worker().carryOut(command());
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().kind, ErrorKind::OutcomeUnknown);
    EXPECT_EQ(report.error().consequence, Consequence::MayHaveReachedProvider);
    EXPECT_EQ(effects(), 1);
}

TEST_F(WorkerLoop, FinishLeavesOtherAccountsAndOperationsAlone)
{
    ASSERT_TRUE(worker("rate_limit;retry_after=0").carryOut(command()));
    m_ledger.rows.begin()->second.account = "acct_other";
    EXPECT_TRUE(worker().finish()->empty());
    m_ledger.rows.begin()->second.account = "acct_a";
    m_ledger.rows.begin()->second.operation = "transfer";
    EXPECT_TRUE(worker().finish()->empty());
    m_ledger.rows.begin()->second.operation = "refund"; // of nothing
    EXPECT_EQ(worker().finish()->at(0).reason, "original_not_confirmed");
    EXPECT_EQ(effects(), 0);
}

TEST_F(WorkerLoop, TheDigestNamesEveryParameterOfTheCommand)
{
    const auto digest = prepareRequest(command()).requestDigest;
    EXPECT_EQ(digest, sha256(R"({"account":"acct_a","amount_minor":"1250","currency":"EUR","customer":"cus_1",)"
                             R"("environment":"sandbox","operation":"charge","provider":"sandbox"})"));
    auto other = command();
    other.account = "acct_b";
    EXPECT_NE(prepareRequest(other).requestDigest, digest);
    EXPECT_NE(prepareRequest(command("1251")).requestDigest, digest);
    EXPECT_NE(prepareRequest(command("1250", "cus_2")).requestDigest, digest);
}

} // namespace
} // namespace countersign::worker::test
