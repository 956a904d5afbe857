// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/console_style.h"
#include "ui/theme/severity_palette.h"
#include "ui/theme/svg_icon_engine.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QScopedValueRollback>

#include <algorithm>

// The resources of a static library are linked in only where they are asked for. Outside of every namespace, as the
// macro wants it.
static void linkIcons()
{
    Q_INIT_RESOURCE(icons);
}

namespace countersign::ui {

namespace {

constexpr double BasePoints = 10;
constexpr double AmountPoints = 18;
constexpr double HeadingPoints = 13;

// `points` at the base size, grown with the person's own font size.
QFont scaled(QFont font, double points)
{
    const QFont body = QApplication::font();
    if (body.pointSizeF() > 0)
        font.setPointSizeF(points * body.pointSizeF() / BasePoints);
    else
        font.setPixelSize(qRound(points * body.pixelSize() / BasePoints));
    return font;
}

bool digitsAlign(const QFont &font)
{
    const QFontMetricsF metrics(font);
    const double zero = metrics.horizontalAdvance(QLatin1Char('0'));
    for (char digit = '1'; digit <= '9'; ++digit)
        if (!qFuzzyCompare(metrics.horizontalAdvance(QLatin1Char(digit)), zero))
            return false;
    return true;
}

} // namespace

Theme::Theme(QObject *parent) : QObject(parent), m_desktop(QApplication::palette())
{
    linkIcons();
    QApplication::setStyle(new ConsoleStyle); // the application owns it
    QFont body = QApplication::font();
    if (body.pointSizeF() > 0 && body.pointSizeF() < BasePoints) {
        body.setPointSizeF(BasePoints);
        QApplication::setFont(body);
    }
    qApp->installEventFilter(this);
    apply();
}

void Theme::setScheme(Scheme scheme)
{
    m_scheme = scheme;
    apply();
}

bool Theme::isDark() const
{
    return m_scheme == Scheme::Dark || (m_scheme == Scheme::Automatic && isDarkPalette(m_desktop));
}

void Theme::setDensity(Density density)
{
    if (m_density == density)
        return;
    m_density = density;
    Q_EMIT changed();
}

int Theme::rowHeight() const
{
    QFont base = bodyFont();
    base.setPointSizeF(BasePoints);
    const double factor = QFontMetricsF(bodyFont()).height() / QFontMetricsF(base).height();
    return qRound((m_density == Density::Compact ? 24 : 32) * std::max(1.0, factor));
}

QPalette Theme::palette() const
{
    return consolePalette(isDark());
}

SeverityColours Theme::colours(view::Severity severity) const
{
    return severityColours(severity, isDark());
}

QIcon Theme::icon(const QString &name) const
{
    return QIcon(new SvgIconEngine(name)); // the icon owns it
}

QIcon Theme::icon(const QString &name, view::Severity severity) const
{
    return QIcon(new SvgIconEngine(name, severity)); // the icon owns it
}

QFont Theme::bodyFont() const
{
    return QApplication::font();
}

QFont Theme::fixedFont() const
{
    return scaled(QFontDatabase::systemFont(QFontDatabase::FixedFont), BasePoints);
}

QFont Theme::amountFont() const
{
    return scaled(digitsAlign(bodyFont()) ? bodyFont() : fixedFont(), AmountPoints);
}

QFont Theme::headingFont() const
{
    QFont font = scaled(bodyFont(), HeadingPoints);
    font.setBold(true);
    return font;
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    if (m_applying)
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::ApplicationPaletteChange && watched == qApp) {
        m_desktop = QApplication::palette();
        apply();
    } else if (event->type() == QEvent::ThemeChange && watched->isWindowType()) {
        const QScopedValueRollback applying(m_applying, true);
        QApplication::setPalette(QPalette()); // ours would hide what the desktop says now
        m_desktop = QApplication::palette();
        apply();
    }
    return QObject::eventFilter(watched, event);
}

void Theme::apply()
{
    const QScopedValueRollback applying(m_applying, true);
    QApplication::setPalette(palette());
    Q_EMIT changed();
}

} // namespace countersign::ui
