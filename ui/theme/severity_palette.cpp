// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/severity_palette.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace countersign::ui {

namespace {

// One ground's roles; the three colour groups differ in selection and in disabled text only.
struct Ground
{
    QRgb window, text, base, alternate, button, toolTip, muted, disabledText, link, visited;
    QRgb light, midlight, mid, dark, shadow;
    QRgb highlight, highlightedText, inactiveHighlight;
};

constexpr Ground LightGround{0xFFFCFCFC, 0xFF1B1E20, 0xFFFFFFFF, 0xFFF3F4F5, 0xFFEDEEEF, 0xFFF3F4F5,
                             0xFF5A6167, 0xFF7A8086, 0xFF0B5CAD, 0xFF6B3FA0, 0xFFFFFFFF, 0xFFF3F4F5,
                             0xFFB9BEC3, 0xFF8A9096, 0xFF5A6167, 0xFF0B5CAD, 0xFFFFFFFF, 0xFF5A6167};
constexpr Ground DarkGround{0xFF1B1E20, 0xFFEFF0F1, 0xFF16191B, 0xFF212528, 0xFF2B3034, 0xFF2B3034,
                            0xFFB4BBC1, 0xFF7B838A, 0xFF6DB7F2, 0xFFC5A3F0, 0xFF4A5157, 0xFF3A4045,
                            0xFF3A4045, 0xFF121416, 0xFF000000, 0xFF4A90C8, 0xFF101214, 0xFF8A949C};

using Roles = std::initializer_list<std::pair<QPalette::ColorRole, QRgb>>;

void setAll(QPalette &palette, QPalette::ColorGroup group, Roles roles)
{
    for (const auto &[role, colour] : roles)
        palette.setColor(group, role, QColor::fromRgb(colour));
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

SeverityColours outline(QRgb colour)
{
    return {QColor::fromRgb(colour), QColor(), QColor::fromRgb(colour), QColor::fromRgb(colour)};
}

SeverityColours filled(QRgb text, QRgb fill, QRgb fillText, QRgb border)
{
    return {QColor::fromRgb(text), QColor::fromRgb(fill), QColor::fromRgb(fillText), QColor::fromRgb(border)};
}

} // namespace

double relativeLuminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrastRatio(const QColor &first, const QColor &second)
{
    const auto [darker, lighter] = std::minmax({relativeLuminance(first), relativeLuminance(second)});
    return (lighter + 0.05) / (darker + 0.05);
}

bool isDarkPalette(const QPalette &palette)
{
    return relativeLuminance(palette.color(QPalette::Active, QPalette::Window)) <
           relativeLuminance(palette.color(QPalette::Active, QPalette::WindowText));
}

QPalette consolePalette(bool dark)
{
    const Ground &g = dark ? DarkGround : LightGround;
    QPalette palette;
    setAll(palette, QPalette::All,
           {{QPalette::Window, g.window},       {QPalette::WindowText, g.text},
            {QPalette::Base, g.base},           {QPalette::AlternateBase, g.alternate},
            {QPalette::Text, g.text},           {QPalette::PlaceholderText, g.muted},
            {QPalette::Button, g.button},       {QPalette::ButtonText, g.text},
            {QPalette::BrightText, g.text},     {QPalette::ToolTipBase, g.toolTip},
            {QPalette::ToolTipText, g.text},    {QPalette::Link, g.link},
            {QPalette::LinkVisited, g.visited}, {QPalette::Light, g.light},
            {QPalette::Midlight, g.midlight},   {QPalette::Mid, g.mid},
            {QPalette::Dark, g.dark},           {QPalette::Shadow, g.shadow},
            {QPalette::Highlight, g.highlight}, {QPalette::HighlightedText, g.highlightedText}});
    setAll(palette, QPalette::Inactive, {{QPalette::Highlight, g.inactiveHighlight}});
    setAll(palette, QPalette::Disabled,
           {{QPalette::WindowText, g.disabledText},
            {QPalette::Text, g.disabledText},
            {QPalette::ButtonText, g.disabledText},
            {QPalette::PlaceholderText, g.disabledText},
            {QPalette::Highlight, g.inactiveHighlight}});
    return palette;
}

SeverityColours severityColours(view::Severity severity, bool dark)
{
    switch (severity) {
    case view::Severity::Neutral:
        return outline(dark ? 0xFFB4BBC1 : 0xFF5A6167);
    case view::Severity::Info:
        return outline(dark ? 0xFF6DB7F2 : 0xFF0B5CAD);
    case view::Severity::Warning:
        return dark ? filled(0xFFF2B134, 0xFFF2B134, 0xFF1B1E20, 0xFFF2B134)
                    : filled(0xFF7A5B00, 0xFFF2B134, 0xFF1B1E20, 0xFF7A5B00);
    case view::Severity::Critical:
        return dark ? filled(0xFFFF8A7A, 0xFFFF8A7A, 0xFF1B1E20, 0xFFFF8A7A)
                    : filled(0xFFB3261E, 0xFFB3261E, 0xFFFFFFFF, 0xFFB3261E);
    }
    return {};
}

} // namespace countersign::ui
