// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include <nlohmann/json.hpp>

#include <functional>

// The rows of reject and release that the other files show for confirm alone: what stops one way out of doubt stops
// the others as well.
namespace countersign::ledger {
namespace {

using effect::Disposition;
using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

class SubmitRejectRelease : public Submit
{
protected:
    Statement resolve(const effect::EffectRef &ref, Action action, const std::vector<Digest> &evidence)
    {
        return decision(ledger, Who::Operator, ref, Kind::Resolve, action, evidence);
    }
    // Its absence is proven, nothing else is wrong with it, and nothing is submitted yet.
    std::vector<Statement> goodRejectAndRelease(const effect::EffectRef &ref)
    {
        const auto misses = missUntilProven(ledger, Who::Operator, ref);
        return {resolve(ref, Action::Reject, misses), resolve(ref, Action::Release, misses)};
    }
    // A rejection because the provider itself says that it failed; `change` what it shows.
    Statement refused(const effect::EffectRef &ref, const std::function<void(effect::Match &)> &change = {})
    {
        auto match = matching(ledger, ref);
        match.disposition = Disposition::DidNotHappen;
        if (change)
            change(match);
        return resolve(ref, Action::Reject, {lookUp(ledger, Who::Operator, ref, effect::Found{match})});
    }
    std::string twoPeopleBecause(const Statement &said)
    {
        return expectRefused(Who::Operator, said, "RC403").data["why"];
    }
};

TEST_F(SubmitRejectRelease, RC404_AnotherPolicySinceTheSignerLooked)
{
    const auto good = goodRejectAndRelease(lapsed(ledger, "invoice:1"));
    auto policy = standardPolicy();
    policy.version = 2;
    policy.holdDefault = 2h;
    ledger.govern(Kind::PolicySet, "*", resolution::policySubject(policy));
    for (const auto &said : good)
        expectRefused(Who::Operator, said, "RC404", {{"fact", "policy_current"}, {"in_force", "2"}});
}

TEST_F(SubmitRejectRelease, RC404_AnotherContractSinceTheSignerLooked)
{
    const auto good = goodRejectAndRelease(lapsed(ledger, "invoice:1"));
    auto contract = keyedContract();
    contract.version = 2;
    ledger.govern(Kind::ContractPublish, "*", effect::contractSubject(contract));
    for (const auto &said : good)
        expectRefused(Who::Operator, said, "RC404", {{"fact", "contract_current"}, {"in_force", "2"}});
}

// What was not there a quarter of an hour ago may be there now.
TEST_F(SubmitRejectRelease, RC402_MissesOlderThanThePolicyAllows)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    ledger.clock().advance(15min + 1s);
    for (const auto action : {Action::Reject, Action::Release})
        expectRefused(Who::Operator, resolve(ref, action, misses), "RC402",
                      {{"fact", "evidence_fresh"}, {"max_age", "900"}});
}

// One of them failed, and that says nothing about the other.
TEST_F(SubmitRejectRelease, RC402_SeveralObjects)
{
    const auto ref = lapsed(ledger, "invoice:1");
    auto failed = matching(ledger, ref, "ch_1");
    failed.disposition = Disposition::DidNotHappen;
    const auto evidence =
        lookUp(ledger, Who::Operator, ref, effect::FoundMany{{failed, matching(ledger, ref, "ch_2")}});
    for (const auto action : {Action::Reject, Action::Release})
        expectRefused(Who::Operator, resolve(ref, action, {evidence}), "RC402", {{"fact", "many_matches"}});
}

// Accepted is too little to confirm a message by, and too much to reject it.
TEST_F(SubmitRejectRelease, RC402_AnObjectThatHasNotFailed)
{
    const auto ref =
        lapsed(ledger, "mail:1", {.operation = "message", .kind = effect::EffectKind::Message, .recipients = 1});
    expectRefused(Who::Operator, resolve(ref, Action::Reject, {lookUpFound(ledger, Who::Operator, ref)}), "RC402",
                  {{"fact", "one_match"}});
}

TEST_F(SubmitRejectRelease, RC402_AFailedObjectThatIsNotThisEffects)
{
    const auto ref = lapsed(ledger, "invoice:1");
    expectRefused(Who::Operator, refused(ref, [](effect::Match &match) { match.amountMinor = "124999"; }), "RC402",
                  {{"fact", "fields_equal"}});
}

TEST_F(SubmitRejectRelease, RC405_ReasonThatTheActionDoesNotAllow)
{
    for (auto said : goodRejectAndRelease(lapsed(ledger, "invoice:1"))) {
        said.reason.code = "single_match";
        expectRefused(Who::Operator, said, "RC405", {{"fact", "reason_given"}, {"unmet", "code"}});
    }
}

// Somebody changed the row behind the ledger's back, as `audit verify --record` would note it.
TEST_F(SubmitRejectRelease, RC410_AConflictIsOpen)
{
    verifies = false;
    const auto good = goodRejectAndRelease(lapsed(ledger, "invoice:1"));
    tamper(ledger.path(), "INSERT INTO conflicts VALUES ('" + ledger.entropy().hexId() +
                              "', 'acme', 'invoice:1', 'outside_change', '', '', NULL, 0, NULL, '')");
    for (const auto &said : good)
        expectRefused(Who::Operator, said, "RC410", {{"fact", "conflict_open"}, {"conflict", "outside_change"}});
}

TEST_F(SubmitRejectRelease, RC403_AboveTheThreshold)
{
    for (const auto &said : goodRejectAndRelease(lapsed(ledger, "invoice:1", {.minor = 500'001})))
        EXPECT_EQ(twoPeopleBecause(said), "above_threshold");
}

TEST_F(SubmitRejectRelease, RC403_PastWhatOneCustomerMayHaveInADay)
{
    for (const char *key : {"split:1", "split:2"})
        receiptIn(ledger.submit(Who::Operator, refused(lapsed(ledger, key, {.minor = 500'000}))));
    for (const auto &said : goodRejectAndRelease(lapsed(ledger, "split:3", {.minor = 1})))
        EXPECT_EQ(twoPeopleBecause(said), "window_exceeded");
}

TEST_F(SubmitRejectRelease, RC403_MoneyWithoutAnAmount)
{
    const auto good = goodRejectAndRelease(lapsed(ledger, "invoice:1", {.minor = 0}));
    EXPECT_EQ(twoPeopleBecause(good.front()), "above_threshold, monetary_complete");
}

// An adopted row: its table never said when the call was made.
// U19: not knowing whether it was dispatched is not knowing that it never was.
TEST_F(SubmitRejectRelease, RC403_ReleaseOfAnAttemptWhoseTimeNobodyKnows)
{
    verifies = false;
    const auto ref = lapsed(ledger, "invoice:1");
    tamper(ledger.path(),
           "INSERT INTO effect_attempts SELECT tenant_id, intent_key, 2, 'adopted', NULL, lease_expires_at, closed_at, "
           "outcome, error_class, http_status, provider_request_id FROM effect_attempts");
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    EXPECT_EQ(twoPeopleBecause(resolve(ref, Action::Release, misses)), "dispatch_time_known");
}

} // namespace
} // namespace countersign::ledger
