// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/governance_difference.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

// What a governance statement would change, as JSON and as lines.
namespace countersign::app {

nlohmann::json
differenceJson(const desk::GovernanceDifference &difference); // {against, changes: [{field, before, after}]}
std::string differenceText(const desk::GovernanceDifference &difference);

} // namespace countersign::app
