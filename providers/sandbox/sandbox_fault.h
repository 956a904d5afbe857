// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// How a request asks to be treated badly: the header `Sandbox-Fault: NAME[;parameter=value][, NAME…]`. At most one
// fault decides what becomes of the answer; any others change what is made.
namespace countersign::sandbox {

enum class FaultKind {
    // what becomes of the answer
    AcceptAndDrop,    // accepted, then the connection closes without an answer
    DropBeforeAccept, // the connection closes, nothing accepted
    AnswerLate,       // ;ms=N: accepted at once, answered N milliseconds later
    RateLimit,        // ;retry_after=S: 429, nothing accepted
    Error500Before,   // 500, nothing accepted
    Error500After,    // accepted, answered with 500 as a broken gateway would
    SilenceBefore,    // nothing accepted and never an answer; the connection stays open
    SilenceAfter,     // accepted and never an answer; the connection stays open
    HtmlBody,         // accepted, answered with 200 and a page for people
    HugeBody,         // accepted, answered with 50 MB before the end of the object
    InvalidUtf8,      // accepted, answered with bytes that are no text
    // what is made
    Declined,      // nothing, and a refusal for good
    OtherAmount,   // ;minor=N: an object of that amount
    OtherCurrency, // ;code=EUR: an object in that currency
    Duplicate,     // two objects; the answer names the first
    IndexLag,      // ;s=N: an object that lists show only N seconds later, by the sandbox's clock
};
std::string_view toString(FaultKind kind);

struct Fault
{
    FaultKind kind{};
    std::int64_t value = 0; // milliseconds (up to ten minutes), seconds (up to a day) or minor units, as the kind says
    std::string currency{}; // ISO 4217, with OtherCurrency
};
using Faults = std::vector<Fault>; // each kind at most once

inline constexpr std::string_view FaultHeader = "Sandbox-Fault";

// InvalidInput names what is not understood; "" is no fault.
Result<Faults> parseFaults(std::string_view header);

const Fault *faultIn(const Faults &faults, FaultKind kind); // null: not asked for
const Fault *answerFaultIn(const Faults &faults);           // the one that decides about the answer

} // namespace countersign::sandbox
