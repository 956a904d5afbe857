// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/sheet/sheet_presenter.h"

#include "models/desk/resolve.h"
#include "tests/view/sheet/seated_session.h"

#include <gmock/gmock.h>

namespace countersign::view {
namespace {

using desk::must;
using ledger::Who;
using statement::Action;
using namespace std::chrono_literals;

class Sheet : public desk::DeskTest
{
protected:
    SeatedSession &seat(Who who = Who::Operator)
    {
        if (!m_seat)
            m_seat = std::make_unique<SeatedSession>(m_ledger, who);
        return *m_seat;
    }
    SheetPresenter &sheet(Who who = Who::Operator)
    {
        if (!m_sheet)
            m_sheet = std::make_unique<SheetPresenter>(seat(who).session());
        return *m_sheet;
    }
    const SheetState &state() { return sheet().state(); }
    bool reaches(SheetPhase phase)
    {
        return until([&] { return state().phase == phase; });
    }
    void open(SheetAction action, const effect::EffectRef &ref, const std::string &proposal = {},
              Who who = Who::Operator)
    {
        sheet(who).open({action, ref, proposal});
        ASSERT_TRUE(reaches(SheetPhase::Filling)) << state().outcome.toStdString();
    }
    bool shown() // what was chosen stands in the bytes
    {
        return until([&] { return state().phase == SheetPhase::Filling; });
    }
    QString blockers() { return state().blockers.join(QLatin1Char('\n')); }
    effect::EffectRef found(const std::string &key, const ledger::Charge &charge = {})
    {
        const auto ref = ledger::lapsed(m_ledger, key, charge);
        ledger::lookUpFound(m_ledger, Who::Operator, ref);
        return ref;
    }
    std::string propose(Who who, const effect::EffectRef &ref)
    {
        desk::ResolveRequest request{.ref = ref, .action = Action::Confirm};
        request.evidence = {ledger::lookUpFound(m_ledger, who, ref)};
        request.reasonCode = "single_match";
        const auto id = awaiting(desk::resolve(deskOf(who), request)).statementId;
        m_ledger.clock().advance(10s);
        return id;
    }
    effect::EffectStatus statusOf(const effect::EffectRef &ref) { return ledger::dossier(m_ledger, ref).intent.status; }

private:
    std::unique_ptr<SeatedSession> m_seat{};
    std::unique_ptr<SheetPresenter> m_sheet{};
};

TEST_F(Sheet, BelowTheThresholdOneMatchIsSignedExactlyAsItWasShown)
{
    const auto ref = found("invoice:1");
    open(SheetAction::Confirm, ref);
    EXPECT_TRUE(state().canSign()) << blockers().toStdString();
    EXPECT_EQ(state().friction, Friction::F1);
    EXPECT_EQ(state().environment, QStringLiteral("SANDBOX"));
    EXPECT_TRUE(state().object.contains(QLatin1String("invoice:1")));
    EXPECT_TRUE(state().consequences.join(QLatin1Char(' ')).contains(QLatin1String("No money moves.")));
    ASSERT_FALSE(state().changes.empty());
    EXPECT_EQ(state().changes[0].before, QStringLiteral("UNKNOWN"));
    EXPECT_EQ(state().changes[0].after, QStringLiteral("CONFIRMED"));
    const std::string shownBytes = state().bytes;
    sheet().sign();
    ASSERT_TRUE(reaches(SheetPhase::Applied)) << state().outcome.toStdString();
    EXPECT_EQ(must(statement::encodeStatement(newestStatement())), shownBytes);
    EXPECT_EQ(statusOf(ref), effect::EffectStatus::Confirmed);
}

TEST_F(Sheet, IsPutAwayWithItsEffectOnceTheLedgerHasItsStatementAndNotBefore)
{
    const auto ref = found("invoice:1");
    const auto other = found("invoice:2");
    open(SheetAction::Confirm, ref);
    sheet().turnTo(other);
    EXPECT_TRUE(sheet().isOpen()) << "it is being filled in";
    sheet().sign();
    sheet().turnTo(other);
    EXPECT_TRUE(sheet().isOpen()) << "nobody knows yet whether the ledger has it";
    ASSERT_TRUE(reaches(SheetPhase::Applied)) << state().outcome.toStdString();
    sheet().turnTo(ref);
    EXPECT_TRUE(sheet().isOpen());
    sheet().turnTo(other);
    EXPECT_FALSE(sheet().isOpen());
}

TEST_F(Sheet, WhatTheObjectDiffersInIsSaidInWords)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    auto match = ledger::matching(m_ledger, ref);
    match.amountMinor = "125001";
    ledger::lookUp(m_ledger, Who::Operator, ref, effect::Mismatch{match, {"amount"}});
    open(SheetAction::Confirm, ref);
    const QString consequences = state().consequences.join(QLatin1Char(' '));
    EXPECT_TRUE(consequences.contains(QLatin1String("differs in: amount."))) << consequences.toStdString();
}

TEST_F(Sheet, ADoublePressCommitsOnce)
{
    const auto ref = found("invoice:1");
    open(SheetAction::Confirm, ref);
    sheet().sign();
    sheet().sign();
    EXPECT_FALSE(sheet().mayClose());
    ASSERT_TRUE(reaches(SheetPhase::Applied));
    sheet().sign();
    EXPECT_EQ(seat().script().submits, 1);
    EXPECT_TRUE(sheet().mayClose());
}

TEST_F(Sheet, AboveTheThresholdTheAmountOfTheEvidenceIsTypedAndTwoPeopleAreNamed)
{
    const auto ref = found("invoice:large", {.minor = 900'050});
    open(SheetAction::Confirm, ref);
    EXPECT_EQ(state().friction, Friction::F4);
    EXPECT_TRUE(state().twoPeople);
    EXPECT_TRUE(state().policyLine.contains(QLatin1String("another person"))) << state().policyLine.toStdString();
    EXPECT_FALSE(state().canSign());
    sheet().chooseReason("single_match");
    ASSERT_TRUE(shown());
    ASSERT_FALSE(state().evidence.empty());
    sheet().pickEvidence(state().evidence[0].value);
    sheet().typeAmount(QStringLiteral("9005.00")); // digits swapped
    EXPECT_FALSE(state().canSign());
    EXPECT_TRUE(blockers().contains(QLatin1String("not the one in the evidence")));
    sheet().typeAmount(QStringLiteral("9000.50"));
    EXPECT_TRUE(state().canSign()) << blockers().toStdString();
    sheet().sign();
    ASSERT_TRUE(reaches(SheetPhase::AwaitingCountersign)) << state().outcome.toStdString();
    EXPECT_EQ(statusOf(ref), effect::EffectStatus::Unknown);
}

TEST_F(Sheet, AReasonThatChangesTheBytesIsShownBeforeItCanBeSigned)
{
    const auto ref = found("invoice:1");
    open(SheetAction::Confirm, ref);
    const std::string before = state().bytes;
    sheet().chooseReason("other");
    EXPECT_FALSE(state().canSign());
    sheet().sign(); // nothing: these bytes were not shown
    ASSERT_TRUE(shown());
    EXPECT_NE(state().bytes, before);
    EXPECT_FALSE(state().canSign()) << "this code needs a text";
    sheet().writeReason(QStringLiteral("too short"));
    ASSERT_TRUE(shown());
    EXPECT_FALSE(state().canSign());
    sheet().writeReason(QStringLiteral("Seen in their own records"));
    EXPECT_FALSE(state().canSign());
    ASSERT_TRUE(shown());
    ASSERT_TRUE(state().canSign()) << blockers().toStdString();
    EXPECT_EQ(seat().script().submits, 0);
    sheet().sign();
    ASSERT_TRUE(reaches(SheetPhase::Applied)) << state().outcome.toStdString();
    EXPECT_EQ(newestStatement().reason.text, "Seen in their own records");
}

TEST_F(Sheet, SomebodyElseWasFasterAndIsNamed)
{
    const auto ref = found("invoice:1");
    open(SheetAction::Confirm, ref);
    desk::ResolveRequest request{.ref = ref, .action = Action::Confirm};
    request.evidence = {ledger::dossier(m_ledger, ref).evidence.at(0).digest};
    request.reasonCode = "single_match";
    applied(desk::resolve(deskOf(Who::Operator2), request));
    seat().session().refresh();
    ASSERT_TRUE(reaches(SheetPhase::Conflict));
    EXPECT_TRUE(state().outcome.contains(QLatin1String("l.chen"))) << state().outcome.toStdString();
    EXPECT_TRUE(state().outcome.contains(QLatin1String("accepted this at")));
    EXPECT_TRUE(state().outcome.contains(QLatin1String("Nothing of yours was sent.")));
    sheet().sign();
    EXPECT_EQ(seat().script().submits, 0);
}

TEST_F(Sheet, ARowThatMovedUnseenIsRefusedByTheLedgerAndSaidSo)
{
    const auto ref = found("invoice:1");
    open(SheetAction::Confirm, ref);
    must(m_ledger.worker().recordReceipt(ref, 1, {"ch_1", sha256("answer").hex(), "req_1", 200, "accepted"}));
    sheet().sign();
    ASSERT_TRUE(until([&] { return isOver(state().phase); }));
    EXPECT_NE(state().phase, SheetPhase::Applied);
    EXPECT_TRUE(state().outcome.contains(QLatin1String("Nothing of yours was sent."))) << state().outcome.toStdString();
}

TEST_F(Sheet, AnAnswerThatWasLostIsAskedForAndNothingIsSentTwice)
{
    const auto ref = found("invoice:1");
    auto asked = std::make_shared<std::atomic<int>>(0);
    seat().script().onSubmit = [](ledger::StatementLedger &inner,
                                  const statement::Envelope &envelope) -> Result<ledger::SubmitOutcome> {
        must(inner.submit(envelope));
        return fail(ErrorKind::OutcomeUnknown, "the answer never came");
    };
    seat().script().onReceipt = [asked](ledger::StatementLedger &inner,
                                        const std::string &id) -> Result<std::optional<ledger::LogReceipt>> {
        if (++*asked <= 2)
            return fail(ErrorKind::Unavailable, "still away");
        return inner.logReceiptOf(id);
    };
    open(SheetAction::Confirm, ref);
    sheet().sign();
    ASSERT_TRUE(reaches(SheetPhase::Unknown));
    EXPECT_TRUE(state().outcome.contains(QLatin1String("Do not repeat")));
    EXPECT_FALSE(sheet().mayClose());
    sheet().sign();
    sheet().close();
    EXPECT_TRUE(sheet().isOpen());
    ASSERT_TRUE(reaches(SheetPhase::Applied));
    EXPECT_EQ(seat().script().submits, 1);
    EXPECT_EQ(statusOf(ref), effect::EffectStatus::Confirmed);
}

TEST_F(Sheet, OnlyAnExpiredStatementThatIsNotInTheLogCountsAsNotStored)
{
    const auto ref = found("invoice:1");
    auto asked = std::make_shared<std::atomic<int>>(0);
    seat().script().onSubmit = [](ledger::StatementLedger &,
                                  const statement::Envelope &) -> Result<ledger::SubmitOutcome> {
        return fail(ErrorKind::OutcomeUnknown, "lost on the way");
    };
    seat().script().onReceipt = [asked](ledger::StatementLedger &inner, const std::string &id) {
        ++*asked;
        return inner.logReceiptOf(id);
    };
    open(SheetAction::Confirm, ref);
    sheet().sign();
    ASSERT_TRUE(until([&] { return *asked >= 3; }));
    EXPECT_EQ(state().phase, SheetPhase::Unknown) << "it may still arrive";
    m_ledger.clock().advance(12min);
    ASSERT_TRUE(reaches(SheetPhase::Refused));
    EXPECT_TRUE(state().outcome.contains(QLatin1String("it was not stored")));
    EXPECT_EQ(seat().script().submits, 1);
}

TEST_F(Sheet, WithoutAnOwnLookAnApprovalSaysWhyNot)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:large", {.minor = 900'000});
    const auto id = propose(Who::Operator, ref);
    open(SheetAction::Approve, ref, id, Who::Approver);
    EXPECT_FALSE(state().canSign());
    EXPECT_TRUE(blockers().contains(QString::fromStdString(resolution::refusalText({"RC409", {}, {}})).left(20)) ||
                blockers().contains(QLatin1String("own lookup")))
        << blockers().toStdString();
    sheet().sign();
    EXPECT_EQ(seat().script().submits, 0);
}

TEST_F(Sheet, NobodyCountersignsHisOwnProposalAndReadsWhy)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:large", {.minor = 900'000});
    const auto id = propose(Who::Approver, ref);
    ledger::lookUpFound(m_ledger, Who::Approver, ref);
    open(SheetAction::Approve, ref, id, Who::Approver);
    EXPECT_FALSE(state().canSign());
    EXPECT_TRUE(blockers().contains(QLatin1String("nother person must decide"))) << blockers().toStdString();
}

TEST_F(Sheet, DecliningCostsACodeAndAText)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:large", {.minor = 900'000});
    const auto id = propose(Who::Operator, ref);
    open(SheetAction::Decline, ref, id, Who::Approver);
    EXPECT_FALSE(state().canSign());
    sheet().chooseReason("duplicate");
    ASSERT_TRUE(shown());
    EXPECT_FALSE(state().canSign()) << "a text is asked for whatever the code";
    sheet().writeReason(QStringLiteral("It was paid on Tuesday"));
    ASSERT_TRUE(shown());
    ASSERT_TRUE(state().canSign()) << blockers().toStdString();
    sheet().sign();
    ASSERT_TRUE(reaches(SheetPhase::Applied)) << state().outcome.toStdString();
    EXPECT_EQ(newestStatement().kind, statement::Kind::Decline);
    EXPECT_EQ(statusOf(ref), effect::EffectStatus::Unknown);
}

