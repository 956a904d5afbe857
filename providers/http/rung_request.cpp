// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/rung_request.h"

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

namespace countersign::providers {

namespace {

using std::chrono::seconds;

constexpr std::size_t MaxReason = 64;
constexpr std::int64_t MaxSpans = 1000;

bool asksByTime(const RungDescription &rung)
{
    const auto isBound = [](const std::string &name) { return name == "from" || name == "to"; };
    const auto &names = rung.path.variables();
    return std::any_of(names.begin(), names.end(), isBound) ||
           std::any_of(rung.query.begin(), rung.query.end(),
                       [&](const QueryParameter &parameter) { return isBound(parameter.variable); });
}

bool matchesByTime(const RungDescription &rung)
{
    return std::any_of(rung.match.begin(), rung.match.end(),
                       [](const MatchRule &rule) { return rule.op == MatchOp::TimeWithin; });
}

bool needsTime(const RungDescription &rung)
{
    return rung.window && (asksByTime(rung) || matchesByTime(rung));
}

// Providers filter by whole seconds, so the window grows to them: a cut second could hide an object.
std::optional<TimeSpan> wholeSeconds(const std::optional<TimeSpan> &span)
{
    if (!span)
        return std::nullopt;
    return TimeSpan{std::chrono::floor<seconds>(span->from), std::chrono::ceil<seconds>(span->to)};
}

std::string reasonFor(const std::string &variable)
{
    if (variable == "reference" || variable.starts_with("correlation."))
        return "not_planted";
    return ("needs_" + variable).substr(0, MaxReason);
}

std::vector<std::string> neededVariables(const RungDescription &rung)
{
    std::vector<std::string> needed = rung.requiredVariables;
    for (const MatchRule &rule : rung.match) {
        if (rule.op == MatchOp::AmountEqual)
            needed.insert(needed.end(), {"amount_minor", "currency"});
        else if (rule.op != MatchOp::TimeWithin)
            needed.push_back(rule.variable);
    }
    return needed;
}

// More than zero.
Duration longestSpan(const RungQuestion &question)
{
    const TimeSpan &whole = *question.window;
    const Duration all = std::max<Duration>(whole.to - whole.from, seconds(1));
    return std::max<Duration>(question.rung.window->maxSpan.value_or(all), seconds(1));
}

std::string_view pathOf(std::string_view pathAndQuery)
{
    return pathAndQuery.substr(0, pathAndQuery.find('?'));
}

} // namespace

RungQuestion questionOf(const ProviderDescription &description, const RungDescription &rung,
                        const LookupRequest &request)
{
    RungQuestion question{description, rung, request, requestVariables(description, request), std::nullopt};
    if (needsTime(rung))
        question.window = wholeSeconds(windowOf(description, *rung.window, request));
    return question;
}

std::vector<std::string> unmetNeeds(const RungQuestion &question)
{
    std::vector<std::string> unmet;
    const auto add = [&unmet](std::string reason) {
        if (std::find(unmet.begin(), unmet.end(), reason) == unmet.end())
            unmet.push_back(std::move(reason));
    };
    for (const std::string &name : neededVariables(question.rung))
        if (!question.variables.contains(name))
            add(reasonFor(name));
    if (needsTime(question.rung) && (!question.window || question.window->to < question.window->from))
        add("dispatch_time_unknown");
    else if (question.window && (question.window->to - question.window->from) / longestSpan(question) > MaxSpans)
        add("window_too_long");
    // A path with an empty name in it would ask for something else, such as the list instead of the object.
    if (unmet.empty() && !question.rung.path.matchesPath(pathOf(question.rung.path.expand(question.variables))))
        add("path_incomplete");
    return unmet;
}

std::vector<std::optional<TimeSpan>> spansOf(const RungQuestion &question)
{
    if (!question.window || !asksByTime(question.rung))
        return {std::nullopt};
    const TimeSpan whole = *question.window;
    const Duration longest = longestSpan(question);
    std::vector<std::optional<TimeSpan>> spans;
    Instant from = whole.from;
    do {
        const Instant to = whole.to - from > longest ? from + longest : whole.to;
        spans.emplace_back(TimeSpan{from, to});
        from = to;
    } while (from < whole.to);
    return spans;
}

std::string pathAndQuery(const RungQuestion &question, const std::optional<TimeSpan> &span,
                         const Variables &pageVariables)
{
    Variables variables = question.variables;
    variables.insert(pageVariables.begin(), pageVariables.end());
    if (span) {
        variables["from"] = formatTime(span->from, question.rung.window->format);
        variables["to"] = formatTime(span->to, question.rung.window->format);
    }
    std::string address = question.rung.path.expand(variables);
    for (const QueryParameter &parameter : question.rung.query) {
        const auto variable = variables.find(parameter.variable);
        const std::string value = variable == variables.end() ? parameter.value : variable->second;
        if (value.empty())
            continue;
        address.push_back(address.find('?') == std::string::npos ? '?' : '&');
        address += percentEncoded(parameter.name) + "=" + percentEncoded(value);
    }
    return address;
}

} // namespace countersign::providers
