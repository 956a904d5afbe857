// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/instant.h"
#include "models/base/result.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Time is UTC with microseconds, and comes from a Clock that can be replaced.
namespace countersign {

using Duration = std::chrono::microseconds;
// A point on the steady clock after which an answer is no longer wanted.
using Deadline = std::chrono::steady_clock::time_point;

class Clock
{
public:
    Clock() = default;
    Clock(const Clock &) = delete;
    Clock &operator=(const Clock &) = delete;
    virtual ~Clock() = default;
    virtual Instant now() const = 0; // thread-safe
};

class SystemClock final : public Clock
{
public:
    Instant now() const override;
};

// A clock that stands still until told: for tests and replays. Thread-safe.
class ManualClock final : public Clock
{
public:
    explicit ManualClock(Instant start) : m_micros(start.time_since_epoch().count()) {}
    Instant now() const override { return Instant(Duration(m_micros.load())); }
    void advance(Duration by) { m_micros += by.count(); }
    void set(Instant to) { m_micros = to.time_since_epoch().count(); }

private:
    std::atomic<Duration::rep> m_micros;
};

std::string formatInstant(Instant at);                // RFC 3339 UTC, whole seconds, truncated: 2026-12-01T08:00:00Z
Result<Instant> parseInstant(std::string_view text);  // exactly that form
Result<Instant> parseRfc3339(std::string_view text);  // any RFC 3339 offset and fraction, as providers send it
std::string formatSeconds(Duration duration);         // whole seconds as a decimal string, truncated
Result<Duration> parseSeconds(std::string_view text); // "0" to "3155760000" (100 years)

} // namespace countersign
