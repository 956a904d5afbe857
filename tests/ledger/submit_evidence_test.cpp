// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"
#include "tests/ledger/tampering.h"

// G15: what the cited evidence proves, and what it does not.
namespace countersign::ledger {
namespace {

using effect::Disposition;
using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

class SubmitEvidence : public Submit
{
protected:
    // A second after the last look, so that it is the newest.
    Digest seen(const effect::Match &match)
    {
        ledger.clock().advance(1s);
        return lookUp(ledger, Who::Operator, ref, effect::Found{match});
    }
    Statement resolve(Action action, const std::vector<Digest> &evidence, Kind kind = Kind::Resolve)
    {
        return decision(ledger, Who::Operator, ref, kind, action, evidence);
    }

    effect::EffectRef ref = lapsed(ledger, "invoice:1");
};

TEST_F(SubmitEvidence, RC402_NothingCited)
{
    auto said = resolve(Action::Confirm, {lookUpFound(ledger, Who::Operator, ref)});
    said.evidence.clear();
    expectRefused(Who::Operator, said, "RC402", {{"fact", "evidence_for_intent"}, {"unmet", "none_cited"}});
    expectRefused(Who::Operator, resolve(Action::Release, {}), "RC402", {{"unmet", "none_cited"}});
    expectRefused(Who::Operator, resolve(Action::Reject, {}), "RC402", {{"unmet", "none_cited"}});
}

TEST_F(SubmitEvidence, RC402_CitedButNotStored)
{
    auto said = resolve(Action::Confirm, {lookUpFound(ledger, Who::Operator, ref)});
    said.evidence.front().digest = sha256("invented").hex();
    expectRefused(Who::Operator, said, "RC402", {{"fact", "evidence_for_intent"}, {"unmet", "not_stored"}});
}

TEST_F(SubmitEvidence, RC402_CitedAsSomethingElseThanItIs)
{
    const auto good = resolve(Action::Confirm, {lookUpFound(ledger, Who::Operator, ref)});
    auto said = good;
    said.evidence.front().method = "GET /v1/refunds";
    expectRefused(Who::Operator, said, "RC402", {{"unmet", "not_stored"}});
    said = good;
    said.evidence.front().kind = "import";
    expectRefused(Who::Operator, said, "RC402", {{"unmet", "not_stored"}});
    said = good;
    said.evidence.front().observedAt = "2026-12-01T08:00:00Z";
    expectRefused(Who::Operator, said, "RC402", {{"unmet", "not_stored"}});
}

TEST_F(SubmitEvidence, RC402_AboutAnotherEffect)
{
    const auto other = lapsed(ledger, "invoice:2");
    const auto evidence = lookUpFound(ledger, Who::Operator, other);
    auto said = resolve(Action::Confirm, {lookUpFound(ledger, Who::Operator, ref)});
    said.evidence = cited(ledger, other, {evidence});
    expectRefused(Who::Operator, said, "RC402", {{"fact", "evidence_for_intent"}, {"unmet", "other_effect"}});
}

// What cannot be read any more may have shown the effect.
TEST_F(SubmitEvidence, RC402_ADamagedRecordIsNotNothing)
{
    const auto sight = seen(matching(ledger, ref));
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    ledger.closeFaces();
    tamperPastTriggers(ledger.path(), "UPDATE effect_evidence SET bytes = x'00' WHERE digest = '" + sight.hex() + "'");
    expectRefused(Who::Operator, decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Reject, misses), "RC402",
                  {{"unmet", "unreadable"}, {"records", "1"}});
    verifies = false; // the test tampered
}

// Who chooses what to cite must not choose what is true.
TEST_F(SubmitEvidence, RC402_ASightThatIsLeftOutIsStillThere)
{
    const auto found = lookUpFound(ledger, Who::Operator, ref);
    ledger.clock().set(*dossier(ledger, ref).intent.settleAt);
    const auto first = lookUp(ledger, Who::Operator, ref, effect::Absent{});
    ledger.clock().advance(30s);
    const auto second = lookUp(ledger, Who::Operator, ref, effect::Absent{});
    for (const auto action : {Action::Release, Action::Reject})
        expectRefused(Who::Operator, resolve(action, {first, second}), "RC402",
                      {{"fact", "evidence_for_intent"}, {"unmet", "withheld"}, {"evidence", found.hex()}});
}

TEST_F(SubmitEvidence, RC402_ANewerSightThatTellsOtherwiseIsLeftOut)
{
    const auto happened = lookUpFound(ledger, Who::Operator, ref);
    ledger.clock().advance(1s);
    auto match = matching(ledger, ref);
    match.disposition = effect::Disposition::Reversed;
    const auto reversed = lookUp(ledger, Who::Operator2, ref, effect::Found{match});
    expectRefused(Who::Operator, resolve(Action::Confirm, {happened}), "RC402",
                  {{"fact", "evidence_for_intent"}, {"unmet", "withheld"}, {"evidence", reversed.hex()}});
}

TEST_F(SubmitEvidence, ALaterLookThatShowsTheSameNeedNotBeCited)
{
    const auto mine = lookUpFound(ledger, Who::Operator, ref);
    ledger.clock().advance(1s);
    lookUpFound(ledger, Who::Operator2, ref);
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, resolve(Action::Confirm, {mine}))).outcome, SubmitResult::Applied);
}

