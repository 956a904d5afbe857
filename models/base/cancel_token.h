// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

// One flag between the thread that waits and the thread that wants it to stop. Thread-safe; outlives both users.
namespace countersign {

class CancelToken final
{
public:
    CancelToken() = default;
    CancelToken(const CancelToken &) = delete;
    CancelToken &operator=(const CancelToken &) = delete;

    void cancel() noexcept { m_cancelled.store(true, std::memory_order_release); }
    bool isCancelled() const noexcept { return m_cancelled.load(std::memory_order_acquire); }

private:
    std::atomic<bool> m_cancelled{false};
};

} // namespace countersign
