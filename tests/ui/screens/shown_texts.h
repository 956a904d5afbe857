// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

// Every text that a window shows or says: of labels, buttons, fields, tabs, rows and headers of lists, actions, with
// tool tips and what a screen reader is told.
namespace countersign::ui {

struct ShownText
{
    enum class Kind { Label, Control, Cell, Header, ToolTip, Accessible };
    Kind kind = Kind::Label;
    QString text{};
    QString where{};                 // class and object name
    const QWidget *widget = nullptr; // nullptr: of an action
};

QList<ShownText> shownTexts(const QWidget &window); // of what is visible only
QString nameOf(const QWidget &widget);

} // namespace countersign::ui
