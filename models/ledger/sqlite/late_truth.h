// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/evidence.h"
#include "models/ledger/sqlite/scene.h"

// T9 for evidence: an object at the provider that carries our own reference and does not fit what the ledger says.
namespace countersign::ledger {

// Opens one conflict for each object that contradicts the row. Objects without our reference prove nothing about this
// intent and are left out; so is evidence about another account, environment or request. An object about which such a
// conflict is open, or was settled, opens no second one.
Status noticeLateTruth(Scene &scene, effect::EffectIntent &intent, const effect::Evidence &evidence,
                       const Digest &digest);

} // namespace countersign::ledger
