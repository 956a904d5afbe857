// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// How a request asks to be treated badly: the header `Sandbox-Fault: NAME[;parameter=value]`.
namespace countersign::sandbox {

enum class FaultKind {
    AcceptAndDrop,    // accepted, then the connection closes without an answer
    DropBeforeAccept, // the connection closes, nothing accepted
    AnswerLate,       // ;ms=N: accepted at once, answered N milliseconds later
    RateLimit,        // ;retry_after=S: 429, nothing accepted
    Error500Before,   // 500, nothing accepted
    Error500After,    // accepted, answered with 500 as a broken gateway would
};
std::string_view toString(FaultKind kind);

struct Fault
{
    FaultKind kind{};
    std::chrono::milliseconds delay{}; // with AnswerLate, at most ten minutes
    std::int64_t retryAfter = 0;       // seconds, with RateLimit, at most a day
};

inline constexpr std::string_view FaultHeader = "Sandbox-Fault";

// InvalidInput names what is not understood; "" is no fault.
Result<std::optional<Fault>> parseFault(std::string_view header);

} // namespace countersign::sandbox
