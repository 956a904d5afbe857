// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/effect/watch.h"

#include <gtest/gtest.h>

namespace countersign::effect {
namespace {

using namespace std::chrono_literals;

constexpr Instant Resolved{1'000'000s};
constexpr Instant KeyExpires = Resolved + 24h;
constexpr Duration ArrivalAndSight = 60s + 90s;

struct Row
{
    const char *name;
    EffectStatus status;
    bool byAbsence;
    std::int64_t attempts;
    std::optional<Instant> keyExpiresAt;
    std::optional<Instant> settleAt;
    std::optional<Instant> resolvedAt;
    std::optional<Instant> until;
};

ProviderContract watchedContract()
{
    ProviderContract value;
    value.maxTransit = 60s;
    value.visibilityLag = 90s;
    return value;
}

std::optional<Instant> until(const Row &row, Instant now)
{
    EffectIntent intent{{*TenantId::parse("acme"), *IntentKey::parse("invoice:1")}};
    intent.status = row.status;
    intent.attemptCount = row.attempts;
    intent.keyExpiresAt = row.keyExpiresAt;
    intent.settleAt = row.settleAt;
    intent.resolvedAt = row.resolvedAt;
    return watchedUntil(intent, row.byAbsence, watchedContract(), now);
}

constexpr auto None = std::nullopt;
constexpr Instant KeyedEnd = KeyExpires + ArrivalAndSight;
constexpr Instant KeylessEnd = Resolved + ArrivalAndSight;
constexpr Instant Settled = Resolved - 1min;
constexpr Instant SettlesLater = Resolved + 1h;

const Row Rows[] = {
    {"rejected by absence", EffectStatus::Rejected, true, 1, KeyExpires, Settled, Resolved, KeyedEnd},
    {"rejected by absence, two attempts", EffectStatus::Rejected, true, 2, KeyExpires, Settled, Resolved, KeyedEnd},
    {"rejected by the provider", EffectStatus::Rejected, false, 1, KeyExpires, Settled, Resolved, None},
    {"rejected by the provider, two attempts", EffectStatus::Rejected, false, 2, KeyExpires, Settled, Resolved,
     KeyedEnd},
    {"confirmed", EffectStatus::Confirmed, false, 1, KeyExpires, Settled, Resolved, None},
    {"confirmed, two attempts", EffectStatus::Confirmed, false, 2, KeyExpires, Settled, Resolved, KeyedEnd},
    {"confirmed is never by absence", EffectStatus::Confirmed, true, 1, KeyExpires, Settled, Resolved, None},
    {"compensated, two attempts", EffectStatus::Compensated, false, 2, KeyExpires, Settled, Resolved, KeyedEnd},
    {"unknown, two attempts", EffectStatus::Unknown, false, 2, KeyExpires, Settled, None, None},
    {"prepared, two attempts", EffectStatus::Prepared, false, 2, KeyExpires, Settled, None, None},
    {"no key, settled", EffectStatus::Rejected, true, 1, None, Settled, Resolved, KeylessEnd},
    {"no key, settles later", EffectStatus::Confirmed, false, 2, None, SettlesLater, Resolved, SettlesLater},
    {"no key, no lease known", EffectStatus::Rejected, true, 1, None, None, Resolved, KeylessEnd},
    {"no key, no resolution known", EffectStatus::Confirmed, false, 2, None, SettlesLater, None, SettlesLater},
    {"nothing known", EffectStatus::Confirmed, false, 2, None, None, None, None},
};

TEST(Watch, T9_WhichRowsAndUntilWhen)
{
    for (const Row &row : Rows)
        EXPECT_EQ(until(row, Resolved), row.until) << row.name;
}

TEST(Watch, T9_EndsAtItsEndAndNotAMomentBefore)
{
    for (const Row &row : Rows) {
        if (!row.until)
            continue;
        EXPECT_EQ(until(row, *row.until - Duration(1)), row.until) << row.name;
        EXPECT_EQ(until(row, *row.until), std::nullopt) << row.name;
    }
}

} // namespace
} // namespace countersign::effect