TEST_F(SubmitEvidence, RC402_OlderThanThePolicyAllows)
{
    const auto evidence = lookUpFound(ledger, Who::Operator, ref);
    ledger.clock().advance(15min + 1s);
    expectRefused(Who::Operator, resolve(Action::Confirm, {evidence}), "RC402",
                  {{"fact", "evidence_fresh"}, {"max_age", "900"}});
}

TEST_F(SubmitEvidence, EvidenceExactlyAsOldAsThePolicyAllowsIsFresh)
{
    const auto evidence = lookUpFound(ledger, Who::Operator, ref);
    ledger.clock().advance(15min);
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, resolve(Action::Confirm, {evidence}))).outcome,
              SubmitResult::Applied);
}

TEST_F(SubmitEvidence, RC402_NothingFoundConfirmsNothing)
{
    const auto confirming = [&](const effect::Finding &finding) {
        auto said = resolve(Action::Confirm, {lookUp(ledger, Who::Operator, ref, finding)});
        said.result = statement::ResultClaim{"ch_1", "", "accepted", "125000", "EUR", {}, {}};
        said.reason.code = "single_match";
        return said;
    };
    expectRefused(Who::Operator, confirming(effect::Absent{}), "RC402", {{"fact", "one_match"}});
    // A look that could not find out is no look.
    for (const effect::Finding &finding :
         {effect::Finding(effect::Inconclusive{{"scan_incomplete"}}), effect::Finding(effect::Denied{"403"}),
          effect::Finding(effect::Unavailable{})})
        expectRefused(Who::Operator, confirming(finding), "RC402", {{"fact", "evidence_fresh"}});
}

TEST_F(SubmitEvidence, RC402_ReceiptOtherThanTheObjectFound)
{
    auto said = resolve(Action::Confirm, {lookUpFound(ledger, Who::Operator, ref)});
    said.result->providerId = "ch_9";
    expectRefused(Who::Operator, said, "RC402");
}

TEST_F(SubmitEvidence, RC402_ReceiptRestatedWrongly)
{
    const auto good = resolve(Action::Confirm, {lookUpFound(ledger, Who::Operator, ref)});
    auto said = good;
    said.result->amountMinor = "125001";
    expectRefused(Who::Operator, said, "RC402", {{"fact", "object_accepted"}, {"unmet", "restated"}});
    said = good;
    said.result->responseDigest = sha256("another answer").hex();
    expectRefused(Who::Operator, said, "RC402", {{"unmet", "restated"}});
    said = good;
    said.result->disposition = "happened";
    expectRefused(Who::Operator, said, "RC402", {{"unmet", "restated"}});
}

// U9: nor does a status that nobody could map.
TEST_F(SubmitEvidence, RC402_ObjectThatFailedOrIsInFlightConfirmsNothing)
{
    auto match = matching(ledger, ref);
    match.disposition = Disposition::DidNotHappen;
    expectRefused(Who::Operator, resolve(Action::Confirm, {seen(match)}), "RC402", {{"fact", "object_failed"}});
    match.disposition = Disposition::InFlight;
    expectRefused(Who::Operator, resolve(Action::Confirm, {seen(match)}), "RC402", {{"fact", "object_in_flight"}});
}

