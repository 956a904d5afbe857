// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/profile.h"
#include "models/effect/effect_intent.h"

#include <string>

namespace countersign::console {

// This person looks the effect up and proposes to accept its receipt, so that a second person has something to decide.
// Internal: the ledger refused it, or asked for no second person.
Status proposeAcceptance(app::Profile profile, const effect::EffectRef &ref, const std::string &reasonCode,
                         const std::string &reasonText);

} // namespace countersign::console
