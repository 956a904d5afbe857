// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/audit/history.h"

#include <chrono>

// What rightly happened verifies: if it did not, no mutation below would show anything.
namespace countersign::audit {
namespace {

using statement::Action;
using statement::Kind;
using statement::Role;
using namespace std::chrono_literals;

TEST(ReplayHonest, TheFirstFourEntriesOfALedgerVerify)
{
    const History history;
    EXPECT_TRUE(isVerified(history.verify()));
    EXPECT_EQ(history.verify().head, history.tables.head);
    EXPECT_EQ(history.verify().statements, 4U);
}

TEST(ReplayHonest, GovernanceByTwoAdministratorsVerifies)
{
    EXPECT_TRUE(isVerified(History::readyForWork().verify()));
}

TEST(ReplayHonest, OnePersonConfirmsASmallCharge)
{
    auto history = History::readyForWork();
    const auto ref = history.charge("invoice:1");
    const auto seen = history.lookUp("maria", history.found(ref));
    history.apply(history.decision(ref, "maria", Kind::Resolve, Action::Confirm, {seen}));
    const auto report = history.verify();
    EXPECT_TRUE(isVerified(report));
    EXPECT_GT(report.factsRecomputed, 10U);
    EXPECT_GT(report.factsAsserted, 0U); // conflicts, holds: the ledger's word
}

TEST(ReplayHonest, TwoPeopleConfirmALargeCharge)
{
    auto history = History::readyForWork();
    const auto ref = history.charge("invoice:2", 600'000);
    const auto seen = history.lookUp("maria", history.found(ref));
    const auto proposal = history.decision(ref, "maria", Kind::Propose, Action::Confirm, {seen});
    history.apply(proposal, {"above_threshold"});
    history.wait(1min);
    auto approval = history.answer("jonas", Kind::Approve, proposal);
    approval.evidence = {history.lookUp("jonas", history.found(ref))};
    history.apply(approval, {"above_threshold"});
    EXPECT_TRUE(isVerified(history.verify()));
    EXPECT_EQ(history.tables.intents.at(ref).status, effect::EffectStatus::Confirmed);
}

TEST(ReplayHonest, ASettledAbsenceIsReleasedAndTheWorkerGoesOnWithinTheSameSecond)
{
    auto history = History::readyForWork();
    const auto ref = history.charge("invoice:3");
    history.wait(3min);
    const auto missed = history.lookUp("maria", history.absent(ref));
    const auto said = history.decision(ref, "maria", Kind::Resolve, Action::Release, {missed});
    const auto releasedAt = history.now;
    history.apply(said);

    auto &row = history.tables.intents.at(ref);
    row.status = effect::EffectStatus::Prepared;
    row.version += 1;
    row.eventNo += 1;
    row.attemptCount = 2;
    row.openAttempt = 2;
    row.lastAttemptAt = releasedAt + 300ms;
    row.settleAt = releasedAt + 150s + 300ms;
    history.tables.attempts.at(ref).push_back({2, "worker-2", releasedAt + 300ms, releasedAt + 30s + 300ms});
    history.tables.events.at(ref).push_back(
        {row.eventNo, "prepared", "prepared", "attempt_opened", 2, row.version, releasedAt + 300ms});
    EXPECT_TRUE(isVerified(history.verify()));
}

TEST(ReplayHonest, AWorkersReceiptAfterTheReleaseEndsTheTrail)
{
    auto history = History::readyForWork();
    const auto ref = history.charge("invoice:4");
    history.wait(3min);
    const auto missed = history.lookUp("maria", history.absent(ref));
    history.apply(history.decision(ref, "maria", Kind::Resolve, Action::Release, {missed}));
    auto &row = history.tables.intents.at(ref);
    row.status = effect::EffectStatus::Confirmed;
    row.version += 1;
    row.eventNo += 1;
    row.providerResultId = "ch_late";
    history.tables.events.at(ref).push_back(
        {row.eventNo, "prepared", "confirmed", "receipt", 1, row.version, history.now});
    EXPECT_TRUE(isVerified(history.verify()));
}

TEST(ReplayHonest, HoldsNotesDeclinedAndWithdrawnProposalsVerify)
{
    auto history = History::readyForWork();
    const auto ref = history.charge("invoice:5", 600'000);
    auto hold = history.about(ref, "maria", Kind::Hold);
    hold.holdUntil = formatInstant(history.now + 1h);
    history.apply(hold);
    auto note = history.about(ref, "maria", Kind::Note);
    note.reason = {"other", "Asked the provider's support"};
    history.apply(note);
    history.apply(history.about(ref, "maria", Kind::Unhold));
    const auto seen = history.lookUp("maria", history.found(ref));
    const auto first = history.decision(ref, "maria", Kind::Propose, Action::Confirm, {seen});
    history.apply(first, {"above_threshold"});
    history.apply(history.answer("jonas", Kind::Decline, first));
    const auto second = history.decision(ref, "maria", Kind::Propose, Action::Confirm, {seen});
    history.apply(second, {"above_threshold"});
    history.apply(history.answer("maria", Kind::Withdraw, second));
    EXPECT_TRUE(isVerified(history.verify()));
}

TEST(ReplayHonest, ARevokedKeyKeepsWhatItSignedBefore)
{
    auto history = History::readyForWork();
    const auto ref = history.charge("invoice:6");
    const auto seen = history.lookUp("maria", history.found(ref));
    history.apply(history.decision(ref, "maria", Kind::Resolve, Action::Confirm, {seen}));
    history.revoke("maria");
    history.join("maria", "acme", {});
    EXPECT_TRUE(isVerified(history.verify()));
}

TEST(ReplayHonest, TheSameHeadAndAnEarlierOneMayBePinned)
{
    const auto &history = History::readyForWork();
    const auto &entries = history.tables.entries;
    EXPECT_TRUE(isVerified(history.verify(PinnedHead{history.trust.origin, history.tables.head})));
    EXPECT_TRUE(
        isVerified(history.verify(PinnedHead{history.trust.origin, {5, *Digest::fromHex(entries.at(4).root)}})));
    EXPECT_TRUE(isVerified(history.verify(PinnedHead{history.trust.origin, {0, sha256(std::string_view())}})));
}

} // namespace
} // namespace countersign::audit
