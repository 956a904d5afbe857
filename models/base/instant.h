// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace countersign {

// A moment in UTC, to the microsecond, which is what PostgreSQL keeps.
using Instant = std::chrono::sys_time<std::chrono::microseconds>;

} // namespace countersign
