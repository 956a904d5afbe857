// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/canonical_json.h"
#include "tests/ledger/taken_back_fixture.h"

#include <nlohmann/json.hpp>

// T8: a compensation is a new intent that a statement orders, and its outcome is counted on the original.
namespace countersign::ledger {
namespace {

using effect::Disposition;
using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using namespace std::chrono_literals;

class SubmitCompensate : public TakenBack
{
};

TEST_F(SubmitCompensate, T8_OrdersANewIntentAndMovesTheOriginalOn)
{
    const auto said = refunding(125'000);
    const auto before = row();
    const auto receipt =
        expectChanges(Who::Operator, said, {"effect_intents", "log_entries", "log_head", "workflow_outbox"});
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().version, before.version + 1);
    EXPECT_EQ(row().compensatedMinor, 0);
    const auto made = refundRow();
    EXPECT_EQ(made.status, EffectStatus::Prepared);
    EXPECT_EQ(made.compensatesIntentKey, "invoice:1");
    EXPECT_EQ(made.compensatesObject, "ch_1");
    EXPECT_EQ(made.requestDigest.hex(), said.compensation->commandDigest);
    EXPECT_EQ(made.operation, "refund");
    EXPECT_EQ(made.amount->minorUnits(), 125'000);
    EXPECT_EQ(made.correlation.at("reference"), made.providerKey);
    EXPECT_NE(made.providerKey, before.providerKey);
    EXPECT_EQ(lastEvent().type, "effect.compensation_requested");
    const auto payload = must(parseCanonical(lastEvent().payload));
    EXPECT_EQ(payload.at("compensation"), "invoice:1:compensate:v1");
    EXPECT_EQ(payload.at("command"), must(statement::compensationCommand(*said.compensation)));
    EXPECT_EQ(receipt.outcome, SubmitResult::Applied);
}

TEST_F(SubmitCompensate, TheWorkersPrepareReturnsTheRowThatTheStatementMade)
{
    const auto said = refunding(125'000);
    receiptIn(ledger.submit(Who::Operator, said));
    PrepareRequest request{refundRef()};
    request.requestDigest = must(Digest::fromHex(said.compensation->commandDigest));
    request.provider = Provider;
    request.environment = Environment;
    request.account = KeyedAccount;
    request.operation = "refund";
    EXPECT_EQ(must(ledger.worker().prepareEffect(request)).outcome, PrepareOutcome::Existing);
    EXPECT_EQ(refundRow().duplicatePrepares, 1);
}

TEST_F(SubmitCompensate, AConfirmedCompensationOfTheWholeMakesTheOriginalCompensated)
{
    receiptIn(ledger.submit(Who::Operator, refunding(125'000)));
    refunded();
    EXPECT_EQ(refundRow().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().status, EffectStatus::Compensated);
    EXPECT_EQ(row().compensatedMinor, 125'000);
    EXPECT_EQ(lastEvent().type, "effect.compensated");
}

TEST_F(SubmitCompensate, APartIsCountedAndASecondPartNeedsTwoPeople)
{
    receiptIn(ledger.submit(Who::Operator, refunding(100'000)));
    refunded();
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().compensatedMinor, 100'000);
    const auto refused = expectRefused(Who::Operator, refunding(25'000, 2), "RC403");
    EXPECT_EQ(refused.data.at("why"), "compensation_exists");
    const auto proposed = receiptIn(ledger.submit(Who::Operator, refunding(25'000, 2, Kind::Propose)));
    approve(proposed.statementId, {captured(Who::Approver)});
    refunded(2);
    EXPECT_EQ(row().status, EffectStatus::Compensated);
    EXPECT_EQ(row().compensatedMinor, 125'000);
}

// U20: what is prepared or unknown may still happen, and counts against what is left.
TEST_F(SubmitCompensate, RC410_MoreThanWhatIsLeftCountingWhatIsUnderWay)
{
    expectRefused(Who::Operator, refunding(125'001), "RC410", {{"unmet", "rest"}, {"rest_minor", "125000"}});
    receiptIn(ledger.submit(Who::Operator, refunding(100'000)));
    expectRefused(Who::Operator, refunding(25'001, 2, Kind::Propose), "RC410",
                  {{"unmet", "rest"}, {"rest_minor", "25000"}});
    dispatched();
    ledger.clock().advance(31s);
    must(ledger.worker().sweep(100));
    ASSERT_EQ(refundRow().status, EffectStatus::Unknown);
    expectRefused(Who::Operator, refunding(25'001, 2, Kind::Propose), "RC410", {{"unmet", "rest"}});
    EXPECT_EQ(row().status, EffectStatus::Confirmed) << "an unknown refund is no refund";
}

TEST_F(SubmitCompensate, RC410_AnyKeyButTheNextFreeOne)
{
    auto said = refunding(1'000, 2);
    expectRefused(Who::Operator, said, "RC410", {{"unmet", "key"}, {"next", "invoice:1:compensate:v1"}});
    receiptIn(ledger.submit(Who::Operator, refunding(1'000)));
    expectRefused(Who::Operator, refunding(1'000, 1, Kind::Propose), "RC410",
                  {{"unmet", "key"}, {"next", "invoice:1:compensate:v2"}});
}

TEST_F(SubmitCompensate, RC302_OfTwoOperatorsOneWins)
{
    const auto first = refunding(1'000);
    const auto second = refunding(1'000, 1, Kind::Resolve, Who::Operator2);
    receiptIn(ledger.submit(Who::Operator, first));
    expectRefused(Who::Operator2, second, "RC302");
    EXPECT_EQ(must(ledger.reader().dossier(refundRef())).intent.version, 1);
}

TEST_F(SubmitCompensate, RC402_WhatWasReversedOrFailedIsNotTakenBackOnceMore)
{
    for (const auto disposition : {Disposition::Reversed, Disposition::DidNotHappen, Disposition::InFlight}) {
        auto said = decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Compensate,
                             {sight(Who::Operator, disposition, "captured")});
        said.compensation = refund(ref, 125'000);
        expectRefused(Who::Operator, said, "RC402", {{"fact", "object_accepted"}});
    }
}

TEST_F(SubmitCompensate, RC410_AStateForWhichTheContractNamesNoOperation)
{
    auto said = decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Compensate,
                         {sight(Who::Operator, Disposition::Happened, "sent")});
    said.compensation = refund(ref, 125'000);
    expectRefused(Who::Operator, said, "RC410", {{"unmet", "operation"}});
}

TEST_F(SubmitCompensate, ARejectedCompensationMakesTheOriginalDueAndItsNumberIsUsedUp)
{
    receiptIn(ledger.submit(Who::Operator, refunding(125'000)));
    must(ledger.worker().recordRejection(refundRef(), dispatched(), {"card_closed", 402, "req", sha256("no").hex()}));
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().dueAt, ledger.clock().now());
    expectRefused(Who::Operator, refunding(125'000, 1), "RC410", {{"unmet", "key"}});
    receiptIn(ledger.submit(Who::Operator, refunding(125'000, 2)));
    refunded(2);
    EXPECT_EQ(row().status, EffectStatus::Compensated);
    EXPECT_FALSE(row().dueAt);
}

TEST_F(SubmitCompensate, AnUnknownCompensationThatAPersonConfirmsCountsAsWell)
{
    receiptIn(ledger.submit(Who::Operator, refunding(125'000)));
    dispatched();
    ledger.clock().advance(31s);
    must(ledger.worker().sweep(100));
    auto match = matching(ledger, refundRef(), "re_1");
    match.disposition = Disposition::Happened;
    const auto found = lookUp(ledger, Who::Operator, refundRef(), effect::Found{match});
    receiptIn(ledger.submit(Who::Operator,
                            decision(ledger, Who::Operator, refundRef(), Kind::Resolve, Action::Confirm, {found})));
    EXPECT_EQ(row().status, EffectStatus::Compensated);
}

TEST_F(SubmitCompensate, OffersShowTheCommandOfTheRestUnderTheNextKey)
{
    const auto offered = [&] {
        captured();
        for (const auto &offer : must(ledger.reader(Who::Operator).offers(ref)))
            if (offer.name == "compensate")
                return offer;
        throw std::runtime_error("not offered");
    };
    auto first = offered();
    EXPECT_TRUE(first.allowed && !first.twoPeople);
    EXPECT_EQ(first.compensations, std::vector{refund(ref, 125'000)});
    receiptIn(ledger.submit(Who::Operator, refunding(100'000)));
    auto second = offered();
    EXPECT_TRUE(second.allowed && second.twoPeople);
    EXPECT_EQ(second.compensations, std::vector{refund(ref, 25'000, 2)});
}

// What narrow attributes show besides is another customer's, and never taken back.
TEST_F(SubmitCompensate, RC410_AnObjectThatIsNotThisEffects)
{
    auto stranger = objectOf("ch_77");
    stranger.reference = "somebody-else";
    auto said = decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Compensate, {capturedWith(stranger)});
    said.compensation = refund(ref, 125'000, 1, "ch_77");
    said.reason = {"customer_request", "The customer asked for it"};
    expectRefused(Who::Operator, said, "RC410", {{"unmet", "target"}});
    said.compensation = refund(ref, 125'000);
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, said)).outcome, SubmitResult::Applied);
}

TEST_F(SubmitCompensate, RC410_ACompensationIsNotCompensated)
{
    receiptIn(ledger.submit(Who::Operator, refunding(100'000)));
    refunded();
    const auto refundIs = refundRef();
    ledger.clock().advance(1s);
    auto match = matching(ledger, refundIs, "re_1");
    match.statusRaw = "captured";
    match.disposition = Disposition::Happened;
    auto said = decision(ledger, Who::Operator, refundIs, Kind::Resolve, Action::Compensate,
                         {lookUp(ledger, Who::Operator, refundIs, effect::Found{match})});
    said.compensation = refund(refundIs, 100'000, 1, "re_1");
    said.reason = {"customer_request", "The customer asked for it"};
    expectRefused(Who::Operator, said, "RC410", {{"unmet", "is_compensation"}});
}

// U11: the one that was made besides is taken back, and the one that was wanted stays.
TEST_F(SubmitCompensate, ASecondEffectIsTakenBackAndTheReceiptStays)
{
    secondEffect();
    const auto both = [&](Who who) { return capturedWith(objectOf("ch_2"), who); };
    auto said = decision(ledger, Who::Operator, ref, Kind::Propose, Action::Compensate, {both(Who::Operator)});
    said.compensation = refund(ref, 125'000, 1, "ch_2");
    said.reason = {"duplicate", "The provider made two of one request"};
    const auto proposed = receiptIn(ledger.submit(Who::Operator, said));
    approve(proposed.statementId, {both(Who::Approver)});
    EXPECT_EQ(refundRow().compensatesObject, "ch_2");
    refunded();
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().compensatedMinor, 0);
    auto receipt = decision(ledger, Who::Operator, ref, Kind::Propose, Action::Compensate, {both(Who::Operator)});
    receipt.compensation = refund(ref, 125'000, 2);
    receipt.reason = said.reason;
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, receipt)).outcome, SubmitResult::AwaitingCountersign)
        << "nothing was taken from the receipt yet";
}

TEST_F(SubmitCompensate, OffersPickNoneOfSeveralObjects)
{
    secondEffect();
    capturedWith(objectOf("ch_2"));
    for (const auto &offer : must(ledger.reader(Who::Operator).offers(ref)))
        if (offer.name == "compensate") {
            EXPECT_EQ(offer.compensations, (std::vector{refund(ref, 125'000), refund(ref, 125'000, 1, "ch_2")}));
        }
}

} // namespace
} // namespace countersign::ledger
