// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

// Tab follows what a reader sees: panes from top to bottom and in the direction of the language, each to its end.
// Nobody keeps a chain of widgets in step with the layout. GUI thread.
namespace countersign::ui {

// Where reading order is not the order of the work: these come last of all in `scope`, one after another. `scope` is
// not within another scope.
void placeLast(QWidget &scope, const QList<QWidget *> &controls);

// Every control of `window` that Tab may stop at now, in order.
QList<QWidget *> tabStops(const QWidget &window);

// Moves the focus of `window` to the next stop, or to the one before, around the end; into sight where it scrolls. What
// a window answers in focusNextPrevChild().
bool moveFocus(const QWidget &window, bool next);

} // namespace countersign::ui
