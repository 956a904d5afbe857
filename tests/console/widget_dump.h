// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

namespace countersign::console {

// The tree of widgets below `root`, one line each: object name, class, whether it is hidden or disabled, accessible
// name, text. What belongs to the inside of one of Qt's own widgets is left out, for it changes with Qt's version; so
// are the rows of tables, which are data. Times, ages, digests, ids and `folder` are placeholders.
QStringList dumpOf(const QWidget &root, const QString &folder);

} // namespace countersign::console
