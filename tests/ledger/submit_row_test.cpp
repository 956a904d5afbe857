// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

// G11 to G13 and G24: the row as the signer saw it, and what a role may do to it.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::EffectRestatement;
using statement::Kind;
using namespace std::chrono_literals;

TEST_F(Submit, RC302_NoSuchIntent)
{
    auto said = confirmation();
    said.intent = "invoice:other";
    expectRefused(Who::Operator, said, "RC302", {{"reason", "no_such_intent"}, {"intent", "invoice:other"}});
}

// U59: what was opened at an older version is refused in words, with the state it has now.
TEST_F(Submit, RC302_AnotherVersionThanTheSignerSaw)
{
    auto said = confirmation();
    said.prior->version = "2";
    expectRefused(Who::Operator, said, "RC302",
                  {{"status", "unknown"}, {"version", "3"}, {"prior_status", "unknown"}, {"prior_version", "2"}});
}

TEST_F(Submit, RC302_AnotherStatusThanTheSignerSaw)
{
    auto said = confirmation();
    said.prior->status = "prepared";
    expectRefused(Who::Operator, said, "RC302", {{"status", "unknown"}, {"prior_status", "prepared"}});
}

TEST_F(Submit, RC302_TheWorkersReceiptCameFirst)
{
    const auto said = confirmation();
    must(ledger.worker().recordReceipt(refOf("invoice:1"), 1, {"ch_1", sha256("object ch_1").hex(), "", 200, ""}));
    const auto refused = expectRefused(Who::Operator, said, "RC302", {{"status", "confirmed"}, {"version", "4"}});
    EXPECT_FALSE(refused.data.contains("by")) << "no person did";
}

// U3: and the other learns who it was, and when.
TEST_F(Submit, RC302_SomebodyElseConfirmedFirst)
{
    const auto said = confirmation();
    const auto evidence = lookUpFound(ledger, Who::Operator2, refOf("invoice:1"));
    receiptIn(ledger.submit(Who::Operator2, decision(ledger, Who::Operator2, refOf("invoice:1"), Kind::Resolve,
                                                     Action::Confirm, {evidence})));
    const auto decidedAt = formatInstant(ledger.clock().now());
    ledger.clock().advance(90s);
    const auto refused =
        expectRefused(Who::Operator, said, "RC302",
                      {{"status", "confirmed"}, {"version", "4"}, {"by", personOf(Who::Operator2)}, {"at", decidedAt}});
    EXPECT_NE(resolution::refusalText(refused).find(", by " + personOf(Who::Operator2)), std::string::npos);
}

// The reader shows a lapsed lease as unknown, but submit never sweeps: it says that a sweep is due.
TEST_F(Submit, RC302_LapsedLeaseThatNobodySwept)
{
    const auto ref = prepare(ledger, "invoice:1");
    begin(ledger, ref);
    ledger.clock().advance(31s);
    auto said = about(ledger, Who::Operator, ref, Kind::Hold);
    ASSERT_EQ(said.prior->status, "unknown");
    said.holdUntil = formatInstant(ledger.clock().now() + 1h);
    expectRefused(Who::Operator, said, "RC302", {{"status", "prepared"}, {"sweep_due", "true"}});
}

TEST_F(Submit, RC302_NothingIsHeldThatCouldBeUnheld)
{
    const auto ref = lapsed(ledger, "invoice:1");
    expectRefused(Who::Operator, about(ledger, Who::Operator, ref, Kind::Unhold), "RC302", {{"reason", "not_held"}});
    auto hold = about(ledger, Who::Operator, ref, Kind::Hold);
    hold.holdUntil = formatInstant(ledger.clock().now() + 60s);
    receiptIn(ledger.submit(Who::Operator, hold));
    ledger.clock().advance(60s);
    expectRefused(Who::Operator, about(ledger, Who::Operator, ref, Kind::Unhold), "RC302", {{"reason", "not_held"}});
}

// Under the lock no row moves by itself; somebody with a database tool can still make the change come to nothing. What
// is not in the row must not be in the log.
TEST_F(Submit, RC302_AnUpdateThatHitsNoRow)
{
    verifies = false;
    const auto said = confirmation();
    tamper(ledger.path(), "CREATE TRIGGER swallow BEFORE UPDATE ON effect_intents BEGIN SELECT RAISE(IGNORE); END");
    expectRefused(Who::Operator, said, "RC302", {{"reason", "moved_meanwhile"}});
}

