// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <nlohmann/json_fwd.hpp>

// The JSON Schema check of a provider description, apart because valijson is slow to compile.
namespace countersign::providers {

Status checkDescriptionSchema(const nlohmann::json &description);

} // namespace countersign::providers
