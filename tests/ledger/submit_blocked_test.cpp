// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include <nlohmann/json.hpp>

// G14, G22, G23 and RC413: versions that moved, and what stands in the way.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

class SubmitBlocked : public Submit
{
protected:
    Statement confirm(Who who, const effect::EffectRef &ref, Kind kind = Kind::Resolve)
    {
        return decision(ledger, who, ref, kind, Action::Confirm, {lookUpFound(ledger, who, ref)});
    }
    void hold(Who who, const effect::EffectRef &ref)
    {
        auto said = about(ledger, who, ref, Kind::Hold);
        said.holdUntil = formatInstant(ledger.clock().now() + 1h);
        receiptIn(ledger.submit(who, said));
    }
    void publishPolicy(const std::function<void(resolution::Policy &)> &change)
    {
        auto policy = standardPolicy();
        policy.version = 2;
        change(policy);
        ledger.govern(Kind::PolicySet, "*", resolution::policySubject(policy));
    }
};

TEST_F(SubmitBlocked, RC404_AnotherPolicySinceTheSignerLooked)
{
    const auto said = confirmation();
    publishPolicy([](resolution::Policy &policy) { policy.holdDefault = 2h; });
    expectRefused(Who::Operator, said, "RC404",
                  {{"fact", "policy_current"}, {"unmet", "other_version"}, {"in_force", "2"}});
}

TEST_F(SubmitBlocked, RC404_NoPolicyOrInventedPolicyCited)
{
    auto said = confirmation();
    said.policy->digest = sha256("an easier policy").hex();
    expectRefused(Who::Operator, said, "RC404", {{"fact", "policy_current"}, {"unmet", "other_version"}});
    said.policy.reset();
    expectRefused(Who::Operator, said, "RC404", {{"fact", "policy_current"}});
}

TEST_F(SubmitBlocked, RC404_AnotherContractSinceTheSignerLooked)
{
    const auto said = confirmation();
    auto contract = keyedContract();
    contract.version = 2;
    ledger.govern(Kind::ContractPublish, "*", effect::contractSubject(contract));
    expectRefused(Who::Operator, said, "RC404", {{"fact", "contract_current"}, {"in_force", "2"}});
}

// A lower threshold does not release an old proposal, and neither does a higher one apply it.
TEST_F(SubmitBlocked, RC404_PolicyChangedBetweenProposalAndApproval)
{
    const auto id = proposeLarge();
    publishPolicy([](resolution::Policy &policy) { policy.thresholds[Action::Confirm]["EUR"] = 10'000'000; });
    ledger.clock().advance(1s);
    const auto ref = refOf("invoice:large");
    auto said = answer(ledger, Who::Approver, Kind::Approve, id);
    said.evidence = cited(ledger, ref, {lookUpFound(ledger, Who::Approver, ref)});
    expectRefused(Who::Approver, said, "RC404", {{"fact", "policy_current"}, {"in_force", "2"}});
}

TEST_F(SubmitBlocked, RC404_HoldLongerThanThePolicyAllows)
{
    const auto ref = lapsed(ledger, "invoice:1");
    auto said = about(ledger, Who::Operator, ref, Kind::Hold);
    said.holdUntil = formatInstant(ledger.clock().now() + 24h + 1s);
    expectRefused(Who::Operator, said, "RC404", {{"reason", "hold_longer_than_policy"}, {"hold_max", "86400"}});
    said.holdUntil = formatInstant(ledger.clock().now() + 24h);
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, said)).outcome, SubmitResult::Applied);
}

TEST_F(SubmitBlocked, RC413_HeldByAnother)
{
    const auto ref = lapsed(ledger, "invoice:1");
    hold(Who::Operator2, ref);
    const auto until = formatInstant(ledger.clock().now() + 1h);
    const auto refused = expectRefused(Who::Operator, confirm(Who::Operator, ref), "RC413",
                                       {{"fact", "held_by_other"}, {"by", "l.chen"}, {"until", until}});
    ASSERT_TRUE(refused.mayChangeAt);
    EXPECT_EQ(formatInstant(*refused.mayChangeAt), until);
    auto said = about(ledger, Who::Operator, ref, Kind::Hold);
    said.holdUntil = until;
    expectRefused(Who::Operator, said, "RC413", {{"by", "l.chen"}});
    const auto misses = missUntilProven(ledger, Who::Operator, lapsed(ledger, "invoice:2"));
    hold(Who::Operator2, refOf("invoice:2"));
    for (const auto action : {Action::Release, Action::Reject})
        expectRefused(Who::Operator, decision(ledger, Who::Operator, refOf("invoice:2"), Kind::Resolve, action, misses),
                      "RC413");
}

