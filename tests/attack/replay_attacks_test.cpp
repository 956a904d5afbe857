// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/attack_fixture.h"
#include "tests/attack/log_hand.h"

#include "tests/ledger/tampering.h"

#include <nlohmann/json.hpp>

// Attack 10: bytes that somebody once signed, brought again: here, in another tenant, in another database. That the
// same bytes give the same receipt, and the same id with others RC304, is told in tests/ledger/submit_log_test.cpp.
namespace countersign::ledger {
namespace {

using effect::EffectStatus;
using statement::Action;
using statement::Envelope;
using statement::Kind;
using statement::Statement;
using namespace std::chrono_literals;

class ReplayAttack : public Attack
{
protected:
    // It is what it was the first time: a receipt, and no row of any table is another than before.
    void expectOldReceipt(const Envelope &envelope, const LogReceipt &first)
    {
        auto &face = ledger.statements(Who::Operator);
        const auto before = pictureOf(ledger.path());
        auto again = receiptIn(must(face.submit(envelope)));
        EXPECT_TRUE(again.duplicate);
        again.duplicate = false;
        EXPECT_EQ(again, first);
        EXPECT_EQ(changedTables(before, pictureOf(ledger.path())), std::set<std::string>());
    }
    LogReceipt submitted(const Envelope &envelope)
    {
        return receiptIn(must(ledger.statements(Who::Operator).submit(envelope)));
    }
    // The provider shows the charge as failed after all: two people make it unknown again.
    void reopen(const effect::EffectRef &ref)
    {
        const auto failed = [&](Who who) {
            ledger.clock().advance(1s);
            auto match = matching(ledger, ref);
            match.disposition = effect::Disposition::DidNotHappen;
            return lookUp(ledger, who, ref, effect::Found{match});
        };
        auto said = decision(ledger, Who::Operator, ref, Kind::Propose, Action::Reopen, {failed(Who::Operator)});
        said.reason = {"wrong_resolution", "The provider shows it as failed"};
        receiptIn(ledger.submit(Who::Operator, said));
        auto approved = answer(ledger, Who::Approver, Kind::Approve, said.id);
        approved.evidence = cited(ledger, ref, {failed(Who::Approver)});
        receiptIn(ledger.submit(Who::Approver, approved));
    }
    EffectStatus statusOf(const effect::EffectRef &ref) { return dossier(ledger, ref).intent.status; }
};

using Attack10 = ReplayAttack;

TEST_F(Attack10, AConfirmationBroughtAgainAfterAReopeningConfirmsNothing)
{
    const auto envelope = sign(Who::Operator, confirmation());
    const auto first = submitted(envelope);
    reopen(refOf("invoice:1"));
    ASSERT_EQ(statusOf(refOf("invoice:1")), EffectStatus::Unknown);
    expectOldReceipt(envelope, first);
    EXPECT_EQ(statusOf(refOf("invoice:1")), EffectStatus::Unknown);
}

TEST_F(Attack10, AReleaseBroughtAgainAfterTheNextDoubtSendsNothing)
{
    const auto ref = lapsed(ledger, "invoice:1");
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    const auto envelope =
        sign(Who::Operator, decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Release, misses));
    const auto first = submitted(envelope);
    begin(ledger, ref);
    ledger.clock().advance(31s);
    must(ledger.worker().sweep(100));
    ASSERT_EQ(statusOf(ref), EffectStatus::Unknown);
    expectOldReceipt(envelope, first);
    EXPECT_EQ(must(ledger.worker().beginAttempt(ref, "worker-1")).outcome, BeginOutcome::Unknown);
}

// The same person works in both tenants, and both know an intent of that name.
TEST_F(Attack10, InAnotherTenantItIsWorthNothing)
{
    const std::string other = "globex";
    const auto roles =
        statement::subjectOf(statement::MembershipSet{other, personOf(Who::Operator), {statement::Role::Operator}});
    ledger.govern(Kind::MembershipSet, "*", roles);
    const auto said = confirmation();
    const effect::EffectRef twin{must(TenantId::parse(other)), refOf("invoice:1").key};
    PrepareRequest request{twin};
    request.requestDigest = sha256("request of invoice:1");
    request.provider = Provider;
    request.environment = Environment;
    request.account = KeyedAccount;
    request.operation = "charge";
    request.kind = effect::EffectKind::Monetary;
    request.amount = Money(125'000, must(Currency::parse("EUR")));
    request.customerRef = "cus_7";
    must(ledger.worker().prepareEffect(request));
    begin(ledger, twin);
    ledger.clock().advance(31s);
    must(ledger.worker().sweep(100));
    ASSERT_EQ(statusOf(twin), EffectStatus::Unknown);

    const auto envelope = sign(Who::Operator, said);
    const auto first = submitted(envelope);
    expectOldReceipt(envelope, first);
    EXPECT_EQ(statusOf(twin), EffectStatus::Unknown);
    auto renamed = said;
    renamed.tenant = other;
    renamed.id = ledger.entropy().hexId();
    auto moved = envelope;
    moved.payload = must(statement::encodeStatement(renamed));
    expectRefused(Who::Operator, moved, "RC202", {{"reason", "signature"}});
    // Signed anew for that tenant, the evidence of this one still proves nothing there.
    renamed.effect->providerKey = dossier(ledger, twin).intent.providerKey;
    expectRefused(Who::Operator, renamed, "RC402");
}

// All else is equal: the persons, the keys, the whole log. Only the name of the log is another.
TEST_F(Attack10, InADatabaseOfAnotherOriginItIsRefused)
{
    const auto envelope = sign(Who::Operator, confirmation());
    const LedgerCopy copy(ledger);
    tamperPastTriggers(copy->path(), "UPDATE ledger_meta SET origin = 'ledger.example/other'");
    const auto refused = refusalIn(must(copy->statements(Who::Operator).submit(envelope)));
    EXPECT_EQ(refused.code, "RC103");
    EXPECT_EQ(refused.data.at("reason"), "origin");
    submitted(envelope);
}

// A copy under the same name, once it has gone its own way.
TEST_F(Attack10, InACopyThatWentItsOwnWayItIsRefused)
{
    const auto said = confirmation();
    const LedgerCopy copy(ledger);
    for (auto *const one : {&ledger, &*copy}) {
        auto note = about(*one, Who::Operator2, refOf("invoice:1"), Kind::Note);
        note.reason = {"other", one == &ledger ? "Written here" : "Written there"};
        receiptIn(one->submit(Who::Operator2, note));
    }
    auto after = said;
    const auto head = must(ledger.reader().head());
    after.seen = {std::to_string(head.size), head.root.hex()};
    const auto envelope = sign(Who::Operator, after);
    const auto refused = refusalIn(must(copy->statements(Who::Operator).submit(envelope)));
    EXPECT_EQ(refused.code, "RC301");
    EXPECT_EQ(refused.data.at("reason"), "head_not_in_this_log");
    submitted(envelope);
}

// By hand into the log a second time: the verifier knows each statement once.
TEST_F(Attack10, WrittenIntoTheLogASecondTimeItIsNamed)
{
    const auto envelope = sign(Who::Operator, confirmation());
    submitted(envelope);
    const LedgerCopy copy(ledger);
    tamperPastTriggers(copy->path(), "UPDATE log_entries SET statement_id = lower(hex(zeroblob(16))) "
                                     "WHERE seq = (SELECT max(seq) FROM log_entries)");
    const auto seq = appendEntry(copy->path(), envelope, copy->clock().now());
    EXPECT_TRUE(names(copy->verify(), "statement.id", static_cast<std::uint64_t>(seq)));
}

} // namespace
} // namespace countersign::ledger
