// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/svg_icon_engine.h"

#include "ui/theme/severity_palette.h"

#include <QFile>
#include <QGuiApplication>
#include <QLoggingCategory>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include <utility>

namespace countersign::ui {

namespace {

Q_LOGGING_CATEGORY(icons, "countersign.ui.icons")

QByteArray svgText(const QString &name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (file.open(QIODevice::ReadOnly))
        return file.readAll();
    qCWarning(icons, "no icon named %ls", qUtf16Printable(name));
    return {};
}

} // namespace

void paintIcon(QPainter &painter, const QRectF &rect, const QString &name, const QColor &colour)
{
    QByteArray svg = svgText(name);
    if (svg.isEmpty())
        return;
    QSvgRenderer renderer(svg.replace("currentColor", colour.name(QColor::HexRgb).toLatin1()));
    renderer.render(&painter, rect);
}

SvgIconEngine::SvgIconEngine(QString name, std::optional<view::Severity> severity)
    : m_name(std::move(name)), m_severity(severity)
{
}

QColor SvgIconEngine::colour(QIcon::Mode mode) const
{
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Disabled)
        return palette.color(QPalette::Disabled, QPalette::WindowText);
    if (mode == QIcon::Selected)
        return palette.color(QPalette::Active, QPalette::HighlightedText);
    if (m_severity)
        return severityColours(*m_severity, isDarkPalette(palette)).text;
    return palette.color(QPalette::Active, QPalette::WindowText);
}

void SvgIconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State)
{
    paintIcon(*painter, rect, m_name, colour(mode));
}

QPixmap SvgIconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state)
{
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, pixmap.rect(), mode, state);
    return pixmap;
}

QIconEngine *SvgIconEngine::clone() const
{
    return new SvgIconEngine(*this); // the QIcon that asked owns it
}

} // namespace countersign::ui
