// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/taken_back_fixture.h"
#include "tests/ledger/tampering.h"

// T9: a conflict stays open, and the row due, until a statement says how it ended.
namespace countersign::ledger {
namespace {

using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using statement::Statement;

class SubmitSettle : public TakenBack
{
protected:
    Statement settling(const std::string &conflict, const std::string &as = "provider_error", Kind kind = Kind::Propose)
    {
        auto said = about(ledger, Who::Operator, ref, kind);
        said.conflict = statement::ConflictSettlement{conflict, as};
        said.reason = {"duplicate", "The provider made two of one request"};
        return said;
    }
    void settled(const Statement &said) { approve(receiptIn(ledger.submit(Who::Operator, said)).statementId, {}); }
    ConflictRecord conflict() { return dossier(ledger, ref).conflicts.front(); }
};

TEST_F(SubmitSettle, RC403_MoneyNeedsTwoPeople)
{
    expectRefused(Who::Operator, settling(secondEffect(), "accepted_loss", Kind::Settle), "RC403",
                  {{"why", "above_threshold"}});
}

TEST_F(SubmitSettle, TwoPeopleEndItAndNothingElseChanges)
{
    const auto said = settling(secondEffect());
    const auto before = row();
    ASSERT_TRUE(before.dueAt);
    settled(said);
    EXPECT_EQ(conflict().settlement, "provider_error");
    EXPECT_EQ(conflict().settledBySeq, must(ledger.reader().head()).size - 1);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().version, before.version) << "no status changed";
    EXPECT_FALSE(row().dueAt) << "nobody is needed any more";
}

TEST_F(SubmitSettle, OnePersonMaySettleWhatIsNoMoney)
{
    ref = lapsed(ledger, "note:1", {.kind = effect::EffectKind::Other});
    must(ledger.worker().recordReceipt(ref, 1, {"ch_1", sha256("one").hex(), "req", 201, {}}));
    receiptIn(ledger.submit(Who::Operator, settling(secondEffect(), "provider_error", Kind::Settle)));
    EXPECT_EQ(conflict().settlement, "provider_error");
}

TEST_F(SubmitSettle, RC410_AConflictThatIsNotOpenHere)
{
    const auto id = secondEffect();
    settled(settling(id));
    expectRefused(Who::Operator, settling(id), "RC410", {{"reason", "no_such_conflict"}, {"conflict", id}});
    expectRefused(Who::Operator, settling(std::string(32, 'a')), "RC410", {{"reason", "no_such_conflict"}});
    const auto other = secondEffectOf("invoice:2");
    expectRefused(Who::Operator, settling(other), "RC410", {{"reason", "no_such_conflict"}});
}

// U11, U17: that it was made good is said only when it was.
TEST_F(SubmitSettle, RC410_ADuplicateIsCompensatedWhenACompensationOfItWasConfirmed)
{
    const auto id = secondEffect();
    expectRefused(Who::Operator, settling(id, "duplicate_compensated"), "RC410", {{"reason", "not_compensated"}});
    const auto both = [&](Who who) { return capturedWith(objectOf("ch_2"), who); };
    const auto ordering = [&](const std::string &object, std::int64_t minor, int number) {
        auto said = decision(ledger, Who::Operator, ref, Kind::Propose, Action::Compensate, {both(Who::Operator)});
        said.compensation = refund(ref, minor, number, object);
        said.reason = {"duplicate", "The provider made two of one request"};
        return said;
    };
    const auto order = [&](const Statement &said) { // by two people, while a conflict is open
        const auto proposed = receiptIn(ledger.submit(Who::Operator, said));
        approve(proposed.statementId, {both(Who::Approver)});
    };
    order(ordering("ch_1", 1'000, 1));
    refunded(1);
    expectRefused(Who::Operator, settling(id, "duplicate_compensated"), "RC410", {{"reason", "not_compensated"}});
    expectRefused(Who::Operator, ordering("ch_2", 124'999, 2), "RC410", {{"unmet", "rest"}});
    order(ordering("ch_2", 125'000, 2));
    expectRefused(Who::Operator, settling(id, "duplicate_compensated"), "RC410", {{"reason", "not_compensated"}});
    refunded(2, "accepted");
    expectRefused(Who::Operator, settling(id, "duplicate_compensated"), "RC410", {{"reason", "not_compensated"}});
    refundReceipt(2, 0, "happened");
    settled(settling(id, "duplicate_compensated"));
    EXPECT_EQ(conflict().settlement, "duplicate_compensated");
    capturedWith(objectOf("ch_2"));
    EXPECT_EQ(dossier(ledger, ref).conflicts.size(), 1u) << "one object is one conflict, however often it is seen";
    EXPECT_FALSE(row().dueAt);
}

// Who ordered it back and then accepted the loss has not ordered it any more.
TEST_F(SubmitSettle, ACompensationOfADuplicateThatWasSettledOtherwiseIsNotSent)
{
    const auto id = secondEffect();
    const auto both = [&](Who who) { return capturedWith(objectOf("ch_2"), who); };
    auto said = decision(ledger, Who::Operator, ref, Kind::Propose, Action::Compensate, {both(Who::Operator)});
    said.compensation = refund(ref, 125'000, 1, "ch_2");
    said.reason = {"duplicate", "The provider made two of one request"};
    const auto proposed = receiptIn(ledger.submit(Who::Operator, said));
    approve(proposed.statementId, {both(Who::Approver)});
    settled(settling(id, "accepted_loss"));
    EXPECT_EQ(must(ledger.worker().beginAttempt(refundRef(), "worker-1")).outcome, BeginOutcome::Held);
}

TEST_F(SubmitSettle, RC402_WhatIsCitedMustBeThere)
{
    auto said = settling(secondEffect());
    said.evidence = cited(ledger, ref, {captured()});
    said.evidence.front().digest = sha256("nothing that is stored").hex();
    expectRefused(Who::Operator, said, "RC402", {{"unmet", "not_stored"}});
}

TEST_F(SubmitSettle, OffersSayWhetherThereIsAnythingToSettle)
{
    const auto offered = [&] {
        for (const auto &offer : must(ledger.reader(Who::Operator).offers(ref)))
            if (offer.name == "settle")
                return offer;
        throw std::runtime_error("not offered");
    };
    EXPECT_FALSE(offered().allowed);
    EXPECT_EQ(offered().refusals.front().data.at("reason"), "no_open_conflict");
    secondEffect();
    EXPECT_TRUE(offered().allowed && offered().twoPeople);
}

TEST_F(SubmitSettle, AConflictSettledByHandIsNamedByTheVerifier)
{
    secondEffect();
    verifies = false;
    ledger.closeFaces();
    tamperPastTriggers(ledger.path(), "UPDATE conflicts SET settled_by_seq = 3, settlement = 'accepted_loss'");
    EXPECT_NE(textOf(ledger.verify()).find("no statement settled it"), std::string::npos) << textOf(ledger.verify());
}

} // namespace
} // namespace countersign::ledger
