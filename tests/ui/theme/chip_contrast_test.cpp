// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/theme/chip_pictures.h"
#include "ui/theme/severity_palette.h"
#include "ui/theme/theme.h"

#include <gtest/gtest.h>

namespace countersign::ui {
namespace {

constexpr double WordContrast = 4.5;
constexpr double IconContrast = 3.0;
constexpr double ToldApart = 0.02; // of the pixels of an icon

class ChipContrast : public testing::TestWithParam<Scheme>
{
protected:
    ChipContrast() { m_theme.setScheme(GetParam()); }
    ~ChipContrast() override { m_theme.setScheme(Scheme::Light); }

    // Everything a chip is painted on: windows, rows, and rows that are selected in an active and an inactive window.
    std::vector<QColor> grounds() const
    {
        const QPalette palette = m_theme.palette();
        return {palette.color(QPalette::Active, QPalette::Window), palette.color(QPalette::Active, QPalette::Base),
                palette.color(QPalette::Active, QPalette::AlternateBase),
                palette.color(QPalette::Active, QPalette::Highlight),
                palette.color(QPalette::Inactive, QPalette::Highlight)};
    }
    Theme m_theme{};
};

TEST_P(ChipContrast, C18_WordAndIconAreReadableWhereverAChipIsPainted)
{
    for (const auto state : view::allStates())
        for (const auto &ground : grounds()) {
            const auto word = view::stateWord(state);
            EXPECT_GE(inkContrast(chipPicture(m_theme, state, word, ground)), WordContrast)
                << word.toStdString() << " on " << ground.name().toStdString();
            EXPECT_GE(inkContrast(chipPicture(m_theme, state, {}, ground)), IconContrast)
                << "icon of " << word.toStdString() << " on " << ground.name().toStdString();
        }
}

TEST_P(ChipContrast, C18_AChipStandsOutFromWhateverItIsPaintedOn)
{
    for (const auto state : view::allStates())
        for (const auto &ground : grounds())
            EXPECT_GE(edgeContrast(chipPicture(m_theme, state, {}, ground), ground), IconContrast)
                << view::stateWord(state).toStdString() << " on " << ground.name().toStdString();
}

// Without colour and without reading the word.
TEST_P(ChipContrast, C18_StatesAreToldApartInGreyscale)
{
    const auto ground = m_theme.palette().color(QPalette::Active, QPalette::Base);
    const auto &states = view::allStates();
    for (std::size_t i = 0; i < states.size(); ++i)
        for (std::size_t j = i + 1; j < states.size(); ++j) {
            const auto one = chipPicture(m_theme, states[i], {}, ground);
            const auto other = chipPicture(m_theme, states[j], {}, ground);
            EXPECT_GE(greyDifference(one, other), ToldApart)
                << view::stateWord(states[i]).toStdString() << " and " << view::stateWord(states[j]).toStdString();
        }
}

// Critical and warning are filled: what needs somebody is seen from afar, also in greyscale.
TEST_P(ChipContrast, C18_WhatNeedsSomebodyIsFilled)
{
    const auto window = m_theme.palette().color(QPalette::Active, QPalette::Window);
    for (const auto state : view::allStates()) {
        const auto severity = view::severityOf(state);
        const bool urgent = severity == view::Severity::Warning || severity == view::Severity::Critical;
        const auto inside = chipGround(chipPicture(m_theme, state, {}, window));
        EXPECT_EQ(inside != window, urgent) << view::stateWord(state).toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Themes, ChipContrast, testing::Values(Scheme::Light, Scheme::Dark),
                         [](const auto &parameter) { return parameter.param == Scheme::Dark ? "Dark" : "Light"; });

} // namespace
} // namespace countersign::ui
