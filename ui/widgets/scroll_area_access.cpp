// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scroll_area_access.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace countersign::ui {

namespace {

class WholeScrollArea final : public QAccessibleWidget
{
public:
    explicit WholeScrollArea(QWidget *area) : QAccessibleWidget(area, QAccessible::Client) {}
};

// Called with the names of the object's classes, the most derived first.
QAccessibleInterface *wholeScrollArea(const QString &className, QObject *object)
{
    if (className != QLatin1String("QScrollArea"))
        return nullptr;
    return new WholeScrollArea(static_cast<QWidget *>(object));
}

} // namespace

void keepScrollAreasWhole()
{
    QAccessible::installFactory(wholeScrollArea);
}

} // namespace countersign::ui
