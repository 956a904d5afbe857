// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/cancel_token.h"
#include "models/base/clock.h"
#include "models/base/rate_limiter.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

// These run under ThreadSanitizer: the threads really share the objects.
namespace countersign {
namespace {

using namespace std::chrono_literals;
using SteadyTime = RateLimiter::SteadyTime;

TEST(CancelToken, StopsThreadsThatShareIt)
{
    CancelToken token;
    std::atomic<int> running{0};
    std::vector<std::thread> threads;
    int payload = 0; // written before cancel(), read after isCancelled(): ordered by the token alone
    std::atomic<int> seen{0};
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            ++running;
            while (!token.isCancelled())
                std::this_thread::yield();
            seen += payload;
        });
    while (running < 4)
        std::this_thread::yield();
    payload = 7;
    token.cancel();
    for (std::thread &thread : threads)
        thread.join();
    EXPECT_EQ(seen, 28);
}

TEST(RateLimiter, ThreadsTogetherNeverTakeMoreThanThereIs)
{
    const SteadyTime start{};
    RateLimiter limiter(100, 10, start);
    std::atomic<int> taken{0};
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            for (int step = 0; step <= 1000; ++step)
                if (limiter.tryAcquire(start + step * 1ms) == 0us)
                    ++taken;
        });
    for (std::thread &thread : threads)
        thread.join();
    EXPECT_LE(taken, 110);
    EXPECT_GE(taken, 10);
}

TEST(RateLimiter, SaysHowLongToWaitAndTakesNothingThen)
{
    const SteadyTime start{};
    RateLimiter limiter(2, 1, start);
    EXPECT_EQ(limiter.tryAcquire(start), 0us);
    EXPECT_EQ(limiter.tryAcquire(start), 500000us);
    EXPECT_GT(limiter.tryAcquire(start + 499ms), 0us);
    EXPECT_EQ(limiter.tryAcquire(start + 500ms), 0us);
}

TEST(RateLimiter, RetryAfterBlocksAndOnlyMovesLater)
{
    const SteadyTime start{};
    RateLimiter limiter(10, 5, start);
    limiter.blockUntil(start + 30s);
    limiter.blockUntil(start + 10s);
    EXPECT_EQ(limiter.tryAcquire(start + 29s), 1s);
    EXPECT_EQ(limiter.tryAcquire(start + 30s), 0us);
}

TEST(ManualClock, MovesForAllThreads)
{
    ManualClock clock{Instant(0us)};
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            for (int step = 0; step < 1000; ++step)
                clock.advance(1us);
        });
    for (std::thread &thread : threads)
        thread.join();
    EXPECT_EQ(clock.now(), Instant(4000us));
}

} // namespace
} // namespace countersign
