// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/http/rung_scan.h"

namespace countersign::providers {

// What a scan proves. Two objects are FoundMany whatever else happened; one is Found or Mismatch only if the scan was
// complete, because a page that was not read may hold a second; none is Absent only if it was complete and the
// description lets the rung prove absence for this request.
effect::Finding findingOf(const RungQuestion &question, const ScanResult &scan, Instant now);

inline constexpr std::size_t MaxMatches = 100; // as evidence carries them

} // namespace countersign::providers
