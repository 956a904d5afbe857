// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"
#include "models/ledger/worker_ledger.h"

#include <string>

// The business command of the worker: collect an amount from a customer, once per intent key.
namespace countersign::worker {

inline constexpr std::string_view ProviderId = "sandbox";
inline constexpr std::string_view ChargeOperation = "charge";

struct ChargeCommand
{
    effect::EffectRef ref;
    std::string environment{};
    std::string account{};
    Money amount;
    std::string customer{};
    std::string workflowId{};
    std::string stepId{};
};

// The digest says what was asked for: SHA-256 of the canonical JSON of provider, environment, account, operation,
// amount, currency and customer.
ledger::PrepareRequest prepareRequest(const ChargeCommand &command);

// The body of the one request that may carry this intent: from the ledger's row alone, so that every attempt of a key
// sends the same bytes.
Result<std::string> chargeBody(const effect::EffectIntent &intent);

} // namespace countersign::worker
