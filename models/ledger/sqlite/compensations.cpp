// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/compensations.h"

#include "models/base/assert.h"
#include "models/base/text.h"
#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/outbox.h"

#include <algorithm>

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
    ConflictMatter conflict;
    conflict.kind = ConflictKind::Contradicts;
    conflict.objectId = compensation.providerResultId;
    conflict.evidence = compensation.responseDigest;
    return raiseConflict(scene, original, conflict);
}

// SQL, true of a row `i` of effect_intents: it is confirmed, and its object was said to have happened, not only to have
// been accepted.
constexpr std::string_view IsCarriedOut =
    "i.status = 'confirmed' AND (SELECT e.cause FROM effect_events e WHERE e.tenant_id = i.tenant_id AND e.intent_key "
    "= i.intent_key AND e.cause IN ('accepted', 'happened') ORDER BY e.event_no DESC LIMIT 1) = 'happened'";

// Nothing changes but what is known of the compensation's object; each confirmation leaves one such event.
Status noteHowFar(Scene &scene, EffectIntent &compensation, bool happened)
{
    const EffectIntent before = compensation;
    COUNTERSIGN_CHECK(touch(scene, before, compensation));
    return appendEvent(scene.session, compensation, effect::toString(before.status), happened ? "happened" : "accepted",
                       std::nullopt, scene.now);
}

// What the carried out compensations of the original's receipt add up to, in its currency.
Result<std::int64_t> carriedOutMinor(Scene &scene, const EffectIntent &original)
{
    COUNTERSIGN_TRY(
        const SqlRows rows,
        scene.session.query("SELECT coalesce(sum(amount_minor), 0) FROM effect_intents i WHERE tenant_id = ? "
                            "AND compensates_intent_key = ? AND compensates_object = ? AND currency = ? AND " +
                                std::string(IsCarriedOut),
                            {original.ref.tenant.value(), original.ref.key.value(), original.providerResultId,
                             original.amount ? original.amount->currency().code() : std::string()}));
    return rows.front().integer(0);
}

bool isOfReceipt(const EffectIntent &original, const EffectIntent &compensation)
{
    return compensation.compensatesObject == original.providerResultId;
}

// The original while its compensations may still be carried out: what was taken besides its receipt leaves the receipt
// alone, and can be taken back after it.
bool standsFor(const EffectIntent &original, const EffectIntent &compensation)
{
    return original.status == EffectStatus::Confirmed ||
           (original.status == EffectStatus::Compensated && !isOfReceipt(original, compensation));
}

Status addConfirmed(Scene &scene, EffectIntent &original, const EffectIntent &compensation, bool happened)
{
    if (!standsFor(original, compensation))
        return disagree(scene, original, compensation);
    const EffectIntent before = original;
    if (!isOfReceipt(original, compensation) || !happened)
        return touch(scene, before, original);
    const auto sum = compensatedMinor(original, compensation);
    if (!sum)
        return disagree(scene, original, compensation);
    original.compensatedMinor = *sum;
    if (original.amount && *sum < original.amount->minorUnits())
        return touch(scene, before, original);
    original.status = EffectStatus::Compensated;
    original.resolvedAt = scene.now;
    COUNTERSIGN_CHECK(applyChange(scene, before, original, "compensated", std::nullopt));
    return appendOutbox(scene.session, OutboxType::EffectCompensated, original,
                        {{"compensation", compensation.ref.key.value()}}, scene.now);
}

Result<std::optional<Money>> amountOf(const statement::CompensationCommand &command)
{
    if (command.amountMinor.empty())
        return std::optional<Money>();
    COUNTERSIGN_TRY(const Currency currency, Currency::parse(command.currency));
    const auto minor = parseInt64(command.amountMinor);
    COUNTERSIGN_ASSERT(minor.has_value()); // G2 saw to it
    return std::optional(Money(*minor, currency));
}

// The receipt, or a second effect that nobody settled in another way than by taking it back.
Result<bool> isOurObject(SqliteSession &session, const EffectIntent &original, const EffectIntent &compensation)
{
    if (isOfReceipt(original, compensation))
        return true;
    COUNTERSIGN_TRY(
        const SqlRows rows,
        session.query("SELECT 1 FROM conflicts WHERE tenant_id = ? AND intent_key = ? AND kind = 'second_effect' AND "
                      "object_id = ? AND (settled_by_seq IS NULL OR settlement = 'duplicate_compensated') LIMIT 1",
                      {original.ref.tenant.value(), original.ref.key.value(), compensation.compensatesObject}));
    return !rows.empty();
}

} // namespace

Status beginCompensation(Scene &scene, const EffectIntent &original, const effect::ProviderContract &contract,
                         const statement::CompensationCommand &command)
{
    COUNTERSIGN_TRY(const auto key, IntentKey::parse(command.intent));
    EffectIntent row{effect::EffectRef{original.ref.tenant, key}};
    COUNTERSIGN_TRY(row.requestDigest, Digest::fromHex(command.commandDigest));
    COUNTERSIGN_TRY(row.amount, amountOf(command));
    row.workflowId = original.workflowId; // no step: it stands in nobody's way in the original's step
    row.engine = original.engine;
    row.provider = original.provider;
    row.environment = original.environment;
    row.account = original.account;
    row.operation = command.operation;
    row.kind = original.kind;
    row.customerRef = original.customerRef;
    row.recipientRef = original.recipientRef;
    row.compensatesIntentKey = original.ref.key.value();
    row.compensatesObject = command.targetProviderId;
    row.preparedAt = scene.now;
    row.updatedAt = scene.now;
    COUNTERSIGN_CHECK(effect::plantProviderKey(row, contract));
    return insertIntent(scene.session, row);
}

