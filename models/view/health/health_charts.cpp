// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/health/health_charts.h"

#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace countersign::view {

namespace {

using ledger::Health;

// Thresholds of ux.md section 11, placeholders for the policy's owner.
constexpr double FewAnswers = 95;         // percent of a rung
constexpr std::int64_t TooFew = 20;       // asked: says nothing yet
constexpr double CompensationLimit = 0.5; // percent of confirmations
constexpr auto HastyDecision = std::chrono::seconds(15);
constexpr std::int64_t EnoughDecisions = 50; // before a share of declines means something
constexpr int HoursRunning = 3;

void warn(HealthChart &chart, Severity severity, const QString &verdict)
{
    if (severity > chart.severity) {
        chart.severity = severity;
        chart.verdict = verdict;
    }
}

QString countText(double value)
{
    return QString::number(static_cast<qint64>(value));
}

void tableOfSeries(HealthChart &chart, const QString &categoryHead)
{
    chart.tableHead = {categoryHead};
    for (const ChartSeries &series : chart.series)
        chart.tableHead << series.name;
    for (qsizetype category = 0; category < chart.categories.size(); ++category) {
        QStringList row{chart.categories[category]};
        for (const ChartSeries &series : chart.series)
            row << countText(series.values[static_cast<std::size_t>(category)]);
        chart.tableRows.push_back(row);
    }
}

QString hourText(Instant hour)
{
    return tr("%1h", "an hour of a day, UTC: 12-02 15h").arg(instantText(hour).mid(5, 8));
}

// The longest normal window of a provider's contracts; zero: none is known.
Duration normalWindow(const HealthContext &context, const std::string &provider)
{
    Duration longest{};
    for (const auto &contract : context.contracts)
        if (contract.value.provider == provider)
            longest = std::max(longest, contract.value.normalResponseWindow);
    return longest;
}

HealthChart unknownAges(const Health &health, const HealthContext &context)
{
    HealthChart chart;
    chart.id = QStringLiteral("unknown_age");
    chart.title = tr("How long has nobody known?");
    chart.form = ChartForm::StackedBars;
    chart.valueAxis = tr("effects, unknown for up to");
    chart.categories = {tr("1 m"), tr("5 m"), tr("15 m"), tr("1 h"), tr("4 h"), tr("24 h"), tr("more")};
    chart.queueFilter = QStringLiteral("overdue");
    chart.verdict = health.unknownAgeList.empty() ? tr("Nothing is unknown.") : tr("All are within their windows.");
    for (const auto &[provider, bands] : health.unknownAges) {
        ChartSeries series{visible(provider), {}, false};
        std::int64_t late = 0;
        const Duration window = normalWindow(context, provider);
        for (std::size_t band = 0; band < bands.size(); ++band) {
            series.values.push_back(static_cast<double>(bands[band]));
            const bool past = band > 0 && ledger::AgeBands[band - 1] >= window;
            late += past ? bands[band] : 0;
        }
        if (late > 0)
            warn(chart, Severity::Warning,
                 tr("%n unknown effect(s) of %1 are older than the normal window of %2.", nullptr, int(late))
                     .arg(series.name, ageText(window)));
        chart.series.push_back(std::move(series));
    }
    tableOfSeries(chart, tr("Unknown for up to"));
    return chart;
}

HealthChart flow(const Health &health)
{
    HealthChart chart;
    chart.id = QStringLiteral("flow");
    chart.title = tr("Do we keep up?");
    chart.form = ChartForm::Lines;
    chart.valueAxis = tr("effects per hour");
    chart.series = {{tr("became unknown"), {}, false}, {tr("resolved"), {}, true}};
    chart.verdict = tr("Resolutions keep up with arrivals.");
    int running = 0;
    for (const auto &hour : health.flow) {
        chart.categories << hourText(hour.hour);
        chart.series[0].values.push_back(static_cast<double>(hour.arrivals));
        chart.series[1].values.push_back(static_cast<double>(hour.resolutions));
        running = hour.arrivals > hour.resolutions ? running + 1 : 0;
    }
    if (running >= HoursRunning)
        warn(chart, Severity::Warning,
             tr("For %n hour(s) more effects became unknown than were resolved.", nullptr, running));
    if (const auto p95 = ledger::percentile(health.unknownAgeList, 0.95))
        chart.verdict =
            paragraph({chart.verdict, tr("95 of 100 unknown effects are younger than %1.").arg(ageText(*p95))});
    tableOfSeries(chart, tr("Hour"));
    return chart;
}

// Wilson's interval at 95 %, in percent.
std::pair<double, double> interval(double answered, double asked)
{
    constexpr double Z = 1.96;
    const double share = answered / asked;
    const double centre = (share + Z * Z / (2 * asked)) / (1 + Z * Z / asked);
    const double half = Z * std::sqrt(share * (1 - share) / asked + Z * Z / (4 * asked * asked)) / (1 + Z * Z / asked);
    return {100 * std::max(0.0, centre - half), 100 * std::min(1.0, centre + half)};
}

HealthChart rungs(const Health &health)
{
    HealthChart chart;
    chart.id = QStringLiteral("lookup_success");
    chart.title = tr("Do our questions get answers?");
    chart.form = ChartForm::HorizontalBars;
    chart.valueAxis = tr("% answered");
    chart.series = {{tr("answered"), {}, false}};
    chart.thresholds = {{tr("by key: 95 %"), FewAnswers, Severity::Warning}};
    chart.tableHead = {tr("Way"), tr("Answered"), tr("Asked"), tr("95 % interval")};
    chart.verdict = health.rungs.empty() ? tr("Nothing was looked up in 28 days.") : tr("Lookups are answered.");
    for (const auto &rung : health.rungs) {
        const double asked = static_cast<double>(rung.asked), answered = static_cast<double>(rung.answered);
        const auto [low, high] = interval(answered, asked);
        const QString name = visible(rung.rung);
        chart.categories << (rung.asked < TooFew
                                 ? tr("%1, only %2", "method of a lookup, how often it was used: too few to judge")
                                       .arg(name, QString::number(rung.asked))
                                 : tr("%1 (%2)").arg(name, QString::number(rung.asked)));
        chart.series[0].values.push_back(100 * answered / asked);
        chart.tableRows.push_back({name, QString::number(rung.answered), QString::number(rung.asked),
                                   tr("%1 to %2 %").arg(low, 0, 'f', 0).arg(high, 0, 'f', 0)});
        if (rung.asked >= TooFew && 100 * answered / asked < FewAnswers)
            warn(chart, Severity::Warning,
                 tr("Only %1 % of the questions by %2 are answered.").arg(100 * answered / asked, 0, 'f', 0).arg(name));
    }
    return chart;
}

HealthChart conflicts(const Health &health)
{
    HealthChart chart;
    chart.id = QStringLiteral("conflicts");
    chart.title = tr("Was something nearly done twice?");
    chart.form = ChartForm::StackedBars;
    chart.valueAxis = tr("conflicts per hour");
    chart.series = {{tr("same key, other request"), {}, false}, {tr("other contradictions"), {}, false}};
    chart.queueFilter = QStringLiteral("needs_me");
    chart.verdict = tr("No conflict in 7 days; %n repeated prepare(s) found their effect.", nullptr,
                       int(health.sameDigestPrepares));
    std::int64_t other = 0, all = 0;
    for (const auto &hour : health.conflicts) {
        chart.categories << hourText(hour.hour);
        chart.series[0].values.push_back(static_cast<double>(hour.otherDigest));
        chart.series[1].values.push_back(static_cast<double>(hour.others));
        other += hour.otherDigest;
        all += hour.otherDigest + hour.others;
    }
    if (all > 0)
        warn(chart, Severity::Warning, tr("%n conflict(s) in 7 days.", nullptr, int(all)));
    if (other > 0)
        warn(chart, Severity::Critical,
             tr("%n time(s) a key came back with another request: two programs use one key.", nullptr, int(other)));
    tableOfSeries(chart, tr("Hour"));
    return chart;
}

HealthChart compensations(const Health &health)
{
    HealthChart chart;
    chart.id = QStringLiteral("compensations");
    chart.title = tr("How much do we take back?");
    chart.form = ChartForm::Lines;
    chart.valueAxis = tr("% of confirmations");
    chart.series = {{tr("compensated"), {}, false}};
    chart.thresholds = {{tr("limit 0.5 %"), CompensationLimit, Severity::Warning}};
    chart.tableHead = {tr("Day"), tr("Confirmed"), tr("Compensated")};
    std::int64_t confirmed = 0, compensated = 0;
    for (const auto &day : health.compensations) {
        chart.categories << instantText(day.day).mid(5, 5);
        chart.series[0].values.push_back(
            day.confirmed > 0 ? 100.0 * static_cast<double>(day.compensated) / static_cast<double>(day.confirmed) : 0);
        chart.tableRows.push_back(
            {instantText(day.day).left(10), QString::number(day.confirmed), QString::number(day.compensated)});
        confirmed += day.confirmed;
        compensated += day.compensated;
    }
    chart.verdict = tr("%1 of %2 confirmed effects were taken back in 28 days.").arg(compensated).arg(confirmed);
    if (confirmed > 0 && 100.0 * static_cast<double>(compensated) / static_cast<double>(confirmed) > CompensationLimit)
        warn(chart, Severity::Warning, paragraph({chart.verdict, tr("That is above the limit of 0.5 %.")}));
    return chart;
}

HealthChart hygiene(const Health &health)
{
    HealthChart chart;
    chart.id = QStringLiteral("approvals");
    chart.title = tr("Do approvers look before they sign?");
    chart.valueAxis = tr("decisions, taken within");
    chart.categories = {tr("15 s"), tr("1 m"), tr("5 m"), tr("1 h"), tr("more")};
    const std::array<Duration, 4> bands{HastyDecision, std::chrono::minutes(1), std::chrono::minutes(5),
                                        std::chrono::hours(1)};
    ChartSeries series{tr("time to decide"), std::vector<double>(bands.size() + 1), false};
    for (const Duration time : health.approvals.decisionTimes)
        series.values[static_cast<std::size_t>(std::upper_bound(bands.begin(), bands.end(), time) - bands.begin())] +=
            1;
    chart.series = {series};
    const auto median = ledger::percentile(health.approvals.decisionTimes, 0.5);
    chart.verdict = median ? tr("Half of %n decision(s) took less than %1; %2 were declined.", nullptr,
                                int(health.approvals.decided))
                                 .arg(ageText(*median))
                                 .arg(health.approvals.declined)
                           : tr("Nothing was countersigned yet.");
    if (median && *median < HastyDecision)
        warn(chart, Severity::Warning, paragraph({chart.verdict, tr("That is too fast to have looked.")}));
    if (health.approvals.decided >= EnoughDecisions && health.approvals.declined == 0)
        warn(chart, Severity::Warning, paragraph({chart.verdict, tr("Nobody ever declines.")}));
    tableOfSeries(chart, tr("Taken within"));
    return chart;
}

} // namespace

std::vector<HealthChart> healthCharts(const Health &health, const HealthContext &context)
{
    return {unknownAges(health, context), flow(health),   rungs(health), conflicts(health),
            compensations(health),        hygiene(health)};
}

} // namespace countersign::view
