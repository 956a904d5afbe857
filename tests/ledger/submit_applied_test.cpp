// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include "models/base/canonical_json.h"

#include <nlohmann/json.hpp>

// What an accepted statement changes, and that it changes nothing else.
namespace countersign::ledger {
namespace {

using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

const std::set<std::string> LogOnly{"log_entries", "log_head"};
const std::set<std::string> RowAndEvent{"effect_intents", "log_entries", "log_head", "workflow_outbox"};

class SubmitApplied : public Submit
{
protected:
    effect::EffectIntent row() { return dossier(ledger, ref).intent; }
    OutboxRecord lastEvent() { return dossier(ledger, ref).outbox.back(); }
    nlohmann::json lastPayload() { return must(parseCanonical(lastEvent().payload)); }
    Statement decided(Action action, const std::vector<Digest> &evidence, Kind kind = Kind::Resolve)
    {
        return decision(ledger, Who::Operator, ref, kind, action, evidence);
    }
    Statement heldFor(Who who, Duration length)
    {
        auto said = about(ledger, who, ref, Kind::Hold);
        said.holdUntil = formatInstant(ledger.clock().now() + length);
        return said;
    }
    Statement approvalOf(const std::string &id, const effect::Finding &finding)
    {
        auto said = answer(ledger, Who::Approver, Kind::Approve, id);
        said.evidence = cited(ledger, ref, {lookUp(ledger, Who::Approver, ref, finding)});
        return said;
    }

