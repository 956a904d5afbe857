// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/async/heartbeat.h"

#include <QElapsedTimer>
#include <QTest>

#include <gtest/gtest.h>

namespace countersign::async {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds Block = 80ms;

void block()
{
    QElapsedTimer timer;
    timer.start();
    while (!timer.hasExpired(Block.count())) {
    }
}

TEST(Heartbeat, MeasuresABlockedLoop)
{
    Heartbeat heartbeat;
    block();
    ASSERT_TRUE(QTest::qWaitFor([&] { return heartbeat.longestStall() > 0ms; }));
    EXPECT_GE(heartbeat.longestStall(), Block - 5ms);
}

TEST(Heartbeat, ForgetsOnReset)
{
    Heartbeat heartbeat;
    block();
    ASSERT_TRUE(QTest::qWaitFor([&] { return heartbeat.longestStall() > 0ms; }));
    heartbeat.reset();
    EXPECT_EQ(heartbeat.longestStall(), 0ms);
}

TEST(Heartbeat, DoesNotCountWhatHappensInAPause)
{
    Heartbeat heartbeat;
    heartbeat.pause();
    const auto before = heartbeat.longestStall();
    block();
    heartbeat.resume();
    EXPECT_EQ(heartbeat.longestStall(), before);
}

TEST(Heartbeat, CountsTheTimeUpToAPause)
{
    Heartbeat heartbeat;
    block();
    heartbeat.pause();
    EXPECT_GE(heartbeat.longestStall(), Block - 5ms);
}

TEST(Heartbeat, MeasuresAgainAfterAPause)
{
    Heartbeat heartbeat;
    heartbeat.pause();
    heartbeat.resume();
    block();
    ASSERT_TRUE(QTest::qWaitFor([&] { return heartbeat.longestStall() >= Block - 5ms; }));
}

} // namespace
} // namespace countersign::async
