// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

namespace countersign::ui {

// The wanted frame moved and shrunk so that at least four fifths of it lie inside a screen that is there now: the one
// it overlaps most, else the first. GUI thread.
QRect frameInsideScreens(const QRect &wanted);

} // namespace countersign::ui
