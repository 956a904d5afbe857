// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

// Where one person is not enough, there is no other way in; and a second person's word is his own.
namespace countersign::ledger {
namespace {

using effect::Disposition;
using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

class Gate : public Submit
{
protected:
    static constexpr std::int64_t Large = 900'000;

    Digest sight(Who who, const effect::EffectRef &ref, Disposition disposition)
    {
        ledger.clock().advance(1s);
        auto match = matching(ledger, ref);
        match.disposition = disposition;
        match.statusRaw = "captured";
        return lookUp(ledger, who, ref, effect::Found{match});
    }
    LogReceipt approve(const Statement &proposed, const std::vector<Digest> &evidence, Who who = Who::Approver)
    {
        auto said = answer(ledger, who, Kind::Approve, proposed.id);
        said.evidence = cited(ledger, refOf(said.intent), evidence);
        return receiptIn(ledger.submit(who, said));
    }
    // By as many people as it takes.
    effect::EffectRef confirmed(const std::string &key, std::int64_t minor)
    {
        const auto ref = lapsed(ledger, key, {.minor = minor});
        const auto said = decision(ledger, Who::Operator, ref, Kind::Propose, Action::Confirm,
                                   {sight(Who::Operator, ref, Disposition::Happened)});
        receiptIn(ledger.submit(Who::Operator, said));
        approve(said, {sight(Who::Approver, ref, Disposition::Happened)});
        return ref;
    }
    // The action as one person would sign it, on an effect above the threshold where everything else allows it.
    Statement aloneAbove(Action action, const std::string &key)
    {
        const auto resolving = [&](const effect::EffectRef &ref, const std::vector<Digest> &evidence) {
            return decision(ledger, Who::Operator, ref, Kind::Resolve, action, evidence);
        };
        switch (action) {
        case Action::Confirm: {
            const auto ref = lapsed(ledger, key, {.minor = Large});
            return resolving(ref, {sight(Who::Operator, ref, Disposition::Happened)});
        }
        case Action::Reject: {
            const auto ref = lapsed(ledger, key, {.minor = Large});
            return resolving(ref, {sight(Who::Operator, ref, Disposition::DidNotHappen)});
        }
        case Action::Release: {
            const auto ref = lapsed(ledger, key, {.minor = Large});
            return resolving(ref, missUntilProven(ledger, Who::Operator, ref));
        }
        case Action::Compensate: {
            const auto ref = confirmed(key, Large);
            auto said = resolving(ref, {sight(Who::Operator, ref, Disposition::Happened)});
            said.compensation = refund(ref, Large);
            said.reason = {"customer_request", "The customer asked for it"};
            return said;
        }
        case Action::Reopen: {
            const auto ref = confirmed(key, Large);
            auto said = resolving(ref, {sight(Who::Operator, ref, Disposition::DidNotHappen)});
            said.reason = {"wrong_resolution", "The provider shows it as failed"};
            return said;
        }
        case Action::None:
            break;
        }
        throw std::runtime_error("not an action");
    }
};

// U57: the one write path refuses every action of one person above the threshold; as a proposal it changes no status.
TEST_F(Gate, EveryActionAboveTheThresholdNeedsTheSecondPerson)
{
    for (const auto action : {Action::Confirm, Action::Reject, Action::Release, Action::Compensate, Action::Reopen}) {
        const std::string name(statement::toString(action));
        SCOPED_TRACE(name);
        auto said = aloneAbove(action, "gate:" + name);
        expectRefused(Who::Operator, said, "RC403");
        const auto before = dossier(ledger, refOf(said.intent)).intent;
        said.kind = Kind::Propose;
        EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, said)).outcome, SubmitResult::AwaitingCountersign);
        const auto after = dossier(ledger, refOf(said.intent)).intent;
        EXPECT_EQ(after.status, before.status);
        EXPECT_EQ(after.version, before.version);
        said.kind = Kind::Resolve;
        said.id = ledger.entropy().hexId();
        expectRefused(Who::Operator, said, "RC403");
    }
}