    effect::EffectRef ref = lapsed(ledger, "invoice:1");
};

TEST_F(SubmitApplied, T7_Confirm)
{
    const auto evidence = lookUpFound(ledger, Who::Operator, ref);
    receiptIn(ledger.submit(Who::Operator, heldFor(Who::Operator, 1h)));
    const auto before = dossier(ledger, ref);
    ledger.clock().advance(1500ms);
    const auto receipt = expectChanges(Who::Operator, decided(Action::Confirm, {evidence}), RowAndEvent);
    EXPECT_EQ(receipt.outcome, SubmitResult::Applied);
    auto expected = before.intent;
    expected.status = EffectStatus::Confirmed;
    expected.providerResultId = "ch_1";
    expected.responseDigest = sha256("object ch_1").hex();
    expected.version += 1;
    expected.eventNo += 1;
    expected.hold.reset();
    expected.dueAt.reset();
    expected.resolvedAt = ledger.clock().now();
    expected.resolvedBySeq = receipt.seq;
    expected.updatedAt = ledger.clock().now();
    const auto after = dossier(ledger, ref);
    EXPECT_EQ(after.intent.status, expected.status);
    EXPECT_EQ(after.intent.providerResultId, expected.providerResultId);
    EXPECT_EQ(after.intent.responseDigest, expected.responseDigest);
    EXPECT_EQ(after.intent.version, expected.version);
    EXPECT_EQ(after.intent.eventNo, expected.eventNo);
    EXPECT_EQ(after.intent.hold, expected.hold);
    EXPECT_EQ(after.intent.dueAt, expected.dueAt);
    EXPECT_EQ(after.intent.resolvedAt, expected.resolvedAt);
    EXPECT_EQ(after.intent.resolvedBySeq, expected.resolvedBySeq);
    EXPECT_EQ(after.intent.updatedAt, expected.updatedAt);
    EXPECT_EQ(after.intent.keyExpiresAt, expected.keyExpiresAt);
    EXPECT_EQ(after.intent.settleAt, expected.settleAt);
    EXPECT_EQ(after.attempts, before.attempts);
    EXPECT_EQ(after.events.size(), before.events.size()) << "the statement itself is the event";
    EXPECT_EQ(lastEvent().type, "effect.confirmed");
    EXPECT_EQ(lastEvent().ledgerVersion, expected.eventNo);
    const auto payload = lastPayload();
    EXPECT_EQ(payload["status"], "confirmed");
    EXPECT_EQ(payload["result_id"], "ch_1");
    EXPECT_EQ(payload["hold_until"], "");
    for (std::size_t i = 0; i + 1 < after.outbox.size(); ++i)
        EXPECT_EQ(after.outbox[i].status, "superseded") << after.outbox[i].type;
}

TEST_F(SubmitApplied, T4_RejectOnProvenAbsence)
{
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    const auto receipt = expectChanges(Who::Operator, decided(Action::Reject, misses), RowAndEvent);
    EXPECT_EQ(row().status, EffectStatus::Rejected);
    EXPECT_EQ(row().version, 4);
    EXPECT_EQ(row().resolvedBySeq, receipt.seq);
    EXPECT_EQ(row().resolvedAt, ledger.clock().now());
    EXPECT_EQ(row().providerResultId, "");
    EXPECT_EQ(row().dueAt, std::nullopt);
    EXPECT_EQ(lastEvent().type, "effect.rejected");
    EXPECT_EQ(lastPayload()["cause"], "absence_proven");
    EXPECT_EQ(lastPayload()["policy"], keyedContract().onRejected);
}

TEST_F(SubmitApplied, T7_RejectOnTheProvidersRefusal)
{
    auto match = matching(ledger, ref);
    match.disposition = effect::Disposition::DidNotHappen;
    const auto evidence = lookUp(ledger, Who::Operator, ref, effect::Found{match});
    expectChanges(Who::Operator, decided(Action::Reject, {evidence}), RowAndEvent);
    EXPECT_EQ(row().status, EffectStatus::Rejected);
    EXPECT_EQ(lastPayload()["cause"], "provider_refused");
}

TEST_F(SubmitApplied, T4_ReleaseAndTheWorkerFinishesWithTheSameKey)
{
    const auto key = row().providerKey;
    const auto attempts = dossier(ledger, ref).attempts;
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    const auto receipt = expectChanges(Who::Operator, decided(Action::Release, misses), RowAndEvent);
    EXPECT_EQ(row().status, EffectStatus::Prepared);
    EXPECT_EQ(row().version, 4);
    EXPECT_EQ(row().retryAt, std::nullopt);
    EXPECT_EQ(row().dueAt, ledger.clock().now() + standardPolicy().preparedMax);
    EXPECT_EQ(row().resolvedBySeq, receipt.seq);
    EXPECT_EQ(row().resolvedAt, std::nullopt) << "prepared is not final";
    EXPECT_EQ(dossier(ledger, ref).attempts, attempts);
    EXPECT_EQ(lastEvent().type, "effect.released");

    ledger.clock().advance(1s);
    EXPECT_EQ(begin(ledger, ref), 2);
    const auto word = must(ledger.worker().recordReceipt(ref, 2, {"ch_1", sha256("answer").hex(), "req_2", 201, ""}));
    EXPECT_EQ(word.outcome, WordOutcome::Applied);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().providerKey, key);
}

TEST_F(SubmitApplied, HoldExtendAndUnholdByAnother)
{
    expectChanges(Who::Operator, heldFor(Who::Operator, 1h), RowAndEvent);
    EXPECT_EQ(row().hold->by.value(), "m.ortiz");
    EXPECT_EQ(row().version, 3) << "a hold moves no version";
    EXPECT_EQ(lastEvent().type, "effect.held");
    EXPECT_EQ(lastPayload()["hold_by"], "m.ortiz");
    expectChanges(Who::Operator, heldFor(Who::Operator, 2h), RowAndEvent);
    EXPECT_EQ(row().hold->until, ledger.clock().now() + 2h);
    expectChanges(Who::Operator2, about(ledger, Who::Operator2, ref, Kind::Unhold), RowAndEvent);
    EXPECT_EQ(row().hold, std::nullopt);
    EXPECT_EQ(row().version, 3);
    EXPECT_EQ(lastEvent().type, "effect.unheld");
}

TEST_F(SubmitApplied, AHoldStopsTheNextDispatchAndNoReceipt)
{
    ref = prepare(ledger, "invoice:held");
    receiptIn(ledger.submit(Who::Operator, heldFor(Who::Operator, 1h)));
    EXPECT_EQ(must(ledger.worker().beginAttempt(ref, "worker-1")).outcome, BeginOutcome::Held);
    must(ledger.worker().recordReceipt(ref, 0, {"ch_1", sha256("webhook").hex(), "", 0, ""}));
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
}

TEST_F(SubmitApplied, EscalateAndTakeBack)
{
    auto said = about(ledger, Who::Operator, ref, Kind::Escalate);
    said.escalation = statement::Escalation{"p.adeyemi", formatInstant(ledger.clock().now() + 2h)};
    expectChanges(Who::Operator, said, RowAndEvent);
    EXPECT_EQ(row().escalatedTo, "p.adeyemi");
    EXPECT_EQ(row().escalationDue, ledger.clock().now() + 2h);
    EXPECT_EQ(row().version, 3);
    EXPECT_EQ(lastEvent().type, "desk.escalated");
    EXPECT_EQ(lastPayload()["to"], "p.adeyemi");
    said = about(ledger, Who::Operator2, ref, Kind::Escalate);
    said.escalation = statement::Escalation{"", ""};
    expectChanges(Who::Operator2, said, RowAndEvent);
    EXPECT_EQ(row().escalatedTo, "");
    EXPECT_EQ(row().escalationDue, std::nullopt);
}

TEST_F(SubmitApplied, NoteIsWrittenIntoTheLogAlone)
{
    auto said = about(ledger, Who::Operator, ref, Kind::Note);
    said.reason = {"other", "Asked the provider, ticket 4711"};
    expectChanges(Who::Operator, said, LogOnly);
    EXPECT_EQ(dossier(ledger, ref).statements.back().statement, said);
}

TEST_F(SubmitApplied, ANoteAsksAboutAnOpenProposal)
{
    const auto id = proposeLarge();
    ref = refOf("invoice:large");
    auto said = about(ledger, Who::Approver, ref, Kind::Note);
    said.reason = {"other", "Why was the customer charged twice?"};
    said.proposal = statement::ProposalRef{id, dossier(ledger, ref).proposals.front().digest};
    expectChanges(Who::Approver, said, LogOnly);
}

TEST_F(SubmitApplied, ALargeConfirmationTakesAProposalAndAnotherPerson)
{
    ref = lapsed(ledger, "invoice:large", {.minor = 900'000});
    const auto evidence = lookUpFound(ledger, Who::Operator, ref);
    const auto proposed = decided(Action::Confirm, {evidence}, Kind::Propose);
    const std::set<std::string> withProposal{"effect_intents", "log_entries", "log_head", "proposals",
                                             "workflow_outbox"};
    const auto waiting = expectChanges(Who::Operator, proposed, withProposal);
    EXPECT_EQ(waiting.outcome, SubmitResult::AwaitingCountersign);
    EXPECT_EQ(row().status, EffectStatus::Unknown);
    EXPECT_EQ(row().version, 3);
    EXPECT_EQ(lastEvent().type, "desk.proposed");
    const auto open = dossier(ledger, ref).proposals.front();
    EXPECT_EQ(open.status, "open");
    EXPECT_EQ(open.seq, waiting.seq);
    EXPECT_EQ(open.statement, proposed);
    EXPECT_EQ(open.expiresAt, ledger.clock().now() + standardPolicy().proposalLife);

    ledger.clock().advance(1s);
    const auto approval = approvalOf(proposed.id, effect::Found{matching(ledger, ref)});
    const auto receipt = expectChanges(Who::Approver, approval, withProposal);
    EXPECT_EQ(receipt.outcome, SubmitResult::Applied);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().version, 4);
    EXPECT_EQ(row().resolvedBySeq, receipt.seq);
    EXPECT_EQ(row().providerResultId, "ch_1");
    const auto settled = dossier(ledger, ref).proposals.front();
    EXPECT_EQ(settled.status, "applied");
    EXPECT_EQ(settled.settledBySeq, receipt.seq);
    EXPECT_EQ(lastEvent().type, "effect.confirmed");
}

TEST_F(SubmitApplied, DeclineAndWithdrawSettleTheProposalAlone)
{
    const std::set<std::string> tables{"log_entries", "log_head", "proposals"};
    for (const auto &[who, kind, status] : {std::tuple{Who::Approver, Kind::Decline, "declined"},
                                            std::tuple{Who::Operator, Kind::Withdraw, "withdrawn"}}) {
        const auto id = proposeLarge(std::string("invoice:large:") + status);
        ref = refOf(std::string("invoice:large:") + status);
        const auto before = row();
        const auto receipt = expectChanges(who, answer(ledger, who, kind, id), tables);
        EXPECT_EQ(receipt.outcome, SubmitResult::Applied);
        EXPECT_EQ(row().version, before.version);
        EXPECT_EQ(row().status, EffectStatus::Unknown);
        EXPECT_EQ(dossier(ledger, ref).proposals.front().status, status);
        EXPECT_EQ(dossier(ledger, ref).proposals.front().settledBySeq, receipt.seq);
    }
}

TEST_F(SubmitApplied, T7_EveryOtherMatchBecomesAConflict)
{
    const effect::FoundMany many{{matching(ledger, ref, "ch_1"), matching(ledger, ref, "ch_2")}};
    const auto evidence = lookUp(ledger, Who::Operator, ref, many);
    const auto proposed = decided(Action::Confirm, {evidence}, Kind::Propose);
    receiptIn(ledger.submit(Who::Operator, proposed));
    ledger.clock().advance(1s);
    expectChanges(Who::Approver, approvalOf(proposed.id, many),
                  {"conflicts", "effect_intents", "log_entries", "log_head", "proposals", "workflow_outbox"});
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
    EXPECT_EQ(row().providerResultId, "ch_1");
    EXPECT_EQ(row().dueAt, ledger.clock().now()) << "somebody must deal with the second effect";
    const auto conflicts = dossier(ledger, ref).conflicts;
    ASSERT_EQ(conflicts.size(), 1u);
    EXPECT_EQ(conflicts.front().kind, "second_effect");
    EXPECT_EQ(lastEvent().type, "desk.conflict");
}

TEST_F(SubmitApplied, T7m_AHandlerConfirmsInsideItsLimits)
{
    ref = lapsed(ledger, "invoice:small", {.minor = 10'000});
    const auto evidence = lookUpFound(ledger, Who::Handler, ref);
    expectChanges(Who::Handler, decision(ledger, Who::Handler, ref, Kind::Resolve, Action::Confirm, {evidence}),
                  RowAndEvent);
    EXPECT_EQ(row().status, EffectStatus::Confirmed);
}

TEST_F(SubmitApplied, AKeylessReleaseByTwoPeople)
{
    ref = lapsed(ledger, "invoice:keyless", {.account = KeylessAccount});
    const auto proposed = decided(Action::Release, missUntilProven(ledger, Who::Operator, ref), Kind::Propose);
    receiptIn(ledger.submit(Who::Operator, proposed));
    ledger.clock().advance(30s);
    const auto receipt = receiptIn(ledger.submit(Who::Approver, approvalOf(proposed.id, effect::Absent{})));
    EXPECT_EQ(receipt.outcome, SubmitResult::Applied);
    EXPECT_EQ(row().status, EffectStatus::Prepared);
    ledger.clock().advance(1s);
    EXPECT_EQ(begin(ledger, ref), 2);
}

// The version the proposal stood on is gone: it can be answered no more, and the next one takes its place.
// U47: nor is one of an effect that has changed.
TEST_F(SubmitApplied, AProposalIsVoidAsSoonAsTheRowMoves)
{
    const auto first = proposeLarge();
    ref = refOf("invoice:large");
    const auto misses = missUntilProven(ledger, Who::Operator2, ref);
    // An operator's own release is above the threshold too, so the worker's late receipt moves the row.
    must(ledger.worker().recordReceipt(ref, 1, {"ch_1", sha256("object ch_1").hex(), "", 200, ""}));
    EXPECT_EQ(dossier(ledger, ref).proposals.front().id, first);
    EXPECT_EQ(dossier(ledger, ref).proposals.front().status, "void");
    EXPECT_EQ(must(ledger.reader().proposals(true)).size(), 0u);
    EXPECT_EQ(misses.size(), 2u);
}

} // namespace
} // namespace countersign::ledger
