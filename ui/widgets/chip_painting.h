// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QRect>
#include <QSize>
#include <QString>

class QFont;
class QPainter;

// The one look of a state: icon and word, filled for critical and warning, outline on the theme's ground for the rest,
// so that it reads the same in greyscale, on a selected row and on a sheet. GUI thread.
namespace countersign::ui {

QSize chipSize(const QFont &font, const QString &text);
// Paints into the leading part of `area`, centred in its height; a word that does not fit is elided.
void paintChip(QPainter &painter, const QRect &area, Qt::LayoutDirection direction, const Theme &theme,
               view::EffectState state, const QString &text);

} // namespace countersign::ui
