// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/chip_painting.h"

#include "ui/theme/svg_icon_engine.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace countersign::ui {

namespace {

constexpr int Gap = 4; // px, around and between icon and word

int iconEdge(const QFontMetrics &metrics)
{
    return std::max(14, metrics.ascent() + 2);
}

} // namespace

QSize chipSize(const QFont &font, const QString &text)
{
    const QFontMetrics metrics(font);
    const int edge = iconEdge(metrics);
    return {edge + metrics.horizontalAdvance(text) + 4 * Gap, std::max(edge, metrics.height()) + Gap};
}

void paintChip(QPainter &painter, const QRect &area, Qt::LayoutDirection direction, const Theme &theme,
               view::EffectState state, const QString &text)
{
    const QFontMetrics metrics(painter.font());
    const SeverityColours colours = theme.colours(view::severityOf(state));
    const bool filled = colours.fill.isValid();
    const QColor ink = filled ? colours.fillText : colours.text;
    const int iconSize = iconEdge(metrics);
    const QSize size = chipSize(painter.font(), text).boundedTo(area.size());
    const QRect box = QStyle::alignedRect(direction, Qt::AlignLeading | Qt::AlignVCenter, size, area);

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = theme.palette().color(QPalette::Window);
    const QRectF edge(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setPen(QPen(ground, 1)); // keeps it apart from a selected row of much the same colour
    painter.setBrush(filled ? colours.fill : ground);
    painter.drawRoundedRect(edge, 3, 3);
    painter.setPen(QPen(colours.border, 1));
    painter.drawRoundedRect(edge.adjusted(1, 1, -1, -1), 3, 3);
    const QRect inner = box.adjusted(Gap, 0, -Gap, 0);
    const QRect icon =
        QStyle::alignedRect(direction, Qt::AlignLeading | Qt::AlignVCenter, QSize(iconSize, iconSize), inner);
    paintIcon(painter, icon, view::stateIcon(state), ink);
    const QSize wordSize(std::max(0, inner.width() - iconSize - Gap), inner.height());
    const QRect word = QStyle::alignedRect(direction, Qt::AlignTrailing | Qt::AlignVCenter, wordSize, inner);
    painter.setPen(ink);
    const Qt::Alignment alignment = QStyle::visualAlignment(direction, Qt::AlignLeading | Qt::AlignVCenter);
    painter.drawText(word, static_cast<int>(alignment.toInt()) | static_cast<int>(Qt::TextSingleLine),
                     metrics.elidedText(text, Qt::ElideRight, wordSize.width()));
    painter.restore();
}

} // namespace countersign::ui
