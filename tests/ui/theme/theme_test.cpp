// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/severity_palette.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QSignalSpy>

namespace countersign::ui {
namespace {

// A desktop's palette, not one of ours.
QPalette desktopPalette(bool dark)
{
    return QPalette(QColor(dark ? 0x30 : 0xD0, dark ? 0x30 : 0xD0, dark ? 0x30 : 0xD0));
}

class ThemeTest : public testing::Test
{
protected:
    ThemeTest() { QApplication::setPalette(desktopPalette(false)); }
    ~ThemeTest() override { QApplication::setPalette(consolePalette(false)); }
    static bool applied(bool dark) { return QApplication::palette() == consolePalette(dark); }
};

TEST_F(ThemeTest, AutomaticFollowsTheDesktop)
{
    Theme theme;
    QSignalSpy changed(&theme, &Theme::changed);
    EXPECT_FALSE(theme.isDark());
    EXPECT_TRUE(applied(false));
    QApplication::setPalette(desktopPalette(true));
    EXPECT_TRUE(theme.isDark());
    EXPECT_TRUE(applied(true));
    QApplication::setPalette(desktopPalette(false));
    EXPECT_FALSE(theme.isDark());
    EXPECT_TRUE(applied(false));
    EXPECT_EQ(changed.count(), 2);
}

TEST_F(ThemeTest, StartsDarkOnADarkDesktop)
{
    QApplication::setPalette(desktopPalette(true));
    Theme theme;
    EXPECT_TRUE(theme.isDark());
    EXPECT_TRUE(applied(true));
}

TEST_F(ThemeTest, AChoiceHoldsWhateverTheDesktopDoes)
{
    Theme theme;
    theme.setScheme(Scheme::Light);
    QApplication::setPalette(desktopPalette(true));
    EXPECT_TRUE(applied(false));
    theme.setScheme(Scheme::Dark);
    QApplication::setPalette(desktopPalette(false));
    EXPECT_TRUE(applied(true));
    theme.setScheme(Scheme::Automatic); // the desktop is light by now
    EXPECT_TRUE(applied(false));
}

TEST_F(ThemeTest, AnIconMadeOnceFollowsTheTheme)
{
    Theme theme;
    theme.setScheme(Scheme::Light);
    const QIcon icon = theme.icon(QStringLiteral("warning"), view::Severity::Warning);
    const QImage light = icon.pixmap(QSize(16, 16)).toImage();
    theme.setScheme(Scheme::Dark);
    EXPECT_NE(icon.pixmap(QSize(16, 16)).toImage(), light);
}

TEST_F(ThemeTest, RowsGrowWithTheFont)
{
    Theme theme;
    const QFont before = QApplication::font();
    theme.setDensity(Density::Compact);
    EXPECT_EQ(theme.rowHeight(), 24);
    theme.setDensity(Density::Comfortable);
    EXPECT_EQ(theme.rowHeight(), 32);
    QFont twice = before;
    twice.setPointSizeF(2 * before.pointSizeF());
    QApplication::setFont(twice);
    EXPECT_GE(theme.rowHeight(), 60);
    EXPECT_NEAR(theme.fixedFont().pointSizeF(), twice.pointSizeF(), 0.1);
    QApplication::setFont(before);
}

} // namespace
} // namespace countersign::ui
