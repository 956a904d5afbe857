// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a screen reader is told of scroll areas. Qt 6.4's own answer counts a scroll bar only while it is shown, and
// ends the program where a reader asks for a part that has gone since it counted. GUI thread.
namespace countersign::ui {

// All parts of a scroll area are there whether they are shown or not, and what is not there is no part. Once, before
// the first window.
void keepScrollAreasWhole();

} // namespace countersign::ui
