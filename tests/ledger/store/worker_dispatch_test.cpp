// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/store/worker_fixture.h"

namespace countersign::ledger {
namespace {

using effect::AttemptOutcome;
using effect::EffectStatus;
using namespace std::chrono_literals;

class Dispatch : public Worker
{
};

TEST_F(Dispatch, T2_BeginsOneAttemptWithItsBounds)
{
    const auto ref = prepare(ledger, "invoice:1");
    const auto begun = must(worker().beginAttempt(ref, "worker-1"));
    EXPECT_EQ(begun.outcome, BeginOutcome::Started);
    EXPECT_EQ(begun.attempt, 1);
    EXPECT_EQ(begun.lease, 30s);
    const auto intent = row(ref);
    EXPECT_EQ(intent.version, 2);
    EXPECT_EQ(intent.openAttempt, 1);
    EXPECT_EQ(intent.lastAttemptAt, LedgerStart);
    EXPECT_EQ(intent.keyExpiresAt, LedgerStart + Retention);
    EXPECT_EQ(intent.redispatchUntil, LedgerStart + Retention - BeforeExpiry);
    EXPECT_EQ(intent.settleAt, LedgerStart + Lease + Settles);
    EXPECT_EQ(attempt(ref, 1).worker, "worker-1");
    EXPECT_EQ(attempt(ref, 1).leaseExpiresAt, LedgerStart + Lease);
    EXPECT_EQ(attempt(ref, 1).outcome, AttemptOutcome::Open);
    EXPECT_EQ(history(ref), ">prepared prepared 1\nprepared>prepared attempt_opened 2\n");
}

// A batch and its two items, prepared.
class Batch : public Worker
{
protected:
    void SetUp() override
    {
        for (const auto &item : {first, second})
            prepare(ledger, item.key.value(), {.batch = batch.key.value()});
        prepare(ledger, batch.key.value());
        prepare(ledger, "another:1", {.batch = "another"});
    }

    const effect::EffectRef batch = refOf("payroll");
    const effect::EffectRef first = refOf("payroll:1");
    const effect::EffectRef second = refOf("payroll:2");
};

TEST_F(Batch, T2_OpensABatchTogetherWithItsItems)
{
    const auto begun = must(worker().beginAttempt(batch, "worker-1"));
    ASSERT_EQ(begun.outcome, BeginOutcome::Started);
    ASSERT_EQ(begun.items.size(), 2U);
    EXPECT_EQ(begun.items[0].intent.ref, first);
    EXPECT_EQ(begun.items[1].intent.ref, second);
    for (const auto &ref : {batch, first, second})
        EXPECT_EQ(row(ref).openAttempt, 1) << ref.key.value();
    EXPECT_FALSE(row(refOf("another:1")).openAttempt) << "of another batch";
}

TEST_F(Batch, OpensNothingWhereOneItemMayNotGo)
{
    hold(second, now() + 1h);
    const auto begun = must(worker().beginAttempt(batch, "worker-1"));
    EXPECT_EQ(begun.outcome, BeginOutcome::Held);
    EXPECT_EQ(begun.item, second.key.value());
    EXPECT_EQ(begun.intent.ref, batch);
    EXPECT_TRUE(begun.items.empty());
    for (const auto &ref : {batch, first, second})
        EXPECT_FALSE(row(ref).openAttempt) << ref.key.value();
}

TEST_F(Batch, AnItemWhoseOutcomeIsKnownIsNotSentAgainWithItsBatch)
{
    EXPECT_EQ(receipt(first, 0), WordOutcome::Applied); // a webhook was faster
    const auto begun = must(worker().beginAttempt(batch, "worker-1"));
    EXPECT_EQ(begun.outcome, BeginOutcome::Final);
    EXPECT_EQ(begun.item, first.key.value());
    EXPECT_FALSE(row(second).openAttempt);
}

TEST_F(Batch, ItsStatusDecidesNoItem)
{
    must(worker().beginAttempt(batch, "worker-1"));
    EXPECT_EQ(receipt(batch, 1, "batch_1"), WordOutcome::Applied);
    EXPECT_EQ(rejection(second, 1), WordOutcome::Applied);
    EXPECT_EQ(row(batch).status, EffectStatus::Confirmed);
    EXPECT_EQ(row(first).status, EffectStatus::Prepared);
    EXPECT_EQ(row(second).status, EffectStatus::Rejected);
    wait(Lease);
    must(worker().sweep(10));
    EXPECT_EQ(row(first).status, EffectStatus::Unknown);
}

TEST_F(Dispatch, KeylessProviderHasNoKeyClock)
{
    const auto ref = prepare(ledger, "invoice:1", {.account = KeylessAccount});
    begin(ledger, ref);
    EXPECT_FALSE(row(ref).keyExpiresAt || row(ref).redispatchUntil);
    EXPECT_EQ(row(ref).settleAt, LedgerStart + Lease + Settles);
}

TEST_F(Dispatch, T2_NeverOpensASecondAttemptBesideAnOpenOne)
{
    const auto ref = prepare(ledger, "invoice:1");
    begin(ledger, ref);
    wait(Lease - Moment);
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::InProgress);
    EXPECT_EQ(row(ref).version, 2);
    EXPECT_EQ(row(ref).attemptCount, 1);
}

TEST_F(Dispatch, T3_FindsALapsedLeaseUnknownFromItsFirstMoment)
{
    const auto ref = prepare(ledger, "invoice:1");
    begin(ledger, ref);
    wait(Lease - Moment);
    EXPECT_EQ(row(ref).status, EffectStatus::Prepared);
    wait(Moment);
    EXPECT_EQ(row(ref).status, EffectStatus::Unknown); // swept or not
    EXPECT_EQ(row(ref).version, 2);
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::Unknown);
    EXPECT_EQ(row(ref).version, 3);
    EXPECT_FALSE(row(ref).openAttempt);
    EXPECT_EQ(attempt(ref, 1).outcome, AttemptOutcome::Unknown);
    EXPECT_EQ(attempt(ref, 1).closedAt, now());
    EXPECT_EQ(outbox(ref), "effect.unknown");
    EXPECT_EQ(row(ref).dueAt, LedgerStart + 10min);
}