TEST_F(Sheet, AnEscalationWithoutATargetIsNoStatement)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    open(SheetAction::Escalate, ref);
    EXPECT_TRUE(state().bytes.empty());
    EXPECT_FALSE(state().canSign());
    sheet().chooseTarget("p.adeyemi");
    ASSERT_TRUE(shown());
    sheet().writeReason(QStringLiteral("Two objects were found"));
    ASSERT_TRUE(shown());
    ASSERT_TRUE(state().canSign()) << blockers().toStdString();
    sheet().sign();
    ASSERT_TRUE(reaches(SheetPhase::Applied)) << state().outcome.toStdString();
    EXPECT_EQ(ledger::dossier(m_ledger, ref).intent.escalatedTo, "p.adeyemi");
}

TEST_F(Sheet, AHoldEndsBeforeTheKeyMayBeForgotten)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    const auto dossier = ledger::dossier(m_ledger, ref);
    const Instant now = m_ledger.clock().now();
    ASSERT_TRUE(dossier.intent.redispatchUntil.has_value());
    EXPECT_EQ(holdEnd(dossier, now, 1h), now + 1h);
    EXPECT_EQ(holdEnd(dossier, now, 48h), *dossier.intent.redispatchUntil);
    const Instant after = *dossier.intent.redispatchUntil + 1min;
    EXPECT_EQ(holdEnd(dossier, after, 1h), after + 1h) << "an expired key never forbids a hold";
    open(SheetAction::Hold, ref);
    ASSERT_TRUE(state().canSign()) << blockers().toStdString();
    sheet().sign();
    ASSERT_TRUE(reaches(SheetPhase::Applied)) << state().outcome.toStdString();
    EXPECT_TRUE(ledger::dossier(m_ledger, ref).intent.hold.has_value());
}

