// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/approvals/approvals_presenter.h"

#include "models/desk/countersign.h"
#include "models/desk/resolve.h"
#include "models/view/approvals/approval_list_model.h"
#include "models/view/wording/wording.h"
#include "tests/view/sheet/seated_session.h"

#include <QAbstractItemModelTester>

#include <gmock/gmock.h>

namespace countersign::view {
namespace {

using desk::must;
using ledger::Who;
using statement::Action;
using namespace std::chrono_literals;

constexpr const char *MakersReason = "Found in their dashboard";

// All that the inbox holds, as text: whatever is not in here nobody can show.
QString everythingIn(const ApprovalsState &state)
{
    QStringList all{state.error ? errorText(*state.error) : QString(), state.hygiene};
    for (const auto *rows : {&state.waiting, &state.sent})
        for (const ApprovalRow &row : *rows)
            all << row.amount << row.object << row.expires << row.note << row.sentence;
    if (state.open) {
        const OpenApproval &open = *state.open;
        all << open.expiry << open.keyLeft << open.lookLine << open.disagreement << open.proposed << open.maker
            << open.reason << open.policy << open.evidenceAge << open.findings << open.facts << open.blockers;
        for (const CompareRow &row : open.lines)
            all << row.label << row.ours << row.theirs;
    }
    return all.join(QLatin1Char('\n'));
}

class Approvals : public desk::DeskTest
{
protected:
    void SetUp() override
    {
        desk::ResolveRequest request{.ref = m_ref, .action = Action::Confirm};
        request.evidence = {ledger::lookUpFound(m_ledger, m_maker, m_ref)};
        request.reasonCode = "other";
        request.reasonText = MakersReason;
        m_proposal = awaiting(desk::resolve(deskOf(m_maker), request)).statementId;
        m_ledger.clock().advance(10s);
    }
    void sit(Who who)
    {
        m_seat = std::make_unique<SeatedSession>(m_ledger, who);
        m_seat->provide(m_ledger, effect::Found{ledger::matching(m_ledger, m_ref)});
        m_inbox = std::make_unique<ApprovalsPresenter>(m_seat->session());
        ASSERT_TRUE(until([&] { return state().phase == InboxPhase::Ready; })) << (state().error ? describe(*state().error) : std::string());
    }
    const ApprovalsState &state() { return m_inbox->state(); }
    bool hasLooked()
    {
        return until([&] { return state().open && state().open->look == LookPhase::Done; });
    }
    bool sheetReaches(SheetPhase phase)
    {
        return until([&] { return m_inbox->sheet().state().phase == phase; });
    }

