// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/pacing.h"

#include <algorithm>
#include <thread>

namespace countersign {

Pacing::SteadyTime Pacing::now() const
{
    return std::chrono::steady_clock::now();
}

void Pacing::pause(std::chrono::microseconds time)
{
    std::this_thread::sleep_for(time);
}

PermitAnswer awaitPermit(RateLimiter &limiter, Pacing &pacing, Deadline deadline, const CancelToken &cancel)
{
    using std::chrono::microseconds;
    constexpr microseconds Glance = std::chrono::milliseconds(20); // how late a cancel may be seen
    for (;;) {
        if (cancel.isCancelled())
            return {Permit::Cancelled, {}};
        const auto now = pacing.now();
        if (now >= deadline)
            return {Permit::TooLate, {}};
        const microseconds wait = limiter.tryAcquire(now);
        if (wait.count() == 0)
            return {Permit::Granted, {}};
        if (wait > deadline - now)
            return {Permit::TooLate, wait};
        pacing.pause(std::min(wait, Glance));
    }
}

} // namespace countersign
