// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/statement/statement.h"

// Which fields a kind of statement has and how they must agree with each other; each field by itself is already right.
namespace countersign::statement {

Status checkFieldsOfKind(const Statement &statement);

} // namespace countersign::statement
