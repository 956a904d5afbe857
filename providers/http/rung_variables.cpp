// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/rung_variables.h"

#include "models/base/assert.h"
#include "models/base/text.h"
#include "providers/http/provider_money.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace countersign::providers {

namespace {

constexpr std::array<std::string_view, 20> Names{
    "tenant",
    "intent_key",
    "provider_key",
    "request_digest",
    "operation",
    "account",
    "environment",
    "provider_result_id",
    "provider_request_id",
    "amount_minor",
    "amount",
    "currency",
    "customer_ref",
    "recipient_ref",
    "reference",
    "from",
    "to",
    "page_size",
    "cursor",
    "page",
};

} // namespace

bool isVariableName(std::string_view name)
{
    return std::find(Names.begin(), Names.end(), name) != Names.end() || name == "offset" ||
           (name.starts_with("correlation.") && name.size() > 12);
}

std::string plantedReference(const ProviderDescription &description, const LookupRequest &request)
{
    const Operation *operation = description.operation(request.operation);
    if (operation == nullptr || operation->correlationField.empty())
        return {};
    const auto planted = request.correlation.find(operation->correlationField);
    return planted == request.correlation.end() ? std::string() : planted->second;
}

Variables requestVariables(const ProviderDescription &description, const LookupRequest &request)
{
    Variables variables{
        {"tenant", request.tenant},
        {"intent_key", request.intentKey},
        {"provider_key", request.providerKey},
        {"request_digest", request.requestDigest},
        {"operation", request.operation},
        {"account", request.account},
        {"environment", request.environment},
        {"provider_result_id", request.providerResultId},
        {"provider_request_id", request.providerRequestId},
        {"amount_minor", request.amountMinor},
        {"amount", amountForFilter(description, request.amountMinor, request.currency)},
        {"currency", request.currency},
        {"customer_ref", request.customerRef},
        {"recipient_ref", request.recipientRef},
        {"reference", plantedReference(description, request)},
    };
    for (const auto &[name, value] : request.correlation)
        variables.emplace("correlation." + name, value);
    std::erase_if(variables, [](const auto &entry) { return entry.second.empty(); });
    return variables;
}

std::optional<TimeSpan> windowOf(const ProviderDescription &description, const Window &window,
                                 const LookupRequest &request)
{
    if (!request.firstDispatchedAt || !request.lastDispatchedAt)
        return std::nullopt;
    const Duration late = description.lease + description.maxTransit + window.padding;
    return TimeSpan{*request.firstDispatchedAt - window.padding, *request.lastDispatchedAt + late};
}

std::string formatTime(Instant at, TimeFormat format)
{
    switch (format) {
    case TimeFormat::Rfc3339:
        return formatInstant(at);
    case TimeFormat::EpochSeconds:
        return std::to_string(std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count());
    case TimeFormat::EpochMilliseconds:
        return std::to_string(std::chrono::floor<std::chrono::milliseconds>(at).time_since_epoch().count());
    }
    COUNTERSIGN_UNREACHABLE();
}

std::optional<Instant> parseTime(const std::string &text, TimeFormat format)
{
    if (format == TimeFormat::Rfc3339) {
        const auto at = parseRfc3339(text);
        return at ? std::optional(*at) : std::nullopt;
    }
    const auto number = parseInt64(text);
    const std::int64_t unit = format == TimeFormat::EpochSeconds ? 1'000'000 : 1'000;
    constexpr std::int64_t Latest = 253'402'300'799'000'000; // the last microsecond RFC 3339 can write
    if (!number || *number < 0 || *number > Latest / unit)
        return std::nullopt;
    return Instant(Duration(*number * unit));
}

} // namespace countersign::providers
