// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/effect_state.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace countersign::view {
namespace {

using namespace std::chrono_literals;
using effect::EffectIntent;
using effect::EffectStatus;

const Instant Now = parseInstant("2026-12-01T08:00:00Z").value();

EffectIntent intentThatIs(EffectStatus status)
{
    EffectIntent intent{{TenantId::parse("acme").value(), IntentKey::parse("invoice:1").value()}};
    intent.status = status;
    return intent;
}

TEST(EffectState, FollowsTheStatus)
{
    const auto plain = [](EffectStatus status) { return effectState(intentThatIs(status), {}, Now); };
    EXPECT_EQ(plain(EffectStatus::Prepared), EffectState::Prepared);
    EXPECT_EQ(plain(EffectStatus::Unknown), EffectState::Unknown);
    EXPECT_EQ(plain(EffectStatus::Confirmed), EffectState::Confirmed);
    EXPECT_EQ(plain(EffectStatus::Rejected), EffectState::Rejected);
    EXPECT_EQ(plain(EffectStatus::Compensated), EffectState::Compensated);
}

TEST(EffectState, TellsWhatAPreparedEffectWaitsFor)
{
    EffectIntent intent = intentThatIs(EffectStatus::Prepared);
    intent.resolvedBySeq = 17;
    EXPECT_EQ(effectState(intent, {}, Now), EffectState::Released);
    intent.openAttempt = 2;
    EXPECT_EQ(effectState(intent, {}, Now), EffectState::InFlight);
    StateFacts lapsed;
    lapsed.leaseLapsed = true;
    EXPECT_EQ(effectState(intent, lapsed, Now), EffectState::Unknown);
}

// Every step makes the state more urgent, so each one must show over all before it.
TEST(EffectState, ShowsTheMostUrgent)
{
    EffectIntent intent = intentThatIs(EffectStatus::Unknown);
    StateFacts facts;
    const std::vector<std::pair<std::function<void()>, EffectState>> steps{
        {[&] { intent.keyExpiresAt = Now + 1h; }, EffectState::Unknown},
        {[&] { intent.dueAt = Now; }, EffectState::Overdue},
        {[&] { intent.escalatedTo = "m.ortiz"; }, EffectState::Escalated},
        {[&] { facts.openProposal = true; }, EffectState::AwaitingCountersign},
        {[&] {
             intent.hold = effect::Hold{PersonId::parse("r.lee").value(), Now + 1s};
         },
         EffectState::Held},
        {[&] { intent.keyExpiresAt = Now + 1h - 1us; }, EffectState::KeyExpiring},
        {[&] { intent.keyExpiresAt = Now; }, EffectState::KeyLost},
        {[&] { facts.openConflict = true; }, EffectState::Conflict},
    };
    for (const auto &[step, state] : steps) {
        step();
        EXPECT_EQ(stateWord(effectState(intent, facts, Now)).toStdString(), stateWord(state).toStdString());
    }
}

TEST(EffectState, ForgetsAHoldThatEnded)
{
    EffectIntent intent = intentThatIs(EffectStatus::Unknown);
    intent.hold = effect::Hold{PersonId::parse("r.lee").value(), Now};
    EXPECT_EQ(effectState(intent, {}, Now), EffectState::Unknown);
}

TEST(EffectState, IsNotYetOverdueBeforeItIsDue)
{
    EffectIntent intent = intentThatIs(EffectStatus::Unknown);
    intent.dueAt = Now + 1us;
    EXPECT_EQ(effectState(intent, {}, Now), EffectState::Unknown);
}

TEST(EffectState, OfASettledEffectShowsOnlyWhatIsStillOpen)
{
    for (const EffectStatus status : {EffectStatus::Confirmed, EffectStatus::Rejected, EffectStatus::Compensated}) {
        EffectIntent intent = intentThatIs(status);
        intent.keyExpiresAt = Now - 1h;
        intent.dueAt = Now - 1h;
        intent.escalatedTo = "m.ortiz";
        intent.hold = effect::Hold{PersonId::parse("r.lee").value(), Now + 1h};
        const EffectState settled = effectState(intent, {}, Now);
        EXPECT_EQ(severityOf(settled), Severity::Neutral);
        EXPECT_EQ(settled, effectState(intentThatIs(status), {}, Now));
        StateFacts facts;
        facts.openProposal = true;
        EXPECT_EQ(effectState(intent, facts, Now), EffectState::AwaitingCountersign);
        facts.openConflict = true;
        EXPECT_EQ(effectState(intent, facts, Now), EffectState::Conflict);
    }
}

TEST(EffectState, HasWordsAndIconsOfItsOwn)
{
    std::set<QString> words, icons;
    for (const EffectState state : allStates()) {
        words.insert(stateWord(state));
        icons.insert(stateIcon(state));
    }
    EXPECT_EQ(allStates().size(), 14U);
    EXPECT_EQ(words.size(), allStates().size());
    EXPECT_EQ(icons.size(), allStates().size());
    EXPECT_FALSE(words.count(QString()));
    EXPECT_EQ(stateWord(EffectState::KeyLost).toStdString(), "KEY LOST");
    EXPECT_EQ(stateIcon(EffectState::InFlight).toStdString(), "in_flight");
    EXPECT_EQ(severityOf(EffectState::KeyLost), Severity::Critical);
    EXPECT_EQ(severityOf(EffectState::Overdue), Severity::Warning);
    EXPECT_EQ(severityOf(EffectState::Held), Severity::Info);
}

} // namespace
} // namespace countersign::view
