// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/error.h"

// Exit statuses of countersignctl (design.md section 8).
namespace countersign::app {

enum class ExitStatus { Done = 0, Refused = 1, Usage = 2, Unreachable = 3, VerificationFailed = 4, OutcomeUnknown = 5 };

ExitStatus exitStatusOf(const Error &error);

} // namespace countersign::app
