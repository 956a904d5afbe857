// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/async/serial_executor.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace countersign::async {
namespace {

// Holds the executor's thread until it is let go.
class Gate
{
public:
    void enter()
    {
        m_entered.release();
        m_open.acquire();
    }
    void awaitEntered() { m_entered.acquire(); }
    void open() { m_open.release(); }

private:
    QSemaphore m_entered{}, m_open{};
};

TEST(SerialExecutor, RunsOneAfterAnotherInOrderOnItsOwnThread)
{
    SerialExecutor executor(QStringLiteral("worker"));
    std::vector<int> order;
    std::vector<QThread *> threads;
    for (int number = 0; number < 100; ++number)
        executor.submit([&, number] {
            order.push_back(number);
            threads.push_back(QThread::currentThread());
        });
    executor.submit([] {}).waitForFinished();
    ASSERT_EQ(order.size(), 100U);
    for (int number = 0; number < 100; ++number)
        EXPECT_EQ(order[static_cast<std::size_t>(number)], number);
    EXPECT_NE(threads.front(), QThread::currentThread());
    EXPECT_EQ(std::count(threads.begin(), threads.end(), threads.front()), 100);
    EXPECT_EQ(threads.front()->objectName(), QStringLiteral("worker"));
}

TEST(SerialExecutor, AnswersWithTheValue)
{
    SerialExecutor executor(QStringLiteral("worker"));
    EXPECT_EQ(executor.submit([] { return 7; }).result(), 7);
}

TEST(SerialExecutor, TakesTasksThatCannotBeCopied)
{
    SerialExecutor executor(QStringLiteral("worker"));
    auto owned = std::make_unique<int>(7);
    EXPECT_EQ(executor.submit([owned = std::move(owned)] { return *owned; }).result(), 7);
}

TEST(SerialExecutor, DoesNotRunWhatWasCancelledBeforeItBegan)
{
    SerialExecutor executor(QStringLiteral("worker"));
    Gate gate;
    bool ran = false;
    auto first = executor.submit([&] { gate.enter(); });
    auto second = executor.submit([&] { ran = true; });
    gate.awaitEntered();
    second.cancel();
    gate.open();
    second.waitForFinished();
    EXPECT_FALSE(ran);
    EXPECT_TRUE(second.isCanceled());
    EXPECT_TRUE(first.isFinished() && !first.isCanceled());
}

TEST(SerialExecutor, FinishesEveryPromiseBeforeItEnds)
{
    std::optional<SerialExecutor> executor(std::in_place, QStringLiteral("worker"));
    Gate gate;
    auto running = executor->submit([&] {
        gate.enter();
        return -1;
    });
    std::vector<char> ran(1000, 0);
    std::vector<QFuture<int>> queued;
    for (std::size_t number = 0; number < ran.size(); ++number)
        queued.push_back(executor->submit([&ran, number] {
            ran[number] = 1;
            return 0;
        }));
    gate.awaitEntered();
    QSemaphore ending;
    const std::unique_ptr<QThread> opener(QThread::create([&] {
        ending.acquire();
        gate.open();
    }));
    opener->start();
    ending.release();
    executor.reset();
    opener->wait();
    EXPECT_EQ(running.result(), -1);
    for (std::size_t number = 0; number < ran.size(); ++number) {
        EXPECT_TRUE(queued[number].isFinished());
        EXPECT_EQ(queued[number].isCanceled(), ran[number] == 0) << number;
    }
}

} // namespace
} // namespace countersign::async
