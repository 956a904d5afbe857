// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/console_style.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleFactory>
#include <QStyleOption>

#include <algorithm>

namespace countersign::ui {

namespace {

constexpr int Between = 55;   // % of the way from the window to its text: 3:1 on both of our grounds
constexpr qreal Dot = 0.5;    // of a radio button's size
constexpr qreal Corner = 2.5; // px
constexpr int Ring = 2;       // px, of the focus: ux.md section 8

int between(int from, int to)
{
    return from + (to - from) * Between / 100;
}

void drawRadio(const QStyleOption &option, QPainter &painter)
{
    const qreal size = std::min(option.rect.width(), option.rect.height()) - 2.0;
    QRectF circle(0, 0, size, size);
    circle.moveCenter(QRectF(option.rect).center());
    const bool enabled = (option.state & QStyle::State_Enabled) != 0;
    const QColor ink = option.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::WindowText);
    painter.setBrush(option.palette.color(QPalette::Base));
    painter.setPen(QPen(boundaryColour(option.palette), 1.2));
    painter.drawEllipse(circle);
    if ((option.state & QStyle::State_On) == 0)
        return;
    QRectF dot(0, 0, size * Dot, size * Dot);
    dot.moveCenter(circle.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(dot);
}

// Fusion washes the current cell's text out; a line around it does not.
void drawCurrentCell(const QStyleOption &option, QPainter &painter)
{
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::WindowText), 1, Qt::DotLine));
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter.restore();
}

void drawRing(const QStyleOption &option, QPainter &painter)
{
    constexpr qreal Middle = Ring / 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(option.palette.color(QPalette::Highlight), Ring));
    painter.drawRoundedRect(QRectF(option.rect).adjusted(Middle, Middle, -Middle, -Middle), Corner, Corner);
    painter.restore();
}

bool isFocused(const QStyleOption &option)
{
    return (option.state & QStyle::State_HasFocus) != 0;
}

} // namespace

QColor boundaryColour(const QPalette &palette)
{
    const QColor ground = palette.color(QPalette::Active, QPalette::Window);
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    return {between(ground.red(), text.red()), between(ground.green(), text.green()),
            between(ground.blue(), text.blue())};
}

ConsoleStyle::ConsoleStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void ConsoleStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                 const QWidget *widget) const
{
    if (element == PE_IndicatorRadioButton) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        drawRadio(*option, *painter);
        painter->restore();
        return;
    }
    if (element == PE_FrameFocusRect && qobject_cast<const QAbstractItemView *>(widget))
        return drawCurrentCell(*option, *painter);
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool framesFocus =
        element == PE_PanelButtonCommand || (element == PE_Frame && qobject_cast<const QAbstractScrollArea *>(widget));
    if (framesFocus && isFocused(*option))
        return drawRing(*option, *painter);
    const bool isField = element == PE_FrameLineEdit || element == PE_IndicatorCheckBox ||
                         (element == PE_Frame && qobject_cast<const QPlainTextEdit *>(widget));
    if (!isField || isFocused(*option)) // then the frame is the ring of the focus
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(boundaryColour(option->palette));
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), Corner, Corner);
    painter->restore();
}

void ConsoleStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                      const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox && isFocused(*option))
        drawRing(*option, *painter);
}

int ConsoleStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    if (metric == PM_DefaultFrameWidth && qobject_cast<const QAbstractScrollArea *>(widget))
        return Ring; // what scrolls does not cover it
    return QProxyStyle::pixelMetric(metric, option, widget);
}

} // namespace countersign::ui
