// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/notify/notification_budget.h"

#include "models/view/notify/notification_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QRegularExpression>

#include <algorithm>
#include <string>

namespace countersign::view {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using namespace std::chrono_literals;

class NotificationBudgetTest : public testing::Test
{
protected:
    std::vector<Notification> take(const std::vector<Attention> &standing)
    {
        return budget.take(standing, clock.now());
    }
    static std::vector<Attention> many(AttentionKind kind, int count, int from = 0)
    {
        std::vector<Attention> attention;
        for (int i = from; i < from + count; ++i)
            attention.push_back({kind, std::to_string(i)});
        return attention;
    }
    static Notification one(AttentionKind kind, int count = 1) { return {{{kind, count}}, false, isCritical(kind)}; }

    ManualClock clock{Instant{}};
    NotificationBudget budget{};
};

TEST_F(NotificationBudgetTest, TellsAStateOnce)
{
    const std::vector<Attention> standing{{AttentionKind::KeyExpiring, "a"}};
    EXPECT_THAT(take(standing), ElementsAre(one(AttentionKind::KeyExpiring)));
    for (int i = 0; i < 100; ++i) {
        clock.advance(7min);
        EXPECT_THAT(take(standing), IsEmpty());
        EXPECT_THAT(take({}), IsEmpty()) << "gone for a moment, and the same when it is back";
    }
    EXPECT_THAT(take({{AttentionKind::KeyExpiring, "a later"}}), ElementsAre(one(AttentionKind::KeyExpiring)));
}

TEST_F(NotificationBudgetTest, WhatThePersonSawAtTheStartIsNotTold)
{
    budget.adopt(many(AttentionKind::OverdueMine, 3));
    EXPECT_THAT(take(many(AttentionKind::OverdueMine, 3)), IsEmpty());
    EXPECT_THAT(take(many(AttentionKind::OverdueMine, 4)), ElementsAre(one(AttentionKind::OverdueMine)));
}

TEST_F(NotificationBudgetTest, OrdinaryOnesComeAtMostOnceInTenMinutesAndNoneIsLost)
{
    EXPECT_THAT(take(many(AttentionKind::OverdueMine, 1)), SizeIs(1));
    clock.advance(1min);
    EXPECT_THAT(take(many(AttentionKind::ApprovalForMe, 2)), IsEmpty());
    clock.advance(8min + 59s);
    EXPECT_THAT(take(many(AttentionKind::KeyExpiring, 1)), IsEmpty());
    clock.advance(1s);
    const Notification both{{{AttentionKind::KeyExpiring, 1}, {AttentionKind::ApprovalForMe, 2}}, false, false};
    EXPECT_THAT(take({}), ElementsAre(both));
}

TEST_F(NotificationBudgetTest, CriticalOnesComeAtOnce)
{
    EXPECT_THAT(take(many(AttentionKind::OverdueMine, 1)), SizeIs(1));
    clock.advance(1s);
    EXPECT_THAT(take({{AttentionKind::DuplicateConflict, "1"}}), ElementsAre(one(AttentionKind::DuplicateConflict)));
    clock.advance(1s);
    EXPECT_THAT(take({{AttentionKind::VerifyFailed, "17"}}), ElementsAre(one(AttentionKind::VerifyFailed)));
    clock.advance(1s);
    EXPECT_THAT(take({{AttentionKind::DuplicateConflict, "2"}}), ElementsAre(one(AttentionKind::DuplicateConflict)));
}

TEST_F(NotificationBudgetTest, ExactlyTenAreNoFlood)
{
    EXPECT_THAT(take(many(AttentionKind::KeyExpiring, 10)), ElementsAre(one(AttentionKind::KeyExpiring, 10)));
}

TEST_F(NotificationBudgetTest, C23_FiveThousandEventsAtOnceGiveOneSummary)
{
    const auto told = take(many(AttentionKind::KeyExpiring, 5'000));
    ASSERT_THAT(told, SizeIs(1));
    EXPECT_TRUE(told.front().flood);
    EXPECT_EQ(told.front().counts.at(AttentionKind::KeyExpiring), 5'000);
}

TEST_F(NotificationBudgetTest, C23_FiveThousandEventsOneByOneGiveAtMostOneSummary)
{
    for (const AttentionKind kind : AttentionKinds) {
        budget = {};
        int summaries = 0;
        int singles = 0;
        for (int i = 0; i < 5'000; ++i) {
            for (const Notification &told : take({{kind, std::to_string(i)}}))
                ++(told.flood ? summaries : singles);
            clock.advance(100ms); // 500 s in all
        }
        EXPECT_LE(summaries, 1);
        EXPECT_LE(singles, isCritical(kind) ? 10 : 1);
        clock.advance(1h);
    }
}

TEST_F(NotificationBudgetTest, AFloodHidesNoCriticalKind)
{
    EXPECT_THAT(take(many(AttentionKind::OverdueMine, 5'000)), SizeIs(1));
    clock.advance(1s);
    EXPECT_THAT(take({{AttentionKind::VerifyFailed, "1"}}), ElementsAre(one(AttentionKind::VerifyFailed)));
    clock.advance(1s);
    EXPECT_THAT(take(many(AttentionKind::DuplicateConflict, 1'000)),
                ElementsAre(one(AttentionKind::DuplicateConflict, 1'000)));
    clock.advance(1s);
    EXPECT_THAT(take(many(AttentionKind::DuplicateConflict, 1'000, 5'000)), IsEmpty()) << "once in a flood";
}

TEST_F(NotificationBudgetTest, AnEndlessFloodGivesOneSummaryInTenMinutes)
{
    std::vector<Instant> summaries;
    for (int second = 0; second < 3'600; ++second) {
        for (const Notification &told : take({{AttentionKind::ApprovalForMe, std::to_string(second)}}))
            if (told.flood)
                summaries.push_back(clock.now());
        clock.advance(1s);
    }
    EXPECT_GE(summaries.size(), 5U);
    EXPECT_LE(summaries.size(), 6U);
    for (std::size_t i = 1; i < summaries.size(); ++i)
        EXPECT_GE(summaries[i] - summaries[i - 1], NotificationBudget::Span);
}

// Numbers are counts of what is told; there is no place for an amount, a name or a maker.
TEST(NotificationWords, SayHowManyAndWhereAndNothingElse)
{
    for (const AttentionKind kind : AttentionKinds) {
        const auto text = notificationText({{{kind, 7}}, false, isCritical(kind)}, QStringLiteral("production"));
        EXPECT_TRUE(text.title.startsWith(QLatin1String("PRODUCTION")));
        EXPECT_FALSE(text.body.isEmpty());
        auto digits = text.body;
        EXPECT_LE(digits.remove(QRegularExpression(QStringLiteral("[^0-9]"))).size(), 1) << text.body.toStdString();
    }
}

TEST(NotificationWords, OpenLeadsToTheGravest)
{
    const auto pageOf = [](std::map<AttentionKind, int> counts) {
        return notificationText({std::move(counts), false, false}, {}).page;
    };
    EXPECT_EQ(pageOf({{AttentionKind::ApprovalForMe, 1}}), QLatin1String("approvals"));
    EXPECT_EQ(pageOf({{AttentionKind::ApprovalForMe, 9}, {AttentionKind::KeyExpiring, 1}}), QLatin1String("queue"));
    EXPECT_EQ(pageOf({{AttentionKind::KeyExpiring, 9}, {AttentionKind::VerifyFailed, 1}}), QLatin1String("history"));
}

} // namespace
} // namespace countersign::view