    Who m_maker = Who::Operator;
    effect::EffectRef m_ref = ledger::lapsed(m_ledger, "invoice:large", {.minor = 4'800'000, .workflow = "payrun-12"});
    std::string m_proposal{};
    std::unique_ptr<SeatedSession> m_seat{};
    std::unique_ptr<ApprovalsPresenter> m_inbox{};
};

TEST_F(Approvals, NothingOfTheProposalIsThereUntilTheApproverHasLookedAndAnswered)
{
    sit(Who::Approver);
    ASSERT_EQ(state().waiting.size(), 1U);
    const auto hides = [&] {
        const QString all = everythingIn(state());
        return !all.contains(QLatin1String("m.ortiz")) && !all.contains(QLatin1String(MakersReason)) &&
               !all.contains(QLatin1String("ACCEPT"));
    };
    EXPECT_TRUE(hides()) << everythingIn(state()).toStdString();
    m_inbox->open(m_proposal);
    EXPECT_TRUE(hides());
    m_inbox->choose(OwnOutcome::ExistsOnce);
    EXPECT_FALSE(state().open->chosen.has_value()) << "no answer before the look";
    ASSERT_TRUE(hasLooked());
    EXPECT_EQ(m_seat->script().lookups, 1) << "opening it is asking";
    m_inbox->reveal();
    EXPECT_FALSE(state().open->revealed) << "no reveal before the answer";
    EXPECT_TRUE(hides()) << everythingIn(state()).toStdString();
    m_inbox->choose(OwnOutcome::ExistsOnce);
    EXPECT_TRUE(hides());
    m_inbox->reveal();
    ASSERT_TRUE(state().open->revealed);
    EXPECT_FALSE(hides());
    EXPECT_TRUE(state().open->maker.contains(QLatin1String("m.ortiz")));
    EXPECT_TRUE(state().open->reason.contains(QLatin1String(MakersReason)));
    EXPECT_TRUE(state().open->agrees);
}

TEST_F(Approvals, WhoSawTheSameCountersignsWithTheAmountAndHisOwnEvidence)
{
    sit(Who::Approver);
    m_inbox->open(m_proposal);
    ASSERT_TRUE(hasLooked());
    m_inbox->choose(OwnOutcome::ExistsOnce);
    m_inbox->reveal();
    ASSERT_TRUE(sheetReaches(SheetPhase::Filling)) << m_inbox->sheet().state().outcome.toStdString();
    SheetPresenter &sheet = m_inbox->sheet();
    EXPECT_FALSE(sheet.state().canSign());
    ASSERT_FALSE(sheet.state().evidence.empty());
    sheet.pickEvidence(sheet.state().evidence[0].value);
    sheet.typeAmount(QStringLiteral("48000.00"));
    ASSERT_TRUE(sheet.state().canSign()) << sheet.state().blockers.join(QLatin1Char('\n')).toStdString();
    sheet.sign();
    ASSERT_TRUE(sheetReaches(SheetPhase::Applied)) << sheet.state().outcome.toStdString();
    EXPECT_EQ(ledger::dossier(m_ledger, m_ref).intent.status, effect::EffectStatus::Confirmed);
    EXPECT_TRUE(until([&] { return state().waiting.empty() && state().hygiene.contains(QLatin1String("1 approved")); }))
        << state().hygiene.toStdString();
    EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
}

TEST_F(Approvals, WhoSawSomethingElseMayOnlyDeclineAskOrEscalate)
{
    sit(Who::Approver);
    m_seat->provide(m_ledger, effect::Absent{});
    m_inbox->open(m_proposal);
    ASSERT_TRUE(hasLooked());
    m_inbox->choose(OwnOutcome::DoesNotExist);
    m_inbox->reveal();
    EXPECT_TRUE(state().open->revealed);
    EXPECT_FALSE(state().open->agrees);
    EXPECT_FALSE(state().open->disagreement.isEmpty());
    EXPECT_FALSE(m_inbox->sheet().isOpen());
    m_inbox->approve();
    EXPECT_FALSE(m_inbox->sheet().isOpen());
    m_inbox->choose(OwnOutcome::ExistsOnce); // the answer was given
    EXPECT_EQ(state().open->chosen, OwnOutcome::DoesNotExist);
    m_inbox->decline();
    ASSERT_TRUE(sheetReaches(SheetPhase::Filling));
    EXPECT_EQ(m_inbox->sheet().state().action, SheetAction::Decline);
}

TEST_F(Approvals, DeclineAndAskAreThereBeforeTheRevealAndSayNothingOfTheProposal)
{
    sit(Who::Approver);
    m_inbox->open(m_proposal);
    ASSERT_TRUE(hasLooked());
    m_inbox->decline();
    ASSERT_TRUE(sheetReaches(SheetPhase::Filling));
    QString shown;
    for (const SignedField &field : m_inbox->sheet().state().fields)
        shown += field.value + QLatin1Char('\n');
    EXPECT_FALSE(shown.contains(QLatin1String("m.ortiz")));
    EXPECT_FALSE(shown.contains(QLatin1String("confirm")));
    m_inbox->ask();
    ASSERT_TRUE(sheetReaches(SheetPhase::Filling));
    SheetPresenter &sheet = m_inbox->sheet();
    sheet.writeReason(QStringLiteral("Which invoice is this for?"));
    ASSERT_TRUE(until([&] { return sheet.state().canSign(); }))
        << sheet.state().blockers.join(QLatin1Char('\n')).toStdString();
    sheet.sign();
    ASSERT_TRUE(sheetReaches(SheetPhase::Applied)) << sheet.state().outcome.toStdString();
    EXPECT_EQ(newestStatement().kind, statement::Kind::Note);
    ASSERT_TRUE(newestStatement().proposal.has_value());
    EXPECT_EQ(newestStatement().proposal->id, m_proposal);
}

TEST_F(Approvals, ALookThatFailedIsNoAnswer)
{
    sit(Who::Approver);
    m_seat->script().onLookup = [] {
        return Result<providers::LookupRun>(fail(ErrorKind::Unavailable, "host is down"));
    };
    m_inbox->open(m_proposal);
    ASSERT_TRUE(until([&] { return state().open && state().open->look == LookPhase::Failed; }));
    EXPECT_TRUE(state().open->lookLine.contains(QLatin1String("host is down")));
    m_inbox->choose(OwnOutcome::ExistsOnce);
    EXPECT_FALSE(state().open->chosen.has_value());
    m_seat->provide(m_ledger, effect::Found{ledger::matching(m_ledger, m_ref)});
    m_inbox->lookAgain();
    EXPECT_TRUE(hasLooked());
}

TEST_F(Approvals, CannotTellMayBeAnsweredAgainAfterANewLook)
{
    sit(Who::Approver);
    m_inbox->open(m_proposal);
    ASSERT_TRUE(hasLooked());
    m_inbox->choose(OwnOutcome::CannotTell);
    m_inbox->reveal();
    EXPECT_FALSE(state().open->agrees);
    m_inbox->lookAgain();
    EXPECT_FALSE(state().open->revealed);
    ASSERT_TRUE(hasLooked());
    m_inbox->choose(OwnOutcome::ExistsOnce);
    m_inbox->reveal();
    EXPECT_TRUE(state().open->agrees);
}

TEST_F(Approvals, TheMakerSeesThatAnotherMustDecideAndLaterWhyItWasDeclined)
{
    sit(Who::Operator);
    EXPECT_TRUE(state().waiting.empty());
    ASSERT_EQ(state().sent.size(), 1U);
    EXPECT_TRUE(state().sent[0].note.contains(QLatin1String("another person must decide")));
    m_inbox->open(m_proposal);
    ASSERT_TRUE(until([&] { return state().open && state().open->ref; }));
    m_inbox->approve();
    m_inbox->decline();
    EXPECT_FALSE(m_inbox->sheet().isOpen());
    EXPECT_EQ(m_seat->script().lookups, 0);
    applied(desk::decline(deskOf(Who::Approver), m_proposal, "duplicate", "Paid by card on Monday"));
    m_seat->session().refresh();
    ASSERT_TRUE(until([&] { return !state().sent.empty() && !state().sent[0].open; }));
    EXPECT_TRUE(state().sent[0].note.contains(QLatin1String("Paid by card on Monday")));
    EXPECT_TRUE(state().sent[0].note.contains(QLatin1String("p.adeyemi")));
}

class OwnProposal : public Approvals
{
protected:
    OwnProposal() { m_maker = Who::Approver; }
};

TEST_F(OwnProposal, OfAnApproverIsBlockedInTheLedgersWords)
{
    sit(Who::Approver);
    m_inbox->open(m_proposal);
    ASSERT_TRUE(until([&] { return state().open && !state().open->blockers.isEmpty(); }));
    const QString blockers = state().open->blockers.join(QLatin1Char('\n'));
    EXPECT_TRUE(blockers.contains(QLatin1String("nother person must decide"))) << blockers.toStdString();
}

TEST_F(Approvals, WhatHasExpiredIsSaid)
{
    sit(Who::Approver);
    m_inbox->open(m_proposal);
    ASSERT_TRUE(hasLooked());
    m_ledger.clock().advance(9h);
    m_inbox->refresh();
    ASSERT_TRUE(until([&] { return state().open && state().open->expired; }));
    EXPECT_TRUE(state().open->expiry.contains(QLatin1String("nothing was sent"))) << state().open->expiry.toStdString();
    EXPECT_TRUE(state().waiting.empty());
}

ApprovalRow rowOf(const std::string &id, int minutes)
{
    ApprovalRow row;
    row.id = id;
    row.amount = QStringLiteral("EUR 1.00");
    row.sentence = QString(200, QLatin1Char('x'));
    row.expiresAt = Instant(std::chrono::minutes(minutes));
    return row;
}

TEST(ApprovalListModel, RowsAreMatchedByIdSoThatTheCurrentOneStays)
{
    ApprovalListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRows({rowOf("a", 1), rowOf("b", 2), rowOf("c", 3)});
    const QPersistentModelIndex kept = model.index(1, 0);
    model.setRows({rowOf("z", 0), rowOf("c", 1), rowOf("b", 2)});
    ASSERT_TRUE(kept.isValid());
    EXPECT_EQ(kept.data(ApprovalListModel::IdRole).toString(), QStringLiteral("b"));
    EXPECT_EQ(model.indexOf("c"), 1);
    EXPECT_EQ(model.indexOf("a"), -1);
    EXPECT_LE(model.index(0, 0).data(Qt::AccessibleTextRole).toString().size(), 140);
    model.setRows({});
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_FALSE(kept.isValid());
}

} // namespace
} // namespace countersign::view
