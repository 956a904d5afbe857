// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/wording/effect_state.h"

#include <QIconEngine>
#include <QString>

#include <optional>

// Draws one of the program's own SVG icons at whatever size and scale is asked, in the application palette's colours of
// that moment: an icon made once follows every change of the theme. GUI thread.
namespace countersign::ui {

// The icon in this colour; nothing is drawn where there is no such icon, and that is logged.
void paintIcon(QPainter &painter, const QRectF &rect, const QString &name, const QColor &colour);

class SvgIconEngine final : public QIconEngine
{
public:
    // Without a severity: the palette's text colour.
    explicit SvgIconEngine(QString name, std::optional<view::Severity> severity = std::nullopt);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine *clone() const override;

private:
    QColor colour(QIcon::Mode mode) const;

    QString m_name;
    std::optional<view::Severity> m_severity;
};

} // namespace countersign::ui
