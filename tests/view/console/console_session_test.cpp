// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/console/console_session.h"

#include "tests/view/console/fake_workbench.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <gtest/gtest.h>

#include <atomic>
#include <functional>
#include <optional>

namespace countersign::view {
namespace {

using namespace std::chrono_literals;

const Instant Start = parseInstant("2026-12-01T08:00:00Z").value();

Error unreachable()
{
    Error error;
    error.kind = ErrorKind::Unavailable;
    error.context = "the ledger cannot be reached";
    return error;
}

class ConsoleSessionTest : public ::testing::Test
{
protected:
    ConsoleSessionTest()
    {
        m_session.emplace(Identity{}, benchesOf(m_script), m_clock);
        QObject::connect(&*m_session, &ConsoleSession::changed, &m_receiver, [this] { ++m_changes; });
    }
    ~ConsoleSessionTest() override { m_script.letReadsGo(); }

    bool becomes(Connectivity wanted)
    {
        return QTest::qWaitFor([&] { return m_session->connectivity() == wanted; });
    }
    // Everything the session's threads have posted so far has been seen to.
    static void settle()
    {
        bool seen = false;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(), [&] { seen = true; }, Qt::QueuedConnection);
        ASSERT_TRUE(QTest::qWaitFor([&] { return seen; }));
    }
    // One more poll, answered and seen.
    void poll()
    {
        const int before = m_script.stampsRead;
        const auto asked = [&] { return m_script.stampsRead > before; };
        m_session->refresh();
        ASSERT_TRUE(QTest::qWaitFor(asked));
        auto behind = m_session->read([](ledger::LedgerReader &) { return Result<int>(1); });
        ASSERT_TRUE(QTest::qWaitFor([&] { return behind.isFinished(); }));
        settle();
    }

    // How often changed() said that there is news, beside the calls of refresh().
    int newsOf(const std::function<void()> &doing)
    {
        const int before = m_changes;
        doing();
        poll();
        return m_changes - before - 1;
    }

    ManualClock m_clock{Start};
    Script m_script{};
    QObject m_receiver{};
    int m_changes = 0;
    std::optional<ConsoleSession> m_session{};
};

TEST_F(ConsoleSessionTest, ConnectsByItself)
{
    EXPECT_EQ(m_session->connectivity(), Connectivity::Connecting);
    ASSERT_TRUE(becomes(Connectivity::Connected));
    EXPECT_EQ(m_session->lastAnswer(), Start);
    EXPECT_FALSE(m_session->lastFailure());
}

TEST_F(ConsoleSessionTest, GrowsStaleAndIsDisconnectedInTheEnd)
{
    ASSERT_TRUE(becomes(Connectivity::Connected));
    m_script.holdReads();
    m_session->refresh();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_script.stampsRead >= 2; }));
    m_clock.advance(30s);
    m_session->refresh();
    EXPECT_EQ(m_session->connectivity(), Connectivity::Connected);
    m_clock.advance(1us);
    m_session->refresh();
    EXPECT_EQ(m_session->connectivity(), Connectivity::Stale);
    m_clock.advance(90s - 1us);
    m_session->refresh();
    EXPECT_EQ(m_session->connectivity(), Connectivity::Stale);
    m_clock.advance(1us);
    m_session->refresh();
    EXPECT_EQ(m_session->connectivity(), Connectivity::Disconnected);
    m_script.letReadsGo();
    EXPECT_TRUE(becomes(Connectivity::Connected));
}

TEST_F(ConsoleSessionTest, ClosesWithoutWaitingForWhatRuns)
{
    ASSERT_TRUE(becomes(Connectivity::Connected));
    m_script.holdReads();
    m_session->refresh();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_script.stampsRead >= 2; }));
    QSignalSpy closed(&*m_session, &ConsoleSession::closed);
    m_session->close(); // would wait for ever if it waited
    settle();
    EXPECT_EQ(closed.count(), 0) << "a read is running";
    m_script.letReadsGo();
    EXPECT_TRUE(QTest::qWaitFor([&] { return closed.count() == 1; }));
}

TEST_F(ConsoleSessionTest, SaysWhyItIsDisconnectedAndRecovers)
{
    ASSERT_TRUE(becomes(Connectivity::Connected));
    m_script.failWith(unreachable());
    m_session->refresh();
    ASSERT_TRUE(becomes(Connectivity::Disconnected));
    ASSERT_TRUE(m_session->lastFailure());
    EXPECT_EQ(*m_session->lastFailure(), unreachable());
    m_script.failWith(std::nullopt);
    EXPECT_EQ(newsOf([] {}), 1) << "what could not be read before is not read again";
    EXPECT_EQ(m_session->connectivity(), Connectivity::Connected);
    EXPECT_FALSE(m_session->lastFailure());
}

