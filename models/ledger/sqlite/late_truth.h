// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/evidence.h"
#include "models/ledger/sqlite/scene.h"

#include <optional>
#include <vector>

// T9 for evidence: an object at the provider that carries our own reference and does not fit what the ledger says.
namespace countersign::ledger {

// What the evidence contradicts, one conflict an object. Objects without our reference prove nothing about this intent
// and are left out; so is evidence about another account, environment or request.
std::vector<NewConflict> lateTruths(const effect::EffectIntent &intent,
                                    const std::optional<effect::EffectAttempt> &lastAttempt,
                                    const effect::Evidence &evidence, const Digest &digest);

// Opens them.
Status noticeLateTruth(Scene &scene, effect::EffectIntent &intent, const effect::Evidence &evidence,
                       const Digest &digest);

} // namespace countersign::ledger
