// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include "models/base/canonical_json.h"

#include <nlohmann/json.hpp>

#include <latch>
#include <thread>

// The second person: who is never one, whose word counts where, and what happens to those who come late.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;
using statement::MembershipSet;
using statement::Role;
using statement::Statement;
using namespace std::chrono_literals;

class Approvals : public Submit
{
protected:
    void setRoles(Who who, const std::string &tenant, std::set<Role> roles)
    {
        ledger.govern(Kind::MembershipSet, "*",
                      statement::subjectOf(MembershipSet{tenant, personOf(who), std::move(roles)}));
    }
    Statement approval(Who who, const std::string &proposal)
    {
        const auto ref = refOf("invoice:large");
        auto said = answer(ledger, who, Kind::Approve, proposal);
        said.evidence = cited(ledger, ref, {lookUpFound(ledger, who, ref)});
        return said;
    }
    std::vector<statement::Envelope> answersOf(const std::string &proposal, int each)
    {
        std::vector<statement::Envelope> envelopes;
        for (int i = 0; i < each; ++i) {
            envelopes.push_back(sign(Who::Approver, approval(Who::Approver, proposal)));
            envelopes.push_back(sign(Who::Approver2, answer(ledger, Who::Approver2, Kind::Decline, proposal)));
        }
        return envelopes;
    }
    // Each by a thread with a ledger of its own on the same file, all at once.
    std::vector<SubmitOutcome> submitAtOnce(const std::vector<statement::Envelope> &envelopes)
    {
        std::vector<SubmitOutcome> outcomes(envelopes.size());
        std::latch start(static_cast<std::ptrdiff_t>(envelopes.size()));
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < envelopes.size(); ++i)
            threads.emplace_back([&, i] {
                const auto own = BootstrappedLedger::openExisting(ledger.path());
                own->clock().set(ledger.clock().now());
                auto &face = own->statements(i % 2 == 0 ? Who::Approver : Who::Approver2);
                start.arrive_and_wait();
                auto outcome = face.submit(envelopes[i]);
                while (!outcome &&
                       outcome.error().kind == ErrorKind::Busy) // many wait for one lock; the same bytes again
                    outcome = face.submit(envelopes[i]);
                outcomes[i] = must(std::move(outcome));
            });
        threads.clear();
        return outcomes;
    }
};

TEST_F(Approvals, U41_ARoleThatEverybodyHasMakesNobodyHisOwnSecondPerson)
{
    setRoles(Who::Operator, "*", {Role::Operator, Role::Approver});
    const auto id = proposeLarge();
    const auto offers = must(ledger.reader(Who::Operator).offers(refOf("invoice:large")));
    for (const auto &offer : offers) {
        EXPECT_FALSE(offer.allowed && (offer.name == "approve" || offer.name == "decline")) << offer.name;
    }
    expectRefused(Who::Operator, approval(Who::Operator, id), "RC407", {{"proposer", "m.ortiz"}});
}

TEST_F(Approvals, U43_WithNoSetOfRolesDoesTheProposerCountAsTheSecondPerson)
{
    const auto id = proposeLarge();
    const std::vector<Role> all{Role::Operator, Role::Approver, Role::Auditor, Role::Admin, Role::Worker};
    for (const std::string tenant : {"*", Tenant})
        for (unsigned bits = 0; bits < 1U << all.size(); ++bits) {
            std::set<Role> roles;
            for (std::size_t i = 0; i < all.size(); ++i)
                if (bits >> i & 1U)
                    roles.insert(all[i]);
            setRoles(Who::Operator, tenant, roles);
            const auto outcome = ledger.submit(Who::Operator, answer(ledger, Who::Operator, Kind::Approve, id));
            const auto code = refusalIn(outcome).code;
            EXPECT_TRUE(code == "RC407" || code == "RC401" || code == "RC203") << textOf(outcome);
            if (roles.count(Role::Approver) > 0) {
                EXPECT_EQ(code, "RC407") << textOf(outcome);
            }
        }
}