TEST_F(Dispatch, NeverBeginsWhileUnknown)
{
    const auto ref = lapsed(ledger, "invoice:1");
    for (const Duration later : {Duration(1s), Duration(10min), Duration(24h), Duration(240h)}) {
        wait(later);
        EXPECT_EQ(beginOutcome(ref), BeginOutcome::Unknown);
        EXPECT_EQ(row(ref).version, 3);
        EXPECT_EQ(row(ref).attemptCount, 1);
    }
    EXPECT_TRUE(must(worker().dispatchable(10)).empty());
}

TEST_F(Dispatch, NeverBeginsWhileHeldUpToTheLastMoment)
{
    const auto ref = prepare(ledger, "invoice:1");
    hold(ref, LedgerStart + 1h);
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::Held);
    EXPECT_TRUE(must(worker().dispatchable(10)).empty());
    wait(1h - Moment);
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::Held);
    EXPECT_TRUE(must(worker().dispatchable(10)).empty());
    wait(Moment);
    EXPECT_EQ(must(worker().dispatchable(10)).size(), 1u);
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::Started);
}

TEST_F(Dispatch, HoldStopsNoReceipt)
{
    const auto ref = prepare(ledger, "invoice:1");
    begin(ledger, ref);
    hold(ref, LedgerStart + 1h);
    EXPECT_EQ(receipt(ref, 1), WordOutcome::Applied);
    EXPECT_EQ(row(ref).status, EffectStatus::Confirmed);
    EXPECT_FALSE(row(ref).hold);
}

TEST_F(Dispatch, WaitsUntilTheTimeTheProviderAskedFor)
{
    const auto ref = prepare(ledger, "invoice:1");
    begin(ledger, ref);
    EXPECT_EQ(notSent(ref, 1, NotSentCause::NotProcessed, LedgerStart + 20s), WordOutcome::Applied);
    const auto begun = must(worker().beginAttempt(ref, "worker-1"));
    EXPECT_EQ(begun.outcome, BeginOutcome::NotBefore);
    EXPECT_EQ(begun.notBefore, LedgerStart + 20s);
    wait(20s - Moment);
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::NotBefore);
    EXPECT_TRUE(must(worker().dispatchable(10)).empty());
    wait(Moment);
    EXPECT_EQ(must(worker().dispatchable(10)), std::vector<effect::EffectRef>{ref});
    EXPECT_EQ(begin(ledger, ref), 2);
}

TEST_F(Dispatch, T2b_ProvablyUnsentAttemptsLeaveTheKeyUntouched)
{
    const auto ref = prepare(ledger, "invoice:1");
    begin(ledger, ref);
    wait(5s);
    EXPECT_EQ(notSent(ref, 1), WordOutcome::Applied);
    EXPECT_FALSE(row(ref).keyExpiresAt || row(ref).redispatchUntil || row(ref).openAttempt);
    EXPECT_EQ(row(ref).settleAt, LedgerStart + Lease + Settles); // only grows
    EXPECT_EQ(attempt(ref, 1).outcome, AttemptOutcome::NotSent);
    begin(ledger, ref);
    EXPECT_EQ(row(ref).keyExpiresAt, LedgerStart + 5s + Retention);
    EXPECT_EQ(row(ref).settleAt, LedgerStart + 5s + Lease + Settles);
}

