// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"

#include <chrono>
#include <mutex>

// A token bucket that also remembers a provider's "not before". Thread-safe. It never sleeps: it says how long to wait.
namespace countersign {

class RateLimiter final
{
public:
    using SteadyTime = std::chrono::steady_clock::time_point;

    // `perSecond` requests on average, at most `burst` at once; both at least 1 (asserted).
    RateLimiter(int perSecond, int burst, SteadyTime start);

    // Takes one permit if there is one at `now` and returns zero, else the time to wait; nothing is taken then.
    std::chrono::microseconds tryAcquire(SteadyTime now);
    // No permit before `until`, whatever the bucket holds (Retry-After). Only ever moves later.
    void blockUntil(SteadyTime until);

private:
    std::mutex m_mutex;
    const double m_perSecond;
    const double m_burst;
    double m_permits;
    SteadyTime m_filledAt;
    SteadyTime m_blockedUntil;
};

} // namespace countersign
