// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/rate_limiter.h"

#include "models/base/assert.h"

#include <algorithm>
#include <cmath>

namespace countersign {

RateLimiter::RateLimiter(int perSecond, int burst, SteadyTime start)
    : m_perSecond(perSecond), m_burst(burst), m_permits(burst), m_filledAt(start), m_blockedUntil(start)
{
    COUNTERSIGN_ASSERT(perSecond >= 1 && burst >= 1);
}

std::chrono::microseconds RateLimiter::tryAcquire(SteadyTime now)
{
    using std::chrono::duration;
    using std::chrono::duration_cast;
    using std::chrono::microseconds;
    const std::lock_guard lock(m_mutex);
    if (now > m_filledAt) {
        m_permits = std::min(m_burst, m_permits + duration<double>(now - m_filledAt).count() * m_perSecond);
        m_filledAt = now;
    }
    if (now < m_blockedUntil)
        return std::max(microseconds(1), duration_cast<microseconds>(m_blockedUntil - now));
    if (m_permits < 1.0)
        return std::max(microseconds(1), microseconds(std::llround(std::ceil((1.0 - m_permits) / m_perSecond * 1e6))));
    m_permits -= 1.0;
    return microseconds(0);
}

void RateLimiter::blockUntil(SteadyTime until)
{
    const std::lock_guard lock(m_mutex);
    m_blockedUntil = std::max(m_blockedUntil, until);
}

} // namespace countersign
