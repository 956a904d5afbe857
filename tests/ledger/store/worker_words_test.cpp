// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/store/worker_fixture.h"

namespace countersign::ledger {
namespace {

using effect::AttemptOutcome;
using effect::EffectStatus;
using namespace std::chrono_literals;

class Words : public Worker
{
protected:
    effect::EffectRef begun(const std::string &key = "invoice:1")
    {
        const auto ref = prepare(ledger, key);
        begin(ledger, ref);
        return ref;
    }
    // Lapsed, released and begun again: attempt 1 in doubt, attempt 2 open.
    effect::EffectRef begunTwice()
    {
        const auto ref = lapsed(ledger, "invoice:1");
        release(ref);
        begin(ledger, ref);
        return ref;
    }
};

TEST_F(Words, T5_ReceiptConfirms)
{
    const auto ref = begun();
    wait(2s);
    EXPECT_EQ(receipt(ref, 1), WordOutcome::Applied);
    const auto intent = row(ref);
    EXPECT_EQ(intent.status, EffectStatus::Confirmed);
    EXPECT_EQ(intent.providerResultId, "ch_1");
    EXPECT_EQ(intent.responseDigest, sha256("answer ch_1").hex());
    EXPECT_EQ(intent.resolvedAt, now());
    EXPECT_FALSE(intent.openAttempt || intent.dueAt);
    EXPECT_EQ(attempt(ref, 1).outcome, AttemptOutcome::Confirmed);
    EXPECT_EQ(attempt(ref, 1).httpStatus, 201);
    EXPECT_EQ(attempt(ref, 1).providerRequestId, "req_1");
    EXPECT_EQ(history(ref), ">prepared prepared 1\nprepared>prepared attempt_opened 2\nprepared>confirmed receipt 3\n");
    EXPECT_EQ(outbox(ref), "effect.confirmed");
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::Final);
}

TEST_F(Words, SameReceiptAgainCorroboratesAndChangesNothing)
{
    const auto ref = begun();
    receipt(ref, 1);
    const auto version = row(ref).version;
    EXPECT_EQ(receipt(ref, 1), WordOutcome::Corroborated);
    EXPECT_EQ(receipt(ref, 0), WordOutcome::Corroborated); // a webhook
    EXPECT_EQ(row(ref).version, version);
    EXPECT_EQ(conflicts(ref), "");
}

TEST_F(Words, T9_ReceiptOfAnotherObjectIsASecondEffect)
{
    const auto ref = begun();
    receipt(ref, 1);
    EXPECT_EQ(receipt(ref, 1, "ch_2"), WordOutcome::Conflict);
    EXPECT_EQ(receipt(ref, 1, "ch_2"), WordOutcome::Conflict);
    EXPECT_EQ(row(ref).providerResultId, "ch_1");
    EXPECT_EQ(row(ref).status, EffectStatus::Confirmed);
    EXPECT_EQ(row(ref).dueAt, now());
    EXPECT_EQ(conflicts(ref), "second_effect");
    EXPECT_EQ(outbox(ref), "effect.confirmed desk.conflict");
}

TEST_F(Words, LateReceiptOfALapsedAttemptConfirms)
{
    const auto ref = lapsed(ledger, "invoice:1");
    wait(240h);
    EXPECT_EQ(receipt(ref, 1), WordOutcome::Applied);
    EXPECT_EQ(row(ref).status, EffectStatus::Confirmed);
    EXPECT_EQ(conflicts(ref), "");
    EXPECT_EQ(attempt(ref, 1).outcome, AttemptOutcome::Confirmed);
}

TEST_F(Words, T5_LateReceiptAfterAReleaseConfirmsAndDisprovesIt)
{
    const auto ref = lapsed(ledger, "invoice:1");
    release(ref);
    EXPECT_EQ(receipt(ref, 1), WordOutcome::Conflict);
    EXPECT_EQ(row(ref).status, EffectStatus::Confirmed);
    EXPECT_EQ(conflicts(ref), "release_disproved");
    EXPECT_EQ(row(ref).dueAt, now());
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::Final);
}

