// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/taken_back_fixture.h"
#include "tests/ledger/tampering.h"

#include <nlohmann/json.hpp>

#include <functional>

// The rows of compensate, reopen and settle that the other files show for what is unknown: what stops a decision about
// doubt stops one about what is final as well.
namespace countersign::ledger {
namespace {

using effect::Disposition;
using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

class SubmitFinalRow : public TakenBack
{
protected:
    Statement reopening(const std::vector<Digest> &evidence, Kind kind = Kind::Propose)
    {
        auto said = decision(ledger, Who::Operator, ref, kind, Action::Reopen, evidence);
        said.reason = {"wrong_resolution", "The provider shows it as failed"};
        return said;
    }
    Digest failed() { return sight(Who::Operator, Disposition::DidNotHappen, "failed"); }
    Statement settling()
    {
        auto said = about(ledger, Who::Operator, ref, Kind::Propose);
        said.conflict = statement::ConflictSettlement{secondEffect(), "provider_error"};
        said.reason = {"duplicate", "The provider made two of one request"};
        return said;
    }
    // How a good statement of each is made; each looks again, so one stands only until the next is made.
    std::vector<std::function<Statement()>> goodOnes()
    {
        return {[this] { return refunding(1'000); }, [this] { return reopening({failed()}); }};
    }
    std::vector<std::function<Statement()>> goodOnesAndSettling()
    {
        auto good = goodOnes();
        good.emplace_back([this] { return settling(); });
        return good;
    }
    std::string twoPeopleBecause(const Statement &said)
    {
        return expectRefused(Who::Operator, said, "RC403").data["why"];
    }
    void nextPolicy()
    {
        auto policy = standardPolicy();
        policy.version = 2;
        policy.holdDefault = 2h;
        ledger.govern(Kind::PolicySet, "*", resolution::policySubject(policy));
    }
    // Another charge, confirmed by its worker's receipt.
    void confirmedByReceipt(const std::string &key, std::int64_t minor)
    {
        ref = lapsed(ledger, key, {.minor = minor});
        must(ledger.worker().recordReceipt(ref, 1, {"ch_1", sha256("object ch_1").hex(), "req", 201, {}}));
    }
    void rejected(const std::string &key, std::int64_t minor)
    {
        const auto other = lapsed(ledger, key, {.minor = minor});
        auto match = matching(ledger, other);
        match.disposition = Disposition::DidNotHappen;
        receiptIn(ledger.submit(Who::Operator, decision(ledger, Who::Operator, other, Kind::Resolve, Action::Reject,
                                                        {lookUp(ledger, Who::Operator, other, effect::Found{match})})));
    }
};

TEST_F(SubmitFinalRow, RC404_AnotherPolicySinceTheSignerLooked)
{
    std::vector<Statement> good;
    for (const auto &make : goodOnesAndSettling())
        good.push_back(make());
    nextPolicy();
    for (const auto &said : good)
        expectRefused(Who::Operator, said, "RC404", {{"fact", "policy_current"}, {"in_force", "2"}});
}

TEST_F(SubmitFinalRow, RC404_AnotherContractSinceTheSignerLooked)
{
    std::vector<Statement> good;
    for (const auto &make : goodOnes())
        good.push_back(make());
    auto contract = keyedContract();
    contract.version = 2;
    ledger.govern(Kind::ContractPublish, "*", effect::contractSubject(contract));
    for (const auto &said : good)
        expectRefused(Who::Operator, said, "RC404", {{"fact", "contract_current"}, {"in_force", "2"}});
}

TEST_F(SubmitFinalRow, RC402_ANewerSightThatIsLeftOut)
{
    for (const auto &make : goodOnes()) {
        const auto said = make();
        sight(Who::Operator, Disposition::Reversed, "refunded");
        expectRefused(Who::Operator, said, "RC402", {{"fact", "evidence_for_intent"}, {"unmet", "withheld"}});
    }
}

TEST_F(SubmitFinalRow, RC402_ASightOlderThanThePolicyAllows)
{
    const auto seen = captured();
    ledger.clock().advance(15min + 1s);
    auto said = decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Compensate, {seen});
    said.compensation = refund(ref, 1'000);
    said.reason = {"customer_request", "The customer asked for it"};
    expectRefused(Who::Operator, said, "RC402", {{"fact", "evidence_fresh"}});
    const auto gone = failed();
    ledger.clock().advance(15min + 1s);
    expectRefused(Who::Operator, reopening({gone}), "RC402", {{"fact", "evidence_fresh"}});
}

TEST_F(SubmitFinalRow, RC405_AReasonThatTheActionDoesNotAllow)
{
    for (const auto &make : goodOnesAndSettling()) {
        auto one = make();
        one.reason.code = "single_match";
        expectRefused(Who::Operator, one, "RC405", {{"fact", "reason_given"}, {"unmet", "code"}});
    }
}

// A resolution ends every hold, so only a hand in the row can make one on what is final.
TEST_F(SubmitFinalRow, RC413_HeldBySomebodyElse)
{
    verifies = false;
    ledger.closeFaces();
    tamperPastTriggers(ledger.path(), "UPDATE effect_intents SET hold_by = '" + personOf(Who::Operator2) +
                                          "', hold_until = updated_at + 86400000000 WHERE intent_key = 'invoice:1'");
    for (const auto &make : goodOnes())
        expectRefused(Who::Operator, make(), "RC413", {{"fact", "held_by_other"}});
}

TEST_F(SubmitFinalRow, RC403_ACompensationAboveTheThreshold)
{
    confirmedByReceipt("invoice:large", 600'000);
    EXPECT_EQ(twoPeopleBecause(refunding(500'001)), "above_threshold");
}

TEST_F(SubmitFinalRow, RC403_ACompensationPastWhatOneCustomerMayHaveInADay)
{
    rejected("split:1", 500'000);
    rejected("split:2", 375'000); // with the confirmed 125 000 exactly the limit
    confirmedByReceipt("invoice:2", 1'000);
    EXPECT_EQ(twoPeopleBecause(refunding(1)), "window_exceeded");
}

TEST_F(SubmitFinalRow, RC403_ACompensationWhileAConflictIsOpen)
{
    secondEffect();
    EXPECT_EQ(twoPeopleBecause(refunding(1'000)), "conflict_open");
}

// U22: whoever has moved on already must be told, and two people decide.
TEST_F(SubmitFinalRow, RC403_AReopeningAfterTheWorkflowMovedOn)
{
    verifies = false;
    ledger.closeFaces();
    tamperPastTriggers(ledger.path(), "UPDATE workflow_outbox SET status = 'delivered', engine_answer = 'resumed' "
                                      "WHERE type = 'effect.confirmed' AND intent_key = "
                                      "'invoice:1'");
    EXPECT_EQ(twoPeopleBecause(reopening({failed()}, Kind::Resolve)), "workflow_resumed");
}

} // namespace
} // namespace countersign::ledger
