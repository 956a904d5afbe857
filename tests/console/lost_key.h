// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/effect/effect_intent.h"

#include <string>

namespace countersign::console {

// A charge of the demo in `dir` of which nobody knows, at an account that keeps keys for some seconds only: a worker
// was killed before it sent anything, and when this returns the provider may have forgotten the key. Takes about ten
// seconds; runs the event loop meanwhile.
Result<effect::EffectRef> chargeWithLostKey(const std::string &dir);

} // namespace countersign::console