TEST_F(Words, LateReceiptBesideAnOpenAttemptConfirmsAndTheOpenOneStillCounts)
{
    for (const std::string second : {"ch_1", "ch_2"}) {
        BootstrappedLedger fresh;
        const auto ref = lapsed(fresh, "invoice:1");
        const auto misses = missUntilProven(fresh, Who::Operator, ref);
        receiptIn(fresh.submit(Who::Operator, decision(fresh, Who::Operator, ref, statement::Kind::Resolve,
                                                       statement::Action::Release, misses)));
        begin(fresh, ref);
        const auto say = [&](std::int64_t number, const std::string &id) {
            return must(fresh.worker().recordReceipt(ref, number, {id})).outcome;
        };
        EXPECT_EQ(say(1, "ch_1"), WordOutcome::Conflict); // the release was wrong
        EXPECT_EQ(dossier(fresh, ref).intent.openAttempt, 2);
        EXPECT_EQ(say(2, second), second == "ch_1" ? WordOutcome::Corroborated : WordOutcome::Conflict);
        EXPECT_FALSE(dossier(fresh, ref).intent.openAttempt);
        EXPECT_EQ(dossier(fresh, ref).conflicts.size(), second == "ch_1" ? 1u : 2u);
        EXPECT_TRUE(isWhole(fresh));
    }
}

TEST_F(Words, T5_WebhookConfirmsWhatIsInDoubt)
{
    const auto ref = lapsed(ledger, "invoice:1");
    EXPECT_EQ(receipt(ref, 0), WordOutcome::Applied);
    EXPECT_NE(history(ref).find("unknown>confirmed webhook 4"), std::string::npos);
    const auto other = lapsed(ledger, "invoice:2");
    release(other);
    EXPECT_EQ(receipt(other, 0), WordOutcome::Conflict);
    EXPECT_EQ(conflicts(other), "release_disproved");
}

TEST_F(Words, OpenAttemptOfAConfirmedRowIsClosedBySweeper)
{
    const auto ref = begun();
    EXPECT_EQ(receipt(ref, 0), WordOutcome::Applied);
    EXPECT_EQ(row(ref).openAttempt, 1);
    wait(Lease);
    EXPECT_EQ(must(worker().sweep(10)), 0);
    EXPECT_FALSE(row(ref).openAttempt);
    EXPECT_EQ(row(ref).status, EffectStatus::Confirmed);
    EXPECT_NE(history(ref).find("confirmed>confirmed lease_over 4"), std::string::npos);
}

TEST_F(Words, ReceiptOfAnAttemptSaidToBeUnsentIsContradiction)
{
    const auto ref = begun();
    notSent(ref, 1);
    EXPECT_EQ(receipt(ref, 1), WordOutcome::Conflict);
    EXPECT_EQ(row(ref).status, EffectStatus::Confirmed);
    EXPECT_EQ(conflicts(ref), "contradicts");
}

TEST_F(Words, T6_RefusalOfTheLatestAttemptRejects)
{
    const auto ref = begun();
    EXPECT_EQ(rejection(ref, 1), WordOutcome::Applied);
    EXPECT_EQ(row(ref).status, EffectStatus::Rejected);
    EXPECT_EQ(attempt(ref, 1).errorClass, "card_declined");
    const auto events = dossier(ledger, ref).outbox;
    ASSERT_EQ(events.size(), 1u);
    EXPECT_NE(events[0].payload.find(keyedContract().onRejected), std::string::npos);
    EXPECT_EQ(rejection(ref, 1), WordOutcome::Corroborated);
    EXPECT_EQ(receipt(ref, 1), WordOutcome::Conflict);
    EXPECT_EQ(row(ref).status, EffectStatus::Rejected);
    EXPECT_EQ(conflicts(ref), "contradicts");
}