TEST_F(Dispatch, OneAttemptInDoubtKeepsTheKeyClock)
{
    const auto ref = lapsed(ledger, "invoice:1");
    release(ref);
    EXPECT_EQ(begin(ledger, ref), 2);
    EXPECT_EQ(notSent(ref, 2), WordOutcome::Applied);
    EXPECT_EQ(row(ref).keyExpiresAt, LedgerStart + Retention);
}

TEST_F(Dispatch, EndingAnAttemptAfterItsLeaseIsDoubt)
{
    const auto ref = prepare(ledger, "invoice:1");
    begin(ledger, ref);
    wait(Lease);
    EXPECT_EQ(notSent(ref, 1), WordOutcome::Ignored);
    EXPECT_EQ(row(ref).status, EffectStatus::Unknown);
    EXPECT_EQ(notSent(ref, 1), WordOutcome::Ignored);
    EXPECT_EQ(row(ref).version, 3);
}

TEST_F(Dispatch, RenewedLeaseLastsFromTheRenewal)
{
    const auto ref = prepare(ledger, "invoice:1");
    begin(ledger, ref);
    EXPECT_FALSE(must(worker().renewAttempt(ref, 2)));
    wait(Lease - Moment);
    EXPECT_TRUE(must(worker().renewAttempt(ref, 1)));
    EXPECT_EQ(row(ref).version, 2);
    EXPECT_EQ(row(ref).settleAt, now() + Lease + Settles);
    wait(Lease - Moment);
    EXPECT_EQ(must(worker().sweep(10)), 0);
    wait(Moment);
    EXPECT_FALSE(must(worker().renewAttempt(ref, 1)));
    EXPECT_EQ(must(worker().sweep(10)), 1);
    EXPECT_FALSE(must(worker().renewAttempt(ref, 1)));
}

TEST_F(Dispatch, WorkerThatComesBackAfterItsLeaseMaySendNothing)
{
    const auto ref = prepare(ledger, "invoice:1");
    begin(ledger, ref);
    wait(Lease);
    must(worker().sweep(10));
    EXPECT_EQ(row(ref).status, EffectStatus::Unknown);
    EXPECT_FALSE(must(worker().renewAttempt(ref, 1)));
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::Unknown);
    EXPECT_EQ(unknown(ref, 1), WordOutcome::Ignored);
    EXPECT_TRUE(must(worker().dispatchable(10)).empty());
    EXPECT_EQ(row(ref).version, 3);
}

TEST_F(Dispatch, RestartAfterAReleaseUsesTheSameProviderKey)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto before = row(ref);
    release(ref);
    EXPECT_EQ(row(ref).status, EffectStatus::Prepared);
    EXPECT_EQ(row(ref).dueAt, now() + 1h); // the policy's prepared_max
    const auto begun = must(worker().beginAttempt(ref, "worker-2"));
    EXPECT_EQ(begun.outcome, BeginOutcome::Started);
    EXPECT_EQ(begun.attempt, 2);
    EXPECT_EQ(begun.intent.providerKey, before.providerKey);
    EXPECT_EQ(begun.intent.keyExpiresAt, before.keyExpiresAt);
    EXPECT_EQ(begun.intent.settleAt, now() + Lease + Settles);
    EXPECT_FALSE(row(ref).dueAt);
    EXPECT_EQ(receipt(ref, 2), WordOutcome::Applied);
    EXPECT_EQ(conflicts(ref), "");
}

TEST_F(Dispatch, ReleasedIntentIsSentUpToTheMomentItsKeyCanNoLongerBeTrusted)
{
    for (const Duration early : {Moment, Duration::zero()}) {
        const auto ref = lapsed(ledger, "invoice:" + std::to_string(early.count()));
        const auto until = *row(ref).redispatchUntil;
        release(ref);
        ledger.clock().set(until - early);
        EXPECT_EQ(beginOutcome(ref), early == Moment ? BeginOutcome::Started : BeginOutcome::PastRedispatch);
        EXPECT_EQ(row(ref).attemptCount, early == Moment ? 2 : 1);
    }
}

TEST_F(Dispatch, LeaseIsNotRenewedOnceTheKeyLeaves)
{
    const auto ref = lapsed(ledger, "invoice:1");
    release(ref);
    const auto until = *row(ref).redispatchUntil;
    ledger.clock().set(until - 10s);
    begin(ledger, ref);
    ledger.clock().set(until - Moment);
    EXPECT_TRUE(must(worker().renewAttempt(ref, 2)));
    ledger.clock().set(until);
    EXPECT_FALSE(must(worker().renewAttempt(ref, 2)));
}

TEST_F(Dispatch, T3_ExpiredKeyMakesTheRowUnknown)
{
    const auto ref = lapsed(ledger, "invoice:1");
    release(ref);
    ledger.clock().set(LedgerStart + Retention - Moment);
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::PastRedispatch);
    EXPECT_EQ(row(ref).status, EffectStatus::Prepared);
    wait(Moment);
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::Unknown);
    EXPECT_EQ(row(ref).status, EffectStatus::Unknown);
    EXPECT_NE(history(ref).find("prepared>unknown key_expired"), std::string::npos);
}

