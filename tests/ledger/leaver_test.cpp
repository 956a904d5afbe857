// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include "models/statement/key_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>

// Persons whose key is revoked or lost, and persons who leave: what they said stays, what they wanted does not.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;
using statement::MembershipSet;
using statement::Role;
using statement::Statement;
using namespace std::chrono_literals;

class Leaver : public Submit
{
protected:
    void setRoles(Who who, std::set<Role> roles, const std::string &tenant = Tenant)
    {
        ledger.govern(Kind::MembershipSet, "*",
                      statement::subjectOf(MembershipSet{tenant, personOf(who), std::move(roles)}));
    }
    LogReceipt revokeKey(Who who, Who by = Who::Admin1)
    {
        const auto key = ledger.signer(who).publicKey().keyId();
        return receiptIn(ledger.submit(by, governance(ledger, by, Kind::KeyRevoke, "*",
                                                      statement::subjectOf(statement::KeyRevoke{personOf(who), key}))));
    }
    Statement approval(Who who, const std::string &proposal, const std::string &key = "invoice:large")
    {
        auto said = answer(ledger, who, Kind::Approve, proposal);
        said.evidence = cited(ledger, refOf(key), {lookUpFound(ledger, who, refOf(key))});
        return said;
    }
    std::string statusOf(const std::string &proposal)
    {
        for (const auto &record : must(ledger.reader().proposals(false)))
            if (record.id == proposal)
                return record.status;
        return "none";
    }
    bool isOffered(Who who, const std::string &name, const effect::EffectRef &ref)
    {
        const auto offers = must(ledger.reader(who).offers(ref));
        return std::any_of(offers.begin(), offers.end(),
                           [&](const auto &offer) { return offer.name == name && offer.allowed; });
    }
    void hold(Who who, const effect::EffectRef &ref)
    {
        auto said = about(ledger, who, ref, Kind::Hold);
        said.holdUntil = formatInstant(ledger.clock().now() + 4h);
        receiptIn(ledger.submit(who, said));
    }
};

TEST_F(Leaver, U49_WhatWasProposedByAPersonWithoutTheRoleAnyMoreIsNotApproved)
{
    for (const std::string key : {"invoice:large", "invoice:larger"}) {
        setRoles(Who::Operator, {Role::Operator});
        const auto id = proposeLarge(key);
        EXPECT_TRUE(isOffered(Who::Approver, "decline", refOf(key)));
        setRoles(Who::Operator, key == "invoice:large" ? std::set<Role>() : std::set{Role::Auditor});
        EXPECT_EQ(statusOf(id), "void");
        EXPECT_FALSE(isOffered(Who::Approver, "decline", refOf(key)));
        expectRefused(Who::Approver, approval(Who::Approver, id, key), "RC406",
                      {{"unmet", "proposer_left"}, {"proposer", "m.ortiz"}, {"lost", "role"}});
        expectRefused(Who::Approver, answer(ledger, Who::Approver, Kind::Decline, id), "RC406");
    }
}

TEST_F(Leaver, U49_NorWhatWasProposedWithAKeyThatIsRevokedNow)
{
    const auto id = proposeLarge();
    revokeKey(Who::Operator);
    expectRefused(Who::Approver, approval(Who::Approver, id), "RC406", {{"unmet", "proposer_left"}, {"lost", "key"}});
    EXPECT_EQ(statusOf(id), "void");
}

TEST_F(Leaver, U49_WhoLosesTheRoleOfAnApproverApprovesNothingMore)
{
    const auto id = proposeLarge();
    const auto said = approval(Who::Approver, id);
    setRoles(Who::Approver, {Role::Operator});
    expectRefused(Who::Approver, said, "RC401", {{"reason", "role"}, {"kind", "approve"}});
    setRoles(Who::Approver, {});
    expectRefused(Who::Approver, said, "RC203");
    receiptIn(ledger.submit(Who::Approver2, approval(Who::Approver2, id)));
}

// A void proposal stands in nobody's way.
TEST_F(Leaver, AnotherOperatorProposesAnewAfterTheProposerHasLeft)
{
    const auto first = proposeLarge();
    setRoles(Who::Operator, {});
    const auto ref = refOf("invoice:large");
    const auto evidence = lookUpFound(ledger, Who::Operator2, ref);
    const auto said = decision(ledger, Who::Operator2, ref, Kind::Propose, Action::Confirm, {evidence});
    receiptIn(ledger.submit(Who::Operator2, said));
    EXPECT_EQ(statusOf(first), "void");
    ledger.clock().advance(1s);
    receiptIn(ledger.submit(Who::Approver, approval(Who::Approver, said.id)));
    EXPECT_EQ(dossier(ledger, ref).intent.status, effect::EffectStatus::Confirmed);
}

TEST_F(Leaver, U49_TheClaimOfALeaverIsReleased)
{
    const auto ref = lapsed(ledger, "invoice:1");
    hold(Who::Operator, ref);
    const auto evidence = lookUpFound(ledger, Who::Operator2, ref);
    const auto said = decision(ledger, Who::Operator2, ref, Kind::Resolve, Action::Confirm, {evidence});
    expectRefused(Who::Operator2, said, "RC413", {{"by", "m.ortiz"}});
    setRoles(Who::Operator, {Role::Auditor});
    receiptIn(ledger.submit(Who::Operator2, said));
}

