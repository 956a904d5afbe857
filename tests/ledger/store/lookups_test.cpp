// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/store/worker_fixture.h"

namespace countersign::ledger {
namespace {

using effect::Disposition;
using effect::EffectStatus;
using namespace std::chrono_literals;

class Lookups : public Worker
{
protected:
    StatementLedger &desk(Who who = Who::Operator) { return ledger.statements(who); }
    // Evidence of an import that shows one such object.
    Digest import(const effect::EffectRef &ref, const effect::Match &match)
    {
        return must(desk().recordEvidence("", evidenceOf(ledger, ref, "", effect::Found{match})));
    }
    effect::Match object(const effect::EffectRef &ref, const std::string &id,
                         Disposition disposition = Disposition::Happened)
    {
        auto match = matching(ledger, ref, id);
        match.disposition = disposition;
        return match;
    }
    effect::EffectRef rejectedRow()
    {
        const auto ref = prepare(ledger, "invoice:1");
        rejection(ref, begin(ledger, ref));
        return ref;
    }
};

TEST_F(Lookups, BeginStampsTheLedgersClockAndWhoAsked)
{
    const auto ref = lapsed(ledger, "invoice:1");
    wait(5s);
    const auto id = must(desk().beginLookup(ref));
    wait(5s);
    const auto lookups = dossier(ledger, ref).lookups;
    ASSERT_EQ(lookups.size(), 1u);
    EXPECT_EQ(lookups[0].id, id);
    EXPECT_EQ(lookups[0].askedAt, now() - 5s);
    EXPECT_EQ(lookups[0].askedBy, personOf(Who::Operator));
    EXPECT_FALSE(lookups[0].finishedAt);
    EXPECT_EQ(row(ref).version, 3);
    const auto none = desk().beginLookup(refOf("invoice:none"));
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().kind, ErrorKind::NotFound);
}

TEST_F(Lookups, BeginSweepsItsOwnRowFirst)
{
    const auto ref = prepare(ledger, "invoice:1");
    const auto other = prepare(ledger, "invoice:2");
    begin(ledger, ref);
    begin(ledger, other);
    wait(Lease);
    must(desk().beginLookup(ref));
    EXPECT_EQ(row(ref).version, 3);
    EXPECT_EQ(row(other).version, 2);
}

TEST_F(Lookups, EvidenceIsStoredUnderItsDigestWithScanAndRung)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto id = must(desk().beginLookup(ref));
    const auto evidence = evidenceOf(ledger, ref, id, effect::Absent{});
    wait(1s);
    const auto digest = must(desk().recordEvidence(id, evidence));
    EXPECT_EQ(digest, sha256(*effect::encodeEvidence(evidence)));
    const auto stored = dossier(ledger, ref).evidence;
    ASSERT_EQ(stored.size(), 1u);
    EXPECT_EQ(stored[0].digest, digest);
    EXPECT_EQ(stored[0].evidence, evidence);
    EXPECT_EQ(stored[0].evidence.rung, "reference");
    EXPECT_TRUE(stored[0].evidence.scan.complete);
    EXPECT_EQ(stored[0].recordedBy, personOf(Who::Operator));
    EXPECT_EQ(stored[0].recordedAt, now());
    EXPECT_EQ(stored[0].askedAt, now() - 1s);
    EXPECT_EQ(must(ledger.reader().evidence(digest)), *effect::encodeEvidence(evidence));
    EXPECT_EQ(must(desk().recordEvidence(id, evidence)), digest); // the same bytes again
    EXPECT_EQ(dossier(ledger, ref).evidence.size(), 1u);
}

TEST_F(Lookups, FinishKeepsWhatEachRungFoundAndHappensOnce)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto id = must(desk().beginLookup(ref));
    const auto digest = must(desk().recordEvidence(id, evidenceOf(ledger, ref, id, effect::Absent{})));
    must(desk().finishLookup(id));
    const auto finished = now();
    wait(1s);
    must(desk().finishLookup(id));
    EXPECT_EQ(dossier(ledger, ref).lookups.at(0).finishedAt, finished);
    const auto session = bareSession(ledger.path());
    EXPECT_EQ(must(session->query("SELECT rung_results FROM lookups")).at(0).text(0),
              R"([{"digest":")" + digest.hex() + R"(","finding":"Absent","rung":"reference"}])");
    const auto late = desk().recordEvidence(id, evidenceOf(ledger, ref, id, effect::Found{matching(ledger, ref)}));
    ASSERT_FALSE(late);
    EXPECT_TRUE(says(late.error(), {"its lookup is finished"}));
}