TEST_F(Sheet, ACompensationSaysThatMoneyMovesAndAsksForAmountTextAndEvidence)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    must(m_ledger.worker().recordReceipt(ref, 1, {"ch_1", sha256("answer").hex(), "req_1", 200, "accepted"}));
    auto match = ledger::matching(m_ledger, ref);
    match.statusRaw = "captured"; // what the contract knows how to take back
    ledger::lookUp(m_ledger, Who::Operator, ref, effect::Found{match});
    open(SheetAction::Compensate, ref);
    EXPECT_EQ(state().friction, Friction::F4);
    EXPECT_TRUE(state().consequences.join(QLatin1Char(' ')).contains(QLatin1String("moves money the other way")));
    EXPECT_FALSE(state().canSign());
    sheet().chooseReason("duplicate");
    ASSERT_TRUE(shown());
    sheet().writeReason(QStringLiteral("Charged twice by mistake"));
    ASSERT_TRUE(shown());
    ASSERT_FALSE(state().evidence.empty()) << blockers().toStdString();
    sheet().pickEvidence(state().evidence[0].value);
    EXPECT_FALSE(state().canSign());
    sheet().typeAmount(QStringLiteral("1250.00"));
    ASSERT_TRUE(state().canSign()) << blockers().toStdString();
    sheet().sign();
    ASSERT_TRUE(reaches(SheetPhase::Applied)) << state().outcome.toStdString();
    ASSERT_TRUE(newestStatement().compensation.has_value());
    EXPECT_EQ(newestStatement().compensation->targetProviderId, "ch_1");
}

TEST_F(Sheet, ItsMakerWithdrawsAProposal)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:large", {.minor = 900'000});
    const auto id = propose(Who::Operator, ref);
    open(SheetAction::Withdraw, ref, id);
    ASSERT_TRUE(state().canSign()) << blockers().toStdString();
    sheet().sign();
    ASSERT_TRUE(reaches(SheetPhase::Applied)) << state().outcome.toStdString();
    EXPECT_EQ(newestStatement().kind, statement::Kind::Withdraw);
}

TEST_F(Sheet, WhatTheLedgerDoesNotOfferIsExplainedInItsWords)
{
    const auto ref = ledger::lapsed(m_ledger, "invoice:1");
    open(SheetAction::Release, ref);
    EXPECT_FALSE(state().canSign());
    EXPECT_FALSE(state().blockers.isEmpty());
    EXPECT_EQ(state().phase, SheetPhase::Filling);
}

} // namespace
} // namespace countersign::view
