// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/look_up_effect.h"
#include "models/desk/resolve.h"
#include "tests/desk/desk_fixture.h"

#include <gmock/gmock.h>

// A payout batch whose answer was lost: one lookup, a finding for each item, and each item resolved by its own.
namespace countersign::desk {
namespace {

using effect::EffectStatus;
using providers::LookupReport;
using providers::LookupRequest;
using providers::LookupRun;
using statement::Action;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using namespace std::chrono_literals;

// Gives one report for whatever is asked, as the ladder would hand it on.
class OneReport final : public providers::LookupService
{
public:
    Result<LookupRun> lookUp(const LookupRequest &request, const std::string & /*onlyRung*/, Deadline /*deadline*/,
                             const CancelToken & /*cancel*/) override
    {
        requests.push_back(request);
        if (onAsked)
            onAsked();
        LookupRun run{{report}, std::string(effect::findingName(report.finding))};
        for (const LookupRequest &item : request.items) {
            const LookupReport own = reportOfItem(report, item.intentKey);
            run.items.push_back({item.intentKey, {own}, std::string(effect::findingName(own.finding))});
        }
        if (forgetsItems)
            run.items.clear();
        return run;
    }

    LookupReport report{effect::Absent{}};
    std::function<void()> onAsked{};
    std::vector<LookupRequest> requests{};
    bool forgetsItems = false;
};

class LookUpBatch : public DeskTest
{
protected:
    void SetUp() override
    {
        for (const auto &ref : m_items)
            ledger::prepare(m_ledger, ref.key.value(), {.batch = "payroll"});
        ledger::prepare(m_ledger, "payroll", {.minor = 375'000});
        ledger::begin(m_ledger, m_batch);
        m_ledger.clock().advance(31s);
        must(m_ledger.worker().sweep(100));
        m_ledger.clock().set(*ledger::dossier(m_ledger, m_items[2]).intent.settleAt);
        m_service.report.finding = effect::Found{ledger::matching(m_ledger, m_batch, "pb_1")};
        seen(200);
    }
    void seen(int httpStatus)
    {
        providers::Observation &seen = m_service.report.observation;
        seen.rung = "reference";
        seen.method = "GET /v1/objects";
        seen.requestedAt = m_ledger.clock().now();
        seen.observedAt = m_ledger.clock().now();
        seen.httpStatus = httpStatus;
        seen.scan.complete = httpStatus == 200;
    }
    // One item paid, one refused by the provider, one that is not in the batch.
    void answerThreeWays()
    {
        auto refused = ledger::matching(m_ledger, m_items[1], "po_2");
        refused.disposition = effect::Disposition::DidNotHappen;
        m_service.report.items = {{"payroll:1", effect::Found{ledger::matching(m_ledger, m_items[0], "po_1")}},
                                  {"payroll:2", effect::Found{refused}},
                                  {"payroll:3", effect::Absent{}}};
    }
    Result<LookedUp> lookUp(const effect::EffectRef &ref)
    {
        return LookUpEffect(deskOf(Who::Operator), m_service).run(ref, "", Deadline::clock::now() + 1min, m_never);
    }
    Result<ledger::SubmitOutcome> take(const effect::EffectRef &ref, Action action, std::vector<Digest> evidence,
                                       const std::string &code)
    {
        ResolveRequest request{.ref = ref, .action = action};
        request.evidence = std::move(evidence);
        request.reasonCode = code;
        request.reasonText = "Seen in the provider's own records";
        return resolve(deskOf(Who::Operator), request);
    }
    EffectStatus statusOf(const effect::EffectRef &ref) { return ledger::dossier(m_ledger, ref).intent.status; }

    const effect::EffectRef m_batch = ledger::refOf("payroll");
    const std::vector<effect::EffectRef> m_items{ledger::refOf("payroll:1"), ledger::refOf("payroll:2"),
                                                 ledger::refOf("payroll:3")};
    OneReport m_service{};
    CancelToken m_never{};
};

TEST_F(LookUpBatch, AsksOnceAboutAllItemsAndRecordsEvidenceOfEachAboutItself)
{
    answerThreeWays();
    const auto looked = must(lookUp(m_batch));
    ASSERT_THAT(m_service.requests, SizeIs(1));
    ASSERT_THAT(m_service.requests[0].items, SizeIs(3));
    EXPECT_THAT(looked.evidence, SizeIs(1));
    ASSERT_THAT(looked.items, SizeIs(3));
    for (std::size_t at = 0; at < 3; ++at) {
        const auto read = ledger::dossier(m_ledger, m_items[at]);
        EXPECT_EQ(m_service.requests[0].items[at].providerKey, read.intent.providerKey);
        EXPECT_EQ(m_service.requests[0].items[at].firstDispatchedAt, read.attempts.at(0).dispatchedAt);
        ASSERT_THAT(read.evidence, SizeIs(1));
        const auto &evidence = read.evidence[0].evidence;
        EXPECT_EQ(evidence.intent, m_items[at].key.value());
        EXPECT_EQ(evidence.providerKey, read.intent.providerKey);
        EXPECT_EQ(evidence.requestDigest, read.intent.requestDigest.hex());
        EXPECT_EQ(evidence.lookup, looked.items[at].lookupId);
        EXPECT_EQ(evidence.finding, looked.items[at].finding);
        EXPECT_THAT(looked.items[at].evidence, ElementsAre(read.evidence[0].digest));
    }
    EXPECT_EQ(looked.items[0].finding, "Found");
    EXPECT_EQ(looked.items[2].finding, "Absent");
    EXPECT_THAT(ledger::dossier(m_ledger, m_batch).evidence, SizeIs(1));
}

TEST_F(LookUpBatch, EveryItemIsResolvedByItsOwnEvidenceAndTheBatchDecidesNone)
{
    answerThreeWays();
    const auto looked = must(lookUp(m_batch));
    const auto &[first, second, third] = std::tie(looked.items.at(0), looked.items.at(1), looked.items.at(2));
    applied(take(m_batch, Action::Confirm, looked.evidence, "single_match"));
    for (const auto &ref : m_items)
        EXPECT_EQ(statusOf(ref), EffectStatus::Unknown) << "the batch decides no item";
    applied(take(m_items[0], Action::Confirm, first.evidence, "single_match"));
    applied(take(m_items[1], Action::Reject, second.evidence, "provider_refused"));
    EXPECT_EQ(refusalCode(take(m_items[2], Action::Reject, third.evidence, "absence_proven")), "RC408")
        << "one miss proves no more in a batch than anywhere";
    const auto foreign = take(m_items[2], Action::Reject, second.evidence, "provider_refused");
    ASSERT_FALSE(foreign.has_value()) << "evidence about another item";
    EXPECT_EQ(foreign.error().kind, ErrorKind::NotFound);

    m_ledger.clock().advance(30s);
    m_service.report = {effect::Absent{}, {}};
    seen(200);
    auto misses = third.evidence;
    misses.push_back(must(lookUp(m_items[2])).evidence.at(0)); // alone
    EXPECT_THAT(m_service.requests.back().items, IsEmpty());
    applied(take(m_items[2], Action::Reject, misses, "absence_proven"));
    EXPECT_EQ(statusOf(m_items[0]), EffectStatus::Confirmed);
    EXPECT_EQ(ledger::dossier(m_ledger, m_items[0]).intent.providerResultId, "po_1");
    EXPECT_EQ(statusOf(m_items[1]), EffectStatus::Rejected);
    EXPECT_EQ(statusOf(m_items[2]), EffectStatus::Rejected);
}

TEST_F(LookUpBatch, AnAnswerThatDidNotComeIsNoneForEveryItem)
{
    m_service.report.finding = effect::Unavailable{{}, "cancelled"};
    seen(0);
    const auto looked = must(lookUp(m_batch));
    ASSERT_THAT(looked.items, SizeIs(3));
    for (const LookedUp &item : looked.items)
        EXPECT_EQ(item.finding, "Unavailable");
}

TEST_F(LookUpBatch, WhatTheReportDoesNotNameIsNeverAbsent)
{
    for (const auto &finding : {effect::Finding(effect::Absent{}),
                                effect::Finding(effect::Found{ledger::matching(m_ledger, m_batch, "pb_1")})}) {
        m_service.report.finding = finding;
        const auto looked = must(lookUp(m_batch));
        for (const LookedUp &item : looked.items)
            EXPECT_EQ(item.finding, "Inconclusive");
    }
}

TEST_F(LookUpBatch, EveryItemIsStampedBeforeTheRequestAndFinishedWhateverComesOfIt)
{
    m_service.onAsked = [this] {
        for (const auto &ref : m_items)
            ASSERT_THAT(ledger::dossier(m_ledger, ref).lookups, SizeIs(1));
    };
    m_service.forgetsItems = true;
    const auto failed = lookUp(m_batch);
    ASSERT_FALSE(failed.has_value());
    EXPECT_EQ(failed.error().kind, ErrorKind::Internal);
    for (const auto &ref : m_items) {
        const auto read = ledger::dossier(m_ledger, ref);
        EXPECT_TRUE(read.lookups.at(0).finishedAt.has_value());
        EXPECT_THAT(read.evidence, IsEmpty());
    }
}

} // namespace
} // namespace countersign::desk
