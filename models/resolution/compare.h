// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"
#include "models/effect/evidence.h"
#include "models/effect/provider_contract.h"

#include <string>
#include <vector>

// How an object at the provider compares with the intent, always from full values and never from a flag in the
// evidence. What a statement must list in result.mismatch.
namespace countersign::resolution {

// Names of the differing fields, in this order: amount, currency, account, environment, reference. Amount and currency
// are compared where the intent has them, and differ where a monetary intent lacks them. The reference must be the
// provider key or the value planted in the operation's correlation field; one that the provider did not return differs.
// `contract` may be null: then only the provider key counts as reference.
std::vector<std::string> differingFields(const effect::EffectIntent &intent, const effect::Evidence &evidence,
                                         const effect::Match &match, const effect::ProviderContract *contract);

// Names tenant, intent, provider key, provider, account, environment and request digest of this intent.
bool namesIntent(const effect::Evidence &evidence, const effect::EffectIntent &intent);

} // namespace countersign::resolution