Status compensationReopened(Scene &scene, const EffectIntent &compensation)
{
    if (compensation.compensatesIntentKey.empty())
        return {};
    COUNTERSIGN_TRY(EffectIntent original, originalOf(scene, compensation));
    const EffectIntent before = original;
    if (!isOfReceipt(original, compensation))
        return touch(scene, before, original);
    COUNTERSIGN_TRY(const std::int64_t confirmed, carriedOutMinor(scene, original));
    const std::int64_t whole = original.amount ? original.amount->minorUnits() : 0;
    original.compensatedMinor = std::min(confirmed, whole);
    const bool stays = original.status != EffectStatus::Compensated || (original.amount && confirmed >= whole);
    if (stays)
        return touch(scene, before, original);
    original.status = EffectStatus::Confirmed;
    COUNTERSIGN_CHECK(applyChange(scene, before, original, "compensation_reopened", std::nullopt));
    return appendOutbox(scene.session, OutboxType::EffectConfirmed, original,
                        {{"cause", "compensation_reopened"}, {"compensation", compensation.ref.key.value()}},
                        scene.now);
}

Status compensationSettled(Scene &scene, EffectIntent &compensation, bool happened)
{
    if (compensation.compensatesIntentKey.empty())
        return {};
    COUNTERSIGN_TRY(EffectIntent original, originalOf(scene, compensation));
    if (compensation.status == EffectStatus::Confirmed) {
        COUNTERSIGN_CHECK(noteHowFar(scene, compensation, happened));
        return addConfirmed(scene, original, compensation, happened);
    }
    const EffectIntent before = original;
    return touch(scene, before, original);
}

Result<bool> compensationCompleted(Scene &scene, EffectIntent &compensation)
{
    if (compensation.compensatesIntentKey.empty() || compensation.status != EffectStatus::Confirmed)
        return false;
    COUNTERSIGN_TRY(const SqlRows known,
                    scene.session.query("SELECT 1 FROM effect_intents i WHERE tenant_id = ? AND intent_key = ? AND " +
                                            std::string(IsCarriedOut),
                                        {compensation.ref.tenant.value(), compensation.ref.key.value()}));
    if (!known.empty())
        return false;
    const EffectIntent before = compensation;
    COUNTERSIGN_CHECK(applyChange(scene, before, compensation, "happened", std::nullopt));
    COUNTERSIGN_TRY(EffectIntent original, originalOf(scene, compensation));
    COUNTERSIGN_CHECK(addConfirmed(scene, original, compensation, true));
    return true;
}

Result<bool> isTakenBack(SqliteSession &session, const effect::EffectRef &ref, const std::string &objectId)
{
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT 1 FROM effect_intents i WHERE tenant_id = ? AND compensates_intent_key = ? "
                                  "AND compensates_object = ? AND " +
                                      std::string(IsCarriedOut) + " LIMIT 1",
                                  {ref.tenant.value(), ref.key.value(), objectId}));
    return !rows.empty() && !objectId.empty();
}

Result<bool> compensationFits(SqliteSession &session, const EffectIntent &compensation)
{
    if (compensation.compensatesIntentKey.empty())
        return true;
    COUNTERSIGN_TRY(const auto key, IntentKey::parse(compensation.compensatesIntentKey));
    COUNTERSIGN_TRY(const auto original, findIntent(session, {compensation.ref.tenant, key}));
    const bool isCounted =
        compensation.status == EffectStatus::Confirmed; // it may itself have compensated the original
    if (!original ||
        !(standsFor(*original, compensation) || (isCounted && original->status == EffectStatus::Compensated)))
        return false;
    COUNTERSIGN_TRY(const bool isOurs, isOurObject(session, *original, compensation));
    if (!isOurs)
        return false;
    COUNTERSIGN_TRY(const SqlRows others,
                    session.query("SELECT count(*), coalesce(sum(amount_minor), 0) FROM effect_intents i "
                                  "WHERE tenant_id = ? AND compensates_intent_key = ? AND compensates_object = ? "
                                  "AND intent_key <> ? AND (status IN ('unknown', 'confirmed') OR "
                                  "open_attempt IS NOT NULL OR " +
                                      std::string(IsDoubted) + ")",
                                  {compensation.ref.tenant.value(), compensation.compensatesIntentKey,
                                   compensation.compensatesObject, compensation.ref.key.value()}));
    // A second effect is taken back whole, by one compensation.
    const bool alone = others.front().integer(0) == 0;
    if (!original->amount || !compensation.amount || !isOfReceipt(*original, compensation))
        return alone;
    std::int64_t all = others.front().integer(1);
    return !__builtin_add_overflow(all, compensation.amount->minorUnits(), &all) &&
           all <= original->amount->minorUnits();
}

} // namespace countersign::ledger
