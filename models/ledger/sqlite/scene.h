// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/entropy.h"
#include "models/effect/effect_intent.h"
#include "models/ledger/sqlite/conflicts.h"
#include "models/ledger/sqlite/sqlite_session.h"

#include <optional>
#include <string_view>

// The steps every change by a worker or the sweeper is made of. All stand inside one write transaction.
namespace countersign::ledger {

struct Scene
{
    SqliteSession &session;
    Entropy &entropy;
    Instant now; // the ledger's clock, read once under the lock
};

// A status change, or an attempt opened or closed: takes the next event_no and version, refreshes due_at, writes the
// row on the condition that status and attempt are those of `before`, and appends the event.
Status applyChange(Scene &scene, const effect::EffectIntent &before, effect::EffectIntent &after,
                   std::string_view cause, std::optional<std::int64_t> attempt);
// A change that is neither (a renewed lease, a counted duplicate, a conflict): next event_no, no version, no event.
Status touch(Scene &scene, const effect::EffectIntent &before, effect::EffectIntent &after);

// Opens the conflict, makes the row due and tells the desk; a conflict that is open already changes nothing.
Status raiseConflict(Scene &scene, effect::EffectIntent &intent, const ConflictMatter &conflict);

// What closes an attempt that no provider answered.
effect::EffectAttempt attemptAnswer(effect::AttemptOutcome outcome, std::string_view errorClass);

// Closes an attempt: closed_at = now. `answer` carries outcome, error class, HTTP status and provider request id.
Status closeAttempt(Scene &scene, const effect::EffectRef &ref, std::int64_t number,
                    const effect::EffectAttempt &answer);

} // namespace countersign::ledger
