// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/attack_fixture.h"
#include "tests/attack/log_hand.h"

#include "models/ledger/sqlite/sqlite_session.h"
#include "tests/ledger/tampering.h"

#include <map>

// Attack 4: a hand in an effect's row. The verifier names it, and a release that a hand made is sent to nobody.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

constexpr const char *SetBack = "UPDATE effect_intents SET status = 'prepared', version = version + 1, "
                                "event_no = event_no + 1 WHERE intent_key = 'invoice:1'";

// What a confirmed row could be made to say instead. Everything that was signed, or follows from what was signed or
// from a worker's events, is named; the rest is a worker's own bookkeeping, for which the ledger's word stands.
const std::map<std::string, std::string> &otherValues()
{
    static const std::map<std::string, std::string> Values{
        {"request_digest", "lower(hex(zeroblob(32)))"},
        {"status", "'rejected'"},
        {"provider_result_id", "'ch_mine'"},
        {"provider", "'other'"},
        {"environment", "'live'"},
        {"account", "'acct_2'"},
        {"operation", "'refund'"},
        {"effect_kind", "'message'"},
        {"provider_key", "'other'"},
        {"amount_minor", "amount_minor + 1"},
        {"currency", "'JPY'"},
        {"customer_ref", "'cus_8'"},
        {"recipient_ref", "'rec_8'"},
        {"compensates_intent_key", "'invoice:0'"},
        {"compensates_object", "'ch_mine'"},
        {"compensated_minor", "1"},
        {"attempt_count", "2"},
        {"open_attempt", "1"},
        {"response_digest", "lower(hex(zeroblob(32)))"},
        {"version", "version + 1"},
        {"event_no", "1"},
        {"hold_until", "updated_at + 1, hold_by = 'l.chen'"},
        {"hold_by", "'l.chen', hold_until = updated_at + 1"},
        {"escalated_to", "'l.chen'"},
        {"escalation_due", "updated_at"},
        {"resolved_by_seq", "3"},
    };
    return Values;
}

class EffectAttack : public Attack
{
protected:
    void confirm()
    {
        const auto seen = lookUpFound(ledger, Who::Operator, ref);
        receiptIn(
            ledger.submit(Who::Operator, decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Confirm, {seen})));
    }
    Statement releaseOf(const std::string &key, Kind kind = Kind::Resolve)
    {
        const auto other = key == "invoice:1" ? ref : lapsed(ledger, key);
        const auto misses = missUntilProven(ledger, Who::Operator, other);
        return decision(ledger, Who::Operator, other, kind, Action::Release, misses);
    }
    // The worker refuses, saying why, and has opened no attempt; the verifier names what the hand did.
    void expectNotSent(BootstrappedLedger &attacked, const std::string &why, const std::string &subject)
    {
        const auto begun = attacked.worker().beginAttempt(ref, "worker-1");
        ASSERT_FALSE(begun) << toString(begun->outcome);
        EXPECT_EQ(begun.error().kind, ErrorKind::VerificationFailed);
        EXPECT_NE(describe(begun.error()).find(why), std::string::npos) << describe(begun.error());
        EXPECT_EQ(dossier(attacked, ref).intent.attemptCount, 1);
        EXPECT_TRUE(names(attacked.verify(), subject));
    }

    effect::EffectRef ref = lapsed(ledger, "invoice:1");
};

using Attack4 = EffectAttack;

TEST_F(Attack4, AHandInAnyColumnThatWasSignedOrFollowsIsNamedWithTheEffect)
{
    confirm();
    for (const auto &[column, value] : otherValues()) {
        const LedgerCopy copy(ledger);
        tamperPastTriggers(copy->path(), "UPDATE effect_intents SET " + column + " = " + value);
        EXPECT_TRUE(names(copy->verify(), "effect_intents acme/invoice:1 ")) << column;
    }
}

// A new column is on one side or the other, by a decision and not by accident.
TEST_F(Attack4, EveryColumnOfAnEffectIsNamedOrKnownToBeTheWorkersOwn)
{
    const std::set<std::string> identity{"tenant_id", "intent_key"};
    const std::set<std::string> workersOwn{
        "workflow_id",      "step_id",     "recipient_count",    "correlation", "engine",         "parent_intent_key",
        "batch_intent_key", "prepared_at", "last_attempt_at",    "retry_at",    "key_expires_at", "redispatch_until",
        "settle_at",        "due_at",      "duplicate_prepares", "resolved_at", "updated_at"};
    for (const auto &column : columnsOf(ledger.path(), "effect_intents"))
        EXPECT_EQ(otherValues().count(column) + workersOwn.count(column) + identity.count(column), 1U) << column;
}

TEST_F(Attack4, ARowUnderAnotherNameIsARowWithoutHistory)
{
    confirm();
    tamper("UPDATE effect_intents SET intent_key = 'invoice:2'");
    expectFound("effect_intents acme/invoice:1 row");
    expectFound("effect_intents acme/invoice:2 status");
}