TEST_F(Leaver, U49_TheClaimIsReleasedWhenTheLastKeyIsGone)
{
    const auto ref = lapsed(ledger, "invoice:1");
    hold(Who::Approver, ref);
    const auto evidence = lookUpFound(ledger, Who::Operator2, ref);
    const auto said = decision(ledger, Who::Operator2, ref, Kind::Resolve, Action::Confirm, {evidence});
    revokeKey(Who::Approver);
    expectRefused(Who::Operator2, said, "RC413"); // he has a second key
    revokeKey(Who::ApproverSecondKey);
    receiptIn(ledger.submit(Who::Operator2, said));
}

// Freezing was for a reason that does not leave with the person: a worker waits until somebody looks.
TEST_F(Leaver, TheFreezeOfALeaverGoesOnStoppingWorkersUntilSomebodyEndsIt)
{
    const auto ref = prepare(ledger, "invoice:1");
    hold(Who::Operator, ref);
    setRoles(Who::Operator, {});
    revokeKey(Who::Operator);
    EXPECT_EQ(must(ledger.worker().beginAttempt(ref, "worker-1")).outcome, BeginOutcome::Held);
    receiptIn(ledger.submit(Who::Operator2, about(ledger, Who::Operator2, ref, Kind::Unhold)));
    begin(ledger, ref);
}

TEST_F(Leaver, U50_OldStatementsAndApprovalsVerifyAndStillShowTheName)
{
    const auto small = confirmation();
    receiptIn(ledger.submit(Who::Operator, small));
    const auto id = proposeLarge();
    const auto approved = approval(Who::Approver, id);
    receiptIn(ledger.submit(Who::Approver, approved));
    for (const auto who : {Who::Operator, Who::Approver, Who::ApproverSecondKey})
        revokeKey(who);
    for (const auto who : {Who::Operator, Who::Approver})
        setRoles(who, {});
    EXPECT_EQ(textOf(ledger.verify()), "verified");
    const auto shown = dossier(ledger, refOf("invoice:large"));
    EXPECT_EQ(shown.statements.at(0).statement.person, "m.ortiz");
    EXPECT_EQ(shown.statements.at(1).statement, approved);
    EXPECT_EQ(shown.proposals.at(0).status, "applied");
    const auto persons = must(ledger.reader().persons());
    for (const auto *name : {"m.ortiz", "p.adeyemi"}) {
        const auto found =
            std::find_if(persons.begin(), persons.end(), [&](const auto &person) { return person.person == name; });
        ASSERT_NE(found, persons.end());
        EXPECT_EQ(found->displayName, name);
        EXPECT_TRUE(found->liveKeys.empty() && found->memberships.empty());
    }
    expectRefused(Who::Operator, confirmation("invoice:2"), "RC203");
}

TEST_F(Leaver, ALostKeyIsReplacedByTwoAdministratorsAndTheOldOneSignsNothingMore)
{
    const auto id = proposeLarge();
    receiptIn(ledger.submit(Who::Approver2, approval(Who::Approver2, id)));
    const auto fresh = must(statement::makeMemorySigner(sha256("the key after the lost one").bytes()));
    const auto enrolment = statement::subjectOf(statement::OperatorEnrol{
        personOf(Who::Approver2), personOf(Who::Approver2), statement::PersonKind::Human, fresh->publicKey().hex()});
    ledger.govern(Kind::OperatorEnrol, "*", enrolment);
    const auto revoked = revokeKey(Who::Approver2, Who::Admin2);

    const auto other = proposeLarge("invoice:other");
    auto said = approval(Who::Approver2, other, "invoice:other");
    expectRefused(Who::Approver2, said, "RC204",
                  {{"reason", "key_revoked"}, {"revoked_at_seq", std::to_string(revoked.seq)}});
    said.key = fresh->publicKey().keyId();
    const auto envelope = must(statement::signEnvelope(must(statement::encodeStatement(said)), *fresh));
    receiptIn(must(ledger.statements(Who::Approver2).submit(envelope)));
}

TEST_F(Leaver, ARevokedKeyIsNeverEnrolledAgain)
{
    revokeKey(Who::Operator);
    const auto again = statement::subjectOf(statement::OperatorEnrol{personOf(Who::Operator), personOf(Who::Operator),
                                                                     statement::PersonKind::Human,
                                                                     ledger.signer(Who::Operator).publicKey().hex()});
    expectRefused(Who::Admin1, governance(ledger, Who::Admin1, Kind::OperatorEnrol, "*", again), "RC401",
                  {{"reason", "key_in_use"}});
}

TEST_F(Leaver, WhatAnAdministratorProposedIsVoidOnceHisKeyIsRevoked)
{
    auto policy = standardPolicy();
    policy.version = 2;
    const auto said = governance(ledger, Who::Admin1, Kind::PolicySet, "*", resolution::policySubject(policy));
    receiptIn(ledger.submit(Who::Admin1, said));
    const auto approved = answer(ledger, Who::Admin2, Kind::Approve, said.id);
    revokeKey(Who::Admin1, Who::Admin2);
    EXPECT_EQ(statusOf(said.id), "void");
    expectRefused(Who::Admin2, approved, "RC406", {{"reason", "proposer_left"}, {"proposer", "a.first"}});
}

TEST_F(Leaver, ARootKeyIsRevokedLikeAnyOther)
{
    revokeKey(Who::Admin1, Who::Admin2);
    auto policy = standardPolicy();
    policy.version = 2;
    expectRefused(Who::Admin1, governance(ledger, Who::Admin1, Kind::PolicySet, "*", resolution::policySubject(policy)),
                  "RC204", {{"reason", "key_revoked"}});
}

} // namespace
} // namespace countersign::ledger
