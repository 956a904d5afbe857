// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screens/cut_texts.h"

#include "tests/ui/screens/shown_texts.h"
#include "ui/widgets/soft_button.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QLabel>
#include <QScrollBar>

namespace countersign::ui {

namespace {

constexpr int Tolerance = 1; // px, of rounding

const QAbstractScrollArea *scrollerOf(const QWidget &widget)
{
    for (const QWidget *one = widget.parentWidget(); one != nullptr; one = one->parentWidget())
        // Its headers and scroll bars lie beside what it scrolls.
        if (const auto *area = qobject_cast<const QAbstractScrollArea *>(one);
            area != nullptr && area->viewport()->isAncestorOf(&widget))
            return area;
    return nullptr;
}

// Too narrow or too low for its words.
bool lacksRoom(const QLabel &label)
{
    if (label.text().isEmpty())
        return false;
    const int needed = label.wordWrap() ? label.heightForWidth(label.width()) : label.sizeHint().height();
    const bool tooLow = label.height() + Tolerance < needed;
    return tooLow || (!label.wordWrap() && label.width() + Tolerance < label.sizeHint().width());
}

bool lacksRoom(const QAbstractButton &button)
{
    if (button.text().isEmpty())
        return false;
    if (button.hasHeightForWidth())
        return button.height() + Tolerance < button.heightForWidth(button.width());
    return button.width() + Tolerance < button.sizeHint().width() ||
           button.height() + Tolerance < button.minimumSizeHint().height();
}

bool isOutside(const QWidget &widget, const QWidget &window)
{
    const auto *area = scrollerOf(widget);
    const QWidget &shown = area != nullptr ? *area->viewport() : window;
    const QRect place(widget.mapTo(&shown, QPoint(0, 0)), widget.size());
    const bool across = area == nullptr || area->horizontalScrollBar()->maximum() == 0 ||
                        area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff;
    const bool down = area == nullptr || area->verticalScrollBar()->maximum() == 0;
    return (across && (place.left() < -Tolerance || place.right() > shown.width() + Tolerance)) ||
           (down && (place.top() < -Tolerance || place.bottom() > shown.height() + Tolerance));
}

QString described(const QWidget &widget, const QString &text)
{
    return QStringLiteral("%1 has %2x%3 of %4x%5 (%6 high at this width) for: %7")
        .arg(nameOf(widget))
        .arg(widget.width())
        .arg(widget.height())
        .arg(widget.sizeHint().width())
        .arg(widget.sizeHint().height())
        .arg(widget.heightForWidth(widget.width()))
        .arg(text);
}

} // namespace

QStringList cutTexts(const QWidget &window)
{
    QStringList faults;
    for (const auto *label : window.findChildren<QLabel *>())
        if (label->isVisible() && lacksRoom(*label) && label->toolTip().isEmpty())
            faults << described(*label, label->text());
    for (const auto *button : window.findChildren<QAbstractButton *>())
        if (button->isVisible() && lacksRoom(*button) && button->toolTip().isEmpty())
            faults << described(*button, button->text());
    return faults;
}

QStringList outsideOf(const QWidget &window)
{
    QStringList faults;
    for (const auto *widget : window.findChildren<QWidget *>()) {
        const bool own = widget->objectName().startsWith(QLatin1String("qt_"));
        if (widget->isVisible() && !widget->isWindow() && !own && isOutside(*widget, window))
            faults << described(*widget, QString());
    }
    return faults;
}

} // namespace countersign::ui