TEST_F(Attack4, AStatusSetBackByHandSendsNothing)
{
    const LedgerCopy copy(ledger);
    tamperPastTriggers(copy->path(), SetBack);
    expectNotSent(*copy, "not a release", "effect_intents acme/invoice:1 status");
}

// With the doubt taken out of the events nothing there tells that the row was ever unknown.
TEST_F(Attack4, ADoubtTakenOutOfTheEventsSendsNothing)
{
    const LedgerCopy copy(ledger);
    pastTriggers(copy->path(), [](SqliteSession &session) {
        must(session.execute("DELETE FROM effect_events WHERE to_status = 'unknown'"));
        must(session.execute("UPDATE effect_intents SET status = 'prepared', version = 2, event_no = 2"));
    });
    expectNotSent(*copy, "attempt 1 ended in doubt", "effect_intents acme/invoice:1 attempts");
}

TEST_F(Attack4, AReleaseThatIsOnlyProposedSendsNothing)
{
    const auto proposed = receiptIn(ledger.submit(Who::Operator, releaseOf("invoice:1", Kind::Propose)));
    ASSERT_EQ(proposed.outcome, SubmitResult::AwaitingCountersign);
    const LedgerCopy copy(ledger);
    tamperPastTriggers(copy->path(), SetBack);
    expectNotSent(*copy, "not a release", "effect_intents acme/invoice:1 status");
}

TEST_F(Attack4, TheReleaseOfAnotherIntentSendsNothing)
{
    const auto said = releaseOf("invoice:2");
    receiptIn(ledger.submit(Who::Operator, said));
    const LedgerCopy copy(ledger);
    tamperPastTriggers(copy->path(), SetBack);
    tamperPastTriggers(copy->path(),
                       "UPDATE log_entries SET intent_key = 'invoice:1' WHERE statement_id = '" + said.id + "'");
    expectNotSent(*copy, "is about something else", "log_entries.intent_key");
}

TEST_F(Attack4, AReleaseWrittenOverSignedBytesSendsNothing)
{
    auto hold = about(ledger, Who::Operator, ref, Kind::Hold);
    hold.holdUntil = formatInstant(ledger.clock().now() + 1s);
    const auto held = receiptIn(ledger.submit(Who::Operator, hold));
    auto said = releaseOf("invoice:1");
    said.id = hold.id;
    said.seen = hold.seen;
    const LedgerCopy copy(ledger);
    rewriteEntry(copy->path(), held.seq,
                 [&](audit::LogEntry &entry) { entry.envelope.payload = must(statement::encodeStatement(said)); });
    tamperPastTriggers(copy->path(), SetBack);
    expectNotSent(*copy, "signature of statement", "envelope.signature");
}

TEST_F(Attack4, AnApprovalByTheProposerHimselfSendsNothing)
{
    const auto proposal = releaseOf("invoice:1", Kind::Propose);
    receiptIn(ledger.submit(Who::Operator, proposal));
    const auto own = sign(Who::Operator, approval(Who::Operator, proposal.id, "invoice:1"));
    const LedgerCopy copy(ledger);
    appendEntry(copy->path(), own, copy->clock().now());
    tamperPastTriggers(copy->path(), SetBack);
    expectNotSent(*copy, "one person proposed and approved", "statement.");
}

TEST_F(Attack4, AnApprovalOfAnAlteredProposalSendsNothing)
{
    const auto proposal = releaseOf("invoice:1", Kind::Propose);
    const auto proposed = receiptIn(ledger.submit(Who::Operator, proposal));
    ledger.clock().advance(1s);
    auto approved = answer(ledger, Who::Approver, Kind::Approve, proposal.id);
    approved.evidence = cited(ledger, ref, {lookUp(ledger, Who::Approver, ref, effect::Absent{})});
    receiptIn(ledger.submit(Who::Approver, approved));
    const LedgerCopy copy(ledger);
    rewriteEntry(copy->path(), proposed.seq, [&](audit::LogEntry &entry) {
        auto other = proposal;
        other.reason.text += " and more";
        entry.envelope.payload = must(statement::encodeStatement(other));
    });
    expectNotSent(*copy, "of another proposal", "envelope.signature");
}

TEST_F(Attack4, AReleaseWhoseStatementIsGoneSendsNothing)
{
    const auto released = receiptIn(ledger.submit(Who::Operator, releaseOf("invoice:1")));
    const LedgerCopy copy(ledger);
    dropEntries(copy->path(), released.seq);
    expectNotSent(*copy, "not a release", "effect_intents acme/invoice:1 status");
}

// And the honest one is sent: it is the hand that was refused.
TEST_F(Attack4, TheSameReleaseWithoutAHandIsSent)
{
    receiptIn(ledger.submit(Who::Operator, releaseOf("invoice:1")));
    EXPECT_EQ(begin(ledger, ref), 2);
}

} // namespace
} // namespace countersign::ledger
