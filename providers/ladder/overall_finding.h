// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/api/provider_adapter.h"

#include <string>
#include <vector>

namespace countersign::providers {

// The name of the finding over all reports of a lookup: the strongest by precedence; FoundMany also where reports name
// different objects; Absent only if every one says so; Inconclusive of none.
std::string overallFinding(const std::vector<LookupReport> &reports);

// One object with nothing differing, of the intent and of each item, from a scan that saw everything: further rungs
// could add nothing.
bool isCertain(const LookupReport &report);

} // namespace countersign::providers
