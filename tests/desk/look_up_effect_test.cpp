// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/look_up_effect.h"

#include "tests/desk/desk_fixture.h"
#include "tests/desk/scripted_service.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace countersign::desk {
namespace {

using providers::LookupReport;
using providers::LookupRequest;
using providers::LookupRun;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using namespace std::chrono_literals;

class LookUp : public DeskTest
{
protected:
    LookupReport report(const std::string &rung, effect::Finding finding)
    {
        return reportOf(rung, std::move(finding), m_ledger.clock().now());
    }
    Result<LookedUp> lookUp(const effect::EffectRef &ref, const std::string &rung = "")
    {
        return LookUpEffect(deskOf(Who::Operator), m_service).run(ref, rung, m_deadline, m_cancel);
    }
    std::vector<effect::StoredEvidence> stored() { return ledger::dossier(m_ledger, m_ref).evidence; }
    effect::Evidence storedAs(const Digest &digest)
    {
        const auto all = stored();
        const auto found = std::find_if(all.begin(), all.end(), [&](const auto &one) { return one.digest == digest; });
        EXPECT_NE(found, all.end());
        return found->evidence;
    }
    // One lookup whose only rung finds this; its evidence as the ledger keeps it.
    effect::Evidence evidenceOf(effect::Finding finding)
    {
        m_service.answer = LookupRun{{report("reference", std::move(finding))}, "over all"};
        const auto looked = must(lookUp(m_ref));
        EXPECT_THAT(looked.evidence, SizeIs(1));
        return storedAs(looked.evidence.at(0));
    }

