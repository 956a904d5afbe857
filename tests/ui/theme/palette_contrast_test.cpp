// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/severity_palette.h"

#include <gtest/gtest.h>

#include <QMetaEnum>

#include <utility>
#include <vector>

namespace countersign::ui {
namespace {

constexpr double TextContrast = 4.5;     // WCAG 2.2, 1.4.3
constexpr double GraphicsContrast = 3.0; // 1.4.11; and disabled text here, which WCAG leaves free

using Role = QPalette::ColorRole;
using Group = QPalette::ColorGroup;
using Pairs = std::vector<std::pair<Role, Role>>; // ink, ground

const Pairs &textPairs()
{
    static const Pairs pairs{
        {QPalette::WindowText, QPalette::Window},
        {QPalette::WindowText, QPalette::AlternateBase},
        {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},
        {QPalette::Text, QPalette::Button},
        {QPalette::ButtonText, QPalette::Button},
        {QPalette::ButtonText, QPalette::Window},
        {QPalette::ToolTipText, QPalette::ToolTipBase},
        {QPalette::HighlightedText, QPalette::Highlight},
        {QPalette::BrightText, QPalette::Window},
    };
    return pairs;
}

const Pairs &quietPairs()
{
    static const Pairs pairs{
        {QPalette::PlaceholderText, QPalette::Base},
        {QPalette::PlaceholderText, QPalette::Window},
        {QPalette::PlaceholderText, QPalette::Button},
        {QPalette::Link, QPalette::Base},
        {QPalette::Link, QPalette::Window},
        {QPalette::LinkVisited, QPalette::Base},
        {QPalette::LinkVisited, QPalette::Window},
    };
    return pairs;
}

class PaletteContrast : public testing::TestWithParam<bool>
{
protected:
    void expect(Group group, Role ink, Role ground, double least) const
    {
        const auto names = QMetaEnum::fromType<QPalette::ColorRole>();
        EXPECT_GE(contrastRatio(m_palette.color(group, ink), m_palette.color(group, ground)), least)
            << names.valueToKey(ink) << " on " << names.valueToKey(ground) << " in group " << group;
    }
    const QPalette m_palette = consolePalette(GetParam());
};

TEST_P(PaletteContrast, C18_TextIsReadableInEveryRoleAndState)
{
    for (const auto &[ink, ground] : textPairs()) {
        for (const auto group : {QPalette::Active, QPalette::Inactive})
            expect(group, ink, ground, TextContrast);
        expect(QPalette::Disabled, ink, ground, GraphicsContrast);
    }
    for (const auto &[ink, ground] : quietPairs())
        for (const auto group : {QPalette::Active, QPalette::Inactive})
            expect(group, ink, ground, TextContrast);
}

// Also where the window is not the active one: a selected row is never white on light.
TEST_P(PaletteContrast, C18_SelectionAndFocusAreSeenOnEveryGround)
{
    for (const auto group : {QPalette::Active, QPalette::Inactive})
        for (const auto ground : {QPalette::Base, QPalette::AlternateBase, QPalette::Window})
            expect(group, QPalette::Highlight, ground, GraphicsContrast);
}

TEST_P(PaletteContrast, C18_EverySeverityIsReadableOnEveryGround)
{
    for (const auto severity :
         {view::Severity::Neutral, view::Severity::Info, view::Severity::Warning, view::Severity::Critical}) {
        const auto colours = severityColours(severity, GetParam());
        for (const auto role : {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Button}) {
            const auto ground = m_palette.color(QPalette::Active, role);
            EXPECT_GE(contrastRatio(colours.text, ground), TextContrast) << static_cast<int>(severity) << ' ' << role;
            EXPECT_GE(contrastRatio(colours.border, ground), GraphicsContrast)
                << static_cast<int>(severity) << ' ' << role;
        }
        const bool filled = severity == view::Severity::Warning || severity == view::Severity::Critical;
        EXPECT_EQ(colours.fill.isValid(), filled);
        if (filled) {
            EXPECT_GE(contrastRatio(colours.fillText, colours.fill), TextContrast) << static_cast<int>(severity);
        }
    }
}

TEST(ContrastRatio, IsThatOfWcag)
{
    EXPECT_NEAR(contrastRatio(Qt::white, Qt::black), 21.0, 1e-9);
    EXPECT_NEAR(contrastRatio(Qt::red, Qt::red), 1.0, 1e-9);
    EXPECT_NEAR(contrastRatio(QColor(0x76, 0x76, 0x76), Qt::white), 4.54, 0.01);
}

INSTANTIATE_TEST_SUITE_P(Themes, PaletteContrast, testing::Values(false, true),
                         [](const auto &parameter) { return parameter.param ? "Dark" : "Light"; });

} // namespace
} // namespace countersign::ui
