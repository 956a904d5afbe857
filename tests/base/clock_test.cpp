// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/clock.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace countersign {
namespace {

using namespace std::chrono_literals;

TEST(Clock, WritesUtcWholeSecondsTruncated)
{
    const Instant at = *parseInstant("2026-12-01T08:00:00Z");
    EXPECT_EQ(formatInstant(at + 999999us), "2026-12-01T08:00:00Z");
    EXPECT_EQ(formatInstant(at - 1us), "2026-12-01T07:59:59Z");
}

TEST(Clock, StatementTimesHaveOneSpelling)
{
    for (const char *bad :
         {"", "2026-12-01", "2026-12-01T08:00:00", "2026-12-01T08:00:00.0Z", "2026-12-01T08:00:00+00:00",
          "2026-12-01t08:00:00Z", "2026-02-29T00:00:00Z", "2026-12-01T24:00:00Z", "2026-12-01T08:00:60Z",
          "02026-12-01T08:00:00Z", "2026-12-01T08:00:00Z "})
        EXPECT_FALSE(parseInstant(bad).has_value()) << bad;
    EXPECT_TRUE(parseInstant("2024-02-29T23:59:59Z").has_value());
}

TEST(Clock, ProvidersMayWriteOffsetsAndFractions)
{
    const Instant at = *parseInstant("2026-12-01T08:00:00Z");
    EXPECT_EQ(*parseRfc3339("2026-12-01T10:00:00.250+02:00"), at + 250ms);
    EXPECT_EQ(*parseRfc3339("2026-12-01T03:30:00-04:30"), at);
    EXPECT_EQ(*parseRfc3339("2026-12-01T08:00:00.123456789Z"), at + 123456us);
    for (const char *bad : {"2026-12-01T08:00:00.Z", "2026-12-01T08:00:00+2:00", "2026-12-01T08:00:00+24:00"})
        EXPECT_FALSE(parseRfc3339(bad).has_value()) << bad;
}

TEST(Clock, DurationsAreWholeSecondsUpToAHundredYears)
{
    EXPECT_EQ(*parseSeconds("86400"), Duration(24h));
    EXPECT_EQ(formatSeconds(Duration(1999ms)), "1");
    for (const char *bad : {"", "-1", "1.5", "1s", "3155760001", "99999999999999999999"})
        EXPECT_FALSE(parseSeconds(bad).has_value()) << bad;
}

RC_GTEST_PROP(Clock, EverySecondOfFiveCenturiesReadsBack, ())
{
    const auto seconds = *rc::gen::inRange<std::int64_t>(-8000000000, 8000000000);
    const Instant at{Duration(std::chrono::seconds(seconds))};
    const auto back = parseInstant(formatInstant(at));
    RC_ASSERT(back.has_value());
    RC_ASSERT(*back == at);
}

} // namespace
} // namespace countersign
