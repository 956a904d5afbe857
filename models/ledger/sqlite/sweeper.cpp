// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/sweeper.h"

#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/in_force.h"
#include "models/ledger/sqlite/outbox.h"

#include <map>
#include <string>

namespace countersign::ledger {

namespace {

using effect::AttemptOutcome;
using effect::EffectAttempt;
using effect::EffectIntent;
using effect::EffectStatus;

Status closeLapsedOfFinal(Scene &scene, EffectIntent &intent)
{
    const EffectIntent before = intent;
    const auto attempt = intent.openAttempt;
    intent.openAttempt.reset();
    COUNTERSIGN_CHECK(
        closeAttempt(scene, intent.ref, *attempt, attemptAnswer(AttemptOutcome::Unknown, CauseLeaseOver)));
    return applyChange(scene, before, intent, CauseLeaseOver, attempt);
}

Result<std::vector<EffectIntent>> selectIntents(SqliteSession &session, const std::string &condition,
                                                const SqlParams &params)
{
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT " + intentColumns() + " FROM effect_intents WHERE " + condition, params));
    std::vector<EffectIntent> intents;
    for (const SqlRow &row : rows) {
        COUNTERSIGN_TRY(auto intent, intentFromRow(row));
        intents.push_back(std::move(intent));
    }
    return intents;
}

Result<std::vector<EffectIntent>> overdueLeases(Scene &scene, std::int64_t limit)
{
    return selectIntents(scene.session,
                         "(tenant_id, intent_key) IN (SELECT tenant_id, intent_key FROM effect_attempts "
                         "WHERE closed_at IS NULL AND lease_expires_at <= ?) AND open_attempt IS NOT NULL "
                         "ORDER BY tenant_id, intent_key LIMIT ?",
                         {scene.now, limit});
}

Result<std::vector<EffectIntent>> pastRedispatch(Scene &scene, std::int64_t limit)
{
    return selectIntents(scene.session,
                         "status = 'prepared' AND open_attempt IS NULL AND redispatch_until IS NOT NULL "
                         "AND redispatch_until <= ? ORDER BY tenant_id, intent_key LIMIT ?",
                         {scene.now, limit});
}

// Prepared rows that wait and are not in the queue yet; the oldest first, so that a batch never starves them.
Status makeStaleDue(Scene &scene, std::int64_t limit)
{
    COUNTERSIGN_TRY(auto waiting, selectIntents(scene.session,
                                                "status = 'prepared' AND open_attempt IS NULL AND due_at IS NULL "
                                                "ORDER BY prepared_at, tenant_id, intent_key LIMIT ?",
                                                {limit}));
    std::map<std::string, std::optional<Duration>> preparedMax;
    for (EffectIntent &intent : waiting) {
        const std::string &tenant = intent.ref.tenant.value();
        if (!preparedMax.contains(tenant)) {
            COUNTERSIGN_TRY(const auto policy, policyInForce(scene.session, tenant));
            preparedMax[tenant] = policy ? std::optional(policy->value.preparedMax) : std::nullopt;
        }
        const auto longest = preparedMax[tenant];
        if (!longest || intent.lastAttemptAt.value_or(intent.preparedAt) + *longest > scene.now)
            continue;
        const EffectIntent before = intent;
        COUNTERSIGN_CHECK(touch(scene, before, intent));
        COUNTERSIGN_CHECK(
            appendOutbox(scene.session, OutboxType::DeskOverdue, intent, {{"cause", "prepared_max"}}, scene.now));
    }
    return {};
}

} // namespace

Status moveToUnknown(Scene &scene, EffectIntent &intent, std::string_view cause, const EffectAttempt &answer)
{
    const EffectIntent before = intent;
    const auto attempt = intent.openAttempt;
    intent.status = EffectStatus::Unknown;
    intent.openAttempt.reset();
    intent.retryAt.reset();
    if (attempt)
        COUNTERSIGN_CHECK(closeAttempt(scene, intent.ref, *attempt, answer));
    COUNTERSIGN_CHECK(applyChange(scene, before, intent, cause, attempt));
    return appendOutbox(scene.session, OutboxType::EffectUnknown, intent, {{"cause", std::string(cause)}}, scene.now);
}

Result<bool> isLeaseOver(SqliteSession &session, const EffectIntent &intent, Instant now)
{
    if (!intent.openAttempt)
        return false;
    COUNTERSIGN_TRY(const auto open, findAttempt(session, intent.ref, *intent.openAttempt));
    return effect::leaseLapsed(intent, open ? &*open : nullptr, now);
}

Result<bool> sweepIntent(Scene &scene, EffectIntent &intent)
{
    if (intent.status != EffectStatus::Prepared)
        return false;
    COUNTERSIGN_TRY(const bool leaseOver, isLeaseOver(scene.session, intent, scene.now));
    const bool keyOver = !intent.openAttempt && intent.redispatchUntil && *intent.redispatchUntil <= scene.now;
    if (!leaseOver && !keyOver)
        return false;
    const std::string_view cause = leaseOver ? CauseLeaseOver : CauseKeyExpired;
    COUNTERSIGN_CHECK(moveToUnknown(scene, intent, cause, attemptAnswer(AttemptOutcome::Unknown, cause)));
    return true;
}

Result<std::int64_t> sweepBatch(Scene &scene, std::size_t limit)
{
    const auto most = static_cast<std::int64_t>(limit);
    std::int64_t moved = 0;
    COUNTERSIGN_TRY(auto lapsed, overdueLeases(scene, most));
    for (EffectIntent &intent : lapsed) {
        if (intent.status != EffectStatus::Prepared) {
            COUNTERSIGN_CHECK(closeLapsedOfFinal(scene, intent));
            continue;
        }
        COUNTERSIGN_TRY(const bool swept, sweepIntent(scene, intent));
        moved += swept ? 1 : 0;
    }
    COUNTERSIGN_TRY(auto expired, pastRedispatch(scene, most - static_cast<std::int64_t>(lapsed.size())));
    for (EffectIntent &intent : expired) {
        COUNTERSIGN_TRY(const bool swept, sweepIntent(scene, intent));
        moved += swept ? 1 : 0;
    }
    COUNTERSIGN_CHECK(makeStaleDue(scene, most));
    return moved;
}

} // namespace countersign::ledger
