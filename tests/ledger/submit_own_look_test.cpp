// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

// G21: whoever approves has looked himself, after the proposal, and saw the same.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

class SubmitOwnLook : public Submit
{
protected:
    Statement approvalCiting(const std::string &id, const std::vector<Digest> &evidence)
    {
        auto said = answer(ledger, Who::Approver, Kind::Approve, id);
        said.evidence = cited(ledger, ref, evidence);
        return said;
    }
    Digest looked(const effect::Finding &finding) { return lookUp(ledger, Who::Approver, ref, finding); }

    effect::EffectRef ref = refOf("invoice:large");
};

TEST_F(SubmitOwnLook, RC409_NoLookAtAll)
{
    expectRefused(Who::Approver, approvalCiting(proposeLarge(), {}), "RC409",
                  {{"fact", "own_look_after_proposal"}, {"unmet", "no_own_look"}});
}

TEST_F(SubmitOwnLook, RC409_TheProposersEvidenceCitedAgain)
{
    const auto id = proposeLarge();
    const auto theirs = dossier(ledger, ref).evidence.front().digest;
    expectRefused(Who::Approver, approvalCiting(id, {theirs}), "RC409", {{"unmet", "no_own_look"}});
}

TEST_F(SubmitOwnLook, RC409_SomebodyElsesLook)
{
    const auto id = proposeLarge();
    const auto theirs = lookUpFound(ledger, Who::Approver2, ref);
    expectRefused(Who::Approver, approvalCiting(id, {theirs}), "RC409", {{"unmet", "no_own_look"}});
}

TEST_F(SubmitOwnLook, RC409_ALookBeforeTheProposal)
{
    lapsed(ledger, "invoice:large", {.minor = 900'000});
    const auto early = lookUpFound(ledger, Who::Approver, ref);
    ledger.clock().advance(1s);
    const auto proposed =
        decision(ledger, Who::Operator, ref, Kind::Propose, Action::Confirm, {lookUpFound(ledger, Who::Operator, ref)});
    receiptIn(ledger.submit(Who::Operator, proposed));
    expectRefused(Who::Approver, approvalCiting(proposed.id, {early}), "RC409", {{"unmet", "no_own_look"}});
    const auto sameMoment = lookUpFound(ledger, Who::Approver, ref);
    expectRefused(Who::Approver, approvalCiting(proposed.id, {sameMoment}), "RC409", {{"unmet", "no_own_look"}});
}

TEST_F(SubmitOwnLook, RC409_ALookBegunBeforeTheProposalAndRecordedAfterIt)
{
    lapsed(ledger, "invoice:large", {.minor = 900'000});
    auto &face = ledger.statements(Who::Approver);
    const auto lookup = must(face.beginLookup(ref));
    ledger.clock().advance(1s);
    const auto proposed =
        decision(ledger, Who::Operator, ref, Kind::Propose, Action::Confirm, {lookUpFound(ledger, Who::Operator, ref)});
    receiptIn(ledger.submit(Who::Operator, proposed));
    ledger.clock().advance(1s);
    const auto digest =
        must(face.recordEvidence(lookup, evidenceOf(ledger, ref, lookup, effect::Found{matching(ledger, ref)})));
    must(face.finishLookup(lookup));
    expectRefused(Who::Approver, approvalCiting(proposed.id, {digest}), "RC409", {{"unmet", "no_own_look"}});
}

TEST_F(SubmitOwnLook, RC409_ALookOlderThanThePolicyAllows)
{
    const auto id = proposeLarge();
    const auto own = lookUpFound(ledger, Who::Approver, ref);
    ledger.clock().advance(15min);
    const auto inTime = approvalCiting(id, {own});
    ledger.clock().advance(1s);
    expectRefused(Who::Approver, inTime, "RC409", {{"unmet", "no_own_look"}});
    ledger.clock().advance(-1s);
    EXPECT_EQ(receiptIn(ledger.submit(Who::Approver, inTime)).outcome, SubmitResult::Applied);
}

TEST_F(SubmitOwnLook, RC409_AnotherFinding)
{
    const auto id = proposeLarge();
    expectRefused(Who::Approver, approvalCiting(id, {looked(effect::Absent{})}), "RC409",
                  {{"fact", "own_look_agrees"}, {"unmet", "other_finding"}, {"proposed", "Found"}, {"own", "Absent"}});
    expectRefused(Who::Approver, approvalCiting(id, {looked(effect::Unavailable{})}), "RC409",
                  {{"own", "Unavailable"}});
    expectRefused(Who::Approver, approvalCiting(id, {looked(effect::Found{matching(ledger, ref, "ch_2")})}), "RC409",
                  {{"fact", "own_look_agrees"}});
    expectRefused(
        Who::Approver,
        approvalCiting(id, {looked(effect::FoundMany{{matching(ledger, ref, "ch_1"), matching(ledger, ref, "ch_2")}})}),
        "RC409", {{"own", "FoundMany"}});
}

// The object failed between the two looks: the newest sight of it decides.
TEST_F(SubmitOwnLook, RC402_TheObjectFailedSinceTheProposal)
{
    const auto id = proposeLarge();
    auto match = matching(ledger, ref);
    match.disposition = effect::Disposition::DidNotHappen;
    expectRefused(Who::Approver, approvalCiting(id, {looked(effect::Found{match})}), "RC402",
                  {{"fact", "object_failed"}});
}

TEST_F(SubmitOwnLook, WhereOnlyADocumentDecidesNoLookIsNeeded)
{
    lapsed(ledger, "invoice:large", {.minor = 900'000});
    auto proposed =
        decision(ledger, Who::Operator, ref, Kind::Propose, Action::Reject, {attest(ledger, Who::Operator, ref)});
    proposed.reason = {"attested_document", "The bank's letter of today"};
    receiptIn(ledger.submit(Who::Operator, proposed));
    EXPECT_EQ(receiptIn(ledger.submit(Who::Approver, approvalCiting(proposed.id, {}))).outcome, SubmitResult::Applied);
    EXPECT_EQ(dossier(ledger, ref).intent.status, effect::EffectStatus::Rejected);
}

} // namespace
} // namespace countersign::ledger
