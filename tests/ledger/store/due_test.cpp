// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/due.h"
#include "tests/ledger/ledger_scenes.h"

#include <gtest/gtest.h>

namespace countersign::ledger {
namespace {

using effect::EffectIntent;
using effect::EffectStatus;
using namespace std::chrono_literals;

constexpr Duration Moment{1};
constexpr Duration Window = 10min; // the contract's normal response window
constexpr Duration PreparedMax = 1h;

EffectIntent intentIn(EffectStatus status)
{
    EffectIntent intent{refOf("invoice:1")};
    intent.status = status;
    intent.preparedAt = LedgerStart;
    return intent;
}

DueFacts facts()
{
    DueFacts known;
    known.contract = keyedContract();
    known.preparedMax = PreparedMax;
    return known;
}

TEST(Due, UnknownWaitsForTheNormalResponseOrTheKeyWhicheverIsFirst)
{
    auto intent = intentIn(EffectStatus::Unknown);
    intent.lastAttemptAt = LedgerStart + 5s;
    EXPECT_EQ(dueAt(intent, facts(), LedgerStart + 40s), LedgerStart + 5s + Window);
    intent.keyExpiresAt = LedgerStart + 5s + Window - Moment;
    EXPECT_EQ(dueAt(intent, facts(), LedgerStart + 40s), intent.keyExpiresAt);
    intent.keyExpiresAt = LedgerStart + 5s + Window + Moment;
    EXPECT_EQ(dueAt(intent, facts(), LedgerStart + 40s), LedgerStart + 5s + Window);
}

TEST(Due, UnknownWithoutAContractNeedsSomebodyNow)
{
    auto known = facts();
    known.contract.reset();
    EXPECT_EQ(dueAt(intentIn(EffectStatus::Unknown), known, LedgerStart + 40s), LedgerStart + 40s);
}

TEST(Due, PreparedIsDueFromItsLongestWaitOn)
{
    const auto intent = intentIn(EffectStatus::Prepared);
    EXPECT_EQ(dueAt(intent, facts(), LedgerStart + PreparedMax - Moment), std::nullopt);
    EXPECT_EQ(dueAt(intent, facts(), LedgerStart + PreparedMax), LedgerStart + PreparedMax);
    auto open = intent;
    open.openAttempt = 1;
    EXPECT_EQ(dueAt(open, facts(), LedgerStart + 24h), std::nullopt);
}

TEST(Due, ReleasedIsDueAfterItsLongestWait)
{
    auto known = facts();
    known.releasedNow = true;
    EXPECT_EQ(dueAt(intentIn(EffectStatus::Prepared), known, LedgerStart + 5h), LedgerStart + 5h + PreparedMax);
}

TEST(Due, AttentionIsDueNowAndStaysDueSinceThen)
{
    auto known = facts();
    known.attention = true;
    for (const auto status : {EffectStatus::Prepared, EffectStatus::Confirmed, EffectStatus::Unknown,
                              EffectStatus::Rejected, EffectStatus::Compensated}) {
        auto intent = intentIn(status);
        EXPECT_EQ(dueAt(intent, known, LedgerStart + 1h), LedgerStart + 1h);
        intent.dueAt = LedgerStart + 30min;
        EXPECT_EQ(dueAt(intent, known, LedgerStart + 1h), LedgerStart + 30min);
        intent.dueAt = LedgerStart + 2h;
        EXPECT_EQ(dueAt(intent, known, LedgerStart + 1h), LedgerStart + 1h);
    }
}

TEST(Due, FinalNeedsNobody)
{
    for (const auto status : {EffectStatus::Confirmed, EffectStatus::Rejected, EffectStatus::Compensated}) {
        auto intent = intentIn(status);
        intent.dueAt = LedgerStart;
        EXPECT_EQ(dueAt(intent, facts(), LedgerStart + 1h), std::nullopt);
    }
}

} // namespace
} // namespace countersign::ledger
