// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/health/chart_drawing.h"

#include "ui/theme/theme.h"

#include <QApplication>
#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QFontMetrics>
#include <QGraphicsLayout>
#include <QHorizontalBarSeries>
#include <QLegend>
#include <QLineSeries>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>

namespace countersign::ui {

namespace {

constexpr double SmallFont = 0.85; // of the window's font, on axes
constexpr double FewTicks = 5;
constexpr qsizetype MostNames = 12;     // of categories, that fit below an axis; of more, the first and the last
constexpr qsizetype MostLevelNames = 5; // that fit side by side in a third of a small window
constexpr int SlopedNames = -40;        // degrees; what does not fit side by side

using view::ChartForm;
using view::HealthChart;

// Labels are parsed as HTML by Qt Charts.
QString plain(const QString &text)
{
    return text.toHtmlEscaped();
}

// The nth series' look: without colour, by shade and pattern.
QBrush brushOf(std::size_t number, const QColor &ink)
{
    constexpr std::array Patterns{Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense5Pattern, Qt::FDiagPattern,
                                  Qt::CrossPattern};
    return {ink, Patterns[number % Patterns.size()]};
}

double greatest(const HealthChart &chart)
{
    std::vector<double> totals(static_cast<std::size_t>(chart.categories.size()));
    double most = 0;
    for (const auto &series : chart.series)
        for (std::size_t at = 0; at < series.values.size(); ++at) {
            totals[at] = chart.form == ChartForm::StackedBars ? totals[at] + series.values[at] : series.values[at];
            most = std::max(most, totals[at]);
        }
    for (const auto &threshold : chart.thresholds)
        most = std::max(most, threshold.value);
    return std::max(most, 1.0);
}

QAbstractBarSeries *barsOf(const HealthChart &chart, const QColor &ink)
{
    QAbstractBarSeries *bars = nullptr;
    if (chart.form == ChartForm::HorizontalBars)
        bars = new QHorizontalBarSeries;
    else if (chart.form == ChartForm::StackedBars)
        bars = new QStackedBarSeries;
    else
        bars = new QBarSeries;
    for (std::size_t number = 0; number < chart.series.size(); ++number) {
        auto *set = new QBarSet(plain(chart.series[number].name));
        for (const double value : chart.series[number].values)
            set->append(value);
        set->setBrush(brushOf(number, ink));
        set->setPen(QPen(ink));
        bars->append(set);
    }
    return bars;
}

void addLines(QChart &drawn, const HealthChart &chart, const QColor &ink)
{
    for (const auto &series : chart.series) {
        auto *line = new QLineSeries;
        line->setName(plain(series.name));
        line->setPen(QPen(ink, 2, series.dashed ? Qt::DashLine : Qt::SolidLine));
        for (std::size_t at = 0; at < series.values.size(); ++at)
            line->append(static_cast<double>(at), series.values[at]);
        drawn.addSeries(line);
    }
}

void addThresholds(QChart &drawn, const HealthChart &chart, const Theme &theme)
{
    if (chart.form == ChartForm::HorizontalBars || chart.form == ChartForm::StackedBars)
        return; // said in the verdict and in the categories
    for (const auto &threshold : chart.thresholds) {
        auto *line = new QLineSeries;
        line->setName(plain(threshold.label));
        line->setPen(QPen(theme.colours(threshold.severity).border, 1, Qt::DotLine));
        line->append(0, threshold.value);
        line->append(static_cast<double>(std::max<qsizetype>(chart.categories.size() - 1, 1)), threshold.value);
        drawn.addSeries(line);
    }
}

QFont smallFont()
{
    QFont small = QApplication::font();
    small.setPointSizeF(small.pointSizeF() * SmallFont);
    return small;
}

void dressAxis(QAbstractAxis &axis, const QPalette &palette)
{
    axis.setLabelsFont(smallFont());
    axis.setTitleFont(smallFont());
    axis.setTruncateLabels(false);
    axis.setLabelsBrush(palette.color(QPalette::WindowText));
    axis.setTitleBrush(palette.color(QPalette::WindowText));
    axis.setLinePen(QPen(palette.color(QPalette::Mid)));
    axis.setGridLinePen(QPen(palette.color(QPalette::Midlight)));
}

QValueAxis *valueAxis(const HealthChart &chart)
{
    auto *values = new QValueAxis;
    const double most = std::ceil(greatest(chart));
    values->setRange(0, most);
    values->setLabelFormat(QStringLiteral("%d"));
    if (most <= FewTicks)
        values->setTickCount(static_cast<int>(most) + 1); // whole numbers, each once
    else
        values->applyNiceNumbers();
    return values;
}

// "11-25 20h": of a week's hours the day is enough, and fits below the axis; the table has the hour.
QString dayOf(const QString &hour)
{
    return plain(hour.section(QLatin1Char(' '), 0, 0));
}

// Only the first and the last are named: points of a line, or more bars than names fit.
QAbstractAxis *spanAxis(const HealthChart &chart)
{
    auto *axis = new QCategoryAxis;
    const auto last = static_cast<double>(std::max<qsizetype>(chart.categories.size() - 1, 1));
    const double half = chart.form == ChartForm::Lines ? 0 : 0.5; // a bar stands on both sides of its number
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setRange(-half, last + half);
    if (!chart.categories.isEmpty()) {
        axis->append(dayOf(chart.categories.first()), 0);
        axis->append(dayOf(chart.categories.last()) + QLatin1Char(' '), last); // no two may have one name
    }
    return axis;
}

QAbstractAxis *namesAxis(const HealthChart &chart)
{
    auto *axis = new QBarCategoryAxis;
    QStringList names;
    for (const QString &name : chart.categories)
        names << plain(name);
    axis->append(names);
    return axis;
}

void addAxes(QChart &drawn, const HealthChart &chart, const QPalette &palette)
{
    const bool lying = chart.form == ChartForm::HorizontalBars;
    const bool span = chart.form == ChartForm::Lines || chart.categories.size() > MostNames;
    QAbstractAxis *values = valueAxis(chart);
    QAbstractAxis *categories = span ? spanAxis(chart) : namesAxis(chart);
    drawn.addAxis(values, lying ? Qt::AlignBottom : Qt::AlignLeft);
    drawn.addAxis(categories, lying ? Qt::AlignLeft : Qt::AlignBottom);
    for (QAbstractSeries *series : drawn.series()) {
        series->attachAxis(values);
        series->attachAxis(categories);
    }
    dressAxis(*values, palette);
    dressAxis(*categories, palette);
}

// The unit stands above the values, in one line: beside them it would be cut in a small window.
void addUnit(QChart &drawn, const HealthChart &chart, const QPalette &palette)
{
    drawn.setTitle(plain(chart.valueAxis));
    drawn.setTitleFont(smallFont());
    drawn.setTitleBrush(palette.color(QPalette::WindowText));
}

// The name centred below the last value stands half beyond it.
int beyondTheLast(const HealthChart &chart)
{
    if (chart.form == ChartForm::HorizontalBars || chart.categories.isEmpty())
        return 0;
    return QFontMetrics(smallFont()).horizontalAdvance(chart.categories.last()) / 2;
}

} // namespace

QChart *drawChart(const HealthChart &chart, const Theme &theme)
{
    const QPalette palette = theme.palette();
    const QColor ink = chart.severity == view::Severity::Neutral ? theme.colours(view::Severity::Neutral).text
                                                                 : theme.colours(chart.severity).border;
    auto *drawn = new QChart;
    drawn->setAnimationOptions(QChart::NoAnimation); // reduced motion, always
    drawn->setBackgroundBrush(palette.color(QPalette::Window));
    drawn->setBackgroundPen(Qt::NoPen);
    drawn->setMargins({0, 0, beyondTheLast(chart), 0});
    drawn->layout()->setContentsMargins(0, 0, 0, 0);
    if (chart.form == ChartForm::Lines)
        addLines(*drawn, chart, ink);
    else if (!chart.categories.isEmpty())
        drawn->addSeries(barsOf(chart, ink));
    addThresholds(*drawn, chart, theme);
    addAxes(*drawn, chart, palette);
    addUnit(*drawn, chart, palette);
    drawn->legend()->setVisible(drawn->series().size() > 1 || chart.series.size() > 1);
    drawn->legend()->setAlignment(Qt::AlignBottom);
    if (chart.form == ChartForm::Lines)
        drawn->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries); // a dashed line stays dashed
    drawn->legend()->setFont(smallFont());
    drawn->legend()->setLabelColor(palette.color(QPalette::WindowText));
    return drawn;
}

} // namespace countersign::ui
