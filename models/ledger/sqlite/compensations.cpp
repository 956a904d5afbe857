// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/compensations.h"

#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/outbox.h"

namespace countersign::ledger {

namespace {

using effect::EffectIntent;
using effect::EffectStatus;

Result<EffectIntent> originalOf(Scene &scene, const EffectIntent &compensation)
{
    COUNTERSIGN_TRY(const auto key, IntentKey::parse(compensation.compensatesIntentKey));
    return requireIntent(scene.session, effect::EffectRef{compensation.ref.tenant, key});
}

// The part of the original that is compensated from now on; nullopt: the amounts do not add up.
std::optional<std::int64_t> compensatedMinor(const EffectIntent &original, const EffectIntent &compensation)
{
    if (!original.amount && !compensation.amount)
        return 0;
    if (!original.amount || !compensation.amount)
        return std::nullopt;
    const auto sum = Money(original.compensatedMinor, original.amount->currency()).plus(*compensation.amount);
    if (!sum || sum->minorUnits() > original.amount->minorUnits())
        return std::nullopt;
    return sum->minorUnits();
}

Status disagree(Scene &scene, EffectIntent &original, const EffectIntent &compensation)
{
    NewConflict conflict;
    conflict.kind = ConflictKind::Contradicts;
    conflict.objectId = compensation.providerResultId;
    conflict.evidence = compensation.responseDigest;
    return raiseConflict(scene, original, conflict);
}

Status addConfirmed(Scene &scene, EffectIntent &original, const EffectIntent &compensation)
{
    const auto sum = compensatedMinor(original, compensation);
    if (original.status != EffectStatus::Confirmed || !sum)
        return disagree(scene, original, compensation);
    const EffectIntent before = original;
    original.compensatedMinor = *sum;
    if (original.amount && *sum < original.amount->minorUnits())
        return touch(scene, before, original);
    original.status = EffectStatus::Compensated;
    original.resolvedAt = scene.now;
    COUNTERSIGN_CHECK(applyChange(scene, before, original, "compensated", std::nullopt));
    return appendOutbox(scene.session, OutboxType::EffectCompensated, original,
                        {{"compensation", compensation.ref.key.value()}}, scene.now);
}

} // namespace

Status compensationSettled(Scene &scene, const EffectIntent &compensation)
{
    if (compensation.compensatesIntentKey.empty())
        return {};
    COUNTERSIGN_TRY(EffectIntent original, originalOf(scene, compensation));
    if (compensation.status == EffectStatus::Confirmed)
        return addConfirmed(scene, original, compensation);
    const EffectIntent before = original;
    return touch(scene, before, original);
}

} // namespace countersign::ledger