    effect::EffectRef m_ref = ledger::lapsed(m_ledger, "invoice:1");
    ScriptedService m_service{};
    Deadline m_deadline = Deadline::clock::now() + 1min;
    CancelToken m_cancel{};
};

TEST_F(LookUp, RecordsOneEvidenceForEachRungInTheOrderAsked)
{
    const auto match = ledger::matching(m_ledger, m_ref);
    m_service.answer =
        LookupRun{{report("object_id", effect::Inconclusive{{"no_object_id"}}),
                   report("reference", effect::Found{match}), report("attributes", effect::Denied{"403"})},
                  "Found"};
    const auto looked = must(lookUp(m_ref));
    EXPECT_EQ(looked.finding, "Found");
    ASSERT_THAT(looked.rungs, SizeIs(3));
    ASSERT_THAT(looked.evidence, SizeIs(3));
    for (std::size_t i = 0; i < 3; ++i) {
        const auto evidence = storedAs(looked.evidence[i]);
        EXPECT_EQ(evidence.lookup, looked.lookupId);
        EXPECT_EQ(evidence.rung, looked.rungs[i].rung);
        EXPECT_EQ(evidence.finding, looked.rungs[i].finding);
        EXPECT_EQ(looked.evidence[i].hex(), looked.rungs[i].evidence);
    }
    EXPECT_EQ(looked.rungs[0].rung, "object_id");
    EXPECT_THAT(looked.rungs[0].unmet, ElementsAre("no_object_id"));
    EXPECT_EQ(looked.rungs[2].finding, "Denied");
    EXPECT_THAT(stored(), SizeIs(3));
}

TEST_F(LookUp, EvidenceNamesTheIntentTheContractAndWhatWasSeen)
{
    const auto evidence = evidenceOf(effect::Absent{});
    const auto read = ledger::dossier(m_ledger, m_ref);
    EXPECT_EQ(evidence.source, effect::EvidenceSource::Lookup);
    EXPECT_EQ(evidence.tenant, ledger::Tenant);
    EXPECT_EQ(evidence.intent, "invoice:1");
    EXPECT_EQ(evidence.providerKey, read.intent.providerKey);
    EXPECT_EQ(evidence.requestDigest, read.intent.requestDigest.hex());
    EXPECT_EQ(evidence.provider, ledger::Provider);
    EXPECT_EQ(evidence.environment, ledger::Environment);
    EXPECT_EQ(evidence.account, ledger::KeyedAccount);
    EXPECT_EQ(evidence.contractVersion, read.contract->version);
    EXPECT_EQ(evidence.contractDigest, read.contract->digest);
    EXPECT_EQ(evidence.method, "GET /v1/reference");
    EXPECT_EQ(evidence.scan, (effect::Scan{"2026-12-01T07:00:00Z", "2026-12-01T08:00:00Z", true}));
    EXPECT_EQ(evidence.requestedAt, formatInstant(m_ledger.clock().now()));
    EXPECT_EQ(evidence.observedAt, formatInstant(m_ledger.clock().now() + 2s));
    EXPECT_EQ(evidence.httpStatus, "200");
    EXPECT_EQ(evidence.bodyDigest, sha256("reference").hex());
    EXPECT_EQ(evidence.bodySize, "345");
    EXPECT_THAT(evidence.matches, IsEmpty());
}

TEST_F(LookUp, EveryFindingKeepsItsNameAndWhatItCarries)
{
    const auto one = ledger::matching(m_ledger, m_ref, "ch_1");
    const auto two = ledger::matching(m_ledger, m_ref, "ch_2");
    const auto later = m_ledger.clock().now() + 90s;

    const auto found = evidenceOf(effect::Found{one});
    EXPECT_EQ(found.finding, "Found");
    EXPECT_THAT(found.matches, ElementsAre(one));
    const auto many = evidenceOf(effect::FoundMany{{one, two}});
    EXPECT_EQ(many.finding, "FoundMany");
    EXPECT_THAT(many.matches, ElementsAre(one, two));
    const auto mismatch = evidenceOf(effect::Mismatch{two, {"amount"}});
    EXPECT_EQ(mismatch.finding, "Mismatch");
    EXPECT_THAT(mismatch.matches, ElementsAre(two));
    EXPECT_EQ(evidenceOf(effect::Absent{}).finding, "Absent");
    const auto open = evidenceOf(effect::Inconclusive{{"scan_incomplete", "not_planted"}});
    EXPECT_EQ(open.finding, "Inconclusive");
    EXPECT_THAT(open.unmet, ElementsAre("scan_incomplete", "not_planted"));
    EXPECT_EQ(evidenceOf(effect::Denied{"403"}).finding, "Denied");
    const auto away = evidenceOf(effect::Unavailable{later, "429"});
    EXPECT_EQ(away.finding, "Unavailable");
    EXPECT_EQ(away.retryAt, formatInstant(later));
}

TEST_F(LookUp, AnAnswerThatNeverCameHasNoStatus)
{
    auto silent = report("reference", effect::Unavailable{{}, "timed out"});
    silent.observation.httpStatus = 0;
    silent.observation.bodyDigest.clear();
    m_service.answer = LookupRun{{silent}, "Unavailable"};
    const auto evidence = storedAs(must(lookUp(m_ref)).evidence.at(0));
    EXPECT_EQ(evidence.httpStatus, "");
    EXPECT_EQ(evidence.retryAt, "");
}

TEST_F(LookUp, IsStampedByTheLedgerBeforeTheFirstRequest)
{
    m_service.onAsked = [this] {
        const auto lookups = ledger::dossier(m_ledger, m_ref).lookups;
        ASSERT_THAT(lookups, SizeIs(1));
        EXPECT_EQ(lookups[0].askedAt, m_ledger.clock().now());
        EXPECT_EQ(lookups[0].askedBy, personOf(Who::Operator));
        EXPECT_FALSE(lookups[0].finishedAt.has_value());
        m_ledger.clock().advance(3s);
    };
    const auto asked = m_ledger.clock().now();
    const auto looked = must(lookUp(m_ref));
    const auto lookups = ledger::dossier(m_ledger, m_ref).lookups;
    ASSERT_THAT(lookups, SizeIs(1));
    EXPECT_EQ(lookups[0].id, looked.lookupId);
    EXPECT_EQ(lookups[0].askedAt, asked);
    EXPECT_EQ(lookups[0].finishedAt, m_ledger.clock().now());
}

// U7: environment and account go into the evidence.
TEST_F(LookUp, AsksAboutTheIntentOnItsOwnAccountOnly)
{
    m_cancel.cancel();
    must(lookUp(m_ref, "reference"));
    ASSERT_THAT(m_service.requests, SizeIs(1));
    const LookupRequest &request = m_service.requests.front();
    const auto read = ledger::dossier(m_ledger, m_ref);
    EXPECT_EQ(request.tenant, ledger::Tenant);
    EXPECT_EQ(request.intentKey, "invoice:1");
    EXPECT_EQ(request.provider, ledger::Provider);
    EXPECT_EQ(request.environment, ledger::Environment);
    EXPECT_EQ(request.account, ledger::KeyedAccount);
    EXPECT_EQ(request.providerKey, read.intent.providerKey);
    EXPECT_EQ(request.amountMinor, "125000");
    EXPECT_EQ(request.firstDispatchedAt, read.attempts.at(0).dispatchedAt);
    EXPECT_THAT(m_service.rungs, ElementsAre("reference"));
    EXPECT_THAT(m_service.deadlines, ElementsAre(m_deadline));
    EXPECT_TRUE(m_service.cancelled);
}

TEST_F(LookUp, ChangesNoStatusOfARowThatIsUnknownAlready)
{
    const auto before = ledger::dossier(m_ledger, m_ref).intent;
    evidenceOf(effect::Found{ledger::matching(m_ledger, m_ref)});
    EXPECT_EQ(ledger::dossier(m_ledger, m_ref).intent.status, before.status);
    EXPECT_EQ(ledger::dossier(m_ledger, m_ref).intent.version, before.version);
}

TEST_F(LookUp, OfALapsedLeaseSweepsTheRowFirst)
{
    const auto ref = ledger::prepare(m_ledger, "invoice:2");
    ledger::begin(m_ledger, ref);
    m_ledger.clock().advance(31s);
    m_service.onAsked = [&] {
        const auto intent = ledger::dossier(m_ledger, ref).intent;
        EXPECT_EQ(intent.status, effect::EffectStatus::Unknown);
        EXPECT_EQ(intent.openAttempt, std::nullopt);
    };
    must(lookUp(ref));
    EXPECT_THAT(m_service.requests, SizeIs(1));
}

TEST_F(LookUp, ARowOfAnAccountThatIsNotHereIsAskedNowhereElse)
{
    m_service.answer = fail(ErrorKind::NotFound, "there is no account acct_1 of sandbox here");
    const auto refused = lookUp(m_ref);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().kind, ErrorKind::NotFound);
    EXPECT_THAT(english(refused.error().context), HasSubstr("acct_1"));
    EXPECT_THAT(m_service.requests, SizeIs(1));
    const auto read = ledger::dossier(m_ledger, m_ref);
    EXPECT_THAT(read.evidence, IsEmpty());
    ASSERT_THAT(read.lookups, SizeIs(1));
    EXPECT_TRUE(read.lookups[0].finishedAt.has_value());
    EXPECT_THAT(read.lookups[0].evidence, IsEmpty());
}

