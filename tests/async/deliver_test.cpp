// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/async/deliver.h"

#include "models/async/serial_executor.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QPromise>
#include <QTest>
#include <QThread>

#include <gtest/gtest.h>

#include <memory>
#include <optional>

namespace countersign::async {
namespace {

// Everything posted to this thread so far has been seen to, the watchers' own end included.
void settle()
{
    bool seen = false;
    QMetaObject::invokeMethod(
        QCoreApplication::instance(), [&] { seen = true; }, Qt::QueuedConnection);
    ASSERT_TRUE(QTest::qWaitFor([&] { return seen; }));
}

TEST(Deliver, CallsOnTheReceiversThread)
{
    SerialExecutor executor(QStringLiteral("worker"));
    QObject receiver;
    std::optional<int> got;
    QThread *calledOn = nullptr;
    deliver(executor.submit([] { return 7; }), &receiver, [&](int value) {
        got = value;
        calledOn = QThread::currentThread();
    });
    ASSERT_TRUE(QTest::qWaitFor([&] { return got.has_value(); }));
    EXPECT_EQ(got, 7);
    EXPECT_EQ(calledOn, receiver.thread());
}

TEST(Deliver, HandsAMoveOnlyValueOver)
{
    SerialExecutor executor(QStringLiteral("worker"));
    QObject receiver;
    std::unique_ptr<int> got;
    deliver(executor.submit([] { return std::make_unique<int>(7); }), &receiver,
            [&](std::unique_ptr<int> value) { got = std::move(value); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return got != nullptr; }));
    EXPECT_EQ(*got, 7);
}

TEST(Deliver, DeliversWhatWasReadyBefore)
{
    QPromise<int> promise;
    promise.start();
    promise.addResult(7);
    promise.finish();
    QObject receiver;
    int got = 0;
    deliver(promise.future(), &receiver, [&](int value) { got = value; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return got == 7; }));
}

TEST(Deliver, CallsNobodyWhoDiedFirst)
{
    QPromise<int> promise;
    promise.start();
    auto receiver = std::make_unique<QObject>();
    bool called = false;
    deliver(promise.future(), receiver.get(), [&](int) { called = true; });
    promise.addResult(7);
    promise.finish();
    receiver.reset();
    settle();
    EXPECT_FALSE(called);
}

TEST(Deliver, DeliversNothingOfACancelledFuture)
{
    QPromise<int> promise;
    promise.start();
    QObject receiver;
    bool called = false;
    deliver(promise.future(), &receiver, [&](int) { called = true; });
    promise.future().cancel();
    promise.finish();
    settle();
    EXPECT_FALSE(called);
    EXPECT_TRUE(receiver.findChildren<QObject *>().isEmpty()) << "the watcher stayed";
}

TEST(Deliver, DeliversNothingWhereNothingWasAnswered)
{
    QPromise<int> promise;
    promise.start();
    QObject receiver;
    bool called = false;
    deliver(promise.future(), &receiver, [&](int) { called = true; });
    promise.finish();
    settle();
    EXPECT_FALSE(called);
}

} // namespace
} // namespace countersign::async
