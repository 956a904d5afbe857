// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/governance_difference.h"

#include "models/base/canonical_json.h"
#include "models/desk/countersign.h"
#include "models/desk/govern.h"
#include "models/resolution/rules.h"
#include "models/statement/key_file.h"
#include "tests/desk/desk_fixture.h"

#include <nlohmann/json.hpp>

namespace countersign {

void PrintTo(const FieldChange &change, std::ostream *out)
{
    *out << change.field << ": " << change.before << " -> " << change.after;
}

namespace desk {
namespace {

using statement::Action;
using statement::Role;
using Changes = std::vector<FieldChange>;

class Difference : public DeskTest
{
protected:
    ledger::LedgerReader &reader() { return m_ledger.reader(); }
    // Of an open proposal, as its approver sees it.
    GovernanceDifference ofProposal(const Result<ledger::SubmitOutcome> &proposed)
    {
        const auto proposal = must(findProposal(deskOf(Who::Admin2), awaiting(proposed).statementId));
        return must(differenceOf(reader(), proposal.statement));
    }
    static resolution::Policy nextPolicy()
    {
        auto policy = ledger::standardPolicy();
        policy.version = 2;
        policy.thresholds[Action::Confirm]["EUR"] = 900'000;
        policy.people[Action::Release] = 2;
        return policy;
    }
};

TEST_F(Difference, OfAPolicyNamesEachFieldAgainstTheVersionInForce)
{
    const auto difference = ofProposal(setPolicy(deskOf(Who::Admin1), nextPolicy()));
    EXPECT_EQ(difference.against, "policy version 1 of *");
    EXPECT_EQ(
        difference.changes,
        (Changes{{"people.release", "1", "2"}, {"thresholds.confirm.EUR", "500000", "900000"}, {"version", "1", "2"}}));
    EXPECT_EQ(difference.obstacle, "");
}

TEST_F(Difference, OfATenantsFirstPolicyIsAgainstTheOneThatAppliedToIt)
{
    auto policy = ledger::standardPolicy();
    policy.tenant = ledger::Tenant;
    const auto difference = must(differenceOf(reader(), policy));
    EXPECT_EQ(difference.against, "policy version 1 of *");
    EXPECT_EQ(difference.changes, (Changes{{"tenant", "*", "acme"}}));
    EXPECT_EQ(difference.obstacle, "") << "the first version of its own scope";
}

TEST_F(Difference, SaysWhyTheLedgerWouldRefuseTheVersion)
{
    auto policy = nextPolicy();
    policy.version = 3;
    EXPECT_EQ(must(differenceOf(reader(), policy)).obstacle, "version 3 is not the next one: that is 2");
    policy = nextPolicy();
    policy.rulesDigest = sha256("other rules").hex();
    EXPECT_NE(must(differenceOf(reader(), policy)).obstacle.find("rules_digest"), std::string::npos);
    EXPECT_EQ(must(differenceOf(reader(), ledger::keyedContract())).obstacle,
              "version 1 is not the next one: that is 2");
}

TEST_F(Difference, OfAContractIsAgainstTheMostSpecificOneThatApplied)
{
    auto contract = ledger::keyedContract();
    contract.version = 2;
    contract.absence.misses = 3;
    auto difference = must(differenceOf(reader(), contract));
    EXPECT_EQ(difference.against, "contract version 1 of *, sandbox/test/acct_1");
    EXPECT_EQ(difference.changes, (Changes{{"absence.misses", "2", "3"}, {"version", "1", "2"}}));

    contract = ledger::keyedContract();
    contract.tenant = ledger::Tenant;
    difference = must(differenceOf(reader(), contract));
    EXPECT_EQ(difference.changes, (Changes{{"tenant", "*", "acme"}}));

    contract.provider = "another";
    difference = must(differenceOf(reader(), contract));
    EXPECT_EQ(difference.against, "");
    EXPECT_GT(difference.changes.size(), 10u);
}

TEST_F(Difference, OfAMembershipNamesTheRolesBeforeAndAfter)
{
    const auto approver = personOf(Who::Approver);
    auto difference = ofProposal(setMembership(deskOf(Who::Admin1), {ledger::Tenant, approver, {}}));
    EXPECT_EQ(difference.against, "the membership of " + approver + " in acme");
    EXPECT_EQ(difference.changes, (Changes{{"roles", "[approver]", "[]"}}));
    difference = ofProposal(setMembership(deskOf(Who::Admin1), {"globex", approver, {Role::Auditor}}));
    EXPECT_EQ(difference.against, "");
    EXPECT_EQ(difference.changes, (Changes{{"roles", "", "[auditor]"}}));
}

TEST_F(Difference, OfAnEnrolmentNamesTheKeyAndWhatTheNameBecomes)
{
    const auto key = must(statement::makeMemorySigner(Bytes(32, std::byte{77})))->publicKey();
    auto difference =
        ofProposal(enrol(deskOf(Who::Admin1), {"n.ewcomer", "Nora Ewcomer", statement::PersonKind::Human, key.hex()}));
    EXPECT_EQ(difference.changes, (Changes{{"display_name", "", "Nora Ewcomer"},
                                           {"keys", "", "[" + key.keyId() + "]"},
                                           {"person_kind", "", "human"}}));
    const auto person = personOf(Who::Operator);
    const auto old = m_ledger.signer(Who::Operator).publicKey().keyId();
    difference =
        ofProposal(enrol(deskOf(Who::Admin1), {person, "Maria Ortiz", statement::PersonKind::Human, key.hex()}));
    EXPECT_EQ(difference.changes, (Changes{{"display_name", person, "Maria Ortiz"},
                                           {"keys", "[" + old + "]", "[" + old + ", " + key.keyId() + "]"}}));
}

TEST_F(Difference, OfARevocationNamesTheKeysThatAreLeft)
{
    const auto first = m_ledger.signer(Who::Approver).publicKey().keyId();
    const auto second = m_ledger.signer(Who::ApproverSecondKey).publicKey().keyId();
    auto said = ledger::governance(m_ledger, Who::Admin1, statement::Kind::KeyRevoke, "*",
                                   statement::subjectOf(statement::KeyRevoke{personOf(Who::Approver), second}));
    EXPECT_EQ(must(differenceOf(reader(), said)).changes,
              (Changes{{"keys", "[" + first + ", " + second + "]", "[" + first + "]"}}));
}

} // namespace
} // namespace desk
} // namespace countersign
