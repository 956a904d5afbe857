// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include "models/base/canonical_json.h"
#include "models/statement/key_file.h"

#include <nlohmann/json.hpp>

// Persons, keys, memberships, policies and contracts: set by two administrators, except while the ledger is set up.
namespace countersign::ledger {
namespace {

using statement::Kind;
using statement::MembershipSet;
using statement::Role;
using statement::Statement;
using namespace std::chrono_literals;

std::unique_ptr<statement::Signer> newcomersKey()
{
    const Digest seed = sha256("a newcomer's key");
    return must(statement::makeMemorySigner(seed.bytes()));
}

nlohmann::json enrolment(const std::string &person, const std::string &publicKey,
                         statement::PersonKind kind = statement::PersonKind::Human)
{
    return statement::subjectOf(statement::OperatorEnrol{person, person, kind, publicKey});
}

class Governance : public Submit
{
protected:
    Statement by(Who who, Kind kind, const nlohmann::json &subject, const std::string &tenant = "*")
    {
        return governance(ledger, who, kind, tenant, subject);
    }
    std::string proposed(Kind kind, const nlohmann::json &subject)
    {
        const auto said = by(Who::Admin1, kind, subject);
        EXPECT_EQ(receiptIn(ledger.submit(Who::Admin1, said)).outcome, SubmitResult::AwaitingCountersign);
        return said.id;
    }
    static nlohmann::json nextPolicy()
    {
        auto policy = standardPolicy();
        policy.version = 2;
        return resolution::policySubject(policy);
    }
};

TEST_F(Governance, ASubjectIsSetByTheSecondAdministratorsApproval)
{
    const auto key = newcomersKey();
    const auto said = by(Who::Admin1, Kind::OperatorEnrol, enrolment("n.comer", key->publicKey().hex()));
    EXPECT_EQ(expectChanges(Who::Admin1, said, {"log_entries", "log_head", "proposals"}).outcome,
              SubmitResult::AwaitingCountersign);
    EXPECT_EQ(expectChanges(Who::Admin2, answer(ledger, Who::Admin2, Kind::Approve, said.id),
                            {"log_entries", "log_head", "operator_keys", "operators", "proposals"})
                  .outcome,
              SubmitResult::Applied);
    const auto membership =
        by(Who::Admin2, Kind::MembershipSet, statement::subjectOf(MembershipSet{Tenant, "n.comer", {Role::Operator}}));
    receiptIn(ledger.submit(Who::Admin2, membership));
    expectChanges(Who::Admin1, answer(ledger, Who::Admin1, Kind::Approve, membership.id),
                  {"log_entries", "log_head", "memberships", "proposals"});
    const auto policy = by(Who::Admin1, Kind::PolicySet, nextPolicy());
    receiptIn(ledger.submit(Who::Admin1, policy));
    expectChanges(Who::Admin2, answer(ledger, Who::Admin2, Kind::Approve, policy.id),
                  {"log_entries", "log_head", "policies", "proposals"});
    EXPECT_EQ(must(ledger.reader().policy(Tenant))->version, "2");
    auto contract = keyedContract();
    contract.version = 2;
    const auto published = by(Who::Admin1, Kind::ContractPublish, effect::contractSubject(contract));
    receiptIn(ledger.submit(Who::Admin1, published));
    expectChanges(Who::Admin2, answer(ledger, Who::Admin2, Kind::Approve, published.id),
                  {"log_entries", "log_head", "proposals", "provider_contracts"});
}

TEST_F(Governance, AKeyIsRevokedByOneAdministrator)
{
    const auto key = ledger.signer(Who::Operator).publicKey().keyId();
    const auto said =
        by(Who::Admin2, Kind::KeyRevoke, statement::subjectOf(statement::KeyRevoke{personOf(Who::Operator), key}));
    EXPECT_EQ(expectChanges(Who::Admin2, said, {"log_entries", "log_head", "operator_keys"}).outcome,
              SubmitResult::Applied);
}

TEST_F(Governance, DeclineAndWithdrawSetNothing)
{
    for (const auto &[who, kind, status] :
         {std::tuple{Who::Admin2, Kind::Decline, "declined"}, std::tuple{Who::Admin1, Kind::Withdraw, "withdrawn"}}) {
        const auto id = proposed(Kind::PolicySet, nextPolicy());
        expectChanges(who, answer(ledger, who, kind, id), {"log_entries", "log_head", "proposals"});
        EXPECT_EQ(must(ledger.reader().proposals(false)).back().status, status);
    }
    EXPECT_EQ(must(ledger.reader().policy(Tenant))->version, "1");
}

TEST_F(Governance, RC407_NoAdministratorApprovesHisOwnProposal)
{
    const auto id = proposed(Kind::PolicySet, nextPolicy());
    for (const auto kind : {Kind::Approve, Kind::Decline})
        expectRefused(Who::Admin1, answer(ledger, Who::Admin1, kind, id), "RC407", {{"reason", "same_person"}});
    expectRefused(Who::Admin2, answer(ledger, Who::Admin2, Kind::Withdraw, id), "RC407",
                  {{"reason", "only_the_proposer_withdraws"}});
}

TEST_F(Governance, RC407_NorWithASecondKeyOfHis)
{
    const auto second = newcomersKey();
    ledger.govern(Kind::OperatorEnrol, "*", enrolment(personOf(Who::Admin1), second->publicKey().hex()));
    const auto id = proposed(Kind::PolicySet, nextPolicy());
    auto said = answer(ledger, Who::Admin1, Kind::Approve, id);
    said.key = second->publicKey().keyId();
    const auto envelope = must(statement::signEnvelope(must(statement::encodeStatement(said)), *second));
    expectRefused(Who::Admin1, envelope, "RC407", {{"reason", "same_person"}});
}

TEST_F(Governance, RC406_ApprovalThatDoesNotRestateTheProposal)
{
    const auto id = proposed(Kind::PolicySet, nextPolicy());
    auto said = answer(ledger, Who::Admin2, Kind::Approve, id);
    auto easier = standardPolicy();
    easier.version = 2;
    easier.thresholds[statement::Action::Confirm]["EUR"] = 1'000'000'000;
    said.subject = must(toCanonical(resolution::policySubject(easier)));
    expectRefused(Who::Admin2, said, "RC406", {{"reason", "differs in subject"}});
    said = answer(ledger, Who::Admin2, Kind::Approve, id);
    said.proposal->digest = sha256("other bytes").hex();
    expectRefused(Who::Admin2, said, "RC406", {{"reason", "digest_differs"}});
    said = answer(ledger, Who::Admin2, Kind::Approve, id);
    said.proposal->id = std::string(32, 'e');
    expectRefused(Who::Admin2, said, "RC406", {{"reason", "not_open"}});
}

TEST_F(Governance, RC406_ExpiredOrAnsweredAlready)
{
    const auto id = proposed(Kind::PolicySet, nextPolicy());
    ledger.clock().advance(8h);
    expectRefused(Who::Admin2, answer(ledger, Who::Admin2, Kind::Approve, id), "RC406", {{"reason", "expired"}});
    const auto next = proposed(Kind::PolicySet, nextPolicy());
    receiptIn(ledger.submit(Who::Admin2, answer(ledger, Who::Admin2, Kind::Approve, next)));
    auto again = answer(ledger, Who::Admin2, Kind::Decline, next);
    expectRefused(Who::Admin2, again, "RC406", {{"reason", "not_open"}});
}

// What was proposed under another policy is not approved any more, but it can still be cleared away.
TEST_F(Governance, RC404_PolicyChangedBetweenProposalAndApproval)
{
    const auto membership = statement::subjectOf(MembershipSet{Tenant, personOf(Who::Auditor), {Role::Auditor}});
    const auto first = proposed(Kind::MembershipSet, membership);
    const auto second = proposed(Kind::MembershipSet, membership);
    ledger.govern(Kind::PolicySet, "*", nextPolicy());
    expectRefused(Who::Admin2, answer(ledger, Who::Admin2, Kind::Approve, first), "RC404",
                  {{"reason", "policy"}, {"said", "1"}, {"current", "2"}});
    receiptIn(ledger.submit(Who::Admin2, answer(ledger, Who::Admin2, Kind::Decline, first)));
    receiptIn(ledger.submit(Who::Admin1, answer(ledger, Who::Admin1, Kind::Withdraw, second)));
}

TEST_F(Governance, RC401_OnlyAdministratorsGovern)
{
    for (const auto who : {Who::Operator, Who::Approver, Who::Auditor, Who::Handler})
        expectRefused(
            who, by(who, Kind::MembershipSet, statement::subjectOf(MembershipSet{Tenant, personOf(who), {}}), Tenant),
            "RC401", {{"reason", "role"}});
    const auto id = proposed(Kind::PolicySet, nextPolicy());
    auto said = answer(ledger, Who::Approver, Kind::Approve, id);
    expectRefused(Who::Approver, said, "RC203", {{"tenant", "*"}});
}

TEST_F(Governance, RC401_AKeyBelongsToOnePersonForEver)
{
    const auto key = ledger.signer(Who::Operator).publicKey().hex();
    for (const auto &person : {personOf(Who::Operator), std::string("n.comer")})
        expectRefused(Who::Admin1, by(Who::Admin1, Kind::OperatorEnrol, enrolment(person, key)), "RC401",
                      {{"reason", "key_in_use"}, {"person", "m.ortiz"}});
}

// Two proposals for one key may wait side by side; the second can be approved no more.
TEST_F(Governance, RC401_AKeyThatWasFreeWhenProposedAndIsTakenWhenApproved)
{
    const auto key = newcomersKey()->publicKey().hex();
    const auto first = proposed(Kind::OperatorEnrol, enrolment("n.comer", key));
    const auto second = proposed(Kind::OperatorEnrol, enrolment("o.ther", key));
    receiptIn(ledger.submit(Who::Admin2, answer(ledger, Who::Admin2, Kind::Approve, first)));
    expectRefused(Who::Admin2, answer(ledger, Who::Admin2, Kind::Approve, second), "RC401",
                  {{"reason", "key_in_use"}, {"person", "n.comer"}});
}

TEST_F(Governance, RC401_APersonDoesNotBecomeAMachine)
{
    expectRefused(
        Who::Admin1,
        by(Who::Admin1, Kind::OperatorEnrol,
           enrolment(personOf(Who::Operator), newcomersKey()->publicKey().hex(), statement::PersonKind::Machine)),
        "RC401", {{"reason", "person_kind_never_changes"}});
}

TEST_F(Governance, RC401_RolesThatAPersonOrAMachineCannotHave)
{
    const auto set = [&](Who who, Role role) {
        return by(Who::Admin1, Kind::MembershipSet, statement::subjectOf(MembershipSet{Tenant, personOf(who), {role}}));
    };
    for (const auto role : {Role::Operator, Role::Approver, Role::Admin})
        expectRefused(Who::Admin1, set(Who::Handler, role), "RC401", {{"reason", "role_not_for_this_kind_of_person"}});
    expectRefused(Who::Admin1, set(Who::Operator, Role::Handler), "RC401",
                  {{"reason", "role_not_for_this_kind_of_person"}, {"role", "handler"}});
    expectRefused(
        Who::Admin1,
        by(Who::Admin1, Kind::MembershipSet, statement::subjectOf(MembershipSet{Tenant, "nobody", {Role::Operator}})),
        "RC401", {{"reason", "person_not_enrolled"}});
}

TEST_F(Governance, RC401_ATenantsAdministratorStaysInHisTenant)
{
    const auto key = newcomersKey();
    ledger.govern(Kind::OperatorEnrol, "*", enrolment("t.admin", key->publicKey().hex()));
    ledger.govern(Kind::MembershipSet, "*", statement::subjectOf(MembershipSet{Tenant, "t.admin", {Role::Admin}}));
    const auto signedByHim = [&](Kind kind, const nlohmann::json &subject) {
        auto said = by(Who::Admin1, kind, subject, Tenant);
        said.person = "t.admin";
        said.key = key->publicKey().keyId();
        return must(statement::signEnvelope(must(statement::encodeStatement(said)), *key));
    };
    expectRefused(Who::Admin1,
                  signedByHim(Kind::MembershipSet, statement::subjectOf(MembershipSet{"*", "t.admin", {Role::Admin}})),
                  "RC401", {{"reason", "subject_of_another_tenant"}});
    expectRefused(Who::Admin1, signedByHim(Kind::PolicySet, nextPolicy()), "RC401",
                  {{"reason", "subject_of_another_tenant"}});
    expectRefused(Who::Admin1,
                  signedByHim(Kind::OperatorEnrol, enrolment("x", makeSignerOf(Who::Operator)->publicKey().hex())),
                  "RC401", {{"reason", "only_for_all_tenants"}});
    expectRefused(Who::Admin1,
                  signedByHim(Kind::KeyRevoke, statement::subjectOf(statement::KeyRevoke{
                                                   "m.ortiz", makeSignerOf(Who::Operator)->publicKey().keyId()})),
                  "RC401", {{"reason", "only_for_all_tenants"}});
}

TEST_F(Governance, RC401_RevokingWhatIsNotThereToRevoke)
{
    const auto revoke = [&](const std::string &person, const std::string &key) {
        return by(Who::Admin1, Kind::KeyRevoke, statement::subjectOf(statement::KeyRevoke{person, key}));
    };
    const auto key = ledger.signer(Who::Operator).publicKey().keyId();
    expectRefused(Who::Admin1, revoke("l.chen", key), "RC401", {{"reason", "not_that_persons_key"}});
    expectRefused(Who::Admin1, revoke("m.ortiz", sha256("none").hex()), "RC401", {{"reason", "not_that_persons_key"}});
    receiptIn(ledger.submit(Who::Admin1, revoke("m.ortiz", key)));
    expectRefused(Who::Admin1, revoke("m.ortiz", key), "RC401", {{"reason", "revoked_already"}});
}

TEST_F(Governance, RC404_VersionsGoUpByOne)
{
    for (const auto version : {1, 3}) {
        auto policy = standardPolicy();
        policy.version = version;
        expectRefused(Who::Admin1, by(Who::Admin1, Kind::PolicySet, resolution::policySubject(policy)), "RC404",
                      {{"reason", "not_the_next_version"}, {"current", "1"}});
        auto contract = keyedContract();
        contract.version = version;
        expectRefused(Who::Admin1, by(Who::Admin1, Kind::ContractPublish, effect::contractSubject(contract)), "RC404",
                      {{"reason", "not_the_next_version"}, {"current", "1"}});
    }
}

TEST_F(Governance, RC404_RulesOtherThanThisPrograms)
{
    auto policy = standardPolicy();
    policy.version = 2;
    policy.rulesDigest = sha256("other rules").hex();
    expectRefused(Who::Admin1, by(Who::Admin1, Kind::PolicySet, resolution::policySubject(policy)), "RC404",
                  {{"reason", "rules_digest"}});
}

TEST_F(Governance, RC404_PolicyOtherThanTheOneTheSignerSaw)
{
    auto said = by(Who::Admin1, Kind::PolicySet, nextPolicy());
    said.policy->digest = sha256("another policy").hex();
    expectRefused(Who::Admin1, said, "RC404", {{"reason", "policy"}, {"current", "1"}});
}

TEST_F(Governance, RC102_PoliciesThatMeanNothing)
{
    const auto good = nextPolicy();
    const auto refusedWith = [&](const nlohmann::json &subject) {
        const auto refused =
            expectRefused(Who::Admin1, by(Who::Admin1, Kind::PolicySet, subject), "RC102", {{"field", "subject"}});
        EXPECT_FALSE(refused.data.at("why").empty());
    };
    auto subject = good;
    subject["people"]["confirm"] = "0";
    refusedWith(subject);
    subject = good;
    subject["people"]["confirm"] = "3";
    refusedWith(subject);
    subject = good;
    subject["super_users"] = "a.first";
    refusedWith(subject);
    subject = good;
    subject["thresholds"]["confirm"]["EUR"] = "9223372036854775808";
    refusedWith(subject);
    subject = good;
    subject["thresholds"]["confirm"]["EUR"] = "-1";
    refusedWith(subject);
    subject = good;
    subject["thresholds"]["confirm"]["EUX"] = "100";
    refusedWith(subject);
    subject = good;
    subject.erase("seen_lag");
    refusedWith(subject);
}

TEST_F(Governance, RC102_KeysThatAreNoneOrWeak)
{
    const std::vector<std::string> keys{
        "0000000000000000000000000000000000000000000000000000000000000000", // order 4
        "0100000000000000000000000000000000000000000000000000000000000000", // the neutral element
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a", // order 8
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f", // not canonical
        "0200000000000000000000000000000000000000000000000000000000000000", // not on the curve
        "abcd",
    };
    for (const auto &key : keys)
        expectRefused(Who::Admin1, by(Who::Admin1, Kind::OperatorEnrol, enrolment("n.comer", key)), "RC102",
                      {{"field", "subject"}});
}

TEST_F(Governance, RC102_ContractsThatProveNothing)
{
    auto subject = effect::contractSubject(keyedContract());
    subject["version"] = "2";
    subject["lease"] = "0";
    expectRefused(Who::Admin1, by(Who::Admin1, Kind::ContractPublish, subject), "RC102", {{"field", "subject"}});
    subject = effect::contractSubject(keyedContract());
    subject["version"] = "2";
    subject["absence"]["misses"] = "0";
    expectRefused(Who::Admin1, by(Who::Admin1, Kind::ContractPublish, subject), "RC102", {{"field", "subject"}});
}

} // namespace
} // namespace countersign::ledger
