// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/attack_fixture.h"

#include "models/statement/key_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>

// Attacks on who may say what: 8, 12, 13 and 14.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;
using statement::MembershipSet;
using statement::Role;
using namespace std::chrono_literals;

class GovernanceAttack : public Attack
{
protected:
    LogReceipt revoke(Who who)
    {
        const statement::KeyRevoke subject{personOf(who), ledger.signer(who).publicKey().keyId()};
        return receiptIn(ledger.submit(
            Who::Admin1, governance(ledger, Who::Admin1, Kind::KeyRevoke, "*", statement::subjectOf(subject))));
    }
    void setRoles(Who who, std::set<Role> roles)
    {
        ledger.govern(Kind::MembershipSet, "*",
                      statement::subjectOf(MembershipSet{Tenant, personOf(who), std::move(roles)}));
    }
    // By the confirm threshold of EUR: a charge up to it is one person's.
    void setThreshold(std::int64_t version, std::int64_t minor)
    {
        auto policy = standardPolicy();
        policy.version = version;
        policy.thresholds[Action::Confirm]["EUR"] = minor;
        policy.customerWindow.limits["EUR"] = std::max<std::int64_t>(minor, 1'000'000);
        ledger.govern(Kind::PolicySet, "*", resolution::policySubject(policy));
    }
};

using Attack8 = GovernanceAttack;
using Attack12 = GovernanceAttack;
using Attack13 = GovernanceAttack;
using Attack14 = GovernanceAttack;

TEST_F(Attack8, AKeyWrittenIntoTheTableSignsNothingThatVerifies)
{
    const auto key = must(statement::makeMemorySigner(sha256("mallory's key").bytes()));
    const auto id = key->publicKey().keyId();
    tamper("INSERT INTO operator_keys (key_id, person, public_key, valid_from_seq) VALUES ('" + id + "', 'm.ortiz', '" +
           key->publicKey().hex() + "', 5)");
    expectFound("operator_keys " + id);
    auto said = confirmation();
    said.key = id;
    const auto outcome = must(ledger.statements(Who::Operator)
                                  .submit(must(statement::signEnvelope(must(statement::encodeStatement(said)), *key))));
    // The embedded ledger believes its own table; the verifier believes the log alone.
    expectFound("statement.key", static_cast<std::uint64_t>(receiptIn(outcome).seq));
}

TEST_F(Attack8, ARoleWrittenIntoTheTableDecidesNothingThatVerifies)
{
    const auto id = proposeLarge();
    tamper("UPDATE memberships SET roles = 'approver' WHERE person = 's.kim'");
    expectFound("memberships acme/s.kim roles");
    const auto receipt = receiptIn(ledger.submit(Who::Auditor, approval(Who::Auditor, id)));
    expectFound("statement.person", static_cast<std::uint64_t>(receipt.seq));
}

TEST_F(Attack8, APolicyWrittenIntoTheTableReleasesNothingThatVerifies)
{
    auto lax = standardPolicy();
    lax.version = 2;
    lax.thresholds[Action::Confirm]["EUR"] = 1'000'000'000;
    lax.customerWindow.limits["EUR"] = 1'000'000'000;
    lax.operatorWindow.limits["EUR"] = 1'000'000'000;
    tamper("INSERT INTO policies (tenant_id, version, digest, subject, seq) VALUES ('*', 2, '" +
           resolution::policyDigest(lax).hex() + "', '" + resolution::policySubject(lax).dump() + "', 3)");
    expectFound("policies and provider_contracts policy/*//2");
    const auto ref = lapsed(ledger, "invoice:large", {.minor = 900'000});
    const auto evidence = lookUpFound(ledger, Who::Operator, ref);
    const auto said = decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Confirm, {evidence});
    const auto receipt = receiptIn(ledger.submit(Who::Operator, said));
    expectFound("entry.facts.policy_current", static_cast<std::uint64_t>(receipt.seq));
}

TEST_F(Attack12, StatementAfterKeyRevocationIsRefusedAndOlderEntriesStillVerify)
{
    auto &openedBefore = ledger.statements(Who::Operator);
    receiptIn(must(openedBefore.submit(sign(Who::Operator, confirmation("invoice:before")))));
    const auto said = confirmation("invoice:after");
    const auto revoked = revoke(Who::Operator);
    const auto refused = refusalIn(must(openedBefore.submit(sign(Who::Operator, said))));
    EXPECT_EQ(refused.code, "RC204");
    EXPECT_EQ(refused.data.at("revoked_at_seq"), std::to_string(revoked.seq));
    EXPECT_EQ(textOf(ledger.verify()), "verified");
}

TEST_F(Attack12, StatementAfterMembershipRemovalIsRefusedAndOlderEntriesStillVerify)
{
    auto &openedBefore = ledger.statements(Who::Operator);
    receiptIn(must(openedBefore.submit(sign(Who::Operator, confirmation("invoice:before")))));
    const auto said = confirmation("invoice:after");
    setRoles(Who::Operator, {});
    EXPECT_EQ(refusalIn(must(openedBefore.submit(sign(Who::Operator, said)))).code, "RC203");
    EXPECT_EQ(textOf(ledger.verify()), "verified");
}

// A thief's proposal waits for a second person who does not know yet.
TEST_F(Attack12, WhatAStolenKeyProposedBeforeItsRevocationIsApprovedNoMore)
{
    const auto id = proposeLarge();
    const auto said = approval(Who::Approver, id);
    revoke(Who::Operator);
    expectRefused(Who::Approver, said, "RC406", {{"unmet", "proposer_left"}, {"lost", "key"}});
}

TEST_F(Attack12, ARevocationTakenBackByHandIsFound)
{
    const auto key = ledger.signer(Who::Operator).publicKey().keyId();
    revoke(Who::Operator);
    tamper("UPDATE operator_keys SET revoked_at_seq = NULL WHERE key_id = '" + key + "'");
    expectFound("operator_keys " + key + " revoked_at_seq");
    const auto receipt = receiptIn(ledger.submit(Who::Operator, confirmation()));
    expectFound("statement.key", static_cast<std::uint64_t>(receipt.seq));
}

// By hand, an approval stands behind the revocation of the key that proposed: the worker is not sent out on it.
TEST_F(Attack12, AReleaseProposedWithAKeyThatWasRevokedBeforeItsApprovalIsNotDispatched)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    const auto said = decision(ledger, Who::Operator, ref, Kind::Propose, Action::Release, misses);
    const auto proposed = receiptIn(ledger.submit(Who::Operator, said));
    ledger.clock().advance(1s);
    auto approved = answer(ledger, Who::Approver, Kind::Approve, said.id);
    approved.evidence = cited(ledger, ref, {lookUp(ledger, Who::Approver, ref, effect::Absent{})});
    const auto applied = receiptIn(ledger.submit(Who::Approver, approved));
    ASSERT_EQ(applied.seq, proposed.seq + 1);
    tamper("UPDATE operator_keys SET revoked_at_seq = " + std::to_string(applied.seq) + " WHERE key_id = '" + said.key +
           "'");
    const auto begun = ledger.worker().beginAttempt(ref, "worker-1");
    ASSERT_FALSE(begun);
    EXPECT_NE(describe(begun.error()).find("was not valid then"), std::string::npos) << describe(begun.error());
}

