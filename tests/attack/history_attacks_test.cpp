// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/log_hand.h"

#include "models/audit/checkpoint.h"
#include "models/audit/compare.h"
#include "models/audit/merkle.h"
#include "models/desk/attend.h"
#include "models/desk/countersign.h"
#include "models/desk/govern.h"
#include "models/desk/resolve.h"
#include "models/desk/statement_draft.h"
#include "models/desk/verify_log.h"
#include "tests/desk/desk_fixture.h"
#include "tests/ledger/ledger_picture.h"

#include <gmock/gmock.h>

// Attacks on the history as a whole: an older backup (5), the newest entries dropped (6), two logs under one name (7).
// Nothing in such a file is wrong by itself; what a client has seen before is what tells.
namespace countersign::desk {
namespace {

using audit::LogHead;
using ledger::textOf;
using statement::Action;
using statement::Kind;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using namespace std::chrono_literals;

auto showsBoth(const LogHead &seen, const LogHead &now)
{
    return AllOf(HasSubstr("size " + std::to_string(seen.size)), HasSubstr(seen.root.hex()),
                 HasSubstr("size " + std::to_string(now.size)), HasSubstr(now.root.hex()));
}

class HistoryAttack : public DeskTest
{
protected:
    void noteBy(Who who, const std::string &text) { applied(note(deskOf(who), m_small, text, "")); }
    void pin(Who who) { must(draftStatement(deskOf(who), ledger::Tenant, Kind::Note)); }
    // Nothing is signed, and the pinned head stays.
    void expectNotSigned(Who who, const Result<ledger::SubmitOutcome> &outcome, const LogHead &seen)
    {
        ASSERT_FALSE(outcome) << textOf(*outcome);
        EXPECT_EQ(outcome.error().kind, ErrorKind::VerificationFailed);
        EXPECT_THAT(describe(outcome.error()), showsBoth(seen, head()));
        EXPECT_EQ(signerOf(who).signatures, 0);
        EXPECT_THAT(statementsOf(who).submitted, IsEmpty());
        EXPECT_EQ(pinnedOf(who), seen);
    }
    audit::VerifyReport verifiedBy(Who who)
    {
        const auto source = must(m_ledger.factory().openAudit());
        return must(verifyLog(*source, m_ledger.trust(), pinnedPathOf(who)));
    }
    // The verifier shows what this client has seen and what is there, and keeps the former.
    void expectFound(Who who, const LogHead &seen)
    {
        const auto report = verifiedBy(who);
        EXPECT_FALSE(report.verified);
        ASSERT_FALSE(report.problems.empty());
        EXPECT_EQ(report.problems.front().subject, "pinned head") << textOf(report);
        EXPECT_THAT(english(report.problems.front().text), showsBoth(seen, head()));
        EXPECT_EQ(pinnedOf(who), seen);
    }

