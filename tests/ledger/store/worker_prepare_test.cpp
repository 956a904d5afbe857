// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/store/worker_fixture.h"

#include <functional>
#include <utility>

namespace countersign::ledger {
namespace {

using effect::EffectStatus;

class Prepare : public Worker
{
};

TEST_F(Prepare, T1_MakesOneRowThatWaits)
{
    const auto prepared = must(worker().prepareEffect(requestFor("invoice:1")));
    EXPECT_EQ(prepared.outcome, PrepareOutcome::Prepared);
    const auto intent = row(refOf("invoice:1"));
    EXPECT_EQ(intent.status, EffectStatus::Prepared);
    EXPECT_EQ(intent.version, 1);
    EXPECT_EQ(intent.eventNo, 1);
    EXPECT_EQ(intent.attemptCount, 0);
    EXPECT_EQ(intent.preparedAt, LedgerStart);
    EXPECT_EQ(intent.amount, requestFor("invoice:1").amount);
    EXPECT_EQ(intent.correlation.at("reference"), intent.providerKey);
    EXPECT_FALSE(intent.dueAt || intent.keyExpiresAt || intent.redispatchUntil || intent.settleAt ||
                 intent.openAttempt);
    EXPECT_EQ(history(intent.ref), ">prepared prepared 1\n");
    EXPECT_EQ(outbox(intent.ref), "");
}

TEST_F(Prepare, DerivesTheProviderKeyOnceFromTenantAndKey)
{
    auto other = requestFor("invoice:1");
    other.ref.tenant = *TenantId::parse("globex");
    const auto one = must(worker().prepareEffect(requestFor("invoice:1"))).intent.providerKey;
    EXPECT_EQ(one, must(effect::deriveProviderKey(keyedContract(), refOf("invoice:1"))));
    EXPECT_NE(one, must(worker().prepareEffect(requestFor("invoice:2"))).intent.providerKey);
    EXPECT_NE(one, must(worker().prepareEffect(other)).intent.providerKey);
    EXPECT_EQ(one, must(worker().prepareEffect(requestFor("invoice:1"))).intent.providerKey);
}

TEST_F(Prepare, T1_OfTheSameContentIsTheExistingRowAndCounted)
{
    const auto ref = prepare(ledger, "invoice:1");
    for (std::int64_t again = 1; again <= 3; ++again) {
        const auto prepared = must(worker().prepareEffect(requestFor("invoice:1")));
        EXPECT_EQ(prepared.outcome, PrepareOutcome::Existing);
        EXPECT_EQ(prepared.intent.duplicatePrepares, again);
    }
    EXPECT_EQ(row(ref).version, 1);
    EXPECT_EQ(history(ref), ">prepared prepared 1\n");
    begin(ledger, ref);
    receipt(ref, 1);
    EXPECT_EQ(must(worker().prepareEffect(requestFor("invoice:1"))).intent.status, EffectStatus::Confirmed);
}

TEST_F(Prepare, T1_OfOtherContentIsAConflictThatBlocksNoDispatch)
{
    const auto ref = prepare(ledger, "invoice:1");
    auto other = requestFor("invoice:1");
    other.requestDigest = sha256("another request");
    for (int again = 0; again < 2; ++again) {
        const auto prepared = must(worker().prepareEffect(other));
        EXPECT_EQ(prepared.outcome, PrepareOutcome::DigestMismatch);
        EXPECT_EQ(prepared.intent.requestDigest, sha256("request of invoice:1"));
    }
    EXPECT_EQ(conflicts(ref), "digest_mismatch");
    EXPECT_EQ(dossier(ledger, ref).conflicts.front().evidence, other.requestDigest.hex());
    EXPECT_EQ(outbox(ref), "desk.conflict");
    EXPECT_EQ(row(ref).dueAt, LedgerStart);
    EXPECT_EQ(row(ref).version, 1);
    EXPECT_EQ(beginOutcome(ref), BeginOutcome::Started);
}

TEST_F(Prepare, OfSomethingUnfitInsertsNothing)
{
    using Change = std::function<void(PrepareRequest &)>;
    const Currency euro = *Currency::parse("EUR");
    const std::vector<std::pair<std::string, Change>> changes{
        {"no provider contract", [](PrepareRequest &r) { r.account = "acct_of_nobody"; }},
        {"no provider contract", [](PrepareRequest &r) { r.environment = "live"; }},
        {"does not name the operation", [](PrepareRequest &r) { r.operation = "transfer"; }},
        {"not more than zero", [&](PrepareRequest &r) { r.amount = Money(0, euro); }},
        {"not more than zero", [&](PrepareRequest &r) { r.amount = Money(-1, euro); }},
        {"recipient count", [](PrepareRequest &r) { r.recipientCount = -1; }},
        {"provider", [](PrepareRequest &r) { r.provider.clear(); }},
        {"customer reference", [](PrepareRequest &r) { r.customerRef = "a\nb"; }},
        {"recipient reference", [](PrepareRequest &r) { r.recipientRef = std::string(256, 'x'); }},
        {"workflow id", [](PrepareRequest &r) { r.workflowId = "\xff"; }},
        {"engine", [](PrepareRequest &r) { r.engine = "{\"kind\":1}"; }},
        {"engine", [](PrepareRequest &r) { r.engine = "[]"; }},
        {"signed statement", [](PrepareRequest &r) { r.ref = refOf("invoice:1:compensate:v1"); }},
    };
    for (const auto &[piece, change] : changes) {
        auto request = requestFor("invoice:1");
        change(request);
        const auto prepared = worker().prepareEffect(request);
        ASSERT_FALSE(prepared) << piece;
        EXPECT_EQ(prepared.error().kind, ErrorKind::InvalidInput);
        EXPECT_TRUE(says(prepared.error(), {piece, "Nothing was changed"}));
        EXPECT_FALSE(must(worker().outcome(request.ref)));
    }
}

TEST_F(Prepare, KeyThatOnlyLooksLikeACompensationIsOrdinary)
{
    for (const char *key : {"a:compensate:v", "a:compensate:v1x", "a:compensate:1", "compensate:v1"})
        EXPECT_EQ(must(worker().prepareEffect(requestFor(key))).outcome, PrepareOutcome::Prepared) << key;
}

TEST_F(Prepare, WordsAboutAnIntentThatIsNotThereAreNotFound)
{
    const auto ref = refOf("invoice:none");
    EXPECT_FALSE(must(worker().outcome(ref)));
    const auto begun = worker().beginAttempt(ref, "worker-1");
    ASSERT_FALSE(begun);
    EXPECT_EQ(begun.error().kind, ErrorKind::NotFound);
    EXPECT_TRUE(says(begun.error(), {"invoice:none", "no such intent", "countersignctl intents list"}));
    EXPECT_EQ(worker().recordReceipt(ref, 1, {"ch_1"}).error().kind, ErrorKind::NotFound);
    EXPECT_EQ(worker().renewAttempt(ref, 1).error().kind, ErrorKind::NotFound);
}

} // namespace
} // namespace countersign::ledger
