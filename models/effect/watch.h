// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/provider_contract.h"

#include <optional>

// T9: which final rows are asked about again, and for how long, because an object may still turn up that contradicts
// them.
namespace countersign::effect {

// The end of the watch: on watch while now < end. Nullopt: the row is not, or no more, on watch. `rejectedByAbsence`:
// the row was rejected by a statement that cited no object of the provider. Total; any thread.
std::optional<Instant> watchedUntil(const EffectIntent &intent, bool rejectedByAbsence,
                                    const ProviderContract &contract, Instant now);

} // namespace countersign::effect