    effect::EffectRef m_small = ledger::lapsed(m_ledger, "invoice:small");
    effect::EffectRef m_large = ledger::lapsed(m_ledger, "invoice:large", {.minor = 900'000});
};

using Attack5 = HistoryAttack;
using Attack6 = HistoryAttack;
using Attack7 = HistoryAttack;

ResolveRequest confirming(const effect::EffectRef &ref, const Digest &evidence)
{
    ResolveRequest request{.ref = ref, .action = Action::Confirm};
    request.evidence = {evidence};
    request.reasonCode = "single_match";
    return request;
}

TEST_F(Attack5, OnAnOlderBackupNobodySignsAnything)
{
    const auto seenSmall = ledger::lookUpFound(m_ledger, Who::Operator, m_small);
    const auto seenLarge = ledger::lookUpFound(m_ledger, Who::Operator, m_large);
    const auto proposal = awaiting(resolve(deskOf(Who::Operator), confirming(m_large, seenLarge))).statementId;
    const auto own = ledger::lookUpFound(m_ledger, Who::Approver, m_large);
    const auto doubled = ledger::lapsed(m_ledger, "invoice:doubled");
    for (const char *object : {"ch_8", "ch_9"})
        must(m_ledger.worker().recordReceipt(doubled, 1, {object, sha256(object).hex(), "req", 201, {}}));
    const auto policy = [] {
        auto next = ledger::standardPolicy();
        next.version = 2;
        return next;
    }();
    const auto contract = [] {
        auto next = ledger::keyedContract();
        next.version = 2;
        return next;
    }();
    const auto until = m_ledger.clock().now() + 1h;
    const std::string text = "On the ledger of yesterday";
    using Act = std::function<Result<ledger::SubmitOutcome>(Desk &)>;
    const std::vector<std::tuple<const char *, Who, Act>> acts{
        {"resolve", Who::Operator, [&](Desk &desk) { return resolve(desk, confirming(m_small, seenSmall)); }},
        {"hold", Who::Operator, [&](Desk &desk) { return hold(desk, m_small, until, text); }},
        {"unhold", Who::Operator, [&](Desk &desk) { return unhold(desk, m_small, text); }},
        {"escalate", Who::Operator, [&](Desk &desk) { return escalate(desk, m_small, "l.chen", until, text); }},
        {"note", Who::Operator, [&](Desk &desk) { return note(desk, m_small, text, ""); }},
        {"settle", Who::Operator,
         [&](Desk &desk) { return settle(desk, {.ref = doubled, .settlement = "accepted_loss", .reasonText = text}); }},
        {"withdraw", Who::Operator, [&](Desk &desk) { return withdraw(desk, proposal, "other", text); }},
        {"approve", Who::Approver, [&](Desk &desk) { return approve(desk, proposal, {own}); }},
        {"decline", Who::Approver, [&](Desk &desk) { return decline(desk, proposal, "other", text); }},
        {"enrol", Who::Admin1,
         [&](Desk &desk) {
             const auto key = m_ledger.signer(Who::Auditor).publicKey().hex();
             return enrol(desk, {"n.ew", "Nora Ew", statement::PersonKind::Human, key});
         }},
        {"setMembership", Who::Admin1,
         [&](Desk &desk) {
             return setMembership(desk, {ledger::Tenant, "s.kim", {statement::Role::Approver}});
         }},
        {"revokeKey", Who::Admin1,
         [&](Desk &desk) {
             return revokeKey(desk, {"s.kim", m_ledger.signer(Who::Auditor).publicKey().keyId()});
         }},
        {"setPolicy", Who::Admin1, [&](Desk &desk) { return setPolicy(desk, policy); }},
        {"publishContract", Who::Admin1, [&](Desk &desk) { return publishContract(desk, contract); }},
    };
    const auto backup = backUp("older");
    noteBy(Who::Operator2, "Lost by the restore");
    const auto seen = head();
    for (const auto who : {Who::Operator, Who::Approver, Who::Admin1})
        pin(who);
    restore(backup);
    const auto before = ledger::pictureOf(m_ledger.path());
    for (const auto &[name, who, act] : acts) {
        SCOPED_TRACE(name);
        expectNotSigned(who, act(deskOf(who)), seen);
    }
    EXPECT_THAT(ledger::changedTables(before, ledger::pictureOf(m_ledger.path())), IsEmpty());
}

TEST_F(Attack5, TheVerifierShowsBothHeadsOfAnOlderBackupThatHoldsByItself)
{
    const auto backup = backUp("older");
    noteBy(Who::Operator, "Lost by the restore");
    const auto seen = head();
    restore(backup);
    EXPECT_EQ(textOf(m_ledger.verify()), "verified");
    expectFound(Who::Operator, seen);
}

TEST_F(Attack6, TheNewestEntriesDroppedAndTheHeadMadeToFit)
{
    noteBy(Who::Operator, "A note that changes no row");
    noteBy(Who::Operator, "And another one of that sort");
    const auto seen = head();
    const auto whole = backUp("whole");
    for (const std::uint64_t dropped : {std::uint64_t{1}, std::uint64_t{2}, seen.size}) {
        SCOPED_TRACE(dropped);
        restore(whole);
        ledger::dropEntries(m_ledger.path(), static_cast<std::int64_t>(seen.size - dropped));
        ASSERT_EQ(head().size, seen.size - dropped);
        // Without the notes the file holds by itself; without everything its tables come from nowhere.
        EXPECT_EQ(m_ledger.verify().verified, dropped < seen.size);
        expectNotSigned(Who::Operator, note(deskOf(Who::Operator), m_small, "On what is left", ""), seen);
        expectFound(Who::Operator, seen);
    }
}

// One log, continued twice from the same backup: each branch by an operator who has seen no other.
TEST_F(Attack7, EachBranchHoldsByItselfAndTheOthersClientSeesTwoRootsForOneSize)
{
    const auto base = backUp("base");
    noteBy(Who::Operator, "Written into one branch");
    const auto one = head();
    const auto first = backUp("one");
    restore(base);
    noteBy(Who::Operator2, "Written into the other");
    const auto other = head();
    ASSERT_EQ(one.size, other.size);
    ASSERT_FALSE(one.root == other.root);
    EXPECT_EQ(textOf(verifiedBy(Who::Operator2)), "verified");
    expectFound(Who::Operator, one);
    restore(first);
    EXPECT_EQ(textOf(verifiedBy(Who::Operator)), "verified");
    expectFound(Who::Operator2, other);
}

// What an auditor needs no ledger for: two signed checkpoints of one log and size, and no proof that joins them.
TEST_F(Attack7, TwoCheckpointsOfOneSizeContradictEachOther)
{
    const auto base = backUp("base");
    noteBy(Who::Operator, "Written into one branch");
    const auto sign = [&] {
        const auto report = m_ledger.verify();
        EXPECT_TRUE(report.verified) << textOf(report);
        return must(
            audit::signCheckpoint({m_ledger.trust().origin, report.head}, "s.kim", m_ledger.signer(Who::Auditor)));
    };
    const auto noteOfOne = sign();
    restore(base);
    noteBy(Who::Operator2, "Written into the other");
    const auto noteOfOther = sign();

    const auto &key = m_ledger.signer(Who::Auditor).publicKey();
    const auto one = must(audit::verifyCheckpoint(noteOfOne, "s.kim", key));
    const auto other = must(audit::verifyCheckpoint(noteOfOther, "s.kim", key));
    EXPECT_EQ(one.origin, other.origin);
    EXPECT_EQ(one.head.size, other.head.size);
    EXPECT_FALSE(one.head.root == other.head.root);

    noteBy(Who::Operator2, "The other branch goes on");
    const auto later = head();
    const auto proof = must(m_ledger.reader().consistencyProof(other.head.size, later.size));
    const auto from = [&](const LogHead &earlier) {
        return audit::verifyConsistency(earlier.size, later.size, earlier.root, later.root, proof).has_value();
    };
    EXPECT_TRUE(from(other.head));
    EXPECT_FALSE(from(one.head));
}

// What the compare verb prints: both heads, and what this ledger was at the other's size.
TEST_F(Attack7, ComparingTheOthersHeadShowsTwoRootsForOneSize)
{
    const auto base = backUp("base");
    noteBy(Who::Operator, "Written into one branch");
    const audit::Checkpoint one{m_ledger.trust().origin, head()};
    const auto compare = [&] {
        const auto source = must(m_ledger.factory().openAudit());
        return must(audit::compareHead(*source, one));
    };
    EXPECT_EQ(compare().relation, audit::HeadRelation::Consistent);
    noteBy(Who::Operator, "The same branch goes on");
    EXPECT_EQ(compare().relation, audit::HeadRelation::Ahead);
    restore(base);
    EXPECT_EQ(compare().relation, audit::HeadRelation::Behind);
    noteBy(Who::Operator2, "Written into the other");
    const auto other = head();
    const auto forked = compare();
    EXPECT_EQ(forked.relation, audit::HeadRelation::Forked);
    EXPECT_EQ(forked.other, one.head);
    EXPECT_EQ(forked.ledger, other);
    EXPECT_EQ(forked.other.size, forked.ledger.size);
    EXPECT_EQ(forked.ledgerRootThen, other.root);
}

} // namespace
} // namespace countersign::desk
