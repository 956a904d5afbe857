// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/ledger/sqlite/compensations.h"
#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/in_force.h"
#include "models/ledger/sqlite/release_check.h"
#include "models/ledger/sqlite/sweeper.h"
#include "models/ledger/sqlite/worker_ledger.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace countersign::ledger {

namespace {

using effect::AttemptOutcome;
using effect::EffectAttempt;
using effect::EffectIntent;
using effect::EffectStatus;

Result<effect::ProviderContract> requireContract(Scene &scene, const EffectIntent &intent)
{
    COUNTERSIGN_TRY(auto contract, contractOf(scene.session, intent));
    if (!contract)
        return fail(ErrorKind::InvalidInput,
                    {translatable("intent %1: no provider contract is in force for %2"),
                     {intent.ref.key.value(), intent.provider}},
                    translatable("Let an administrator publish one: countersignctl contract publish"));
    return std::move(contract->value);
}

BeginResult refused(BeginOutcome outcome, EffectIntent intent)
{
    BeginResult result{outcome, 0, {}, std::nullopt, std::move(intent), {}, {}};
    if (outcome == BeginOutcome::NotBefore)
        result.notBefore = result.intent.retryAt;
    return result;
}

// What forbids an attempt now; moves a row to unknown that has become doubtful.
Result<std::optional<BeginOutcome>> obstacle(Scene &scene, EffectIntent &intent)
{
    if (effect::isFinal(intent.status))
        return std::optional(BeginOutcome::Final);
    if (intent.status == EffectStatus::Unknown)
        return std::optional(BeginOutcome::Unknown);
    if (intent.openAttempt) {
        COUNTERSIGN_TRY(const bool moved, sweepIntent(scene, intent));
        return std::optional(moved ? BeginOutcome::Unknown : BeginOutcome::InProgress);
    }
    if (intent.keyExpiresAt && *intent.keyExpiresAt <= scene.now) {
        COUNTERSIGN_CHECK(moveToUnknown(scene, intent, CauseKeyExpired, {}));
        return std::optional(BeginOutcome::Unknown);
    }
    COUNTERSIGN_TRY(const auto conflicts, openConflicts(scene.session, intent.ref));
    if ((intent.hold && scene.now < intent.hold->until) || blocksDispatch(conflicts))
        return std::optional(BeginOutcome::Held);
    COUNTERSIGN_CHECK(verifyOrder(scene.session, intent));
    COUNTERSIGN_TRY(const bool fits, compensationFits(scene.session, intent));
    if (!fits)
        return std::optional(BeginOutcome::Held);
    if (intent.retryAt && scene.now < *intent.retryAt)
        return std::optional(BeginOutcome::NotBefore);
    if (intent.redispatchUntil && *intent.redispatchUntil <= scene.now)
        return std::optional(BeginOutcome::PastRedispatch);
    return std::nullopt;
}

void keepKeyClock(EffectIntent &intent, const effect::ProviderContract &contract, Instant now)
{
    if (intent.keyExpiresAt || contract.keyCarrier == effect::KeyCarrier::None)
        return;
    intent.keyExpiresAt = now + contract.retention;
    intent.redispatchUntil = effect::redispatchUntil(contract, *intent.keyExpiresAt);
}

void growSettleAt(EffectIntent &intent, const effect::ProviderContract &contract, Instant leaseEnd)
{
    const Instant settled = effect::settleAt(contract, leaseEnd);
    intent.settleAt = intent.settleAt ? std::max(*intent.settleAt, settled) : settled;
}

Result<BeginResult> start(Scene &scene, EffectIntent intent, const std::string &worker)
{
    COUNTERSIGN_TRY(const auto contract, requireContract(scene, intent));
    const EffectIntent before = intent;
    EffectAttempt attempt;
    attempt.number = intent.attemptCount + 1;
    attempt.worker = worker;
    attempt.dispatchedAt = scene.now;
    attempt.leaseExpiresAt = scene.now + contract.lease;
    intent.attemptCount = attempt.number;
    intent.openAttempt = attempt.number;
    intent.lastAttemptAt = scene.now;
    intent.retryAt.reset();
    keepKeyClock(intent, contract, scene.now);
    growSettleAt(intent, contract, attempt.leaseExpiresAt);
    COUNTERSIGN_CHECK(applyChange(scene, before, intent, "attempt_opened", attempt.number));
    COUNTERSIGN_CHECK(insertAttempt(scene.session, intent.ref, attempt));
    const auto lease = std::chrono::floor<std::chrono::milliseconds>(contract.lease);
    return BeginResult{BeginOutcome::Started, attempt.number, lease, std::nullopt, std::move(intent), {}, {}};
}

// The first item that may not go now: with it nothing of its batch does.
Result<std::optional<BeginResult>> obstacleAmong(Scene &scene, std::vector<EffectIntent> &items)
{
    for (EffectIntent &item : items) {
        COUNTERSIGN_TRY(const auto against, obstacle(scene, item));
        if (against) {
            std::string key = item.ref.key.value();
            auto result = refused(*against, std::move(item));
            result.item = std::move(key);
            return std::optional(std::move(result));
        }
        COUNTERSIGN_CHECK(verifyRelease(scene.session, item));
    }
    return std::optional<BeginResult>();
}

// Every attempt so far provably never reached the provider, so the provider never took the key.
Result<bool> keyNeverTaken(SqliteSession &session, const effect::EffectRef &ref)
{
    COUNTERSIGN_TRY(const auto attempts, attemptsOf(session, ref));
    return std::all_of(attempts.begin(), attempts.end(), [](const EffectAttempt &attempt) {
        return attempt.outcome == AttemptOutcome::NotSent || attempt.outcome == AttemptOutcome::NotProcessed;
    });
}

} // namespace

