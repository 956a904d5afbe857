// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/async/heartbeat.h"

#include <QTest>

#include <chrono>
#include <ctime>

#include <gtest/gtest.h>

namespace countersign::async {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds Block = 80ms;

// For how long this thread has had a processor. The heartbeat leaves out the time for which it had none, so a block is
// measured by it too, and not by the clock of the machine.
std::chrono::nanoseconds processorTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

void block()
{
    const auto end = processorTime() + Block;
    while (processorTime() < end) {
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