TEST_F(SubmitEvidence, RC402_AcceptanceIsNotEnoughWhereTheContractAsksForCompletion)
{
    ref = lapsed(ledger, "mail:1", {.operation = "message", .kind = effect::EffectKind::Message, .recipients = 1});
    expectRefused(Who::Operator, resolve(Action::Confirm, {seen(matching(ledger, ref))}), "RC402",
                  {{"fact", "object_accepted"}, {"disposition", "accepted"}});
    auto match = matching(ledger, ref);
    match.disposition = Disposition::Happened;
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, resolve(Action::Confirm, {seen(match)}))).outcome,
              SubmitResult::Applied);
}

TEST_F(SubmitEvidence, RC402_DifferingFieldsMustBeNamed)
{
    auto match = matching(ledger, ref);
    match.amountMinor = "124999";
    match.reference = "";
    const auto evidence = lookUp(ledger, Who::Operator, ref, effect::Mismatch{match, {}});
    const auto good = resolve(Action::Confirm, {evidence}, Kind::Propose);
    auto said = good;
    said.result->mismatch = {"amount_minor"};
    expectRefused(Who::Operator, said, "RC402", {{"fact", "mismatch_named"}, {"differing", "amount,reference"}});
    said.result->mismatch.clear();
    expectRefused(Who::Operator, said, "RC402", {{"fact", "mismatch_named"}});
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, good)).outcome, SubmitResult::AwaitingCountersign);
}

TEST_F(SubmitEvidence, RC402_EveryOtherMatchMustBeNamed)
{
    const auto evidence = lookUp(ledger, Who::Operator, ref,
                                 effect::FoundMany{{matching(ledger, ref, "ch_1"), matching(ledger, ref, "ch_2")}});
    auto said = resolve(Action::Confirm, {evidence}, Kind::Propose);
    ASSERT_EQ(said.result->surplus, std::vector<std::string>{"ch_2"});
    said.result->surplus.clear();
    expectRefused(Who::Operator, said, "RC402", {{"fact", "surplus_named"}, {"surplus", "ch_2"}});
}

TEST_F(SubmitEvidence, RC402_AnObjectThatExistsIsNeitherRejectedNorReleased)
{
    const auto evidence = lookUpFound(ledger, Who::Operator, ref);
    expectRefused(Who::Operator, resolve(Action::Reject, {evidence}), "RC402", {{"fact", "object_accepted"}});
    expectRefused(Who::Operator, resolve(Action::Release, {evidence}), "RC402", {{"fact", "one_match"}});
    auto match = matching(ledger, ref);
    match.disposition = Disposition::InFlight;
    expectRefused(Who::Operator, resolve(Action::Reject, {seen(match)}), "RC402", {{"fact", "object_in_flight"}});
    match.disposition = Disposition::Reversed;
    expectRefused(Who::Operator, resolve(Action::Reject, {seen(match)}), "RC402", {{"fact", "object_reversed"}});
}

// Documents speak only for what the provider does not contradict, and only for the one who attests them.
TEST_F(SubmitEvidence, RC402_SomebodyElsesDocument)
{
    const auto document = attest(ledger, Who::Operator2, ref);
    auto said = resolve(Action::Confirm, {document}, Kind::Propose);
    said.result = statement::ResultClaim{"letter-1", "", "", "", "", {}, {}};
    said.reason = {"attested_document", "The bank's letter of today"};
    expectRefused(Who::Operator, said, "RC402", {{"fact", "evidence_fresh"}});
}

TEST_F(SubmitEvidence, RC402_ADocumentOutvotesNoFailedObject)
{
    auto match = matching(ledger, ref);
    match.disposition = Disposition::DidNotHappen;
    const auto document = attest(ledger, Who::Operator, ref);
    auto said = resolve(Action::Confirm, {document, seen(match)}, Kind::Propose);
    said.reason = {"attested_document", "The bank's letter of today"};
    expectRefused(Who::Operator, said, "RC402", {{"fact", "object_failed"}});
}

} // namespace
} // namespace countersign::ledger