TEST_F(Attack13, PolicyChangedBetweenProposalAndApprovalIsRefused)
{
    const auto id = proposeLarge();
    setThreshold(2, 100'000);
    expectRefused(Who::Approver, approval(Who::Approver, id), "RC404", {{"fact", "policy_current"}});
}

TEST_F(Attack13, AThresholdRaisedAfterwardsReleasesNoOldProposal)
{
    const auto id = proposeLarge();
    setThreshold(2, 1'000'000);
    EXPECT_EQ(dossier(ledger, refOf("invoice:large")).intent.status, effect::EffectStatus::Unknown);
    expectRefused(Who::Approver, approval(Who::Approver, id), "RC404", {{"fact", "policy_current"}});
    const auto ref = refOf("invoice:large");
    const auto alone = decision(ledger, Who::Operator2, ref, Kind::Resolve, Action::Confirm,
                                {lookUpFound(ledger, Who::Operator2, ref)});
    expectRefused(Who::Operator2, alone, "RC414", {{"proposal", id}});
}

TEST_F(Attack13, ATenantsOwnPolicyBetweenProposalAndApprovalIsAChangeToo)
{
    const auto id = proposeLarge();
    auto own = standardPolicy();
    own.tenant = Tenant;
    ledger.govern(Kind::PolicySet, "*", resolution::policySubject(own));
    expectRefused(Who::Approver, approval(Who::Approver, id), "RC404", {{"fact", "policy_current"}});
}

// Approver and ApproverSecondKey are one person; here he proposes as well.
TEST_F(Attack14, SelfApprovalWithASecondKeyASecondLoginAndBoth)
{
    const auto ref = lapsed(ledger, "invoice:large", {.minor = 900'000});
    const auto evidence = lookUpFound(ledger, Who::Approver, ref);
    const auto said = decision(ledger, Who::Approver, ref, Kind::Propose, Action::Confirm, {evidence});
    receiptIn(ledger.submit(Who::Approver, said));
    ledger.clock().advance(1s);
    const auto first = sign(Who::Approver, approval(Who::Approver, said.id));
    const auto second = sign(Who::ApproverSecondKey, approval(Who::ApproverSecondKey, said.id));
    // A login is the person that a profile names: the envelope counts, whoever brings it.
    for (const auto login : {Who::Approver, Who::Approver2, Who::Operator})
        for (const auto &envelope : {first, second})
            expectRefused(login, envelope, "RC407", {{"fact", "distinct_person"}, {"proposer", "p.adeyemi"}});
    receiptIn(ledger.submit(Who::Approver2, approval(Who::Approver2, said.id)));
}

TEST_F(Attack14, AnAdministratorWithTwoKeysIsStillOne)
{
    const auto second = must(statement::makeMemorySigner(sha256("another key of a.first").bytes()));
    const auto enrolment = statement::subjectOf(statement::OperatorEnrol{
        personOf(Who::Admin1), personOf(Who::Admin1), statement::PersonKind::Human, second->publicKey().hex()});
    ledger.govern(Kind::OperatorEnrol, "*", enrolment);
    const auto roles = statement::subjectOf(MembershipSet{Tenant, personOf(Who::Operator), {Role::Approver}});
    const auto said = governance(ledger, Who::Admin1, Kind::MembershipSet, "*", roles);
    receiptIn(ledger.submit(Who::Admin1, said));
    auto own = answer(ledger, Who::Admin1, Kind::Approve, said.id);
    own.key = second->publicKey().keyId();
    const auto envelope = must(statement::signEnvelope(must(statement::encodeStatement(own)), *second));
    expectRefused(Who::Admin2, envelope, "RC407", {{"reason", "same_person"}});
}

} // namespace
} // namespace countersign::ledger
