// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/scene.h"

#include "models/ledger/sqlite/due.h"
#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/outbox.h"

namespace countersign::ledger {

namespace {

using effect::EffectIntent;

Status write(Scene &scene, const EffectIntent &before, EffectIntent &after)
{
    after.eventNo = before.eventNo + 1;
    after.updatedAt = scene.now;
    COUNTERSIGN_CHECK(refreshDue(scene.session, after, scene.now));
    COUNTERSIGN_TRY(const bool hit, updateIntent(scene.session, after, expectAttempt(before)));
    if (!hit)
        return fail(ErrorKind::Busy,
                    {translatable("intent %1: the row was changed meanwhile"), {before.ref.key.value()}},
                    translatable("Read it again."));
    return {};
}

} // namespace

Status applyChange(Scene &scene, const EffectIntent &before, EffectIntent &after, std::string_view cause,
                   std::optional<std::int64_t> attempt)
{
    after.version = before.version + 1;
    COUNTERSIGN_CHECK(write(scene, before, after));
    return appendEvent(scene.session, after, effect::toString(before.status), cause, attempt, scene.now);
}

Status touch(Scene &scene, const EffectIntent &before, EffectIntent &after)
{
    after.version = before.version;
    return write(scene, before, after);
}

Status raiseConflict(Scene &scene, EffectIntent &intent, const ConflictMatter &conflict)
{
    COUNTERSIGN_TRY(const OpenedConflict opened,
                    openConflict(scene.session, scene.entropy, intent.ref, conflict, scene.now));
    if (!opened.isNew)
        return {};
    const EffectIntent before = intent;
    COUNTERSIGN_CHECK(touch(scene, before, intent));
    return appendOutbox(
        scene.session, OutboxType::DeskConflict, intent,
        {{"kind", std::string(toString(conflict.kind))}, {"conflict", opened.id}, {"object", conflict.objectId}},
        scene.now);
}

effect::EffectAttempt attemptAnswer(effect::AttemptOutcome outcome, std::string_view errorClass)
{
    effect::EffectAttempt answer;
    answer.outcome = outcome;
    answer.errorClass = errorClass;
    return answer;
}

Status closeAttempt(Scene &scene, const effect::EffectRef &ref, std::int64_t number,
                    const effect::EffectAttempt &answer)
{
    COUNTERSIGN_TRY(const auto stored, findAttempt(scene.session, ref, number));
    effect::EffectAttempt closed = stored.value_or(answer);
    closed.number = number;
    closed.outcome = answer.outcome;
    closed.errorClass = answer.errorClass;
    closed.httpStatus = answer.httpStatus;
    closed.providerRequestId = answer.providerRequestId;
    if (!closed.closedAt)
        closed.closedAt = scene.now;
    return updateAttempt(scene.session, ref, closed);
}

} // namespace countersign::ledger
