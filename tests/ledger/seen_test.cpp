// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

// What a person has seen, or has not, and what may be said of the effect for it.
namespace countersign::ledger {
namespace {

using effect::Disposition;
using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

class Seen : public Submit
{
protected:
    Statement resolve(const effect::EffectRef &ref, Action action, const std::vector<Digest> &evidence,
                      Kind kind = Kind::Resolve)
    {
        return decision(ledger, Who::Operator, ref, kind, action, evidence);
    }
    resolution::Offer offer(const effect::EffectRef &ref, const std::string &name)
    {
        for (const auto &offer : must(ledger.reader(Who::Operator).offers(ref)))
            if (offer.name == name)
                return offer;
        throw std::runtime_error("no such offer");
    }
    EffectStatus statusOf(const effect::EffectRef &ref) { return dossier(ledger, ref).intent.status; }
    effect::EffectRef message()
    {
        return lapsed(ledger, "mail:1",
                      {.operation = "message", .kind = effect::EffectKind::Message, .customer = "", .recipients = 1});
    }
    Digest sight(Who who, const effect::EffectRef &ref, Disposition disposition)
    {
        ledger.clock().advance(1s);
        auto match = matching(ledger, ref, "m_1");
        match.disposition = disposition;
        return lookUp(ledger, who, ref, effect::Found{match});
    }
};

// U1: not even of an effect that the provider says has succeeded.
TEST_F(Seen, ReadingChangesNothing)
{
    const auto ref = lapsed(ledger, "invoice:1");
    lookUpFound(ledger, Who::Operator, ref);
    proposeLarge();
    for (const auto who : {Who::Auditor, Who::Operator, Who::Approver}) {
        auto &reader = ledger.reader(who);
        const auto before = pictureOf(ledger.path());
        const auto read = must(reader.dossier(ref));
        EXPECT_FALSE(must(reader.offers(ref)).empty());
        EXPECT_EQ(must(reader.intents({}, {}, 10)).rows.size(), 2u);
        EXPECT_EQ(must(reader.proposals(true)).size(), 1u);
        EXPECT_FALSE(must(reader.log(0, 100)).empty());
        EXPECT_EQ(must(reader.tallies()).openProposals, 1);
        EXPECT_TRUE(must(reader.evidence(read.evidence.front().digest)));
        EXPECT_EQ(changedTables(before, pictureOf(ledger.path())), std::set<std::string>()) << personOf(who);
    }
    EXPECT_EQ(statusOf(ref), EffectStatus::Unknown);
}

// U5: 45 days without an answer are no answer, with no look at all or with one that misses at their end.
TEST_F(Seen, AgeIsNeverProof)
{
    const auto ref = lapsed(ledger, "invoice:1");
    ledger.clock().advance(45 * 24h);
    must(ledger.worker().sweep(100));
    EXPECT_EQ(statusOf(ref), EffectStatus::Unknown);
    for (const auto *name : {"reject", "release"}) {
        ASSERT_FALSE(offer(ref, name).allowed) << name;
        EXPECT_EQ(offer(ref, name).refusals.front().code, "RC402") << name;
    }
    expectRefused(Who::Operator, resolve(ref, Action::Reject, {}), "RC402", {{"unmet", "none_cited"}});
    const auto miss = lookUp(ledger, Who::Operator, ref, effect::Absent{});
    expectRefused(Who::Operator, resolve(ref, Action::Reject, {miss}), "RC408");
}

// U6: a look that was not allowed, or brought no answer, is no miss, however often it is repeated.
TEST_F(Seen, DeniedIsNotAbsent)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto repeated = [&](const effect::Finding &finding) {
        std::vector<Digest> looks;
        for (int i = 0; i < 3; ++i) {
            ledger.clock().advance(30s);
            looks.push_back(lookUp(ledger, Who::Operator, ref, finding));
        }
        return looks;
    };
    ledger.clock().set(*dossier(ledger, ref).intent.settleAt);
    for (const auto &finding : {effect::Finding(effect::Denied{}), effect::Finding(effect::Unavailable{}),
                                effect::Finding(effect::Inconclusive{{"scan_incomplete"}})}) {
        const auto looks = repeated(finding);
        expectRefused(Who::Operator, resolve(ref, Action::Reject, looks), "RC402", {{"unmet", "no_lookup_cited"}});
    }
    const auto misses = repeated(effect::Absent{});
    receiptIn(ledger.submit(Who::Operator, resolve(ref, Action::Reject, misses)));
    EXPECT_EQ(statusOf(ref), EffectStatus::Rejected);
}

// U8: an object that is there was missing for a while.
TEST_F(Seen, AHitAfterAMissIsFoundAndTheMissStaysInTheFile)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto miss = lookUp(ledger, Who::Operator, ref, effect::Absent{});
    expectRefused(Who::Operator, resolve(ref, Action::Reject, {miss}), "RC408");
    ledger.clock().advance(70s);
    const auto hit = lookUpFound(ledger, Who::Operator, ref);
    expectRefused(Who::Operator, resolve(ref, Action::Reject, {miss, hit}), "RC402");
    receiptIn(ledger.submit(Who::Operator, resolve(ref, Action::Confirm, {hit})));
    EXPECT_EQ(statusOf(ref), EffectStatus::Confirmed);
    std::multiset<std::string> findings;
    for (const auto &stored : dossier(ledger, ref).evidence)
        findings.insert(stored.evidence.finding);
    EXPECT_EQ(findings, (std::multiset<std::string>{"Absent", "Found"}));
}

