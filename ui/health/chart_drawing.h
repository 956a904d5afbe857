// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/health/health_charts.h"

class QChart;

namespace countersign::ui {

class Theme;

// The chart in the theme's colours: series told apart by pattern or dash as well as by shade, thresholds as labelled
// lines, the value axis from zero. The caller owns it. GUI thread.
QChart *drawChart(const view::HealthChart &chart, const Theme &theme);

} // namespace countersign::ui
