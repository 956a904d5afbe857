// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/lookup_run.h"

#include "tests/view/queue/queue_fixture.h"

#include <QElapsedTimer>
#include <QSignalSpy>

#include <chrono>
#include <thread>

namespace countersign::view {
namespace {

using ledger::Who;
using namespace std::chrono_literals;

class LookupRunTest : public QueueTest
{
protected:
    effect::EffectRef m_ref = ledger::lapsed(m_ledger, "pay-1");
};

TEST_F(LookupRunTest, SaysWhatTheProviderSaid)
{
    provide([this, match = ledger::matching(m_ledger, m_ref)](const CancelToken &) {
        return runThatFound(effect::Found{match}, m_ledger.clock().now());
    });
    LookupRun run(session());
    QSignalSpy finished(&run, &LookupRun::finished);
    run.start(m_ref);
    EXPECT_EQ(run.state().phase, LookupRunState::Phase::Running);
    EXPECT_FALSE(run.unavailableReason().isEmpty());
    ASSERT_TRUE(until([&] { return finished.count() == 1; }));
    EXPECT_EQ(run.state().phase, LookupRunState::Phase::Finished);
    ASSERT_EQ(run.state().answers.size(), 1);
    EXPECT_EQ(run.state().answers[0].finding, findingText("Found"));
    EXPECT_EQ(ledger::dossier(m_ledger, m_ref).evidence.size(), 1U);
}

TEST_F(LookupRunTest, AsksByOneMethodAloneWhereThePersonChoseIt)
{
    LookupRun run(session());
    run.start(m_ref);
    ASSERT_TRUE(until([&] { return !run.isRunning(); }));
    run.startWith(m_ref, "object_id");
    EXPECT_TRUE(run.state().headline.contains(methodText("object_id")));
    ASSERT_TRUE(until([&] { return !run.isRunning(); }));
    EXPECT_EQ(askedMethods(), (std::vector<std::string>{"", "object_id"}));
    ASSERT_EQ(lookupMethods().size(), 4U);
    for (const std::string &method : lookupMethods())
        EXPECT_NE(methodText(method).toStdString(), method) << "it has words";
}

TEST_F(LookupRunTest, WhatDidNotAnswerIsNoAbsence)
{
    provide([this](const CancelToken &) {
        return runThatFound(effect::Unavailable{std::nullopt, "503"}, m_ledger.clock().now());
    });
    LookupRun run(session());
    run.start(m_ref);
    ASSERT_TRUE(until([&] { return !run.isRunning(); }));
    EXPECT_EQ(run.state().severity, Severity::Warning);
    EXPECT_TRUE(run.state().headline.contains(QStringLiteral("0 of 1"))) << run.state().headline.toStdString();
}

TEST_F(LookupRunTest, C5_StopSaysStoppedAtOnce)
{
    provide([](const CancelToken &cancel) -> Result<providers::LookupRun> {
        while (!cancel.isCancelled())
            std::this_thread::yield();
        return fail(ErrorKind::Cancelled, "stopped");
    });
    LookupRun run(session());
    QSignalSpy finished(&run, &LookupRun::finished);
    run.start(m_ref);
    QElapsedTimer took;
    took.start();
    run.stop();
    EXPECT_EQ(run.state().phase, LookupRunState::Phase::Stopped);
    EXPECT_LT(took.elapsed(), 300);
    ASSERT_TRUE(until([&] { return finished.count() == 1; }));
    EXPECT_EQ(run.state().phase, LookupRunState::Phase::Stopped);
}

TEST_F(LookupRunTest, WithoutAKeyNothingIsAsked)
{
    LookupRun run(session(Who::Auditor, true));
    run.start(m_ref);
    EXPECT_EQ(run.state().phase, LookupRunState::Phase::Idle);
    EXPECT_FALSE(run.unavailableReason().isEmpty());
}

} // namespace
} // namespace countersign::view
