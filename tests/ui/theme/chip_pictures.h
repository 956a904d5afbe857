// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/wording/effect_state.h"

#include <QColor>
#include <QImage>
#include <QString>

// What a chip of a state looks like, as a picture, and what can be measured on it.
namespace countersign::ui {

class Theme;

// A chip with this word, painted large enough that strokes have a core of full ink, on `ground`.
QImage chipPicture(const Theme &theme, view::EffectState state, const QString &word, const QColor &ground);

// The colour that most pixels of the inside of the chip have.
QColor chipGround(const QImage &picture);
// The greatest contrast of any pixel inside the chip with that colour: of icon and word, not of the border.
double inkContrast(const QImage &picture);
// The greatest contrast of what surrounds the chip with any pixel across its edge.
double edgeContrast(const QImage &picture, const QColor &ground);
// The share of pixels whose grey differs by more than a quarter of the scale; pictures of one size.
double greyDifference(const QImage &one, const QImage &other);

} // namespace countersign::ui
