// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// How well effects are looked after, in numbers (ux.md section 11). Counts only: nothing here names an effect or a
// person.
namespace countersign::ledger {

// An unknown effect's age, in bands: under 1 m, 5 m, 15 m, 1 h, 4 h, 24 h, and above.
inline constexpr std::array<Duration, 6> AgeBands{std::chrono::minutes(1),  std::chrono::minutes(5),
                                                  std::chrono::minutes(15), std::chrono::hours(1),
                                                  std::chrono::hours(4),    std::chrono::hours(24)};
using AgeHistogram = std::array<std::int64_t, AgeBands.size() + 1>;

struct HourOfFlow
{
    Instant hour{};
    std::int64_t arrivals = 0;    // became unknown
    std::int64_t resolutions = 0; // were unknown and are so no more
};
struct RungSuccess
{
    std::string rung{};
    std::int64_t answered = 0; // found, found many, mismatch or absent
    std::int64_t asked = 0;
};
struct HourOfConflicts
{
    Instant hour{};
    std::int64_t otherDigest = 0; // the same key with another request
    std::int64_t others = 0;
};
struct DayOfCompensation
{
    Instant day{};
    std::int64_t confirmed = 0, compensated = 0;
};
struct ApprovalHygiene
{
    std::vector<Duration> decisionTimes{}; // proposal to approval or decline, the newest 200, shortest first
    std::int64_t decided = 0, declined = 0;
};

struct Health
{
    Instant asOf{};
    std::map<std::string, AgeHistogram> unknownAges{}; // by provider
    std::vector<Duration> unknownAgeList{};            // shortest first, at most 100 000
    std::vector<HourOfFlow> flow{};                    // 7 days, every hour
    std::vector<RungSuccess> rungs{};                  // of the last 28 days
    std::vector<HourOfConflicts> conflicts{};          // 7 days, every hour
    std::vector<DayOfCompensation> compensations{};    // 28 days, every day
    std::int64_t sameDigestPrepares = 0;               // prepares that found their intent there, ever
    ApprovalHygiene approvals{};
};

// The value below which `share` (0 to 1) of the sorted durations lie; nullopt of none.
std::optional<Duration> percentile(const std::vector<Duration> &sorted, double share);

} // namespace countersign::ledger