TEST_F(LookUp, OfAnIntentThatDoesNotExistAsksNobody)
{
    const auto refused = lookUp(ledger::refOf("invoice:none"));
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().kind, ErrorKind::NotFound);
    EXPECT_THAT(m_service.requests, IsEmpty());
}

TEST_F(LookUp, KeepsWhatWasRecordedAndSaysWhatWasNot)
{
    m_service.answer =
        LookupRun{{report("object_id", effect::Absent{}), report("reference", effect::Absent{})}, "Absent"};
    statementsOf(Who::Operator).beforeEvidence = [](int number) -> Status {
        return number == 1 ? Status(fail(ErrorKind::StorageFull, "no room for evidence")) : Status();
    };
    const auto failed = lookUp(m_ref);
    ASSERT_FALSE(failed.has_value()) << "half a ladder is not an answer";
    EXPECT_EQ(failed.error().kind, ErrorKind::StorageFull);
    const auto read = ledger::dossier(m_ledger, m_ref);
    EXPECT_THAT(read.evidence, SizeIs(1));
    ASSERT_THAT(read.lookups, SizeIs(1));
    EXPECT_TRUE(read.lookups[0].finishedAt.has_value());
}

TEST_F(LookUp, AnObjectTooStrangeToStoreIsAnErrorAndNoFinding)
{
    auto match = ledger::matching(m_ledger, m_ref);
    match.statusRaw = "acc\x1b[2Jepted";
    m_service.answer = LookupRun{{report("reference", effect::Found{match})}, "Found"};
    const auto refused = lookUp(m_ref);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().kind, ErrorKind::InvalidInput);
    EXPECT_THAT(stored(), IsEmpty());
}

} // namespace
} // namespace countersign::desk
