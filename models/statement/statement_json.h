// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statement/statement.h"

#include <nlohmann/json_fwd.hpp>

// The JSON form of a statement, one place for both directions of the comparison and for the writer.
namespace countersign::statement {

nlohmann::json jsonOf(const Statement &statement); // asserts that subject is canonical and an object

} // namespace countersign::statement
