// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace countersign::console {

// Everything that `window` says at the moment: texts, rows of lists and tables, and what a screen reader is told of
// what is painted. One line each.
QString wordsOn(const QWidget &window);

// The text that a widget of one of Qt's kinds shows; "" for any other.
QString textOf(const QWidget &widget);

} // namespace countersign::console
