// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/http/rung_variables.h"

#include <optional>
#include <string>
#include <vector>

// What one rung asks about one request: its variables, its windows and the address of each page.
namespace countersign::providers {

struct RungQuestion
{
    const ProviderDescription &description;
    const RungDescription &rung;
    const LookupRequest &request;
    Variables variables{};
    std::optional<TimeSpan> window{}; // whole seconds; where the rung asks or matches by time
};

RungQuestion questionOf(const ProviderDescription &description, const RungDescription &rung,
                        const LookupRequest &request);

// Why the rung cannot be asked about this request (not_planted, dispatch_time_unknown, window_too_long,
// needs_<variable>); empty if it can.
std::vector<std::string> unmetNeeds(const RungQuestion &question);

// Once nothing is unmet: the window cut into at most a thousand spans the provider accepts, oldest first, each
// beginning where the one before ends. One empty entry for a rung that asks without times.
std::vector<std::optional<TimeSpan>> spansOf(const RungQuestion &question);

// Path and query of a page. Every value is percent-encoded.
std::string pathAndQuery(const RungQuestion &question, const std::optional<TimeSpan> &span,
                         const Variables &pageVariables);

} // namespace countersign::providers
