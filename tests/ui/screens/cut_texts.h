// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

// What of a window's text a person cannot read: too little room for it, without an ellipsis and a tool tip that has it
// in full; or outside of what is shown and nothing scrolls there. One line a fault.
namespace countersign::ui {

QStringList cutTexts(const QWidget &window);
// Widgets that lie outside of the window, in whole or in part, where nothing scrolls.
QStringList outsideOf(const QWidget &window);

} // namespace countersign::ui