TEST_F(Words, RefusalOfAnAttemptInDoubtRejects)
{
    const auto ref = lapsed(ledger, "invoice:1");
    EXPECT_EQ(rejection(ref, 1), WordOutcome::Applied);
    EXPECT_NE(history(ref).find("unknown>rejected refused 4"), std::string::npos);
}

TEST_F(Words, T6_RefusalOfAnOlderAttemptChangesNoStatus)
{
    const auto ref = begunTwice();
    EXPECT_EQ(rejection(ref, 1), WordOutcome::AttemptClosed);
    EXPECT_EQ(row(ref).status, EffectStatus::Prepared);
    EXPECT_EQ(row(ref).openAttempt, 2);
    EXPECT_EQ(attempt(ref, 1).outcome, AttemptOutcome::Rejected);
    EXPECT_EQ(receipt(ref, 2), WordOutcome::Applied);
    EXPECT_EQ(conflicts(ref), "");
}

TEST_F(Words, T9_RefusalOfAConfirmedEffectIsContradiction)
{
    const auto ref = begun();
    receipt(ref, 0);
    EXPECT_EQ(rejection(ref, 1), WordOutcome::Conflict);
    EXPECT_EQ(row(ref).status, EffectStatus::Confirmed);
    EXPECT_EQ(conflicts(ref), "contradicts");
}

TEST_F(Words, T3_DoubtfulAnswerOfTheOpenAttemptIsUnknownAtOnce)
{
    const auto ref = begun();
    wait(3s);
    EXPECT_EQ(unknown(ref, 1), WordOutcome::Applied);
    EXPECT_EQ(row(ref).status, EffectStatus::Unknown);
    EXPECT_EQ(row(ref).dueAt, LedgerStart + 10min);
    EXPECT_EQ(attempt(ref, 1).errorClass, "timeout");
    EXPECT_NE(history(ref).find("prepared>unknown doubtful_answer 3"), std::string::npos);
    EXPECT_EQ(unknown(ref, 1), WordOutcome::Ignored);
    EXPECT_EQ(row(ref).version, 3);
}

TEST_F(Words, DoubtAboutAFinalRowClosesItsAttemptOnly)
{
    const auto ref = begun();
    receipt(ref, 0);
    EXPECT_EQ(unknown(ref, 1), WordOutcome::AttemptClosed);
    EXPECT_EQ(row(ref).status, EffectStatus::Confirmed);
}

TEST_F(Words, ThatNameNoAttemptOrNoObjectAreRefused)
{
    const auto ref = begun();
    for (const Receipt &unfit : {Receipt{}, Receipt{"a\nb"}, Receipt{"ch_1", "ABC"}}) {
        const auto said = worker().recordReceipt(ref, 1, unfit);
        ASSERT_FALSE(said);
        EXPECT_EQ(said.error().kind, ErrorKind::InvalidInput);
    }
    EXPECT_TRUE(says(worker().recordReceipt(ref, 2, {"ch_1"}).error(), {"it has no attempt 2", "begin_attempt"}));
    EXPECT_TRUE(says(worker().recordRejection(ref, 0, {}).error(), {"attempt 0", "begin_attempt"}));
    EXPECT_EQ(worker().recordRejection(ref, 1, {"x", 400, "", "no digest"}).error().kind, ErrorKind::InvalidInput);
    EXPECT_EQ(row(ref).version, 2);
    EXPECT_EQ(row(ref).openAttempt, 1);
}

TEST_F(Words, WhatAProviderSaysBesideItsVerdictNeverCostsTheVerdict)
{
    const auto ref = begun();
    const std::string noise = "\x1b[2J\xff" + std::string(200, '\n');
    EXPECT_EQ(must(worker().recordRejection(ref, 1, {noise, 402, noise, ""})).outcome, WordOutcome::Applied);
    const auto kept = attempt(ref, 1);
    EXPECT_LE(kept.errorClass.size(), 255u);
    EXPECT_TRUE(isPrintable(kept.errorClass));
    EXPECT_FALSE(kept.providerRequestId.empty());
}

} // namespace
} // namespace countersign::ledger
