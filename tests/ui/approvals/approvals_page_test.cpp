// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/approvals/approvals_page.h"

#include "models/desk/resolve.h"
#include "tests/view/sheet/seated_session.h"
#include "ui/theme/theme.h"
#include "ui/widgets/tab_order.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <gmock/gmock.h>

namespace countersign::ui {
namespace {

using desk::must;
using ledger::Who;
using statement::Action;
using view::SheetPhase;
using view::until;
using namespace std::chrono_literals;

// Tab goes as in the console's window.
class Window final : public QWidget
{
    bool focusNextPrevChild(bool next) override { return moveFocus(*this, next); }
};

class ApprovalsWidget : public desk::DeskTest
{
protected:
    void SetUp() override
    {
        qputenv("XDG_STATE_HOME", m_state.path().toLocal8Bit());
        desk::ResolveRequest request{.ref = m_ref, .action = Action::Confirm};
        request.evidence = {ledger::lookUpFound(m_ledger, Who::Operator, m_ref)};
        request.reasonCode = "other";
        request.reasonText = "Found in their dashboard";
        awaiting(desk::resolve(deskOf(Who::Operator), request));
        m_ledger.clock().advance(10s);
        m_seat.provide(m_ledger, effect::Found{ledger::matching(m_ledger, m_ref)});
        m_page.setParent(&m_window);
        m_page.resize(1100, 760);
        m_window.resize(m_page.size());
        m_window.show();
        QApplication::setActiveWindow(&m_window);
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_window));
        m_presenter.refresh();
        ASSERT_TRUE(until([&] { return m_page.badge() == 1; }));
        m_page.panes().first()->setFocus();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++m_keystrokes;
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    template <class Widget>
    Widget *child(const char *name)
    {
        return m_page.findChild<Widget *>(QLatin1String(name));
    }
    QString shownText()
    {
        QStringList all;
        for (const QLabel *label : m_page.findChildren<QLabel *>())
            if (label->isVisible())
                all << label->text();
        return all.join(QLatin1Char('\n'));
    }
    bool hasLooked()
    {
        return until([&] { return open() && open()->look == view::LookPhase::Done; });
    }
    const std::optional<view::OpenApproval> &open() const { return m_presenter.state().open; }
    SheetPhase phase() { return m_presenter.sheet().state().phase; }

    effect::EffectRef m_ref = ledger::lapsed(m_ledger, "invoice:large", {.minor = 4'800'000});
    QTemporaryDir m_state{};
    view::SeatedSession m_seat{m_ledger, Who::Approver};
    view::ApprovalsPresenter m_presenter{m_seat.session()};
    Theme m_theme{};
    ActionSet m_actions{};
    Window m_window{};
    ApprovalsPage m_page{m_presenter, m_theme, m_actions};
    int m_keystrokes = 0;
};

TEST_F(ApprovalsWidget, T5CountersignsWithinFourteenKeystrokes)
{
    press(Qt::Key_Return); // opens, and asks the provider
    ASSERT_TRUE(hasLooked());
    EXPECT_FALSE(shownText().contains(QLatin1String("m.ortiz"))) << shownText().toStdString();
    press(Qt::Key_1); // exists once
    EXPECT_FALSE(shownText().contains(QLatin1String("Found in their dashboard")));
    press(Qt::Key_Return); // continue
    ASSERT_TRUE(until([&] { return phase() == SheetPhase::Filling; }));
    EXPECT_TRUE(shownText().contains(QLatin1String("m.ortiz")));
    ASSERT_EQ(QApplication::focusWidget(), child<QListWidget>("sheet.evidence"));
    press(Qt::Key_1); // and on to the amount
    ASSERT_EQ(QApplication::focusWidget(), child<QLineEdit>("sheet.amount"));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("48000.00"));
    press(Qt::Key_Return); // nothing: plain Enter never commits
    EXPECT_EQ(m_seat.script().submits, 0);
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(until([&] { return phase() == SheetPhase::Applied; }));
    EXPECT_LE(m_keystrokes, 14);
    EXPECT_EQ(ledger::dossier(m_ledger, m_ref).intent.status, effect::EffectStatus::Confirmed);
    EXPECT_TRUE(until([&] { return m_page.badge() == 0; }));
}

TEST_F(ApprovalsWidget, T6ADifferentAmountIsSeenAndDeclined)
{
    auto match = ledger::matching(m_ledger, m_ref);
    match.amountMinor = "4080000"; // digits swapped
    m_seat.provide(m_ledger, effect::Mismatch{match, {"amount"}});
    press(Qt::Key_Return);
    ASSERT_TRUE(hasLooked());
    ASSERT_FALSE(open()->lines.empty());
    EXPECT_EQ(open()->lines[0].verdict, view::Verdict::Differs);
    child<QPushButton>("approvals.declineButton")->click();
    ASSERT_TRUE(until([&] { return phase() == SheetPhase::Filling; }));
    ASSERT_EQ(QApplication::focusWidget(), child<QComboBox>("sheet.reason"));
    press(Qt::Key_Down);
    press(Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Digits of the amount are swapped"));
    ASSERT_TRUE(until([&] { return m_presenter.sheet().state().canSign(); }));
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(until([&] { return phase() == SheetPhase::Applied; }));
    EXPECT_LE(m_keystrokes + 1, 10);
    EXPECT_EQ(newestStatement().kind, statement::Kind::Decline);
    EXPECT_EQ(ledger::dossier(m_ledger, m_ref).intent.status, effect::EffectStatus::Unknown);
}

TEST_F(ApprovalsWidget, ApprovingIsUnavailableWithAReasonUntilOneHasLookedAndAnswered)
{
    auto *approve = m_actions.find(QStringLiteral("approvals.approve"));
    ASSERT_NE(approve, nullptr);
    EXPECT_FALSE(ActionSet::isAvailable(approve));
    press(Qt::Key_Return);
    ASSERT_TRUE(hasLooked());
    EXPECT_TRUE(ActionSet::reason(approve).contains(QLatin1String("answer first")));
    EXPECT_TRUE(ActionSet::isAvailable(m_actions.find(QStringLiteral("approvals.decline"))));
    EXPECT_TRUE(ActionSet::isAvailable(m_actions.find(QStringLiteral("approvals.ask"))));
    press(Qt::Key_3); // does not exist
    press(Qt::Key_Return);
    EXPECT_FALSE(ActionSet::isAvailable(approve));
    EXPECT_FALSE(m_presenter.sheet().isOpen());
    EXPECT_TRUE(m_actions.conflicts().isEmpty());
}

} // namespace
} // namespace countersign::ui
