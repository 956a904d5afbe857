// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/taken_back_fixture.h"
#include "tests/ledger/tampering.h"

#include <gmock/gmock.h>

// U20: a refund that the provider has accepted is no refund yet. Only one that happened counts on its original; until
// then it occupies its part of what is left.
namespace countersign::ledger {
namespace {

using effect::Disposition;
using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using ::testing::HasSubstr;
using namespace std::chrono_literals;

class PendingRefund : public TakenBack
{
protected:
    void order(std::int64_t minor, int number = 1)
    {
        receiptIn(ledger.submit(Who::Operator, refunding(minor, number)));
    }
    void orderByTwo(std::int64_t minor) // as there is a first one
    {
        const auto proposed = receiptIn(ledger.submit(Who::Operator, refunding(minor, 2, Kind::Propose)));
        approve(proposed.statementId, {captured(Who::Approver)});
    }
    // A lapsed refund of which an operator saw the object so, and confirmed it.
    void confirmedByAPerson(Disposition disposition)
    {
        dispatched();
        ledger.clock().advance(31s);
        must(ledger.worker().sweep(100));
        auto match = matching(ledger, refundRef(), "re_1");
        match.disposition = disposition;
        const auto seen = lookUp(ledger, Who::Operator, refundRef(), effect::Found{match});
        receiptIn(ledger.submit(Who::Operator,
                                decision(ledger, Who::Operator, refundRef(), Kind::Resolve, Action::Confirm, {seen})));
    }
    // Two people see that the refund failed after all.
    void reopenRefund(int number)
    {
        const auto failed = [&](Who who) {
            ledger.clock().advance(1s);
            auto match = matching(ledger, refundRef(number), "re_" + std::to_string(number));
            match.disposition = Disposition::DidNotHappen;
            return lookUp(ledger, who, refundRef(number), effect::Found{match});
        };
        auto said =
            decision(ledger, Who::Operator, refundRef(number), Kind::Propose, Action::Reopen, {failed(Who::Operator)});
        said.reason = {"wrong_resolution", "The provider shows it as failed"};
        const auto proposed = receiptIn(ledger.submit(Who::Operator, said));
        approve(proposed.statementId, {failed(Who::Approver)});
    }
    void expectUncounted()
    {
        EXPECT_EQ(refundRow().status, EffectStatus::Confirmed);
        EXPECT_EQ(row().status, EffectStatus::Confirmed);
        EXPECT_EQ(row().compensatedMinor, 0);
        EXPECT_EQ(lastEvent().type, "effect.compensation_requested");
    }
    void expectCounted()
    {
        EXPECT_EQ(row().status, EffectStatus::Compensated);
        EXPECT_EQ(row().compensatedMinor, 125'000);
        EXPECT_EQ(lastEvent().type, "effect.compensated");
    }
};

TEST_F(PendingRefund, CountsWhenAReceiptSaysThatItHappened)
{
    order(125'000);
    refunded(1, "accepted");
    expectUncounted();
    EXPECT_EQ(refundReceipt(1, 0, "accepted"), WordOutcome::Corroborated);
    expectUncounted();
    EXPECT_EQ(refundReceipt(1, 0, "happened"), WordOutcome::Applied);
    expectCounted();
    const auto before = pictureOf(ledger.path());
    EXPECT_EQ(refundReceipt(1, 0, "happened"), WordOutcome::Corroborated) << "counted once";
    EXPECT_EQ(changedTables(before, pictureOf(ledger.path())), std::set<std::string>());
}

TEST_F(PendingRefund, CountsForNoOtherWordAndForNone)
{
    order(125'000);
    refunded(1, "");
    expectUncounted();
    for (const auto *word : {"", "accepted", "in_flight", "reversed", "did_not_happen", "HAPPENED", "succeeded"})
        EXPECT_EQ(refundReceipt(1, 0, word), WordOutcome::Corroborated) << word;
    expectUncounted();
}

TEST_F(PendingRefund, OccupiesItsPartOfWhatIsLeft)
{
    order(100'000);
    refunded(1, "accepted");
    expectRefused(Who::Operator, refunding(25'001, 2, Kind::Propose), "RC410",
                  {{"unmet", "rest"}, {"rest_minor", "25000"}});
    orderByTwo(25'000);
    refunded(2);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().compensatedMinor, 25'000) << "the second one alone";
    refundReceipt(1, 0, "happened");
    expectCounted();
}

TEST_F(PendingRefund, ConfirmedByAPersonCountsOnlyLater)
{
    order(125'000);
    confirmedByAPerson(Disposition::Accepted);
    expectUncounted();
    EXPECT_EQ(refundReceipt(1, 1, "happened"), WordOutcome::Applied);
    expectCounted();
}

TEST_F(PendingRefund, ThatFailsAfterAllTakesNothingFromWhatHappened)
{
    order(25'000);
    refunded();
    orderByTwo(100'000);
    refunded(2, "accepted");
    reopenRefund(2);
    EXPECT_EQ(refundRow(2).status, EffectStatus::Unknown);
    EXPECT_EQ(row().compensatedMinor, 25'000);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
}

// What was known of the first verdict is not known of the second.
TEST_F(PendingRefund, ReopenedAndConfirmedAsAcceptedCountsNoMore)
{
    order(125'000);
    refunded();
    expectCounted();
    reopenRefund(1);
    auto match = matching(ledger, refundRef(), "re_1");
    ledger.clock().advance(1s);
    const auto seen = lookUp(ledger, Who::Operator, refundRef(), effect::Found{match});
    receiptIn(ledger.submit(Who::Operator,
                            decision(ledger, Who::Operator, refundRef(), Kind::Resolve, Action::Confirm, {seen})));
    EXPECT_EQ(refundRow().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().compensatedMinor, 0);
    EXPECT_EQ(refundReceipt(1, 0, "happened"), WordOutcome::Applied);
    expectCounted();
}

TEST_F(PendingRefund, CountedByHandIsNamedByTheVerifier)
{
    order(125'000);
    confirmedByAPerson(Disposition::Accepted);
    verifies = false;
    ledger.closeFaces();
    tamperPastTriggers(ledger.path(), "UPDATE effect_intents SET status = 'compensated', compensated_minor = 125000 "
                                      "WHERE intent_key = 'invoice:1'");
    EXPECT_THAT(textOf(ledger.verify()), HasSubstr("its confirmed compensations add up to 0"));
    tamperPastTriggers(ledger.path(), "UPDATE effect_events SET cause = 'happened' WHERE cause = 'accepted'");
    EXPECT_THAT(textOf(ledger.verify()), HasSubstr("says \"happened\" of the object, but the statement did not"));
}

} // namespace
} // namespace countersign::ledger