TEST_F(Dispatch, SweeperTakesARowPastItsKeyAtThatMoment)
{
    const auto ref = lapsed(ledger, "invoice:1");
    release(ref);
    ledger.clock().set(*row(ref).redispatchUntil - Moment);
    EXPECT_EQ(must(worker().sweep(10)), 0);
    wait(Moment);
    EXPECT_EQ(must(worker().sweep(10)), 1);
    EXPECT_EQ(row(ref).status, EffectStatus::Unknown);
    EXPECT_EQ(must(worker().sweep(10)), 0);
}

TEST_F(Dispatch, RowSetBackByHandIsNotSent)
{
    checksWhole = false;
    const auto ref = lapsed(ledger, "invoice:1");
    runSql(ledger.path(), "UPDATE effect_intents SET status = 'prepared', version = version + 1, "
                          "event_no = event_no + 1 WHERE intent_key = 'invoice:1'");
    const auto begun = worker().beginAttempt(ref, "worker-1");
    ASSERT_FALSE(begun);
    EXPECT_EQ(begun.error().kind, ErrorKind::VerificationFailed);
    EXPECT_TRUE(says(begun.error(), {"invoice:1", "is not a release", "audit verify", "Nothing was changed"}));
    EXPECT_EQ(row(ref).attemptCount, 1);
}

TEST_F(Dispatch, ReleaseServesOnlyTheDoubtItWasMadeFor)
{
    checksWhole = false;
    const auto ref = lapsed(ledger, "invoice:1");
    release(ref);
    begin(ledger, ref);
    EXPECT_EQ(unknown(ref, 2), WordOutcome::Applied);
    runSql(ledger.path(), "UPDATE effect_intents SET status = 'prepared', version = version + 1, "
                          "event_no = event_no + 1 WHERE intent_key = 'invoice:1'");
    const auto begun = worker().beginAttempt(ref, "worker-1");
    ASSERT_FALSE(begun);
    EXPECT_TRUE(says(begun.error(), {"older than the last doubt"}));
}

TEST_F(Dispatch, ReleaseOfARevokedOrForeignKeyIsNotTrusted)
{
    checksWhole = false;
    const auto ref = lapsed(ledger, "invoice:1");
    release(ref);
    runSql(ledger.path(), "UPDATE operator_keys SET revoked_at_seq = 1 WHERE person = 'm.ortiz'");
    const auto begun = worker().beginAttempt(ref, "worker-1");
    ASSERT_FALSE(begun);
    EXPECT_TRUE(says(begun.error(), {"was not valid then"}));
}

TEST_F(Dispatch, OffersWhatMayBeSentOldestFirst)
{
    for (const char *key : {"invoice:b", "invoice:a", "invoice:c"}) {
        prepare(ledger, key);
        wait(1s);
    }
    begin(ledger, refOf("invoice:a"));
    EXPECT_EQ(must(worker().dispatchable(10)),
              (std::vector<effect::EffectRef>{refOf("invoice:b"), refOf("invoice:c")}));
    EXPECT_EQ(must(worker().dispatchable(1)), std::vector<effect::EffectRef>{refOf("invoice:b")});
}

TEST_F(Dispatch, SweepsInSmallBatchesInTheOrderOfTheKeys)
{
    for (const char *key : {"invoice:c", "invoice:a", "invoice:b"})
        begin(ledger, prepare(ledger, key));
    wait(Lease - Moment);
    EXPECT_EQ(must(worker().sweep(10)), 0);
    wait(Moment);
    EXPECT_EQ(must(worker().sweep(2)), 2);
    EXPECT_NE(history(refOf("invoice:b")).find("lease_over"), std::string::npos);
    EXPECT_EQ(history(refOf("invoice:c")).find("lease_over"), std::string::npos);
    EXPECT_EQ(must(worker().sweep(2)), 1);
    EXPECT_EQ(must(worker().sweep(2)), 0);
}

TEST_F(Dispatch, PreparedRowThatNobodySendsBecomesDueOnce)
{
    const auto ref = prepare(ledger, "invoice:1");
    wait(1h - Moment);
    must(worker().sweep(10));
    EXPECT_FALSE(row(ref).dueAt);
    wait(Moment);
    must(worker().sweep(10));
    EXPECT_EQ(row(ref).dueAt, now());
    const auto since = now();
    wait(1h);
    must(worker().sweep(10));
    EXPECT_EQ(row(ref).dueAt, since);
    EXPECT_EQ(outbox(ref), "desk.overdue");
    EXPECT_EQ(row(ref).version, 1);
}

} // namespace
} // namespace countersign::ledger