// U16: the submission timed out, and the trace says that the message was taken.
TEST_F(Seen, AMessageThatWentOutIsConfirmedAndNotSentAgain)
{
    const auto ref = message();
    const auto sent = sight(Who::Operator, ref, Disposition::Happened);
    expectRefused(Who::Operator, resolve(ref, Action::Release, {sent}), "RC402");
    EXPECT_FALSE(offer(ref, "release").allowed);
    EXPECT_TRUE(offer(ref, "confirm").allowed);
    EXPECT_EQ(must(ledger.worker().beginAttempt(ref, "worker-1")).outcome, BeginOutcome::Unknown);
    receiptIn(ledger.submit(Who::Operator, resolve(ref, Action::Confirm, {sent})));
    EXPECT_EQ(must(ledger.worker().beginAttempt(ref, "worker-1")).outcome, BeginOutcome::Final);
}

// U18: what bounced was delivered to somebody first; whoever wants it otherwise reopens it, with a second person.
TEST_F(Seen, ABounceAfterDeliveryIsKeptAndReopensNothing)
{
    const auto ref = message();
    receiptIn(ledger.submit(Who::Operator,
                            resolve(ref, Action::Confirm, {sight(Who::Operator, ref, Disposition::Happened)})));
    const auto before = dossier(ledger, ref);
    const auto bounce = sight(Who::Operator, ref, Disposition::DidNotHappen);
    const auto after = dossier(ledger, ref);
    EXPECT_EQ(after.intent.status, EffectStatus::Confirmed);
    EXPECT_EQ(after.intent.version, before.intent.version);
    EXPECT_EQ(after.evidence.size(), before.evidence.size() + 1);
    auto said = resolve(ref, Action::Reopen, {bounce});
    said.reason = {"wrong_resolution", "It bounced after the delivery"};
    expectRefused(Who::Operator, said, "RC403");
}

// U35: a capture of another amount is neither a success that one person may accept nor an absence.
TEST_F(Seen, AnotherAmountIsNeitherConfirmedByOneNorAbsent)
{
    const auto ref = lapsed(ledger, "invoice:1", {.minor = 10'000});
    auto match = matching(ledger, ref);
    match.amountMinor = "9850";
    const auto look = lookUp(ledger, Who::Operator, ref, effect::Mismatch{match, {"amount"}});
    expectRefused(Who::Operator, resolve(ref, Action::Confirm, {look}), "RC403");
    expectRefused(Who::Operator, resolve(ref, Action::Reject, {look}), "RC402");
    expectRefused(Who::Operator, resolve(ref, Action::Release, {look}), "RC402");
    EXPECT_EQ(statusOf(ref), EffectStatus::Unknown);
}

// U34: and where two people accept it, what was asked for and what was taken both stand in the log.
TEST_F(Seen, APartialCaptureIsAcceptedWithBothAmounts)
{
    const auto ref = lapsed(ledger, "invoice:1", {.minor = 10'000});
    auto match = matching(ledger, ref);
    match.amountMinor = "9850";
    const effect::Finding partial = effect::Mismatch{match, {"amount"}};
    const auto proposed = resolve(ref, Action::Confirm, {lookUp(ledger, Who::Operator, ref, partial)}, Kind::Propose);
    receiptIn(ledger.submit(Who::Operator, proposed));
    ledger.clock().advance(1s);
    auto approval = answer(ledger, Who::Approver, Kind::Approve, proposed.id);
    approval.evidence = cited(ledger, ref, {lookUp(ledger, Who::Approver, ref, partial)});
    receiptIn(ledger.submit(Who::Approver, approval));
    EXPECT_EQ(statusOf(ref), EffectStatus::Confirmed);
    const auto logged = dossier(ledger, ref).statements.back().statement;
    EXPECT_EQ(logged.effect->amountMinor, "10000");
    EXPECT_EQ(logged.result->amountMinor, "9850");
    EXPECT_EQ(logged.result->mismatch, std::vector<std::string>{"amount"});
}

// U34: the larger amount decides how many people are needed, whichever of the two it is.
TEST_F(Seen, TheLargerOfTwoAmountsIsHeldToTheThreshold)
{
    const auto why = [&](const std::string &key, std::int64_t asked, const std::string &seen) {
        const auto ref = lapsed(ledger, key, {.minor = asked});
        auto match = matching(ledger, ref);
        match.amountMinor = seen;
        const auto look = lookUp(ledger, Who::Operator, ref, effect::Mismatch{match, {"amount"}});
        return expectRefused(Who::Operator, resolve(ref, Action::Confirm, {look}), "RC403").data.at("why");
    };
    EXPECT_EQ(why("both:1", 500'000, "499999").find("above_threshold"), std::string::npos);
    EXPECT_NE(why("seen:1", 500'000, "500001").find("above_threshold"), std::string::npos);
    EXPECT_NE(why("asked:1", 500'001, "1").find("above_threshold"), std::string::npos);
}

} // namespace
} // namespace countersign::ledger
