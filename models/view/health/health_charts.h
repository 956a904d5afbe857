// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/provider_contract.h"
#include "models/ledger/health.h"
#include "models/resolution/facts.h"
#include "models/view/wording/effect_state.h"

#include <QString>
#include <QStringList>

#include <vector>

// The six charts of ux.md section 11 as plain data: what is drawn, the thresholds, and the table twin. Every chart's
// title asks the question it answers. Pure.
namespace countersign::view {

enum class ChartForm { Bars, StackedBars, Lines, HorizontalBars };

struct ChartSeries
{
    QString name{};
    std::vector<double> values{}; // one a category
    bool dashed = false;          // of lines: told apart without colour
};

// A line over the chart with its meaning in words.
struct ChartThreshold
{
    QString label{};
    double value = 0;
    Severity severity = Severity::Warning;
};

struct HealthChart
{
    QString id{};    // "unknown_age"
    QString title{}; // the question
    ChartForm form = ChartForm::Bars;
    QString valueAxis{};
    QStringList categories{};
    std::vector<ChartSeries> series{};
    std::vector<ChartThreshold> thresholds{};
    Severity severity = Severity::Neutral; // worst threshold that is passed
    QString verdict{};                     // one sentence: what is wrong, or that nothing is
    QString queueFilter{};                 // where a click leads: a tab of the queue; empty: History
    // The table twin.
    QStringList tableHead{};
    std::vector<QStringList> tableRows{};
};

struct HealthContext
{
    std::vector<resolution::InForce<effect::ProviderContract>> contracts{};
};

std::vector<HealthChart> healthCharts(const ledger::Health &health, const HealthContext &context);

} // namespace countersign::view
