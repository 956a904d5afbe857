// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/sqlite/submit_case.h"

// What an applied decision does beside its own row: conflicts it opens or settles, the compensation it begins, the
// original of a compensation it decides. Inside the statement's transaction.
namespace countersign::ledger {

// An applied resolution: a resolve, or an approval of one. Not the settlement of a conflict.
bool resolves(const statement::Statement &said);
// Settles the conflict it names: a settle, an approval of one, or a reopening that says how the conflict ended.
bool settles(const statement::Statement &said);

// Before the row is written, so that its due_at knows of them.
Status moveConflicts(SubmitCase &one);
Status orderCompensation(SubmitCase &one, const effect::EffectIntent &after);
// After the row was written; `after` as it stands now, and afterwards: what it means to the original, where it is a
// compensation.
Status moveCompensations(SubmitCase &one, effect::EffectIntent &after);

} // namespace countersign::ledger
