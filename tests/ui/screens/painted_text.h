// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

// What a widget really paints: every piece of text that reaches the painting engine, in the order painted.
namespace countersign::ui {

QStringList paintedTexts(QWidget &widget);

} // namespace countersign::ui
