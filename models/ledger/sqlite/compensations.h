// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/provider_contract.h"
#include "models/ledger/sqlite/scene.h"
#include "models/statement/statement.h"

#include <string_view>

// Compensations (ledger.md section 6): how one begins, and what its outcome does to the original.
namespace countersign::ledger {

// SQL, true of a row `i` of effect_intents about which a conflict is open that throws its outcome into doubt: what was
// refused, released or never sent may have happened after all.
constexpr std::string_view IsDoubted =
    "EXISTS (SELECT 1 FROM conflicts d WHERE d.tenant_id = i.tenant_id AND d.intent_key = i.intent_key "
    "AND d.settled_by_seq IS NULL AND d.kind <> 'digest_mismatch')";

// The prepared row of the compensation that an applied statement commands. It waits for its worker like any other.
Status beginCompensation(Scene &scene, const effect::EffectIntent &original, const effect::ProviderContract &contract,
                         const statement::CompensationCommand &command);

// `compensation` has just become confirmed or rejected, by whoever; nothing happens for an intent that compensates
// none. Confirmed: what is taken from the original's receipt makes compensated_minor grow, and the original compensated
// when the amount is reached, but only once its object has `happened`: one that was merely accepted may still fail, and
// occupies its part of what is left; what is taken from a second effect leaves the original as it is. Where the
// original is not confirmed, a conflict opens on it. Rejected: the original is due.
Status compensationSettled(Scene &scene, effect::EffectIntent &compensation, bool happened);

// The provider now says that the object of a confirmed compensation happened: it counts from here on, as above. True if
// this was not known before. False, and nothing happens, for an intent that compensates none.
Result<bool> compensationCompleted(Scene &scene, effect::EffectIntent &compensation);

// `compensation` was reopened: what it had taken from its original counts no more, and an original that is not wholly
// compensated without it is confirmed again. Nothing happens for an intent that compensates none.
Status compensationReopened(Scene &scene, const effect::EffectIntent &compensation);

// True if a compensation of the intent took back that object of the provider's, and that has happened.
Result<bool> isTakenBack(SqliteSession &session, const effect::EffectRef &ref, const std::string &objectId);

// Whether this compensation may still be carried out: its original is confirmed (or compensated, where it takes back a
// second effect), the object is still the original's receipt or its second effect, and with all the others of that
// object that happened or may have it is at most the amount. One that nobody is sending now stands in nobody's way: of
// two that wait, the first to be sent holds the other. True for an intent that compensates none.
Result<bool> compensationFits(SqliteSession &session, const effect::EffectIntent &compensation);

} // namespace countersign::ledger
