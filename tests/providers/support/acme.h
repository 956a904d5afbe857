// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/api/lookup_request.h"

#include <string>

// An invented provider with one rung of each kind, for tests that need a description.
namespace countersign::test {

std::string acmePath();
std::string acmeText();
// A charge of EUR 12.50, dispatched once at 2026-03-01T10:00:00Z with its reference planted.
providers::LookupRequest acmeRequest();

} // namespace countersign::test
