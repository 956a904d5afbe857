// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/notify/attention_watch.h"

#include "models/desk/resolve.h"
#include "tests/view/queue/queue_fixture.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace countersign::view {
namespace {

using ledger::LedgerStart;
using ledger::Who;
using namespace std::chrono_literals;

class AttentionWatchTest : public QueueTest
{
protected:
    // Seated and the first reading done: what stands from now on is new.
    void watch(Who who)
    {
        m_watch = std::make_unique<AttentionWatch>(session(who));
        QObject::connect(m_watch.get(), &AttentionWatch::looked, m_watch.get(), [this] { ++m_looks; });
        QObject::connect(m_watch.get(), &AttentionWatch::notified, m_watch.get(),
                         [this](const Notification &notification) { m_told.push_back(notification); });
        ASSERT_TRUE(until([&] { return m_looks > 0; }));
        ASSERT_TRUE(m_told.empty());
    }
    // Two readings more: the first may have begun before what the test did.
    bool looked()
    {
        for (int more = 0; more < 2; ++more) {
            const int before = m_looks;
            m_watch->look();
            if (!until([&] { return m_looks > before; }))
                return false;
        }
        return true;
    }
    int told(AttentionKind kind) const
    {
        int count = 0;
        for (const Notification &notification : m_told)
            if (const auto of = notification.counts.find(kind); of != notification.counts.end())
                count += of->second;
        return count;
    }
    void forgetAt(const std::string &key, Instant when)
    {
        setRow(key, "key_expires_at = " + std::to_string(when.time_since_epoch().count()));
    }
    void TearDown() override
    {
        m_watch.reset();
        endSession();
    }

    std::unique_ptr<AttentionWatch> m_watch{};
    int m_looks = 0;
    std::vector<Notification> m_told{};
};

TEST_F(AttentionWatchTest, TellsOfAKeyInItsLastHourOnce)
{
    ledger::lapsed(m_ledger, "pay-1");
    ledger::lapsed(m_ledger, "pay-2");
    forgetAt("pay-1", m_ledger.clock().now() + 30min);
    forgetAt("pay-2", m_ledger.clock().now() + 100min);
    watch(Who::Operator); // sees the first on the screen
    m_ledger.clock().advance(45min);
    ASSERT_TRUE(looked());
    EXPECT_EQ(told(AttentionKind::KeyExpiring), 1);
    m_ledger.clock().advance(11min);
    ASSERT_TRUE(looked());
    EXPECT_EQ(told(AttentionKind::KeyExpiring), 1);
}

TEST_F(AttentionWatchTest, OverdueOnesAreToldToWhoeverLooksAfterThem)
{
    addRows("late", 3, LedgerStart + 1h);
    setRow("late-000001", "escalated_to = '" + ledger::personOf(Who::Operator) + "'");
    setRow("late-000002", "escalated_to = '" + ledger::personOf(Who::Operator2) + "'");
    watch(Who::Operator);
    m_ledger.clock().advance(2h);
    ASSERT_TRUE(looked());
    EXPECT_EQ(told(AttentionKind::OverdueMine), 1);
}

class ApprovalAttentionTest : public AttentionWatchTest
{
protected:
    void propose()
    {
        desk::ResolveRequest request{.ref = m_ref, .action = statement::Action::Confirm};
        request.evidence = {ledger::lookUpFound(m_ledger, Who::Operator, m_ref)};
        request.reasonCode = "single_match";
        awaiting(desk::resolve(deskOf(Who::Operator), request));
    }
    effect::EffectRef m_ref = ledger::lapsed(m_ledger, "invoice:large", {.minor = 4'800'000});
};

TEST_F(ApprovalAttentionTest, AProposalIsToldToAnApprover)
{
    watch(Who::Approver);
    propose();
    ASSERT_TRUE(looked());
    EXPECT_EQ(told(AttentionKind::ApprovalForMe), 1);
}

TEST_F(ApprovalAttentionTest, AndNeitherToItsMakerNorToWhoMayNotAnswer)
{
    watch(Who::Operator);
    propose();
    ASSERT_TRUE(looked());
    EXPECT_EQ(told(AttentionKind::ApprovalForMe), 0);
    TearDown();
    m_looks = 0;
    watch(Who::Auditor);
    ASSERT_TRUE(looked());
    EXPECT_EQ(told(AttentionKind::ApprovalForMe), 0);
}

TEST_F(AttentionWatchTest, ALogThatDoesNotHoldIsToldAtOnceAndOnceForItsSize)
{
    watch(Who::Auditor);
    m_watch->verifyFailed(17);
    m_watch->verifyFailed(17);
    ASSERT_EQ(m_told.size(), 1U);
    EXPECT_TRUE(m_told.front().critical);
    m_watch->verifyFailed(18);
    EXPECT_EQ(m_told.size(), 2U);
}

} // namespace
} // namespace countersign::view