TEST_F(Submit, RC303_EveryRestatedFieldIsCompared)
{
    using E = EffectRestatement;
    const std::string digest = sha256("another request").hex();
    const std::vector<std::tuple<const char *, std::string E::*, std::string>> fields{
        {"provider", &E::provider, "other"},
        {"account", &E::account, KeylessAccount},
        {"environment", &E::environment, "live"},
        {"operation", &E::operation, "refund"},
        {"effect_kind", &E::effectKind, "other"},
        {"provider_key", &E::providerKey, "another-key"},
        {"request_digest", &E::requestDigest, digest},
        {"amount_minor", &E::amountMinor, "125001"},
        {"currency", &E::currency, "JPY"},
        {"customer_ref", &E::customerRef, "cus_8"},
        {"recipient_ref", &E::recipientRef, "rec_1"},
    };
    const auto good = confirmation();
    for (const auto &[name, field, value] : fields) {
        SCOPED_TRACE(name);
        auto said = good;
        *said.effect.*field = value;
        expectRefused(Who::Operator, said, "RC303", {{"fields", name}});
    }
}

TEST_F(Submit, RC401_RolesThatMayNotActAtAll)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto evidence = lookUpFound(ledger, Who::Operator, ref);
    for (const auto who : {Who::Auditor, Who::Admin1}) {
        SCOPED_TRACE(personOf(who));
        for (const auto kind : {Kind::Resolve, Kind::Propose})
            expectRefused(who, decision(ledger, who, ref, kind, Action::Confirm, {evidence}), "RC401",
                          {{"reason", "role"}, {"action", "confirm"}});
        auto hold = about(ledger, who, ref, Kind::Hold);
        hold.holdUntil = formatInstant(ledger.clock().now() + 1h);
        expectRefused(who, hold, "RC401", {{"reason", "role"}, {"kind", "hold"}});
        expectRefused(who, about(ledger, who, ref, Kind::Unhold), "RC401", {{"reason", "role"}});
        auto escalate = about(ledger, who, ref, Kind::Escalate);
        escalate.escalation = statement::Escalation{"p.adeyemi", formatInstant(ledger.clock().now() + 1h)};
        expectRefused(who, escalate, "RC401", {{"reason", "role"}});
        auto note = about(ledger, who, ref, Kind::Note);
        note.reason = {"other", "Nobody asked for it"};
        expectRefused(who, note, "RC401", {{"reason", "role"}});
    }
}

TEST_F(Submit, RC401_AnOperatorAnswersNoProposal)
{
    const auto id = proposeLarge();
    for (const auto kind : {Kind::Approve, Kind::Decline})
        expectRefused(Who::Operator2, answer(ledger, Who::Operator2, kind, id), "RC401",
                      {{"reason", "role"}, {"roles", "operator"}});
}

TEST_F(Submit, RC401_AnAdministratorAnswersNoProposalAboutAnEffect)
{
    const auto id = proposeLarge();
    for (const auto kind : {Kind::Approve, Kind::Decline})
        expectRefused(Who::Admin1, answer(ledger, Who::Admin1, kind, id), "RC401",
                      {{"reason", "role"}, {"roles", "admin"}});
}

TEST_F(Submit, RC401_AHandlerOnlyResolves)
{
    const auto ref = lapsed(ledger, "invoice:1", {.minor = 5'000});
    const auto evidence = lookUpFound(ledger, Who::Handler, ref);
    expectRefused(Who::Handler, decision(ledger, Who::Handler, ref, Kind::Propose, Action::Confirm, {evidence}),
                  "RC401", {{"reason", "role"}, {"roles", "handler"}});
    expectRefused(Who::Handler, decision(ledger, Who::Handler, ref, Kind::Resolve, Action::Release, {evidence}),
                  "RC401", {{"reason", "role"}, {"action", "release"}});
}

TEST_F(Submit, RC401_TransitionsThatTheTableDoesNotName)
{
    const auto prepared = prepare(ledger, "invoice:prepared");
    const auto evidence = lookUpFound(ledger, Who::Operator, prepared);
    for (const auto action : {Action::Confirm, Action::Reject})
        for (const auto kind : {Kind::Resolve, Kind::Propose})
            expectRefused(Who::Operator, decision(ledger, Who::Operator, prepared, kind, action, {evidence}), "RC401",
                          {{"reason", "transition"}, {"status", "prepared"}});
    const auto said = confirmation();
    receiptIn(ledger.submit(Who::Operator, said));
    const auto ref = refOf("invoice:1");
    const auto again = lookUpFound(ledger, Who::Operator, ref);
    for (const auto action : {Action::Confirm, Action::Reject, Action::Release})
        expectRefused(Who::Operator, decision(ledger, Who::Operator, ref, Kind::Resolve, action, {again}), "RC401",
                      {{"reason", "transition"}, {"status", "confirmed"}});
    auto hold = about(ledger, Who::Operator, ref, Kind::Hold);
    hold.holdUntil = formatInstant(ledger.clock().now() + 1h);
    expectRefused(Who::Operator, hold, "RC401", {{"reason", "transition"}, {"status", "confirmed"}});
}

} // namespace
} // namespace countersign::ledger
