// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/verbs.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <utility>
#include <vector>

namespace countersign::app {
namespace {

using nlohmann::json;

struct Gauge
{
    std::string name{}, help{};
    std::vector<std::pair<std::string, std::int64_t>> samples{}; // label (or ""), value
};

std::vector<Gauge> gaugesOf(const ledger::Tallies &tallies, const audit::LogHead &head, Instant now)
{
    Gauge effects{"effects", "Effect intents by status; a lapsed lease counts as unknown.", {}};
    for (const auto &[status, count] : tallies.byStatus)
        effects.samples.emplace_back("status=\"" + std::string(toString(status)) + '"', count);
    std::vector<Gauge> gauges{
        std::move(effects),
        {"effects_due", "Effect intents that need somebody.", {{"", tallies.due}}},
        {"effects_overdue", "Effect intents that needed somebody before now.", {{"", tallies.overdue}}},
        {"effects_held", "Effect intents held now.", {{"", tallies.held}}},
        {"conflicts_open", "Conflicts that nobody has settled.", {{"", tallies.openConflicts}}},
        {"proposals_open", "Proposals that wait for a second person.", {{"", tallies.openProposals}}},
        {"log_entries", "Statements in the log.", {{"", static_cast<std::int64_t>(head.size)}}},
    };
    if (tallies.firstDue) {
        const auto left = std::chrono::floor<std::chrono::seconds>(*tallies.firstDue - now);
        gauges.push_back({"time_until_harm_seconds",
                          "Until the first effect intent is due; below zero: since.",
                          {{"", left.count()}}});
    }
    return gauges;
}

// The Prometheus text exposition format, version 0.0.4.
std::string prometheusText(const std::vector<Gauge> &gauges)
{
    std::string text;
    for (const Gauge &gauge : gauges) {
        const std::string name = "countersign_" + gauge.name;
        text += "# HELP " + name + ' ' + gauge.help + "\n# TYPE " + name + " gauge\n";
        for (const auto &[label, value] : gauge.samples)
            text += name + (label.empty() ? "" : '{' + label + '}') + ' ' + std::to_string(value) + '\n';
    }
    text.pop_back(); // the printer ends the last line
    return text;
}

json gaugesJson(const std::vector<Gauge> &gauges)
{
    json document = json::object();
    for (const Gauge &gauge : gauges)
        for (const auto &[label, value] : gauge.samples)
            document[gauge.name + (label.empty() ? "" : '{' + label + '}')] = value;
    return document;
}

std::string plainText(const std::vector<Gauge> &gauges)
{
    std::string text;
    for (const Gauge &gauge : gauges)
        for (const auto &[label, value] : gauge.samples)
            text += std::to_string(value) + "  " + gauge.name + (label.empty() ? "" : ' ' + label) + '\n';
    text.pop_back();
    return text;
}

Result<ExitStatus> metrics(VerbContext &context)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    COUNTERSIGN_TRY(const ledger::Tallies tallies, reader->tallies());
    COUNTERSIGN_TRY(const audit::LogHead head, reader->head());
    const auto gauges = gaugesOf(tallies, head, context.root.clock().now());
    context.output.print(gaugesJson(gauges), context.arguments.prometheus ? prometheusText(gauges) : plainText(gauges));
    return ExitStatus::Done;
}

} // namespace

const std::map<std::string, Verb> &metricsVerbs()
{
    static const std::map<std::string, Verb> Verbs{{"metrics", metrics}};
    return Verbs;
}

} // namespace countersign::app