TEST_F(Lookups, EvidenceThatDoesNotFitIsRefused)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto other = lapsed(ledger, "invoice:2");
    const auto id = must(desk().beginLookup(ref));
    const auto refuse = [&](Who who, const std::string &lookup, const effect::Evidence &evidence) {
        const auto recorded = ledger.statements(who).recordEvidence(lookup, evidence);
        return recorded ? std::string("stored") : std::string(toString(recorded.error().kind));
    };
    const auto good = evidenceOf(ledger, ref, id, effect::Absent{});
    EXPECT_EQ(refuse(Who::Operator2, id, good), "permission_denied");
    EXPECT_EQ(refuse(Who::Operator, "", good), "invalid_input");
    EXPECT_EQ(refuse(Who::Operator, std::string(32, '0'), good), "not_found");
    EXPECT_EQ(refuse(Who::Operator, id, evidenceOf(ledger, other, id, effect::Absent{})), "invalid_input");
    EXPECT_EQ(refuse(Who::Operator, id, evidenceOf(ledger, ref, std::string(32, '0'), effect::Absent{})),
              "invalid_input");
    auto wrong = good;
    wrong.intent = "invoice:none";
    EXPECT_EQ(refuse(Who::Operator, id, wrong), "invalid_input");
    wrong = good;
    wrong.finding = "Certain";
    EXPECT_EQ(refuse(Who::Operator, id, wrong), "invalid_input");
    wrong = good;
    wrong.observedAt = "yesterday";
    EXPECT_EQ(refuse(Who::Operator, id, wrong), "invalid_input");
    EXPECT_TRUE(dossier(ledger, ref).evidence.empty());
    EXPECT_EQ(must(desk().recordEvidence(id, good)), sha256(*effect::encodeEvidence(good)));
}

TEST_F(Lookups, NoFindingMovesTheRow)
{
    const auto ref = lapsed(ledger, "invoice:1");
    for (const effect::Finding &finding :
         {effect::Finding(effect::Found{matching(ledger, ref)}), effect::Finding(effect::Absent{}),
          effect::Finding(effect::Denied{}), effect::Finding(effect::Unavailable{}),
          effect::Finding(effect::FoundMany{{matching(ledger, ref, "ch_1"), matching(ledger, ref, "ch_2")}})}) {
        lookUp(ledger, Who::Operator, ref, finding);
        EXPECT_EQ(row(ref).status, EffectStatus::Unknown);
        EXPECT_EQ(row(ref).version, 3);
        EXPECT_EQ(conflicts(ref), "");
    }
}

TEST_F(Lookups, T9_AnotherObjectBesideAReceiptIsASecondEffect)
{
    const auto ref = prepare(ledger, "invoice:1");
    receipt(ref, begin(ledger, ref), "ch_1");
    import(ref, object(ref, "ch_1"));
    EXPECT_EQ(conflicts(ref), "");
    import(ref, object(ref, "ch_2", Disposition::DidNotHappen));
    EXPECT_EQ(conflicts(ref), "");
    const auto digest = import(ref, object(ref, "ch_2"));
    EXPECT_EQ(conflicts(ref), "second_effect");
    EXPECT_EQ(dossier(ledger, ref).conflicts.at(0).evidence, digest.hex());
    EXPECT_EQ(row(ref).status, EffectStatus::Confirmed);
    EXPECT_EQ(row(ref).dueAt, now());
}

// U4: late truth is a conflict, and the row is due.
TEST_F(Lookups, T9_ObjectOfARejectedEffectContradicts)
{
    const auto ref = rejectedRow();
    import(ref, object(ref, "ch_1", Disposition::DidNotHappen));
    EXPECT_EQ(conflicts(ref), "");
    import(ref, object(ref, "ch_1", Disposition::InFlight));
    EXPECT_EQ(conflicts(ref), "contradicts");
    EXPECT_EQ(row(ref).status, EffectStatus::Rejected);
    EXPECT_EQ(row(ref).dueAt, now());
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::Final);
}

TEST_F(Lookups, ObjectFoundAfterAReleaseDisprovesItAndNothingIsSent)
{
    const auto ref = lapsed(ledger, "invoice:1");
    release(ref);
    EXPECT_EQ(must(worker().dispatchable(10)).size(), 1u);
    import(ref, object(ref, "ch_1", Disposition::Accepted));
    EXPECT_EQ(conflicts(ref), "release_disproved");
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::Held);
    EXPECT_TRUE(must(worker().dispatchable(10)).empty());
    EXPECT_EQ(row(ref).dueAt, now());
}

TEST_F(Lookups, ObjectFoundAfterAnAttemptThatWasNotSentDisprovesTheReleaseBeforeIt)
{
    const auto ref = lapsed(ledger, "invoice:1");
    release(ref);
    ASSERT_EQ(notSent(ref, begin(ledger, ref)), WordOutcome::Applied);
    import(ref, object(ref, "ch_1", Disposition::Accepted));
    EXPECT_EQ(conflicts(ref), "release_disproved");
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::Held);
}

TEST_F(Lookups, ObjectWithoutOurReferenceProvesNothing)
{
    const auto ref = rejectedRow();
    auto match = object(ref, "ch_1");
    match.reference = "somebody else's";
    import(ref, match);
    auto elsewhere = evidenceOf(ledger, ref, "", effect::Found{object(ref, "ch_1")});
    elsewhere.account = KeylessAccount;
    must(desk().recordEvidence("", elsewhere));
    EXPECT_EQ(conflicts(ref), "");
}

} // namespace
} // namespace countersign::ledger
