// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/governance.h"
#include "tests/audit/history.h"

#include <nlohmann/json.hpp>

#include <chrono>

// Persons who lost a key or a role: by hand, somebody makes their word count once more. The log must tell.
namespace countersign::audit {
namespace {

using statement::Action;
using statement::Kind;
using statement::Role;
using namespace std::chrono_literals;

// maria proposes to confirm a large charge.
struct Proposed
{
    History history = History::readyForWork();
    effect::EffectRef ref = history.charge("invoice:1", 600'000);
    statement::Statement said{};

    Proposed()
    {
        const auto seen = history.lookUp("maria", history.found(ref));
        said = history.decision(ref, "maria", Kind::Propose, Action::Confirm, {seen});
        history.apply(said, {"above_threshold"});
    }
    statement::Statement approval()
    {
        auto approved = history.answer("jonas", Kind::Approve, said);
        approved.evidence = {history.lookUp("jonas", history.found(ref))};
        return approved;
    }
};

TEST(ReplayLeaver, AnApprovalOfWhatAPersonProposedWhoStillMayIsFine)
{
    Proposed one;
    one.history.join("maria", "acme", {Role::Operator, Role::Auditor});
    one.history.apply(one.approval(), {"above_threshold"});
    EXPECT_TRUE(isVerified(one.history.verify()));
}

TEST(ReplayLeaver, AProposalWhoseKeyIsRevokedIsApprovedNoMore)
{
    Proposed one;
    one.history.revoke("maria");
    ASSERT_TRUE(isVerified(one.history.verify()));
    const auto seq = one.history.apply(one.approval(), {"above_threshold"});
    EXPECT_TRUE(names(one.history.verify(), seq, "statement.proposal.id"));
}

TEST(ReplayLeaver, NorOneWhoseProposerHasLostTheRole)
{
    for (const auto &roles : {std::set<Role>{}, std::set{Role::Auditor}}) {
        Proposed one;
        one.history.join("maria", "acme", roles);
        ASSERT_TRUE(isVerified(one.history.verify()));
        const auto seq = one.history.apply(one.approval(), {"above_threshold"});
        EXPECT_TRUE(names(one.history.verify(), seq, "statement.proposal.id"));
    }
}

TEST(ReplayLeaver, NorDeclinedNorTakenBack)
{
    for (const std::string who : {"jonas", "maria/2"}) {
        Proposed one;
        one.history.enrol("maria/2");
        one.history.revoke("maria");
        const auto kind = who == "jonas" ? Kind::Decline : Kind::Withdraw;
        const auto seq = one.history.apply(one.history.answer(who, kind, one.said));
        EXPECT_TRUE(names(one.history.verify(), seq, "statement.proposal.id"));
    }
}

TEST(ReplayLeaver, BesideTheProposalOfALeaverAnotherIsRightlyMade)
{
    Proposed one;
    one.history.revoke("maria");
    const auto seen = one.history.lookUp("olga", one.history.found(one.ref));
    const auto again = one.history.decision(one.ref, "olga", Kind::Propose, Action::Confirm, {seen});
    const auto seq = one.history.apply(again, {"above_threshold"});
    for (auto &row : one.history.tables.proposals)
        if (row.id == one.said.id) {
            row.status = "void";
            row.settledBySeq = static_cast<std::int64_t>(seq);
        }
    EXPECT_TRUE(isVerified(one.history.verify()));
}

TEST(ReplayLeaver, AnAdministratorsProposalFallsWithHisKey)
{
    auto history = History::readyForWork();
    history.enrol("carl");
    history.join("carl", "*", {Role::Admin});
    auto policy = historyPolicy();
    policy.version = 2;
    const auto said = history.governance("carl", Kind::PolicySet, "*", resolution::policySubject(policy));
    history.append(said);
    history.revoke("carl");
    const auto seq = history.append(history.answer("bert", Kind::Approve, said));
    EXPECT_TRUE(names(history.verify(), seq, "statement.proposal.id"));
}

// held_by_other is recomputed: the hold of somebody who has left claims nothing.
TEST(ReplayLeaver, TheHoldOfALeaverClaimsNothing)
{
    for (const bool leaves : {true, false}) {
        auto history = History::readyForWork();
        const auto ref = history.charge("invoice:1");
        auto hold = history.about(ref, "maria", Kind::Hold);
        hold.holdUntil = formatInstant(history.now + 1h);
        history.apply(hold);
        if (leaves)
            history.join("maria", "acme", {});
        const auto seen = history.lookUp("olga", history.found(ref));
        const auto seq = history.apply(history.decision(ref, "olga", Kind::Resolve, Action::Confirm, {seen}));
        const auto report = history.verify();
        EXPECT_TRUE(leaves ? isVerified(report) : names(report, seq, "entry.facts.held_by_other"));
    }
}

TEST(ReplayLeaver, AKeyEnrolledAfterALostOneSignsFromThereOn)
{
    auto history = History::readyForWork();
    history.enrol("maria/2");
    history.revoke("maria");
    const auto ref = history.charge("invoice:1");
    auto said = history.about(ref, "maria/2", Kind::Note);
    said.reason = {"other", "Seen, and nothing done about it"};
    history.append(said, "maria/2", honestFacts(said, {}));
    EXPECT_TRUE(isVerified(history.verify()));
}

TEST(ReplayLeaver, WhatNoLedgerTakesIsNamedWhenItIsProposed)
{
    auto history = History::readyForWork();
    auto skipping = historyPolicy();
    skipping.version = 3;
    auto seq = history.append(history.governance("anna", Kind::PolicySet, "*", resolution::policySubject(skipping)));
    EXPECT_TRUE(names(history.verify(), seq, "statement.subject.version"));

    history = History::readyForWork();
    const auto nobody = statement::subjectOf(statement::MembershipSet{"acme", "nobody", {Role::Operator}});
    seq = history.append(history.governance("anna", Kind::MembershipSet, "*", nobody));
    EXPECT_TRUE(names(history.verify(), seq, "statement.subject.person"));
}

TEST(ReplayLeaver, AGovernanceStatementWithoutThePolicyInForceIsNamed)
{
    auto history = History::readyForWork();
    const auto subject = statement::subjectOf(statement::MembershipSet{"acme", "maria", {Role::Approver}});
    auto said = history.governance("anna", Kind::MembershipSet, "acme", subject);
    said.policy.reset();
    const auto seq = history.append(said);
    EXPECT_TRUE(names(history.verify(), seq, "statement.policy"));
}

} // namespace
} // namespace countersign::audit
