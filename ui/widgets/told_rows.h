// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;
class QComboBox;

// A screen reader has one action on a row: to select it. People move the current row, and what the screen shows and
// acts on follows that one. With these, a row that is selected in the accessibility tree is the row that counts, as if
// a person had gone there. GUI thread.
namespace countersign::ui {

// For a view with at most one selected row, after it was given its model: the current row follows.
void letSelectionLead(QAbstractItemView *view);

// For the rows of a box, shown or not: the row is chosen (activated() is emitted) and the rows are closed.
void letSelectionChoose(QComboBox *box);

} // namespace countersign::ui
