// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/statement_sheet.h"

#include "tests/ui/widgets/killed_process.h"
#include "tests/view/sheet/seated_session.h"
#include "ui/theme/theme.h"
#include "ui/widgets/draft_edit.h"
#include "ui/widgets/plain_label.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <gmock/gmock.h>

namespace countersign::ui {
namespace {

using ledger::Who;
using view::SheetAction;
using view::SheetPhase;
using view::until;

class SheetWidget : public desk::DeskTest
{
protected:
    void SetUp() override
    {
        qputenv("XDG_STATE_HOME", m_state.path().toLocal8Bit());
        m_window.resize(1000, 520);
        m_window.show();
        m_sheet.resize(m_window.size());
        QApplication::setActiveWindow(&m_window);
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_window));
    }
    void open(SheetAction action, const effect::EffectRef &ref)
    {
        m_presenter.open({action, ref, {}});
        ASSERT_TRUE(until([&] { return phase() == SheetPhase::Filling; }));
    }
    SheetPhase phase() const { return m_presenter.state().phase; }
    // One keystroke, where the focus is; counted.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++m_keystrokes;
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    template <class Widget>
    Widget *child(const char *name)
    {
        return m_sheet.findChild<Widget *>(QLatin1String(name));
    }
    effect::EffectRef found(const std::string &key, std::int64_t minor = 125'000)
    {
        const auto ref = ledger::lapsed(m_ledger, key, {.minor = minor});
        ledger::lookUpFound(m_ledger, Who::Operator, ref);
        return ref;
    }
    QString shownText()
    {
        QStringList all;
        for (const QLabel *label : m_sheet.findChildren<QLabel *>())
            if (label->isVisible())
                all << label->text();
        return all.join(QLatin1Char('\n'));
    }

    QTemporaryDir m_state{};
    view::SeatedSession m_seat{m_ledger, Who::Operator};
    view::SheetPresenter m_presenter{m_seat.session()};
    Theme m_theme{};
    QWidget m_window{};
    ActionSet m_actions{};
    StatementSheet m_sheet{QStringLiteral("queue"), m_presenter, m_theme, m_actions, &m_window};
    int m_keystrokes = 0;
};

TEST_F(SheetWidget, OneChordSignsWhatIsBelowTheThreshold)
{
    open(SheetAction::Confirm, found("invoice:1"));
    EXPECT_FALSE(m_sheet.commitButton()->hasFocus()) << "the opener's key never commits";
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(until([&] { return phase() == SheetPhase::Applied; }));
    EXPECT_EQ(m_keystrokes, 1) << "T1: F, L and A came before";
}

TEST_F(SheetWidget, T4ProposesAboveTheThresholdWithinEightKeystrokes)
{
    open(SheetAction::Confirm, found("invoice:large", 900'000));
    m_keystrokes = 1; // A opened it
    ASSERT_EQ(QApplication::focusWidget(), child<QListWidget>("sheet.evidence"));
    press(Qt::Key_1); // and on to what is still empty, past the text, which may stay so
    ASSERT_EQ(QApplication::focusWidget(), child<QLineEdit>("sheet.amount"));
    type(QStringLiteral("9000.00"));
    EXPECT_TRUE(m_presenter.state().canSign()) << m_presenter.state().blockers.join(QLatin1Char('\n')).toStdString();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(until([&] { return phase() == SheetPhase::AwaitingCountersign; }));
    EXPECT_LE(m_keystrokes, 8);
}

TEST_F(SheetWidget, C12_NoTwoLabelsDisagreeAboutWhatBecameOfIt)
{
    open(SheetAction::Confirm, found("invoice:large", 900'000));
    m_presenter.chooseReason("single_match");
    ASSERT_TRUE(until([&] { return phase() == SheetPhase::Filling; }));
    m_presenter.pickEvidence(m_presenter.state().evidence[0].value);
    m_presenter.typeAmount(QStringLiteral("9000.00"));
    m_presenter.sign();
    ASSERT_TRUE(until([&] { return phase() == SheetPhase::AwaitingCountersign; }));
    EXPECT_FALSE(shownText().contains(QLatin1String("applied")));
    EXPECT_FALSE(ActionSet::isAvailable(m_actions.find(QStringLiteral("queue.sign"))));
    EXPECT_TRUE(m_presenter.state().blockers.isEmpty()) << "nothing is missing on what is signed";
}

TEST_F(SheetWidget, C13_EverySignedFieldIsThereAndCancelKeepsTheDraft)
{
    const auto ref = found("invoice:1");
    open(SheetAction::Confirm, ref);
    auto *fields = child<QTableWidget>("sheet.fields");
    const auto &state = m_presenter.state();
    const int empty = state.emptyFields.isEmpty() ? 0 : 1; // the row that names them
    EXPECT_EQ(fields->rowCount(), static_cast<int>(state.fields.size()) + empty);
    EXPECT_GT(fields->rowCount(), 20);
    child<QPlainTextEdit>("sheet.text")->setFocus();
    type(QStringLiteral("half a thought"));
    bool left = false;
    QObject::connect(&m_sheet, &StatementSheet::left, &m_sheet, [&] { left = true; });
    press(Qt::Key_Escape);
    EXPECT_TRUE(left);
    EXPECT_FALSE(m_sheet.isVisible());
    open(SheetAction::Confirm, found("invoice:2"));
    EXPECT_TRUE(child<QPlainTextEdit>("sheet.text")->toPlainText().isEmpty()) << "of another effect";
    m_presenter.close();
    open(SheetAction::Confirm, ref);
    EXPECT_EQ(child<QPlainTextEdit>("sheet.text")->toPlainText(), QStringLiteral("half a thought"));
    EXPECT_EQ(m_presenter.state().chosen.reasonText, "half a thought");
}

TEST_F(SheetWidget, C6_TheReasonTypedBeforeAKillIsBackOnTheSheetOfTheSameEffect)
{
    const auto ref = found("invoice:1");
    open(SheetAction::Confirm, ref);
    const QString key = m_presenter.draftKey();
    m_presenter.close();
    typeInAProcessThatIsKilled(key, QStringLiteral("Seen in their dashboard"));
    open(SheetAction::Confirm, ref);
    EXPECT_EQ(child<QPlainTextEdit>("sheet.text")->toPlainText(), QStringLiteral("Seen in their dashboard"));
    EXPECT_EQ(m_presenter.state().chosen.reasonText, "Seen in their dashboard");
}

TEST_F(SheetWidget, C15_PlainEnterNeverCommitsAndNothingIsDefault)
{
    open(SheetAction::Confirm, found("invoice:1"));
    for (const QPushButton *button : m_sheet.findChildren<QPushButton *>())
        EXPECT_FALSE(button->isDefault() || button->autoDefault()) << button->objectName().toStdString();
    EXPECT_EQ(qobject_cast<QDialog *>(m_sheet.window()), nullptr);
    for (int stop = 0; stop < 12; ++stop) {
        QWidget *focused = QApplication::focusWidget();
        ASSERT_NE(focused, nullptr);
        if (focused != m_sheet.findChild<QWidget *>(QStringLiteral("sheet.back")))
            QTest::keyClick(focused, Qt::Key_Return);
        QTest::keyClick(focused, Qt::Key_Tab);
    }
    EXPECT_EQ(m_seat.script().submits, 0);
    EXPECT_TRUE(m_presenter.isOpen());
}

TEST_F(SheetWidget, ADoublePressOfTheChordCommitsOnce)
{
    open(SheetAction::Confirm, found("invoice:1"));
    press(Qt::Key_Return, Qt::ControlModifier);
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(until([&] { return phase() == SheetPhase::Applied; }));
    press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(m_seat.script().submits, 1);
}

TEST_F(SheetWidget, TheEnvironmentStandsInItsHeadAndTheBytesAreOneChordAway)
{
    open(SheetAction::Confirm, found("invoice:1"));
    EXPECT_EQ(child<QLabel>("sheet.environment")->text(), QStringLiteral("SANDBOX"));
    auto *bytes = child<QPlainTextEdit>("sheet.bytes");
    EXPECT_FALSE(bytes->isVisible());
    press(Qt::Key_B, Qt::ControlModifier);
    EXPECT_TRUE(bytes->isVisible());
    EXPECT_EQ(bytes->toPlainText().toStdString(), m_presenter.state().bytes);
}

TEST_F(SheetWidget, EverythingThatTakesTheFocusHasANameAndNoKeysClash)
{
    open(SheetAction::Confirm, found("invoice:large", 900'000));
    for (const QWidget *widget : m_sheet.findChildren<QWidget *>())
        if (widget->isVisible() && widget->focusPolicy() & Qt::TabFocus &&
            !widget->objectName().startsWith(QLatin1String("qt_"))) {
            EXPECT_FALSE(widget->objectName().isEmpty()) << widget->metaObject()->className();
            const bool named = !widget->accessibleName().isEmpty() || qobject_cast<const QPushButton *>(widget) ||
                               qobject_cast<const QLabel *>(widget);
            EXPECT_TRUE(named) << widget->objectName().toStdString();
        }
    EXPECT_TRUE(m_actions.conflicts().isEmpty());
}

} // namespace
} // namespace countersign::ui
