// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

// Fusion, with boundaries that can be seen: the frames of text fields, check boxes and radio buttons have at least 3:1
// to what is around them, in light and dark (WCAG 2.2, 1.4.11), and whatever has the focus has a ring of 2 px. GUI
// thread.
namespace countersign::ui {

class ConsoleStyle final : public QProxyStyle
{
    Q_OBJECT
public:
    ConsoleStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
};

// The ink of a boundary on a window of this palette.
QColor boundaryColour(const QPalette &palette);

} // namespace countersign::ui