TEST_F(ConsoleSessionTest, StaysConnectedWhereAQuestionHasNoAnswer)
{
    ASSERT_TRUE(becomes(Connectivity::Connected));
    auto asked = m_session->read([](ledger::LedgerReader &reader) { return reader.tallies(); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return asked.isFinished(); }));
    settle();
    EXPECT_EQ(m_session->connectivity(), Connectivity::Connected);
}

TEST_F(ConsoleSessionTest, TellsOfNewsOnly)
{
    ASSERT_TRUE(becomes(Connectivity::Connected));
    EXPECT_EQ(newsOf([] {}), 0);
    EXPECT_EQ(newsOf([&] { m_script.stamp("2"); }), 1);
    EXPECT_EQ(newsOf([] {}), 0);
    EXPECT_EQ(newsOf([&] { m_script.stamp("1"); }), 1);
}

TEST_F(ConsoleSessionTest, AsksOncePerAnswer)
{
    ASSERT_TRUE(becomes(Connectivity::Connected));
    m_script.holdReads();
    const int before = m_script.stampsRead;
    m_session->refresh();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_script.stampsRead > before; }));
    for (int i = 0; i < 10; ++i)
        m_session->refresh();
    // Behind every poll that has been asked for, and no timer asks for one while one is held.
    auto behind = m_session->read([&](ledger::LedgerReader &) { return Result<int>(m_script.stampsRead.load()); });
    m_script.letReadsGo();
    ASSERT_TRUE(QTest::qWaitFor([&] { return behind.isFinished(); }));
    EXPECT_EQ(behind.result().value(), before + 1);
}

// Hangs until it is told to stop, and says so.
Result<int> hang(const CancelToken &cancel)
{
    while (!cancel.isCancelled())
        QThread::yieldCurrentThread();
    return fail(ErrorKind::Cancelled, "stopped while asking");
}

TEST_F(ConsoleSessionTest, ReadsAndWritesWhileALookupHangs)
{
    std::atomic<bool> hanging{false};
    auto asked = m_session->ask([&](desk::Desk &, providers::LookupService &, const CancelToken &cancel) {
        hanging = true;
        return hang(cancel);
    });
    ASSERT_TRUE(QTest::qWaitFor([&] { return hanging.load(); }));
    auto read = m_session->read([](ledger::LedgerReader &) { return Result<int>(1); });
    auto written = m_session->act([](desk::Desk &) { return Result<int>(2); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return read.isFinished() && written.isFinished(); }));
    EXPECT_EQ(read.result().value(), 1);
    EXPECT_EQ(written.result().value(), 2);
    EXPECT_FALSE(asked.future.isFinished());
    asked.cancel->cancel();
    ASSERT_TRUE(QTest::qWaitFor([&] { return asked.future.isFinished(); }));
    EXPECT_EQ(english(asked.future.result().error().context), "stopped while asking");
}

TEST_F(ConsoleSessionTest, StopsEveryLookupAtOnceAndTakesNewOnes)
{
    const auto task = [](desk::Desk &, providers::LookupService &, const CancelToken &cancel) { return hang(cancel); };
    auto first = m_session->ask(task);
    auto second = m_session->ask(task);
    m_session->stopAsking();
    ASSERT_TRUE(QTest::qWaitFor([&] { return first.future.isFinished() && second.future.isFinished(); }));
    EXPECT_EQ(first.future.result().error().kind, ErrorKind::Cancelled);
    EXPECT_EQ(english(second.future.result().error().context), "the lookup was stopped before it began");
    auto third =
        m_session->ask([](desk::Desk &, providers::LookupService &, const CancelToken &) { return Result<int>(3); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return third.future.isFinished(); }));
    EXPECT_EQ(third.future.result().value(), 3);
}

TEST_F(ConsoleSessionTest, EndsWhileALookupHangs)
{
    std::atomic<bool> hanging{false};
    auto asked = m_session->ask([&](desk::Desk &, providers::LookupService &, const CancelToken &cancel) {
        hanging = true;
        return hang(cancel);
    });
    ASSERT_TRUE(QTest::qWaitFor([&] { return hanging.load(); }));
    QElapsedTimer timer;
    timer.start();
    m_session.reset();
    EXPECT_LT(timer.elapsed(), 5000);
    ASSERT_TRUE(asked.future.isFinished());
    EXPECT_EQ(asked.future.result().error().kind, ErrorKind::Cancelled);
}

TEST_F(ConsoleSessionTest, MakesABenchAThreadAndLeavesNoneOpen)
{
    auto read = m_session->read([](ledger::LedgerReader &) { return Result<int>(1); });
    auto written = m_session->act([](desk::Desk &) { return Result<int>(2); });
    auto again = m_session->act([](desk::Desk &) { return Result<int>(3); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return read.isFinished() && again.isFinished(); }));
    EXPECT_EQ(m_script.benchesMade, 2);
    m_session.reset();
    EXPECT_EQ(m_script.benchesOpen, 0);
}

} // namespace
} // namespace countersign::view
