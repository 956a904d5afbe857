// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/api/lookup_request.h"

#include "models/base/json_reader.h"
#include "providers/api/exact_instant.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace countersign::providers {

namespace {

using nlohmann::json;

constexpr std::size_t MaxName = 255;
constexpr std::size_t MaxKey = 1000; // the longest provider key a contract may ask for

Result<std::map<std::string, std::string>> parseCorrelation(const json &value)
{
    std::map<std::string, std::string> correlation;
    JsonReader reader(value, translatable("lookup request correlation"));
    for (const auto &[name, member] : value.items())
        correlation.emplace(name, reader.text(name, 0, MaxKey));
    COUNTERSIGN_CHECK(reader.finish());
    return correlation;
}

json membersOf(const LookupRequest &request)
{
    return {{"tenant", request.tenant},
            {"intent", request.intentKey},
            {"provider", request.provider},
            {"environment", request.environment},
            {"account", request.account},
            {"operation", request.operation},
            {"provider_key", request.providerKey},
            {"request_digest", request.requestDigest},
            {"provider_result_id", request.providerResultId},
            {"provider_request_id", request.providerRequestId},
            {"amount_minor", request.amountMinor},
            {"currency", request.currency},
            {"customer_ref", request.customerRef},
            {"recipient_ref", request.recipientRef},
            {"correlation", request.correlation},
            {"first_dispatched_at", exactInstantText(request.firstDispatchedAt)},
            {"last_dispatched_at", exactInstantText(request.lastDispatchedAt)}};
}

LookupRequest readMembers(JsonReader &reader)
{
    LookupRequest request;
    request.tenant = reader.text("tenant", 1, MaxName);
    request.intentKey = reader.text("intent", 1, MaxName);
    request.provider = reader.text("provider", 1, MaxName);
    request.environment = reader.text("environment", 1, MaxName);
    request.account = reader.text("account", 1, MaxName);
    request.operation = reader.text("operation", 0, MaxName);
    request.providerKey = reader.text("provider_key", 0, MaxKey);
    request.requestDigest = reader.digestOrEmpty("request_digest");
    request.providerResultId = reader.text("provider_result_id", 0, MaxName);
    request.providerRequestId = reader.text("provider_request_id", 0, MaxName);
    request.amountMinor = reader.text("amount_minor", 0, 32);
    request.currency = reader.text("currency", 0, 16);
    request.customerRef = reader.text("customer_ref", 0, MaxName);
    request.recipientRef = reader.text("recipient_ref", 0, MaxName);
    request.firstDispatchedAt = readExactInstant(reader, "first_dispatched_at");
    request.lastDispatchedAt = readExactInstant(reader, "last_dispatched_at");
    return request;
}

Result<LookupRequest> parseItem(const json &value)
{
    JsonReader reader(value, translatable("lookup request item"));
    LookupRequest item = readMembers(reader);
    const json &correlation = reader.object("correlation");
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_TRY(item.correlation, parseCorrelation(correlation));
    return item;
}

} // namespace

LookupRequest lookupRequestOf(const effect::EffectIntent &intent, const std::vector<effect::EffectAttempt> &attempts)
{
    LookupRequest request;
    request.tenant = intent.ref.tenant.value();
    request.intentKey = intent.ref.key.value();
    request.provider = intent.provider;
    request.environment = intent.environment;
    request.account = intent.account;
    request.operation = intent.operation;
    request.providerKey = intent.providerKey;
    request.requestDigest = intent.requestDigest.hex();
    request.providerResultId = intent.providerResultId;
    if (intent.amount) {
        request.amountMinor = std::to_string(intent.amount->minorUnits());
        request.currency = std::string(intent.amount->currency().code());
    }
    request.customerRef = intent.customerRef;
    request.recipientRef = intent.recipientRef;
    request.correlation = intent.correlation;
    // One attempt whose time is not known (an adopted row) leaves the whole window unknown.
    const bool timesKnown = !attempts.empty() && std::all_of(attempts.begin(), attempts.end(), [](const auto &attempt) {
        return attempt.dispatchedAt.has_value();
    });
    std::int64_t newest = 0;
    for (const effect::EffectAttempt &attempt : attempts) {
        if (timesKnown) {
            request.firstDispatchedAt =
                std::min(request.firstDispatchedAt.value_or(*attempt.dispatchedAt), *attempt.dispatchedAt);
            request.lastDispatchedAt =
                std::max(request.lastDispatchedAt.value_or(*attempt.dispatchedAt), *attempt.dispatchedAt);
        }
        if (attempt.number >= newest) {
            newest = attempt.number;
            request.providerRequestId = attempt.providerRequestId;
        }
    }
    return request;
}

json toJson(const LookupRequest &request)
{
    json object = membersOf(request);
    object["items"] = json::array();
    for (const LookupRequest &item : request.items)
        object["items"].push_back(membersOf(item));
    return object;
}

Result<LookupRequest> parseLookupRequest(const json &value)
{
    JsonReader reader(value, translatable("lookup request"));
    LookupRequest request = readMembers(reader);
    const json &correlation = reader.object("correlation");
    const json &items = reader.array("items", MaxBatchItems);
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_TRY(request.correlation, parseCorrelation(correlation));
    for (const json &item : items) {
        COUNTERSIGN_TRY(LookupRequest parsed, parseItem(item));
        request.items.push_back(std::move(parsed));
    }
    return request;
}

} // namespace countersign::providers
