// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/evidence.h"
#include "models/ledger/sqlite/scene.h"

#include <string>

// Looking for what became of an effect: who asked when, and what was found. Changes no status, except that a row whose
// lease or key is over is swept first. Each stands inside a write transaction of the caller.
namespace countersign::ledger {

// The new lookup's id; asked_at = scene.now. NotFound.
Result<std::string> beginLookup(Scene &scene, const effect::EffectRef &ref, const std::string &person);

// Stores the evidence under its digest. InvalidInput unless it parses, names an intent that exists and, with a lookup,
// that lookup and its own intent; `person` must be who began it. "" records import or document evidence. Evidence of
// an object with our own reference that contradicts a final row opens a conflict (T9); the same bytes again change
// nothing.
Result<Digest> recordEvidence(Scene &scene, const std::string &lookupId, const effect::Evidence &evidence,
                              const std::string &person);

// Stamps finished_at and the rung results; a finished lookup stays as it is. NotFound.
Status finishLookup(Scene &scene, const std::string &lookupId, const std::string &person);

} // namespace countersign::ledger