Result<BeginResult> beginAttempt(Scene &scene, const effect::EffectRef &ref, const std::string &worker)
{
    COUNTERSIGN_CHECK(checkName(translatable("worker"), worker));
    COUNTERSIGN_TRY(EffectIntent intent, requireIntent(scene.session, ref));
    COUNTERSIGN_TRY(const auto against, obstacle(scene, intent));
    if (against)
        return refused(*against, std::move(intent));
    COUNTERSIGN_CHECK(verifyRelease(scene.session, intent));
    COUNTERSIGN_TRY(auto items, itemsOfBatch(scene.session, ref));
    COUNTERSIGN_TRY(auto itemInTheWay, obstacleAmong(scene, items));
    if (itemInTheWay) {
        itemInTheWay->intent = std::move(intent);
        return std::move(*itemInTheWay);
    }
    COUNTERSIGN_TRY(BeginResult begun, start(scene, std::move(intent), worker));
    for (EffectIntent &item : items) {
        COUNTERSIGN_TRY(BeginResult begunItem, start(scene, std::move(item), worker));
        begun.items.push_back(std::move(begunItem));
    }
    return begun;
}

Result<bool> renewAttempt(Scene &scene, const effect::EffectRef &ref, std::int64_t attempt)
{
    COUNTERSIGN_TRY(EffectIntent intent, requireIntent(scene.session, ref));
    if (intent.openAttempt != attempt || intent.status != EffectStatus::Prepared)
        return false;
    COUNTERSIGN_TRY(auto open, findAttempt(scene.session, ref, attempt));
    const bool keyLeaves = intent.redispatchUntil && *intent.redispatchUntil <= scene.now;
    if (!open || effect::leaseLapsed(intent, &*open, scene.now) || keyLeaves)
        return false;
    COUNTERSIGN_TRY(const auto contract, requireContract(scene, intent));
    const EffectIntent before = intent;
    open->leaseExpiresAt = std::max(open->leaseExpiresAt, scene.now + contract.lease);
    growSettleAt(intent, contract, open->leaseExpiresAt);
    COUNTERSIGN_CHECK(touch(scene, before, intent));
    COUNTERSIGN_CHECK(updateAttempt(scene.session, ref, *open));
    return true;
}

Result<WordResult> endAttempt(Scene &scene, const effect::EffectRef &ref, std::int64_t attempt, NotSentCause cause,
                              std::optional<Instant> retryAt)
{
    COUNTERSIGN_TRY(EffectIntent intent, requireIntent(scene.session, ref));
    if (intent.openAttempt != attempt)
        return WordResult{WordOutcome::Ignored, intent.status};
    // Over its lease the attempt counts as unknown already, whoever looks first.
    COUNTERSIGN_TRY(const bool swept, sweepIntent(scene, intent));
    if (swept)
        return WordResult{WordOutcome::Ignored, intent.status};
    const EffectIntent before = intent;
    const auto outcome = cause == NotSentCause::NotSent ? AttemptOutcome::NotSent : AttemptOutcome::NotProcessed;
    COUNTERSIGN_CHECK(closeAttempt(scene, ref, attempt, attemptAnswer(outcome, effect::toString(outcome))));
    intent.openAttempt.reset();
    if (intent.status == EffectStatus::Prepared) {
        intent.retryAt = retryAt;
        COUNTERSIGN_TRY(const bool untouched, keyNeverTaken(scene.session, ref));
        if (untouched) {
            intent.keyExpiresAt.reset();
            intent.redispatchUntil.reset();
        }
    }
    COUNTERSIGN_CHECK(applyChange(scene, before, intent, effect::toString(outcome), attempt));
    return WordResult{before.status == EffectStatus::Prepared ? WordOutcome::Applied : WordOutcome::AttemptClosed,
                      intent.status};
}

Result<std::vector<effect::EffectRef>> dispatchable(SqliteSession &session, std::size_t limit, Instant now)
{
    COUNTERSIGN_TRY(
        const SqlRows rows,
        session.query("SELECT tenant_id, intent_key FROM effect_intents i WHERE status = 'prepared' "
                      "AND open_attempt IS NULL AND (hold_until IS NULL OR hold_until <= ?) "
                      "AND (retry_at IS NULL OR retry_at <= ?) "
                      "AND (redispatch_until IS NULL OR redispatch_until > ?) "
                      "AND NOT EXISTS (SELECT 1 FROM conflicts c WHERE c.tenant_id = i.tenant_id "
                      "AND c.intent_key = i.intent_key AND c.settled_by_seq IS NULL AND c.kind <> 'digest_mismatch') "
                      "ORDER BY prepared_at, tenant_id, intent_key LIMIT ?",
                      {now, now, now, static_cast<std::int64_t>(limit)}));
    std::vector<effect::EffectRef> refs;
    for (const SqlRow &row : rows) {
        COUNTERSIGN_TRY(auto tenant, TenantId::parse(row.text(0)));
        COUNTERSIGN_TRY(auto key, IntentKey::parse(row.text(1)));
        refs.push_back({std::move(tenant), std::move(key)});
    }
    return refs;
}

} // namespace countersign::ledger
