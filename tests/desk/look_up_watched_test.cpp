// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/look_up_effect.h"

#include "tests/desk/desk_fixture.h"
#include "tests/desk/scripted_service.h"

#include <gmock/gmock.h>

#include <algorithm>

// T9: whoever keeps the watch looks every row on it up once, and again the next time.
namespace countersign::desk {
namespace {

using statement::Action;
using statement::Kind;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using namespace std::chrono_literals;

class LookUpWatched : public DeskTest
{
protected:
    effect::EffectRef rejectedByAbsence(const std::string &key)
    {
        const auto ref = ledger::lapsed(m_ledger, key);
        const auto misses = ledger::missUntilProven(m_ledger, Who::Operator, ref);
        ledger::receiptIn(m_ledger.submit(
            Who::Operator, ledger::decision(m_ledger, Who::Operator, ref, Kind::Resolve, Action::Reject, misses)));
        return ref;
    }
    void finds(effect::Finding finding)
    {
        const std::string name(findingName(finding));
        m_service.answer =
            providers::LookupRun{{reportOf("reference", std::move(finding), m_ledger.clock().now())}, name};
    }
    Result<std::vector<LookUpEffect::Watched>> runWatched(const std::optional<std::string> &tenant = std::nullopt)
    {
        m_ledger.clock().advance(1s);
        return LookUpEffect(deskOf(Who::Operator), m_service).runWatched(tenant, "", 1min, m_cancel);
    }
    std::vector<std::string> asked() const
    {
        std::vector<std::string> keys;
        std::transform(m_service.requests.begin(), m_service.requests.end(), std::back_inserter(keys),
                       [](const auto &request) { return request.intentKey; });
        return keys;
    }

    ScriptedService m_service{};
    CancelToken m_cancel{};
};

TEST_F(LookUpWatched, T9_AsksOnceAboutEachRowOnWatchAndAboutNoOther)
{
    const auto first = rejectedByAbsence("invoice:1");
    rejectedByAbsence("invoice:2");
    ledger::lapsed(m_ledger, "invoice:3");
    finds(effect::Absent{});
    const auto watched = must(runWatched());
    ASSERT_THAT(watched, SizeIs(2));
    EXPECT_EQ(watched[0].ref, first);
    EXPECT_EQ(watched[0].until, ledger::dossier(m_ledger, first).watchedUntil);
    EXPECT_EQ(must(watched[0].looked).finding, "Absent");
    EXPECT_THAT(asked(), ElementsAre("invoice:1", "invoice:2"));
    must(runWatched());
    EXPECT_THAT(asked(), ElementsAre("invoice:1", "invoice:2", "invoice:1", "invoice:2"));
    EXPECT_THAT(must(runWatched("elsewhere")), IsEmpty());
}

TEST_F(LookUpWatched, T9_WhatTurnsUpIsAConflictAndTheRowIsDueNow)
{
    const auto ref = rejectedByAbsence("invoice:1");
    finds(effect::Found{ledger::matching(m_ledger, ref)});
    must(runWatched());
    const auto due = m_ledger.clock().now();
    must(runWatched());
    const auto read = ledger::dossier(m_ledger, ref);
    ASSERT_THAT(read.conflicts, SizeIs(1)) << "seen twice, it is one conflict";
    EXPECT_EQ(read.conflicts[0].kind, "contradicts");
    EXPECT_EQ(read.intent.dueAt, due);
    EXPECT_EQ(read.intent.status, effect::EffectStatus::Rejected);
}

TEST_F(LookUpWatched, T9_AfterTheWatchNobodyIsAsked)
{
    const auto ref = rejectedByAbsence("invoice:1");
    m_ledger.clock().set(*ledger::dossier(m_ledger, ref).watchedUntil);
    EXPECT_THAT(must(runWatched()), IsEmpty());
    EXPECT_THAT(m_service.requests, IsEmpty());
}

TEST_F(LookUpWatched, T9_ARowThatCannotBeAskedAboutKeepsNobodyElseWaiting)
{
    rejectedByAbsence("invoice:1");
    rejectedByAbsence("invoice:2");
    m_service.answer = fail(ErrorKind::NotFound, "there is no account acct_1 of sandbox here");
    const auto watched = must(runWatched());
    ASSERT_THAT(watched, SizeIs(2));
    for (const auto &one : watched) {
        ASSERT_FALSE(one.looked.has_value());
        EXPECT_EQ(one.looked.error().kind, ErrorKind::NotFound);
    }
    EXPECT_THAT(asked(), ElementsAre("invoice:1", "invoice:2"));
}

TEST_F(LookUpWatched, T9_CancelledBetweenTwoRowsAsksNoMore)
{
    rejectedByAbsence("invoice:1");
    rejectedByAbsence("invoice:2");
    finds(effect::Absent{});
    m_service.onAsked = [this] { m_cancel.cancel(); };
    const auto watched = runWatched();
    ASSERT_FALSE(watched.has_value());
    EXPECT_EQ(watched.error().kind, ErrorKind::Cancelled);
    EXPECT_THAT(asked(), ElementsAre("invoice:1"));
}

} // namespace
} // namespace countersign::desk
