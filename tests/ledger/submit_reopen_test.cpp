// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/taken_back_fixture.h"
#include "tests/ledger/tampering.h"

// T8: a resolution is reversed by two people who see that it was wrong; the history keeps both.
namespace countersign::ledger {
namespace {

using effect::Disposition;
using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using statement::Statement;

class SubmitReopen : public TakenBack
{
protected:
    Digest failed(Who who) { return sight(who, Disposition::DidNotHappen, "failed"); }
    Statement reopening(const std::vector<Digest> &evidence, Kind kind = Kind::Propose,
                        std::optional<effect::EffectRef> what = std::nullopt)
    {
        auto said = decision(ledger, Who::Operator, what.value_or(ref), kind, Action::Reopen, evidence);
        said.reason = {"wrong_resolution", "The provider shows it as failed"};
        return said;
    }
    void reopen()
    {
        const auto proposed = receiptIn(ledger.submit(Who::Operator, reopening({failed(Who::Operator)})));
        approve(proposed.statementId, {failed(Who::Approver)});
    }
};

// U22: a wrong match is undone without cancelling the payment.
TEST_F(SubmitReopen, T8_TwoPeopleAndContradictingEvidenceMakeItUnknownAgain)
{
    EXPECT_EQ(expectRefused(Who::Operator, reopening({failed(Who::Operator)}, Kind::Resolve), "RC403").data.at("why"),
              "workflow_resumed");
    const auto version = row().version;
    reopen();
    EXPECT_EQ(row().status, EffectStatus::Unknown);
    EXPECT_EQ(row().version, version + 1);
    EXPECT_EQ(row().providerResultId, "");
    EXPECT_FALSE(row().resolvedAt);
    EXPECT_EQ(lastEvent().type, "effect.reopened");
    EXPECT_EQ(must(ledger.worker().beginAttempt(ref, "worker-1")).outcome, BeginOutcome::Unknown) << "sent to nobody";
}

TEST_F(SubmitReopen, AReopenedEffectIsDecidedAgain)
{
    reopen();
    receiptIn(ledger.submit(
        Who::Operator, decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Reject, {failed(Who::Operator)})));
    EXPECT_EQ(row().status, EffectStatus::Rejected);
    EXPECT_EQ(dossier(ledger, ref).statements.size(), 4u); // confirm, propose, approve, reject
}

TEST_F(SubmitReopen, RC402_NothingContradictsTheResolution)
{
    expectRefused(Who::Operator, reopening({captured()}), "RC402", {{"fact", "contradicted"}});
}

TEST_F(SubmitReopen, AnOpenConflictIsReasonEnough)
{
    const auto conflict = secondEffect();
    auto said = reopening({});
    said.conflict = statement::ConflictSettlement{conflict, {}};
    const auto proposed = receiptIn(ledger.submit(Who::Operator, said));
    approve(proposed.statementId, {});
    EXPECT_EQ(row().status, EffectStatus::Unknown);
    EXPECT_EQ(openConflict(), conflict) << "reopening for it does not settle it";
}

TEST_F(SubmitReopen, RC410_AConflictThatIsNotOpenHere)
{
    auto said = reopening({failed(Who::Operator)});
    said.conflict = statement::ConflictSettlement{std::string(32, 'a'), {}};
    expectRefused(Who::Operator, said, "RC410", {{"reason", "no_such_conflict"}});
}

TEST_F(SubmitReopen, RC410_WhileACompensationIsUnderWayOrDone)
{
    receiptIn(ledger.submit(Who::Operator, refunding(1'000)));
    expectRefused(Who::Operator, reopening({failed(Who::Operator)}), "RC410", {{"fact", "compensation_exists"}});
    refunded();
    expectRefused(Who::Operator, reopening({failed(Who::Operator)}), "RC410", {{"fact", "compensation_exists"}});
}

TEST_F(SubmitReopen, RC401_WhatIsNotFinalIsNotReopened)
{
    const auto other = lapsed(ledger, "invoice:2");
    expectRefused(Who::Operator, reopening({lookUpFound(ledger, Who::Operator, other)}, Kind::Propose, other), "RC401",
                  {{"reason", "transition"}, {"status", "unknown"}});
}

// U22: the refund turns out to have failed, so the charge is not compensated either.
TEST_F(SubmitReopen, AReopenedCompensationNoLongerCountsOnItsOriginal)
{
    receiptIn(ledger.submit(Who::Operator, refunding(125'000)));
    refunded();
    ASSERT_EQ(row().status, EffectStatus::Compensated);
    const auto failedRefund = [&](Who who) {
        auto match = matching(ledger, refundRef(), "re_1");
        match.disposition = Disposition::DidNotHappen;
        return lookUp(ledger, who, refundRef(), effect::Found{match});
    };
    const auto proposed =
        receiptIn(ledger.submit(Who::Operator, reopening({failedRefund(Who::Operator)}, Kind::Propose, refundRef())));
    ledger.clock().advance(std::chrono::seconds(1));
    approve(proposed.statementId, {failedRefund(Who::Approver)});
    EXPECT_EQ(refundRow().status, EffectStatus::Unknown);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().compensatedMinor, 0);
    EXPECT_EQ(row().providerResultId, "ch_1");
    verifies = false;
    ledger.closeFaces();
    tamperPastTriggers(ledger.path(),
                       "UPDATE effect_intents SET provider_result_id = 'ch_77' WHERE intent_key = 'invoice:1'");
    EXPECT_NE(textOf(ledger.verify()).find("but what was signed is \"ch_1\""), std::string::npos)
        << textOf(ledger.verify());
}

// A refund that was refused turns out to be real after another one took its place: nobody may send both.
class SubmitReopenOfTwo : public SubmitReopen
{
protected:
    void refuse(int number)
    {
        must(ledger.worker().recordRejection(refundRef(number), dispatched(number),
                                             {"card_closed", 402, "req", sha256("no").hex()}));
    }
    void orderAnother()
    {
        receiptIn(ledger.submit(Who::Operator, refunding(125'000)));
        refuse(1);
        receiptIn(ledger.submit(Who::Operator, refunding(125'000, 2)));
    }
    void firstIsReal()
    {
        must(ledger.worker().recordReceipt(refundRef(), 0, {"re_1", sha256("yes").hex(), "req", 201, {}}));
    }
    Statement reopeningTheFirst() { return reopening({}, Kind::Propose, refundRef()); }
};

TEST_F(SubmitReopenOfTwo, TheOtherIsNotSentWhileTheFirstIsInDoubt)
{
    orderAnother();
    firstIsReal();
    EXPECT_EQ(must(ledger.worker().beginAttempt(refundRef(2), "worker-1")).outcome, BeginOutcome::Held);
    const auto proposed = receiptIn(ledger.submit(Who::Operator, reopeningTheFirst()));
    approve(proposed.statementId, {});
    EXPECT_EQ(refundRow().status, EffectStatus::Unknown);
    EXPECT_EQ(must(ledger.worker().beginAttempt(refundRef(2), "worker-1")).outcome, BeginOutcome::Held);
}

TEST_F(SubmitReopenOfTwo, NoThirdIsOrderedForWhatTheFirstMayHaveTaken)
{
    orderAnother();
    refuse(2);
    firstIsReal();
    expectRefused(Who::Operator, refunding(125'000, 3, Kind::Propose), "RC410", {{"unmet", "rest"}});
}

TEST_F(SubmitReopenOfTwo, RC410_TheFirstHasNoRoomWhileTheOtherIsUnderWay)
{
    orderAnother();
    const auto attempt = dispatched(2);
    firstIsReal();
    expectRefused(Who::Operator, reopeningTheFirst(), "RC410", {{"fact", "compensation_fits"}});
    must(ledger.worker().recordRejection(refundRef(2), attempt, {"gone", 402, "req", sha256("no").hex()}));
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, reopeningTheFirst())).outcome, SubmitResult::AwaitingCountersign);
}

TEST_F(SubmitReopenOfTwo, RC410_TheFirstHasNoRoomAfterTheOther)
{
    orderAnother();
    refunded(2);
    firstIsReal();
    expectRefused(Who::Operator, reopeningTheFirst(), "RC410", {{"fact", "compensation_fits"}});
}

} // namespace
} // namespace countersign::ledger
