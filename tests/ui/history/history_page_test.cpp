// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/history/history_page_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>

namespace countersign::ui {
namespace {

using HistoryPageTest = HistoryPageFixture;

TEST_F(HistoryPageTest, BeforeAnyVerificationNothingIsCalledVerified)
{
    decideSmall();
    open(Who::Auditor);
    EXPECT_EQ(textOf("verdict"), QStringLiteral("Not verified on this computer yet."));
    EXPECT_TRUE(table()->currentIndex().isValid());
    EXPECT_EQ(find<QLabel>("detailTitle")->text(), m_presenter->state().detail->title);
}

TEST_F(HistoryPageTest, ABrokenHistoryIsNamedInWordsBesideItsEntry)
{
    decideSmall();
    tamper("UPDATE log_entries SET person = 'm.allory' WHERE seq = (SELECT max(seq) FROM log_entries)");
    open(Who::Auditor);
    action("history.verify")->trigger();
    ASSERT_TRUE(waitFor([this] { return idle(); }));
    EXPECT_TRUE(textOf("verdict").startsWith(QLatin1String("VERIFY FAILED"))) << textOf("verdict").toStdString();
    EXPECT_TRUE(textOf("problems").contains(QLatin1String("log_entries.person")));
    EXPECT_EQ(cell(0, view::StatementTableModel::Chain), QStringLiteral("BROKEN"));
}

TEST_F(HistoryPageTest, C8_EveryUnavailableActionSaysWhy)
{
    decideSmall();
    open(Who::Operator);
    for (auto *action : m_actions.all()) {
        if (!ActionSet::isAvailable(action)) {
            EXPECT_GT(ActionSet::reason(action).size(), 5) << ActionSet::idOf(action).toStdString();
        }
    }
    EXPECT_FALSE(ActionSet::isAvailable(action("history.reverse")));
    EXPECT_TRUE(m_actions.conflicts().isEmpty()) << m_actions.conflicts().join(QLatin1Char(';')).toStdString();
}

TEST_F(HistoryPageTest, C11_EnterFiveTimesInATimeFilterChangesNothing)
{
    decideSmall();
    open(Who::Auditor);
    type("filterFrom", QStringLiteral("2026-11-01"));
    ASSERT_TRUE(waitFor([this] { return idle(); }));
    const auto says = textOf("filterSays");
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(find<QLineEdit>("filterFrom"), Qt::Key_Return);
    ASSERT_TRUE(waitFor([this] { return idle(); }));
    EXPECT_EQ(find<QLineEdit>("filterFrom")->text(), QStringLiteral("2026-11-01"));
    EXPECT_EQ(textOf("filterSays"), says);
    EXPECT_TRUE(says.contains(QLatin1String("2026-11-01 00:00:00Z")));
}

TEST_F(HistoryPageTest, C16_DownLeavesTheFilterForTheList)
{
    decideSmall();
    open(Who::Auditor);
    find<QLineEdit>("filterActor")->setFocus();
    QTest::keyClick(find<QLineEdit>("filterActor"), Qt::Key_Down);
    EXPECT_EQ(m_page->focusWidget(), table());
}

TEST_F(HistoryPageTest, AFilterThatFindsNothingSaysSoAndKeepsItsText)
{
    decideSmall();
    open(Who::Auditor);
    type("filterActor", QStringLiteral("nobody"));
    ASSERT_TRUE(waitFor([this] { return idle() && m_presenter->state().total == 0; }));
    EXPECT_FALSE(table()->isVisible());
    EXPECT_EQ(find<QLineEdit>("filterActor")->text(), QStringLiteral("nobody"));
    QTest::mouseClick(find<QAbstractButton>("filterClear"), Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return idle() && m_presenter->state().total > 0; }));
    EXPECT_TRUE(table()->isVisible());
}

TEST_F(HistoryPageTest, TheFileDialogIsNotModal)
{
    decideSmall();
    open(Who::Auditor);
    FileDialogPrompter prompter;
    m_page->setPrompter(prompter);
    action("history.exportCsv")->trigger();
    auto *dialog = m_page->findChild<QFileDialog *>(QStringLiteral("saveFile"));
    ASSERT_NE(dialog, nullptr);
    EXPECT_FALSE(dialog->isModal());
    EXPECT_TRUE(dialog->isVisible());
    dialog->close();
    m_page->setPrompter(m_prompter);
}

TEST_F(HistoryPageTest, EverythingThatTakesTheFocusHasANameForScreenReaders)
{
    decideSmall();
    open(Who::Auditor);
    for (auto *widget : m_page->findChildren<QWidget *>()) {
        const bool ours = widget->focusPolicy() & Qt::TabFocus && widget->isVisible() && !widget->focusProxy();
        if (!ours || widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        EXPECT_FALSE(widget->accessibleName().isEmpty() && (button == nullptr || button->text().isEmpty()))
            << widget->metaObject()->className() << " " << widget->objectName().toStdString();
    }
}

} // namespace
} // namespace countersign::ui
