// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/page.h"

#include <QApplication>
#include <QLineEdit>

namespace countersign::ui {

bool Page::find()
{
    QWidget *place = finder();
    if (place == nullptr)
        return false;
    place->setFocus(Qt::ShortcutFocusReason);
    if (auto *typed = qobject_cast<QLineEdit *>(QApplication::focusWidget()))
        typed->selectAll();
    return true;
}

} // namespace countersign::ui
