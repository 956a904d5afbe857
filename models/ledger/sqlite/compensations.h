// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/sqlite/scene.h"

// What a compensation that became final does to its original (ledger.md section 6).
namespace countersign::ledger {

// `compensation` has just become confirmed or rejected, by whoever; nothing happens for an intent that compensates
// none. Confirmed: compensated_minor grows, and the original becomes compensated when the amount is reached; where the
// original is not confirmed, a conflict opens on it. Rejected: the original is due.
Status compensationSettled(Scene &scene, const effect::EffectIntent &compensation);

} // namespace countersign::ledger
