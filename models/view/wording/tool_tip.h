// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace countersign::view {

// As a tool tip, which would draw what looks like markup as such: it is read as it stands. Pure; any thread.
QString toolTipText(const QString &plain);

} // namespace countersign::view
