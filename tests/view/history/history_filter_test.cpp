// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/history_filter.h"

#include <gtest/gtest.h>

namespace countersign::view {
namespace {

TEST(HistoryFilter, NothingTypedAsksForEverything)
{
    const auto parsed = parseFilter({});
    EXPECT_TRUE(parsed.faults.isEmpty());
    EXPECT_TRUE(parsed.echo.isEmpty());
    EXPECT_FALSE(parsed.query.from);
}

TEST(HistoryFilter, C11_EveryFormOfAnInstantIsUtc)
{
    const auto midnight = *parseInstant("2026-11-01T00:00:00Z");
    for (const char *typed :
         {"2026-11-01", "2026-11-01Z", "2026-11-01 00:00:00Z", "2026-11-01T00:00:00Z", " 2026-11-01 "}) {
        HistoryFilter filter;
        filter.from = QString::fromLatin1(typed);
        const auto parsed = parseFilter(filter);
        EXPECT_EQ(parsed.query.from, midnight) << typed;
        EXPECT_TRUE(parsed.echo.contains(QLatin1String("2026-11-01 00:00:00Z"))) << typed;
    }
}

TEST(HistoryFilter, WhatCannotBeReadIsSaidAndNotApplied)
{
    HistoryFilter filter;
    filter.from = QStringLiteral("yesterday");
    filter.atLeast = QStringLiteral("EUR 10,000");
    filter.action = QStringLiteral("explode");
    const auto parsed = parseFilter(filter);
    EXPECT_EQ(parsed.faults.size(), 3);
    EXPECT_FALSE(parsed.query.from || parsed.query.atLeast || !parsed.query.action.empty());
    EXPECT_TRUE(parsed.echo.isEmpty());
}

TEST(HistoryFilter, AmountsArePlainOrAsShown)
{
    for (const char *typed : {"EUR 10000.00", "eur 10000.00"}) {
        HistoryFilter filter;
        filter.atLeast = QString::fromLatin1(typed);
        const auto parsed = parseFilter(filter);
        ASSERT_TRUE(parsed.query.atLeast) << typed;
        EXPECT_EQ(parsed.query.atLeast->minorUnits(), 1'000'000) << typed;
    }
}

TEST(HistoryFilter, C19_TextThatWouldReorderTheLineIsShownAsMarkers)
{
    HistoryFilter filter;
    filter.actor = QStringLiteral("x") + QChar(0x202E) + QStringLiteral("y");
    EXPECT_FALSE(parseFilter(filter).echo.contains(QChar(0x202E)));
}

} // namespace
} // namespace countersign::view
