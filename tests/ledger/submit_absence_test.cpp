// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include <nlohmann/json.hpp>

// G16 and RC412: when "not found" may be read as "did not happen", and until when a key may be used again.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

class SubmitAbsence : public Submit
{
protected:
    Statement resolve(Action action, const std::vector<Digest> &evidence)
    {
        return decision(ledger, Who::Operator, ref, Kind::Resolve, action, evidence);
    }
    Digest miss() { return lookUp(ledger, Who::Operator, ref, effect::Absent{}); }
    Digest missWith(const std::function<void(effect::Evidence &)> &change)
    {
        auto &face = ledger.statements(Who::Operator);
        const auto id = must(face.beginLookup(ref));
        auto evidence = evidenceOf(ledger, ref, id, effect::Absent{});
        change(evidence);
        const auto digest = must(face.recordEvidence(id, evidence));
        must(face.finishLookup(id));
        return digest;
    }
    void waitUntilSettled() { ledger.clock().set(*dossier(ledger, ref).intent.settleAt); }
    void expectUnproven(const std::vector<Digest> &evidence, const std::string &unmet)
    {
        for (const auto action : {Action::Release, Action::Reject})
            expectRefused(Who::Operator, resolve(action, evidence), "RC408",
                          {{"fact", "absence_proven"}, {"unmet", unmet}});
    }

    effect::EffectRef ref = lapsed(ledger, "invoice:1");
};

// settle_at = lease end 08:00:30 + transit 60 s + lag 60 s; one more miss 30 s later.
TEST_F(SubmitAbsence, RC408_NotSettledYet)
{
    const auto refused = expectRefused(
        Who::Operator, resolve(Action::Release, {miss()}), "RC408",
        {{"unmet", "not_settled"}, {"settle_at", "2026-12-01T08:02:30Z"}, {"counted", "0"}, {"needed", "2"}});
    ASSERT_TRUE(refused.mayChangeAt);
    EXPECT_EQ(formatInstant(*refused.mayChangeAt), "2026-12-01T08:03:00Z");
}

TEST_F(SubmitAbsence, RC408_AskedBeforeItSettledHoweverLateItIsCited)
{
    waitUntilSettled();
    ledger.clock().advance(-1s);
    const auto early = miss();
    ledger.clock().advance(60s);
    expectUnproven({early}, "not_settled");
}

TEST_F(SubmitAbsence, RC408_OneMissIsNotTwo)
{
    waitUntilSettled();
    expectUnproven({miss()}, "too_few_misses");
}

TEST_F(SubmitAbsence, RC408_MissesTooCloseTogether)
{
    waitUntilSettled();
    const auto first = miss();
    ledger.clock().advance(29s);
    const auto second = miss();
    expectUnproven({first, second}, "spacing");
    ledger.clock().advance(1s);
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, resolve(Action::Release, {first, miss()}))).outcome,
              SubmitResult::Applied);
}

TEST_F(SubmitAbsence, RC408_ScanThatDidNotReadEverything)
{
    waitUntilSettled();
    const auto partial = missWith([](effect::Evidence &evidence) { evidence.scan.complete = false; });
    ledger.clock().advance(30s);
    expectUnproven({partial, miss()}, "scan_incomplete");
    const auto narrow = missWith([](effect::Evidence &evidence) { evidence.scan.from = evidence.scan.to; });
    expectUnproven({narrow}, "scan_incomplete");
}

TEST_F(SubmitAbsence, RC408_RungThatTheContractDoesNotCount)
{
    waitUntilSettled();
    const auto other = missWith([](effect::Evidence &evidence) { evidence.rung = "attributes"; });
    expectUnproven({other}, "rung_missing");
}

TEST_F(SubmitAbsence, RC408_ContractThatDoesNotAllowAbsence)
{
    auto contract = keyedContract();
    contract.version = 2;
    contract.absence.allowed = false;
    ledger.govern(Kind::ContractPublish, "*", effect::contractSubject(contract));
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    expectUnproven(misses, "contract_disallows");
}

TEST_F(SubmitAbsence, RC408_BeyondTheProvidersMemory)
{
    auto contract = keyedContract();
    contract.version = 2;
    contract.dataRetention = 1h;
    ledger.govern(Kind::ContractPublish, "*", effect::contractSubject(contract));
    ledger.clock().advance(2h);
    const auto first = miss();
    ledger.clock().advance(30s);
    const auto refused = expectRefused(Who::Operator, resolve(Action::Reject, {first, miss()}), "RC408",
                                       {{"unmet", "beyond_retention"}});
    EXPECT_FALSE(refused.mayChangeAt) << "it will never be provable";
}

// Released, dispatched again, lost again: the misses of before say nothing about the second attempt.
TEST_F(SubmitAbsence, RC408_OldEvidenceCitedAgainAfterAnotherAttempt)
{
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    receiptIn(ledger.submit(Who::Operator, resolve(Action::Release, misses)));
    EXPECT_EQ(begin(ledger, ref), 2); // at the very moment of the release, as a worker that polls may
    ledger.clock().advance(31s);
    must(ledger.worker().sweep(10));
    expectUnproven(misses, "not_settled");
    // Nor once the second attempt has settled: its possible arrival lies outside what was scanned.
    ledger.clock().set(*dossier(ledger, ref).intent.settleAt);
    expectUnproven(misses, "scan_incomplete");
}

TEST_F(SubmitAbsence, RC412_ReleasePastTheTimeTheKeyIsKept)
{
    const auto until = *dossier(ledger, ref).intent.redispatchUntil;
    ledger.clock().set(until - 30s);
    const auto first = miss();
    ledger.clock().advance(30s);
    const std::vector<Digest> misses{first, miss()};
    expectRefused(Who::Operator, resolve(Action::Release, misses), "RC412",
                  {{"fact", "key_kept"}, {"redispatch_until", formatInstant(until)}});
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, resolve(Action::Reject, misses))).outcome, SubmitResult::Applied)
        << "the way out is to reject, and a new command";
}

TEST_F(SubmitAbsence, AMicrosecondBeforeTheKeyExpiresIsInTime)
{
    const auto until = *dossier(ledger, ref).intent.redispatchUntil;
    ledger.clock().set(until - 30s - 1us);
    const auto first = miss();
    ledger.clock().advance(30s);
    const std::vector<Digest> misses{first, miss()};
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, resolve(Action::Release, misses))).outcome, SubmitResult::Applied);
}

} // namespace
} // namespace countersign::ledger