// U30: EUR 9 000.00 and JPY 90 000 are no sum of anything.
TEST_F(Gate, AmountsOfTwoCurrenciesAreNeverAddedUp)
{
    const auto small = [&](const std::string &key, std::int64_t minor, const std::string &currency) {
        const auto ref = lapsed(ledger, key, {.minor = minor, .currency = currency});
        return decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Confirm,
                        {lookUpFound(ledger, Who::Operator, ref)});
    };
    for (int i = 0; i < 2; ++i) {
        receiptIn(ledger.submit(Who::Operator, small("eur:" + std::to_string(i), 450'000, "EUR")));
        receiptIn(ledger.submit(Who::Operator, small("jpy:" + std::to_string(i), 45'000, "JPY")));
    }
    expectRefused(Who::Operator, small("eur:above", 100'001, "EUR"), "RC403", {{"why", "window_exceeded"}});
    expectRefused(Who::Operator, small("jpy:above", 10'001, "JPY"), "RC403", {{"why", "window_exceeded"}});
    receiptIn(ledger.submit(Who::Operator, small("eur:rest", 100'000, "EUR")));
    receiptIn(ledger.submit(Who::Operator, small("jpy:rest", 10'000, "JPY")));
}

// U32: EUR 4 000.00 and 4 000.00 in one day are 8 000.00, however often one of them is decided.
TEST_F(Gate, AnEffectThatIsReopenedCountsOnceInItsWindow)
{
    const auto first = confirmed("split:1", 400'000);
    confirmed("split:2", 400'000);
    auto said = decision(ledger, Who::Operator, first, Kind::Propose, Action::Reopen,
                         {sight(Who::Operator, first, Disposition::DidNotHappen)});
    said.reason = {"wrong_resolution", "The provider shows it as failed"};
    receiptIn(ledger.submit(Who::Operator, said));
    approve(said, {sight(Who::Approver, first, Disposition::DidNotHappen)});
    ASSERT_EQ(dossier(ledger, first).intent.status, EffectStatus::Unknown);
    receiptIn(ledger.submit(Who::Operator, decision(ledger, Who::Operator, first, Kind::Resolve, Action::Confirm,
                                                    {sight(Who::Operator, first, Disposition::Happened)})));
    const auto third = lapsed(ledger, "split:3", {.minor = 400'000});
    expectRefused(Who::Operator,
                  decision(ledger, Who::Operator, third, Kind::Resolve, Action::Confirm,
                           {sight(Who::Operator, third, Disposition::Happened)}),
                  "RC403", {{"why", "window_exceeded"}});
}

// U48: ben would rather have the other receipt. He cannot change what ana proposed; what he proposes himself he does
// not approve; cem may.
TEST_F(Gate, WhoChoosesAnotherReceiptIsTheProposerOfIt)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const effect::FoundMany many{{matching(ledger, ref, "ch_1"), matching(ledger, ref, "ch_2")}};
    const auto looked = [&](Who who) {
        ledger.clock().advance(1s);
        return lookUp(ledger, who, ref, many);
    };
    const auto anas = decision(ledger, Who::Operator, ref, Kind::Propose, Action::Confirm, {looked(Who::Operator)});
    receiptIn(ledger.submit(Who::Operator, anas));
    auto changed = answer(ledger, Who::Approver, Kind::Approve, anas.id);
    changed.evidence = cited(ledger, ref, {looked(Who::Approver)});
    changed.result = confirming(ledger, anas, "ch_2").result;
    expectRefused(Who::Approver, changed, "RC406");
    receiptIn(ledger.submit(Who::Approver, answer(ledger, Who::Approver, Kind::Decline, anas.id)));
    const auto bens = confirming(
        ledger, decision(ledger, Who::Approver, ref, Kind::Propose, Action::Confirm, {looked(Who::Approver)}), "ch_2");
    receiptIn(ledger.submit(Who::Approver, bens));
    auto own = answer(ledger, Who::Approver, Kind::Approve, bens.id);
    own.evidence = cited(ledger, ref, {looked(Who::Approver)});
    expectRefused(Who::Approver, own, "RC407");
    approve(bens, {looked(Who::Approver2)}, Who::Approver2);
    EXPECT_EQ(dossier(ledger, ref).intent.providerResultId, "ch_2");
}

} // namespace
} // namespace countersign::ledger
