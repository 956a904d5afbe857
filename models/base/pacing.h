// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/cancel_token.h"
#include "models/base/clock.h"
#include "models/base/rate_limiter.h"

#include <chrono>

// Waiting for a permit of a rate limiter. The waiting itself is replaceable, so that tests need no real time.
namespace countersign {

class Pacing
{
public:
    using SteadyTime = RateLimiter::SteadyTime;

    Pacing() = default;
    Pacing(const Pacing &) = delete;
    Pacing &operator=(const Pacing &) = delete;
    virtual ~Pacing() = default;

    virtual SteadyTime now() const;                     // the steady clock
    virtual void pause(std::chrono::microseconds time); // blocks the calling thread; thread-safe
};

enum class Permit {
    Granted,
    TooLate,   // none before the deadline: known at once, not waited for, nothing taken
    Cancelled, // nothing taken
};
struct PermitAnswer
{
    Permit permit = Permit::Granted;
    std::chrono::microseconds wait{}; // with TooLate: from now until the limiter may grant one
};

// Blocks until the limiter grants a permit, the deadline rules it out, or somebody cancels.
PermitAnswer awaitPermit(RateLimiter &limiter, Pacing &pacing, Deadline deadline, const CancelToken &cancel);

} // namespace countersign
