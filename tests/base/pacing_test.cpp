// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/pacing.h"

#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace countersign {
namespace {

using namespace std::chrono_literals;

class StillTime final : public Pacing
{
public:
    SteadyTime now() const override { return m_now; }
    void pause(std::chrono::microseconds time) override
    {
        m_now += time;
        ++pauses;
        if (onPause)
            onPause();
    }
    int pauses = 0;
    std::function<void()> onPause{};

private:
    SteadyTime m_now{1h};
};

struct PacingTest : testing::Test
{
    PermitAnswer await(std::chrono::microseconds within)
    {
        return awaitPermit(limiter, time, time.now() + within, cancel);
    }

    StillTime time;
    RateLimiter limiter{2, 1, time.now()};
    CancelToken cancel;
};

TEST_F(PacingTest, GrantsWhatIsThereWithoutWaiting)
{
    EXPECT_EQ(await(1us).permit, Permit::Granted);
    EXPECT_EQ(time.pauses, 0);
}

TEST_F(PacingTest, WaitsUntilTheLimiterGrants)
{
    ASSERT_EQ(await(1s).permit, Permit::Granted);
    const auto start = time.now();
    EXPECT_EQ(await(1s).permit, Permit::Granted);
    EXPECT_GE(time.now() - start, 500ms);
    EXPECT_LE(time.now() - start, 501ms);
}

TEST_F(PacingTest, KnowsAtOnceThatThereIsNoPermitInTime)
{
    ASSERT_EQ(await(1s).permit, Permit::Granted);
    const PermitAnswer answer = await(500ms - 1us);
    EXPECT_EQ(answer.permit, Permit::TooLate);
    EXPECT_EQ(answer.wait, 500ms);
    EXPECT_EQ(time.pauses, 0);
    EXPECT_EQ(await(501ms).permit, Permit::Granted); // nothing was taken
}

TEST_F(PacingTest, TakesNothingAtTheDeadline)
{
    EXPECT_EQ(await(0us).permit, Permit::TooLate);
    EXPECT_EQ(await(0us).wait, 0us);
    EXPECT_EQ(await(1us).permit, Permit::Granted);
}

TEST_F(PacingTest, SeesACancelBeforeAndWhileWaiting)
{
    ASSERT_EQ(await(1s).permit, Permit::Granted);
    time.onPause = [this] { cancel.cancel(); };
    EXPECT_EQ(await(10s).permit, Permit::Cancelled);
    EXPECT_EQ(time.pauses, 1);
    EXPECT_EQ(await(10s).permit, Permit::Cancelled);
    EXPECT_EQ(time.pauses, 1);
}

// Real time and real threads; runs under ThreadSanitizer.
TEST(Pacing, ThreadsThatShareALimiterTakeTurns)
{
    Pacing pacing;
    const auto start = pacing.now();
    RateLimiter limiter(200, 1, start);
    CancelToken cancel;
    std::atomic<int> granted{0};
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            for (int turn = 0; turn < 5; ++turn)
                if (awaitPermit(limiter, pacing, start + 60s, cancel).permit == Permit::Granted)
                    ++granted;
        });
    for (std::thread &thread : threads)
        thread.join();
    EXPECT_EQ(granted, 20);
    EXPECT_GE(pacing.now() - start, 95ms); // 19 turns after the first, 5 ms each
}

TEST(Pacing, ACancelFromAnotherThreadEndsTheWait)
{
    Pacing pacing;
    RateLimiter limiter(1, 1, pacing.now());
    limiter.blockUntil(pacing.now() + 1h);
    CancelToken cancel;
    std::thread canceller([&cancel] { cancel.cancel(); });
    EXPECT_EQ(awaitPermit(limiter, pacing, pacing.now() + 2h, cancel).permit, Permit::Cancelled);
    canceller.join();
}

} // namespace
} // namespace countersign
