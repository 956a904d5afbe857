// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/effect/effect_intent.h"
#include "models/effect/finding.h"
#include "models/effect/provider_contract.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <optional>
#include <string>
#include <vector>

// What a lookup asks about one intent: no ledger, no key, no token. The same value on both sides of the host's pipe.
namespace countersign::providers {

struct LookupRequest
{
    std::string tenant{};
    std::string intentKey{};
    std::string provider{}, environment{}, account{}, operation{};
    std::string providerKey{};
    std::string requestDigest{};
    std::string providerResultId{};        // where a result is already known
    std::string providerRequestId{};       // of the last attempt, where known
    std::string amountMinor{}, currency{}; // "" for effects without money
    std::string customerRef{}, recipientRef{};
    std::map<std::string, std::string> correlation{};
    std::optional<Instant> firstDispatchedAt{}; // window start
    std::optional<Instant> lastDispatchedAt{};
    std::vector<LookupRequest> items{}; // of a batch: what is to be found in the same answers; they have none
};

inline constexpr std::size_t MaxBatchItems = 200; // of one request

// The request of an intent; attempts give the window.
LookupRequest lookupRequestOf(const effect::EffectIntent &intent, const std::vector<effect::EffectAttempt> &attempts);

nlohmann::json toJson(const LookupRequest &request);
Result<LookupRequest> parseLookupRequest(const nlohmann::json &json); // unknown and missing fields refused

} // namespace countersign::providers
