// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/action_set.h"
#include "ui/settings/settings_pane.h"
#include "ui/theme/theme.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace countersign::ui {
namespace {

class SettingsPaneTest : public testing::Test
{
protected:
    void SetUp() override
    {
        followSettings(presenter, theme);
        followSettings(presenter, actions);
        pane.resize(360, 600);
        pane.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&pane));
        pane.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&pane));
        pane.focusFirst();
    }
    void TearDown() override { theme.setScheme(Scheme::Automatic); }

    static QString focused()
    {
        return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString();
    }
    // By Tab alone.
    bool reach(const char *name)
    {
        for (int step = 0; step < 20; ++step) {
            if (focused() == QLatin1String(name))
                return true;
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        return false;
    }
    void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }

    QTemporaryDir folder{};
    QSettings file{folder.filePath(QStringLiteral("console.ini")), QSettings::IniFormat};
    view::SettingsPresenter presenter{file};
    Theme theme{};
    ActionSet actions{};
    SettingsPane pane{presenter};
};

TEST_F(SettingsPaneTest, ColoursAndRowsApplyAtOnce)
{
    ASSERT_TRUE(reach("settings.scheme"));
    press(Qt::Key_End);
    EXPECT_EQ(theme.scheme(), Scheme::Dark);
    EXPECT_TRUE(theme.isDark());
    const int before = theme.rowHeight();
    ASSERT_TRUE(reach("settings.density"));
    press(Qt::Key_Down);
    EXPECT_EQ(before, 32);
    EXPECT_EQ(theme.rowHeight(), 24);
}

TEST_F(SettingsPaneTest, LettersCanBeSwitchedOff)
{
    QWidget list;
    const QAction *letter =
        actions.add(QStringLiteral("list.act"), QStringLiteral("Act"),
                    {QKeySequence(Qt::Key_A), QKeySequence(Qt::CTRL | Qt::Key_A)}, Scope::List, &list, [] {});
    ASSERT_TRUE(reach("settings.letters"));
    press(Qt::Key_Space);
    EXPECT_EQ(letter->shortcuts(), QList<QKeySequence>{QKeySequence(Qt::CTRL | Qt::Key_A)});
    press(Qt::Key_Space);
    EXPECT_EQ(letter->shortcuts().size(), 2);
}

TEST_F(SettingsPaneTest, SaysWhatWaitsAndWhatIsMissing)
{
    ASSERT_TRUE(reach("settings.language"));
    press(Qt::Key_End);
    EXPECT_EQ(presenter.state().language, view::LanguageChoice::German);
    EXPECT_TRUE(pane.findChild<QLabel *>(QStringLiteral("settings.language_note"))->isVisible());
    auto *missing = pane.findChild<QLabel *>(QStringLiteral("settings.notifications_note"));
    EXPECT_FALSE(missing->isVisible());
    presenter.setNotificationsUnavailable(QStringLiteral("nobody shows any"));
    EXPECT_TRUE(missing->isVisible());
    EXPECT_EQ(missing->text(), QStringLiteral("nobody shows any"));
}

TEST_F(SettingsPaneTest, ResetsColumnsAndCloses)
{
    const QSignalSpy reset(&pane, &SettingsPane::columnsResetWanted);
    const QSignalSpy closed(&pane, &SettingsPane::closed);
    ASSERT_TRUE(reach("settings.reset_columns"));
    press(Qt::Key_Space);
    EXPECT_EQ(reset.count(), 1);
    EXPECT_FALSE(pane.findChild<QLabel *>(QStringLiteral("settings.reset_note"))->text().isEmpty());
    ASSERT_TRUE(reach("settings.scheme"));
    press(Qt::Key_Escape);
    EXPECT_EQ(closed.count(), 1);
}

TEST_F(SettingsPaneTest, TabVisitsEveryControlOnceAndEachHasAName)
{
    QSet<QString> visited;
    const QString first = focused();
    do {
        const auto *widget = QApplication::focusWidget();
        ASSERT_FALSE(visited.contains(focused())) << focused().toStdString();
        visited.insert(focused());
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(QApplication::focusWidget());
        ASSERT_NE(spoken, nullptr);
        EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty()) << widget->objectName().toStdString();
        press(Qt::Key_Tab);
    } while (focused() != first);
    const auto controls = pane.findChildren<QComboBox *>().size() + pane.findChildren<QAbstractButton *>().size();
    EXPECT_EQ(visited.size(), controls);
}

} // namespace
} // namespace countersign::ui