TEST_F(Approvals, U44_APolicyThatAsksForNoPeopleIsNoPolicy)
{
    auto policy = standardPolicy();
    policy.version = 2;
    const auto good = resolution::policySubject(policy);
    for (const auto action : statement::Actions) {
        const std::string name(statement::toString(action));
        for (const auto *people : {"0", "", "-1", "3", "1.5"}) {
            auto subject = good;
            subject["people"][name] = people;
            expectRefused(Who::Admin1, governance(ledger, Who::Admin1, Kind::PolicySet, "*", subject), "RC102",
                          {{"field", "subject"}});
        }
        auto subject = good;
        subject["people"].erase(name);
        expectRefused(Who::Admin1, governance(ledger, Who::Admin1, Kind::PolicySet, "*", subject), "RC102");
    }
}

TEST_F(Approvals, U45_TheApproverOfOneTenantDecidesNothingInAnother)
{
    setRoles(Who::Approver2, Tenant, {});
    setRoles(Who::Approver2, "globex", {Role::Approver});
    const auto id = proposeLarge();
    expectRefused(Who::Approver2, approval(Who::Approver2, id), "RC203", {{"tenant", Tenant}});
    auto elsewhere = approval(Who::Approver2, id);
    elsewhere.tenant = "globex";
    expectRefused(Who::Approver2, elsewhere, "RC302", {{"reason", "no_such_intent"}});
}

TEST_F(Approvals, U51_OfFiftyAnswersAtOnceOneDecidesAndTheOthersLearnWho)
{
    const auto id = proposeLarge();
    const auto before = must(ledger.reader().head()).size;
    std::optional<LogReceipt> winner;
    std::vector<resolution::Refusal> losers;
    for (const auto &outcome : submitAtOnce(answersOf(id, 25))) {
        if (const auto *receipt = std::get_if<LogReceipt>(&outcome)) {
            EXPECT_FALSE(winner) << "two answers decided one proposal";
            winner = *receipt;
        } else {
            losers.push_back(refusalIn(outcome));
        }
    }
    ASSERT_TRUE(winner);
    EXPECT_EQ(losers.size(), 49u);
    EXPECT_EQ(must(ledger.reader().head()).size, before + 1);
    const auto decision = must(ledger.reader().log(winner->seq, 1)).front().statement;
    for (const auto &loser : losers) {
        EXPECT_TRUE(loser.code == "RC406" || loser.code == "RC302") << loser.code;
        EXPECT_EQ(loser.data.at("decided_by"), decision.person);
        EXPECT_EQ(loser.data.at("became"), decision.kind == Kind::Approve ? "applied" : "declined");
        EXPECT_NE(resolution::refusalText(loser).find(decision.person), std::string::npos);
    }
}

TEST_F(Approvals, U51_TheSecondAnswerToAGovernanceProposalLearnsWhoGaveTheFirst)
{
    auto policy = standardPolicy();
    policy.version = 2;
    const auto said = governance(ledger, Who::Admin1, Kind::PolicySet, "*", resolution::policySubject(policy));
    receiptIn(ledger.submit(Who::Admin1, said));
    const auto withdrawn = answer(ledger, Who::Admin1, Kind::Withdraw, said.id);
    receiptIn(ledger.submit(Who::Admin2, answer(ledger, Who::Admin2, Kind::Approve, said.id)));
    expectRefused(Who::Admin1, withdrawn, "RC406", {{"became", "applied"}, {"decided_by", "b.second"}});
}

TEST_F(Approvals, U52_AnExpiredProposalStaysToBeFoundAndIsApprovedNoMoreByTheLedgersClock)
{
    const auto id = proposeLarge(); // a second ago, for eight hours
    auto said = approval(Who::Approver, id);
    ledger.clock().advance(8h - 1s);
    said.signedAt = formatInstant(ledger.clock().now() - 1h); // whatever the signer's clock says
    said.expiresAt = formatInstant(ledger.clock().now() + 1h);
    expectRefused(Who::Approver, said, "RC406", {{"unmet", "expired"}});
    EXPECT_TRUE(must(ledger.reader().proposals(true)).empty());
    const auto all = must(ledger.reader().proposals(false));
    EXPECT_EQ(all.back().id, id);
    EXPECT_EQ(all.back().status, "expired");
    EXPECT_EQ(all.back().expiresAt, ledger.clock().now());
}

} // namespace
} // namespace countersign::ledger
