// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tab_order.h"

#include <QScrollArea>
#include <QVariant>

#include <algorithm>
#include <cstdlib>

namespace countersign::ui {

namespace {

constexpr const char *RankProperty = "tabRank"; // of those that come last, from 1
constexpr const char *ScopeProperty = "tabScope";

int rankOf(const QWidget *control)
{
    return control->property(RankProperty).toInt();
}

bool isStop(const QWidget &widget)
{
    return widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.focusProxy() == nullptr;
}

// Two widgets stand in one line where the middle of the lower one is beside the other.
bool inOneLine(const QRect &one, const QRect &other)
{
    return std::abs(one.center().y() - other.center().y()) * 2 < std::max(one.height(), other.height());
}

// Lines from top to bottom, each in the direction of the language.
QList<QWidget *> childrenInReadingOrder(const QWidget &parent)
{
    QList<QWidget *> children;
    for (QObject *child : parent.children())
        if (auto *widget = qobject_cast<QWidget *>(child); widget && !widget->isWindow() && widget->isVisible())
            children.append(widget);
    std::stable_sort(children.begin(), children.end(),
                     [](const QWidget *one, const QWidget *other) { return one->y() < other->y(); });
    const bool leftToRight = parent.layoutDirection() == Qt::LeftToRight;
    for (auto line = children.begin(); line != children.end();) {
        const QRect first = (*line)->geometry();
        const auto end = std::find_if(
            line, children.end(), [&first](const QWidget *widget) { return !inOneLine(first, widget->geometry()); });
        std::stable_sort(line, end, [leftToRight](const QWidget *one, const QWidget *other) {
            return leftToRight ? one->x() < other->x() : one->geometry().right() > other->geometry().right();
        });
        line = end;
    }
    return children;
}

QList<QWidget *> stopsWithin(const QWidget &parent)
{
    QList<QWidget *> stops;
    for (QWidget *child : childrenInReadingOrder(parent)) {
        if (isStop(*child))
            stops.append(child);
        stops += stopsWithin(*child);
    }
    if (parent.property(ScopeProperty).toBool())
        std::stable_sort(stops.begin(), stops.end(),
                         [](const QWidget *one, const QWidget *other) { return rankOf(one) < rankOf(other); });
    return stops;
}

void bringIntoSight(QWidget &control)
{
    for (QWidget *above = control.parentWidget(); above != nullptr; above = above->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(above))
            area->ensureWidgetVisible(&control);
}

} // namespace

void placeLast(QWidget &scope, const QList<QWidget *> &controls)
{
    scope.setProperty(ScopeProperty, true);
    for (qsizetype i = 0; i < controls.size(); ++i)
        controls[i]->setProperty(RankProperty, i + 1);
}

QList<QWidget *> tabStops(const QWidget &window)
{
    return stopsWithin(window);
}

bool moveFocus(const QWidget &window, bool next)
{
    const auto stops = tabStops(window);
    if (stops.isEmpty())
        return false;
    const auto count = stops.size();
    const auto at = stops.indexOf(window.focusWidget());
    const auto wanted = at < 0 ? (next ? 0 : count - 1) : (at + (next ? 1 : count - 1)) % count;
    stops[wanted]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    bringIntoSight(*stops[wanted]);
    return true;
}

} // namespace countersign::ui
