// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/statement.h"
#include "tests/providers/sandbox/worker/worker_loop.h"

#include <gmock/gmock.h>

namespace countersign::worker::test {
namespace {

using effect::EffectStatus;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// The operations besides the charge, under the same contract.
class Operations : public WorkerLoop
{
protected:
    void authorised(std::string_view amount = "1000")
    {
        const auto report = worker().carryOut(command(ObjectKind::Authorisation, "order:authorise", amount));
        ASSERT_TRUE(report) << describe(report.error());
        ASSERT_EQ(report->outcome, WorkOutcome::Confirmed);
    }
    WorkReport carriedOut(const EffectCommand &command, const std::string &fault = {})
    {
        auto report = worker(fault).carryOut(command);
        EXPECT_TRUE(report) << describe(report.error());
        return report ? *report : WorkReport{command.ref};
    }
};

TEST_F(Operations, AnAuthorisationIsCapturedAndTheCaptureRefunded)
{
    authorised();
    const auto capture = taking(ObjectKind::Capture, "order:authorise", "order:capture", "1000");
    EXPECT_EQ(carriedOut(capture).outcome, WorkOutcome::Confirmed);
    EXPECT_EQ(row("order:capture").customerRef, "cus_1");
    EXPECT_EQ(row("order:capture").parentIntentKey, "order:authorise");
    const auto refund = taking(ObjectKind::Refund, "order:capture", "order:refund", "400");
    EXPECT_EQ(carriedOut(refund).outcome, WorkOutcome::Confirmed);
    EXPECT_EQ(m_ledger.receipt.disposition, "happened");
    EXPECT_EQ(effects("order:authorise") + effects("order:capture") + effects("order:refund"), 3);
    EXPECT_EQ(requests(), 3U);
    EXPECT_EQ(lastRequest().path, "/v1/refunds");
    EXPECT_EQ(lastRequest().idempotencyKey, "pk-order:refund");
}

TEST_F(Operations, AnAuthorisationIsVoidedOnceAndACapturedOneIsNot)
{
    authorised();
    const auto taken = taking(ObjectKind::Void, "order:authorise", "order:void", "1000");
    EXPECT_EQ(carriedOut(taken, "accept_and_drop").outcome, WorkOutcome::Unknown);
    EXPECT_EQ(carriedOut(taken).outcome, WorkOutcome::Unknown) << "in doubt it is not sent again";
    EXPECT_EQ(effects("order:void"), 1);
    EXPECT_EQ(lastRequest().path, "/v1/voids");
    EXPECT_EQ(lastRequest().idempotencyKey, "pk-order:void");
    const auto capture = taking(ObjectKind::Capture, "order:authorise", "order:capture", "1000");
    EXPECT_EQ(carriedOut(capture).outcome, WorkOutcome::Rejected);
    EXPECT_EQ(effects("order:capture"), 0);
}

TEST_F(Operations, AVoidThatWasAnsweredIsConfirmedAndOneOfNothingIsRejected)
{
    authorised();
    EXPECT_EQ(carriedOut(taking(ObjectKind::Void, "order:authorise", "order:void", "1000")).outcome,
              WorkOutcome::Confirmed);
    EXPECT_EQ(m_ledger.receipt.disposition, "happened");
    row("order:authorise").providerResultId = "au_none";
    const auto report = carriedOut(taking(ObjectKind::Void, "order:authorise", "order:void:2", "1000"));
    EXPECT_EQ(report.outcome, WorkOutcome::Rejected);
    EXPECT_EQ(report.reason, "http_404");
}

TEST_F(Operations, WhatIsNotConfirmedIsNotTakenFrom)
{
    const auto capture = taking(ObjectKind::Capture, "order:authorise", "order:capture", "1000");
    EXPECT_EQ(worker().carryOut(capture).error().kind, ErrorKind::NotFound);
    EXPECT_THAT(m_ledger.calls, ElementsAre("outcome")) << "nothing is prepared";
    ASSERT_EQ(carriedOut(command(ObjectKind::Authorisation, "order:authorise", "1000"), "accept_and_drop").outcome,
              WorkOutcome::Unknown);
    const auto sent = requests();
    const auto report = carriedOut(capture);
    EXPECT_EQ(report.outcome, WorkOutcome::NotStarted);
    EXPECT_EQ(report.reason, "original_not_confirmed");
    EXPECT_EQ(report.attempt, 0);
    EXPECT_EQ(requests(), sent);
    row("order:authorise").status = EffectStatus::Confirmed; // by a person, on the object that was found
    row("order:authorise").providerResultId = sandbox::readEffects(m_folder.path())->front().effect;
    const auto later = worker().finish();
    ASSERT_TRUE(later);
    ASSERT_THAT(*later, SizeIs(1));
    EXPECT_EQ(later->front().outcome, WorkOutcome::Confirmed);
    EXPECT_EQ(effects("order:capture"), 1);
}

TEST_F(Operations, MoreThanIsLeftIsARejection)
{
    authorised("1000");
    const auto report = carriedOut(taking(ObjectKind::Capture, "order:authorise", "order:capture", "1001"));
    EXPECT_EQ(report.outcome, WorkOutcome::Rejected);
    EXPECT_EQ(effects("order:capture"), 0);
}

TEST_F(Operations, DoubtAboutARefundIsUnknownAndNothingIsSentAgain)
{
    m_ledger.lease = std::chrono::minutes(1); // even 50 MB come within it
    ASSERT_EQ(carriedOut(command()).outcome, WorkOutcome::Confirmed);
    const auto refund = taking(ObjectKind::Refund, "invoice:1", "invoice:1:refund", "1250");
    for (const std::string fault : {"accept_and_drop", "error_500_after", "html_body", "huge_body", "invalid_utf8"}) {
        m_ledger.rows.erase(refund.ref);
        const auto sent = requests();
        EXPECT_EQ(carriedOut(refund, fault).outcome, WorkOutcome::Unknown) << fault;
        EXPECT_EQ(carriedOut(refund).outcome, WorkOutcome::Unknown) << fault;
        EXPECT_THAT(*worker().finish(), IsEmpty()) << fault;
        EXPECT_EQ(requests(), sent + 1) << fault;
    }
    EXPECT_EQ(effects("invoice:1:refund"), 1) << "the key makes it one, whatever the ledger forgot";
}

TEST_F(Operations, AnotherAmountOrCurrencyThanAskedForIsDoubtAndNoReceipt)
{
    for (const std::string fault : {"other_amount;minor=1251", "other_currency;code=USD"}) {
        const auto report = carriedOut(command(ObjectKind::Charge, fault, "1250"), fault);
        EXPECT_EQ(report.outcome, WorkOutcome::Unknown) << fault;
        EXPECT_EQ(report.reason, "answer_unreadable") << fault;
        EXPECT_EQ(effects(fault), 1) << fault;
    }
}

TEST_F(Operations, ADuplicateIsConfirmedWithTheObjectThatTheAnswerNames)
{
    const auto report = carriedOut(command(), "duplicate");
    EXPECT_EQ(report.outcome, WorkOutcome::Confirmed) << "the other one is for a lookup to find";
    EXPECT_EQ(report.providerResultId, sandbox::readEffects(m_folder.path())->front().effect);
    EXPECT_EQ(effects(), 2);
}

TEST_F(Operations, SilenceIsNotWaitedForBeyondTheLease)
{
    m_ledger.lease = std::chrono::milliseconds(200);
    for (const std::string fault : {"silence_before", "silence_after"}) {
        const auto report = carriedOut(command(ObjectKind::Charge, fault, "1250"), fault);
        EXPECT_EQ(report.outcome, WorkOutcome::Unknown) << fault;
        EXPECT_EQ(report.reason, "timed_out") << fault;
        EXPECT_EQ(effects(fault), fault == "silence_after" ? 1 : 0) << fault;
    }
}

TEST_F(Operations, ACompensationIsSentForTheVeryObjectThatWasSignedFor)
{
    ASSERT_EQ(carriedOut(command()).outcome, WorkOutcome::Confirmed);
    const auto charged = row("invoice:1").providerResultId;
    effect::EffectIntent compensation{{*TenantId::parse("acme"), *IntentKey::parse("invoice:1:compensate:v1")}};
    compensation.provider = "sandbox";
    compensation.environment = "sandbox";
    compensation.account = "acct_a";
    compensation.operation = "refund";
    compensation.kind = effect::EffectKind::Monetary;
    compensation.amount = *Money::fromMinor("1250", *Currency::parse("EUR"));
    compensation.customerRef = "cus_1";
    compensation.providerKey = "pk-invoice:1:compensate:v1";
    compensation.compensatesIntentKey = "invoice:1";
    compensation.compensatesObject = charged;
    const auto signedFor = [&](const std::string &target) {
        compensation.requestDigest = sha256(
            *statement::compensationCommand({compensation.ref.key.value(), "refund", target, "1250", "EUR", {}}));
        m_ledger.rows.insert_or_assign(compensation.ref, compensation);
        return worker().finish()->at(0);
    };
    const auto other = signedFor("ch_other");
    EXPECT_EQ(other.outcome, WorkOutcome::NotStarted);
    EXPECT_EQ(other.reason, "target_not_known");
    EXPECT_EQ(requests(), 1U);
    EXPECT_EQ(signedFor(charged).outcome, WorkOutcome::Confirmed);
    EXPECT_EQ(effects("invoice:1:compensate:v1"), 1);
}

TEST_F(Operations, AMessageCarriesNoKeyAndItsReferenceIsPlanted)
{
    EXPECT_EQ(carriedOut(message("welcome:1", "rcp_1")).outcome, WorkOutcome::Confirmed);
    EXPECT_EQ(row("welcome:1").provider, "sandbox_mail");
    EXPECT_EQ(row("welcome:1").kind, effect::EffectKind::Message);
    EXPECT_EQ(row("welcome:1").recipientRef, "rcp_1");
    EXPECT_EQ(lastRequest().idempotencyKey, "");
    EXPECT_EQ(lastRequest().reference, "pk-welcome:1");
    EXPECT_EQ(carriedOut(message("welcome:2", "bounced_2")).outcome, WorkOutcome::Rejected);
    EXPECT_EQ(carriedOut(message("welcome:3", "declined_3")).outcome, WorkOutcome::Rejected);
    EXPECT_EQ(carriedOut(message("welcome:4", "pending_4")).outcome, WorkOutcome::Confirmed);
}

TEST_F(Operations, AMessageInDoubtIsNeverSentAgainByItself)
{
    EXPECT_EQ(carriedOut(message("welcome:1", "rcp_1"), "accept_and_drop").outcome, WorkOutcome::Unknown);
    EXPECT_EQ(carriedOut(message("welcome:1", "rcp_1")).outcome, WorkOutcome::Unknown);
    EXPECT_THAT(*worker().finish(), IsEmpty());
    EXPECT_EQ(requests(), 1U);
    EXPECT_EQ(effects("welcome:1"), 1);
}

TEST_F(Operations, ADigestNamesWhatIsTakenFromAndWhoIsWrittenTo)
{
    const auto capture = taking(ObjectKind::Capture, "a", "k", "1");
    const auto digest = requestDigest(capture);
    EXPECT_NE(requestDigest(taking(ObjectKind::Capture, "b", "k", "1")), digest);
    EXPECT_NE(requestDigest(taking(ObjectKind::Refund, "a", "k", "1")), digest);
    EXPECT_NE(requestDigest(message("k", "rcp_1")), requestDigest(message("k", "rcp_2")));
}

class Batches : public Operations
{
};

TEST_F(Batches, EveryItemIsBegunWithTheBatchBeforeTheOneRequestAndHasAReceiptOfItsOwn)
{
    const auto report = carriedOut(payouts({"cus_1", "cus_2"}));
    EXPECT_EQ(report.outcome, WorkOutcome::Confirmed);
    ASSERT_THAT(report.items, SizeIs(2));
    EXPECT_THAT(m_ledger.calls,
                ElementsAre("outcome", "prepare", "prepare", "prepare", "begin", "receipt", "receipt", "receipt"));
    EXPECT_EQ(row("batch").attemptCount + row("item:0").attemptCount + row("item:1").attemptCount, 3);
    EXPECT_EQ(requests(), 1U);
    EXPECT_EQ(lastRequest().path, "/v1/payout_batches");
    EXPECT_NE(row("item:0").providerResultId, row("item:1").providerResultId);
    EXPECT_EQ(row("item:1").batchIntentKey, "batch");
    EXPECT_EQ(effects("batch") + effects("item:0") + effects("item:1"), 3);
    EXPECT_THAT(m_passed, ElementsAre(KillPoint::BeforePrepare, KillPoint::BeforeBegin, KillPoint::AttemptBegun,
                                      KillPoint::BeforeSend, KillPoint::AnswerReceived, KillPoint::AnswerRecorded));
}

TEST_F(Batches, TheBatchDecidesNoItem)
{
    const auto report = carriedOut(payouts({"cus_1", "failed_2", "pending_3"}));
    EXPECT_EQ(report.outcome, WorkOutcome::Confirmed);
    ASSERT_THAT(report.items, SizeIs(3));
    EXPECT_EQ(report.items[0].outcome, WorkOutcome::Confirmed);
    EXPECT_EQ(report.items[1].outcome, WorkOutcome::Rejected);
    EXPECT_EQ(report.items[1].reason, "payout_failed");
    EXPECT_EQ(report.items[2].outcome, WorkOutcome::Confirmed);
}

TEST_F(Batches, DoubtIsDoubtAboutEveryItemAndNothingIsSentAgain)
{
    const auto report = carriedOut(payouts({"cus_1", "cus_2"}), "accept_and_drop");
    EXPECT_EQ(report.outcome, WorkOutcome::Unknown);
    ASSERT_THAT(report.items, SizeIs(2));
    for (const auto &item : report.items)
        EXPECT_EQ(item.outcome, WorkOutcome::Unknown);
    EXPECT_EQ(carriedOut(payouts({"cus_1", "cus_2"})).outcome, WorkOutcome::Unknown);
    EXPECT_THAT(*worker().finish(), IsEmpty());
    EXPECT_EQ(requests(), 1U);
    EXPECT_EQ(effects("item:0") + effects("item:1"), 2);
}

TEST_F(Batches, WhereOneItemIsHeldNothingIsSent)
{
    m_ledger.held = {"item:1"};
    const auto report = carriedOut(payouts({"cus_1", "cus_2"}));
    EXPECT_EQ(report.outcome, WorkOutcome::NotStarted);
    EXPECT_EQ(report.reason, "item_held");
    EXPECT_EQ(requests(), 0U);
    EXPECT_FALSE(row("batch").openAttempt);
    EXPECT_FALSE(row("item:0").openAttempt);
    m_ledger.held.clear();
    const auto later = worker().finish();
    ASSERT_TRUE(later);
    ASSERT_THAT(*later, SizeIs(1)) << "items go with their batch";
    EXPECT_EQ(later->front().outcome, WorkOutcome::Confirmed);
    EXPECT_THAT(later->front().items, SizeIs(2));
    EXPECT_EQ(effects("item:0") + effects("item:1"), 2);
}

TEST_F(Batches, ABatchOfWhichAnItemIsMissingOrAnotherIsNotSent)
{
    m_ledger.begin = ledger::BeginOutcome::NotBefore;
    ASSERT_EQ(carriedOut(payouts({"cus_1", "cus_2"})).outcome, WorkOutcome::NotStarted);
    m_ledger.begin = ledger::BeginOutcome::Started;
    row("item:1").status = EffectStatus::Rejected;
    EXPECT_EQ(worker().finish()->at(0).reason, "batch_incomplete");
    row("item:1").status = EffectStatus::Prepared;
    row("item:1").customerRef = "cus_3";
    EXPECT_EQ(worker().finish()->at(0).reason, "batch_incomplete");
    EXPECT_EQ(requests(), 0U);
    row("item:1").customerRef = "cus_2";
    EXPECT_EQ(worker().finish()->at(0).outcome, WorkOutcome::Confirmed);
}

TEST_F(Batches, ALimitedOrRefusedBatchIsSoWithAllItsItems)
{
    const auto limited = carriedOut(payouts({"cus_1", "cus_2"}), "rate_limit;retry_after=5");
    EXPECT_EQ(limited.outcome, WorkOutcome::NotProcessed);
    EXPECT_EQ(limited.items.at(1).outcome, WorkOutcome::NotProcessed);
    const auto refused = worker("declined").finish()->at(0);
    EXPECT_EQ(refused.outcome, WorkOutcome::Rejected);
    EXPECT_EQ(refused.items.at(0).outcome, WorkOutcome::Rejected);
    EXPECT_EQ(effects("item:0"), 0);
}

TEST_F(Batches, AWordThatCannotBeRecordedKeepsNoneOfTheOthersFromBeingRecorded)
{
    m_ledger.failing = "rejection";
    const auto report = worker().carryOut(payouts({"failed_1", "cus_2"}));
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().kind, ErrorKind::OutcomeUnknown);
    EXPECT_EQ(row("batch").status, EffectStatus::Confirmed);
    EXPECT_EQ(row("item:1").status, EffectStatus::Confirmed);
}

TEST_F(Batches, TheDigestNamesTheItemsWhateverTheirOrder)
{
    auto batch = payouts({"cus_1", "cus_2"});
    const auto digest = requestDigest(batch);
    std::swap(batch.items[0], batch.items[1]);
    EXPECT_EQ(requestDigest(batch), digest);
    batch.items[0].customer = "cus_9";
    EXPECT_NE(requestDigest(batch), digest);
    EXPECT_FALSE(totalOf({}));
}

} // namespace
} // namespace countersign::worker::test
