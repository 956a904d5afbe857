// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

// The colours of ux.md section 9, for the light and the dark ground. Pure; any thread.
namespace countersign::ui {

bool isDarkPalette(const QPalette &palette); // its window is darker than its text
QPalette consolePalette(bool dark);
SeverityColours severityColours(view::Severity severity, bool dark);
double relativeLuminance(const QColor &colour);                  // WCAG 2.2; 0 to 1, alpha ignored
double contrastRatio(const QColor &first, const QColor &second); // WCAG 2.2; 1 to 21

} // namespace countersign::ui