TEST_F(SubmitBlocked, RC413_AnApprovalStandsOnTheProposersHold)
{
    const auto id = proposeLarge();
    const auto ref = refOf("invoice:large");
    hold(Who::Operator2, ref);
    auto said = answer(ledger, Who::Approver, Kind::Approve, id);
    said.evidence = cited(ledger, ref, {lookUpFound(ledger, Who::Approver, ref)});
    expectRefused(Who::Approver, said, "RC413", {{"by", "l.chen"}});
}

TEST_F(SubmitBlocked, RC410_AConflictIsOpen)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    receiptIn(
        ledger.submit(Who::Operator, decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Release, misses)));
    const auto evidence = lookUpFound(ledger, Who::Operator, ref); // what was released exists after all
    ASSERT_EQ(dossier(ledger, ref).conflicts.size(), 1u);
    must(ledger.worker().sweep(10));
    ledger.clock().set(*dossier(ledger, ref).intent.redispatchUntil);
    must(ledger.worker().sweep(10)); // unknown again: no attempt open and past redispatch_until
    ASSERT_EQ(dossier(ledger, ref).intent.status, effect::EffectStatus::Unknown);
    expectRefused(Who::Operator, confirm(Who::Operator, ref), "RC410",
                  {{"fact", "conflict_open"}, {"conflict", "release_disproved"}});
    (void)evidence;
}

// U13: two keys for one step.
TEST_F(SubmitBlocked, RC410_ReleaseWhileASiblingIsUnknownAndNobodyLooked)
{
    const Charge charge{.workflow = "order-7", .step = "collect"};
    const auto ref = lapsed(ledger, "order-7:a", charge);
    const auto sibling = lapsed(ledger, "order-7:b", charge);
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    const auto release = [&] { return decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Release, misses); };
    expectRefused(Who::Operator, release(), "RC410", {{"fact", "sibling_unknown"}, {"intent", "order-7:b"}});
    lookUp(ledger, Who::Operator2, sibling, effect::Absent{});
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, release())).outcome, SubmitResult::Applied);
}

TEST_F(SubmitBlocked, RC410_ParentThatIsNotConfirmed)
{
    const auto parent = lapsed(ledger, "order-8:authorise");
    const auto child = lapsed(ledger, "order-8:capture", {.parent = "order-8:authorise"});
    const auto misses = missUntilProven(ledger, Who::Operator, child);
    expectRefused(Who::Operator, decision(ledger, Who::Operator, child, Kind::Resolve, Action::Release, misses),
                  "RC410", {{"fact", "parent_settled"}});
    expectRefused(Who::Operator, confirm(Who::Operator, child), "RC410",
                  {{"fact", "parent_settled"}, {"parent", "order-8:authorise"}, {"status", "unknown"}});
    receiptIn(ledger.submit(Who::Operator, confirm(Who::Operator, parent)));
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, confirm(Who::Operator, child))).outcome, SubmitResult::Applied);
}

TEST_F(SubmitBlocked, RC411_HandlerOutsideItsLimits)
{
    const auto refusedBecause = [&](const effect::EffectRef &ref, const std::string &unmet) {
        expectRefused(Who::Handler, confirm(Who::Handler, ref), "RC411",
                      {{"fact", "auto_within_limits"}, {"unmet", unmet}});
    };
    refusedBecause(lapsed(ledger, "above", {.minor = 10'001}), "amount");
    refusedBecause(lapsed(ledger, "yen", {.minor = 1, .currency = "JPY"}), "currency_without_row");
    refusedBecause(lapsed(ledger, "refund", {.minor = 1, .operation = "refund"}), "operation");
}

TEST_F(SubmitBlocked, RC411_HandlerNeverDecidesOnAbsence)
{
    const auto ref = lapsed(ledger, "invoice:1", {.minor = 5'000});
    const auto misses = missUntilProven(ledger, Who::Handler, ref);
    expectRefused(Who::Handler, decision(ledger, Who::Handler, ref, Kind::Resolve, Action::Reject, misses), "RC411",
                  {{"unmet", "proof"}});
}

TEST_F(SubmitBlocked, RC411_HandlerPastItsNumberAnHour)
{
    for (const char *key : {"auto:1", "auto:2"})
        receiptIn(ledger.submit(Who::Handler, confirm(Who::Handler, lapsed(ledger, key, {.minor = 10'000}))));
    const auto third = lapsed(ledger, "auto:3", {.minor = 10'000});
    expectRefused(Who::Handler, confirm(Who::Handler, third), "RC411", {{"unmet", "per_hour"}});
    ledger.clock().advance(1h + 1min);
    EXPECT_EQ(receiptIn(ledger.submit(Who::Handler, confirm(Who::Handler, third))).outcome, SubmitResult::Applied);
}

} // namespace
} // namespace countersign::ledger
