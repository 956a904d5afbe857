// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/effect/watch.h"

#include <algorithm>

namespace countersign::effect {

namespace {

// ledger.md T9: key_expires_at + max_transit + lag. Without a key nothing expires, and only two bounds are declared
// (ledger.md, "Honest limit"): settle_at, when the last attempt has arrived and can be seen; and the same transit and
// lag counted from when the row became final, after which begin_attempt lets nobody send. The later one.
std::optional<Instant> endOfWatch(const EffectIntent &intent, const ProviderContract &contract)
{
    const Duration arrivalAndSight = contract.maxTransit + contract.visibilityLag;
    if (intent.keyExpiresAt)
        return *intent.keyExpiresAt + arrivalAndSight;
    if (!intent.resolvedAt)
        return intent.settleAt;
    const Instant afterResolution = *intent.resolvedAt + arrivalAndSight;
    return intent.settleAt ? std::max(*intent.settleAt, afterResolution) : afterResolution;
}

} // namespace

std::optional<Instant> watchedUntil(const EffectIntent &intent, bool rejectedByAbsence,
                                    const ProviderContract &contract, Instant now)
{
    const bool fromAbsence = intent.status == EffectStatus::Rejected && rejectedByAbsence;
    if (!isFinal(intent.status) || (!fromAbsence && intent.attemptCount <= 1))
        return std::nullopt;
    const std::optional<Instant> end = endOfWatch(intent, contract);
    return end && now < *end ? end : std::nullopt;
}

} // namespace countersign::effect
