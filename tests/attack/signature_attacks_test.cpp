// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/attack_fixture.h"
#include "tests/attack/log_hand.h"

#include "tests/ledger/tampering.h"

// Attack 9: signatures that are none. The ledger refuses them, and where a hand puts them into the log after all, the
// verifier names the entry and the worker is not sent out on it. The statement is a release, so that all three look.
namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Envelope;
using statement::Kind;
using statement::Statement;

struct BadSignature
{
    const char *what;
    Envelope envelope;
    const char *code;
    const char *named; // by the verifier
};

// S + L is the same scalar in another spelling.
Bytes withGroupOrderAdded(Bytes signature)
{
    const auto order = must(fromHex("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010"));
    unsigned carry = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        carry += std::to_integer<unsigned>(signature.at(32 + i)) + std::to_integer<unsigned>(order[i]);
        signature.at(32 + i) = static_cast<std::byte>(carry & 0xFFU);
        carry >>= 8U;
    }
    EXPECT_EQ(carry, 0U);
    return signature;
}

class SignatureAttack : public Attack
{
protected:
    Statement release()
    {
        const auto misses = missUntilProven(ledger, Who::Operator, ref);
        return decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Release, misses);
    }
    Bytes signedBy(Who who, const std::string &message) { return must(ledger.signer(who).sign(viewOf(message))); }

    std::vector<BadSignature> badOnesOf(const Envelope &good)
    {
        auto another = about(ledger, Who::Operator, ref, Kind::Note);
        another.reason = {"other", "Something else by the same person"};
        const auto with = [&](Bytes signature) {
            auto envelope = good;
            envelope.signature = std::move(signature);
            return envelope;
        };
        auto typed = with(signedBy(Who::Operator, statement::preAuthEncoding("application/json", good.payload)));
        typed.payloadType = "application/json";
        const auto noise = sha256("noise").hex();
        return {
            {"garbage", with(bytesOf(noise)), "RC202", "envelope.signature"},
            {"zeros", with(Bytes(64)), "RC202", "envelope.signature"},
            {"another person's key", with(signedBy(Who::Operator2, pae(good))), "RC202", "envelope.signature"},
            {"of another statement", with(sign(Who::Operator, another).signature), "RC202", "envelope.signature"},
            {"of the payload alone", with(signedBy(Who::Operator, good.payload)), "RC202", "envelope.signature"},
            {"of another type", with(typed.signature), "RC202", "envelope.signature"},
            {"another type", typed, "RC102", "envelope.payloadType"},
            {"S + L", with(withGroupOrderAdded(good.signature)), "RC202", "envelope.signature"},
        };
    }
    static std::string pae(const Envelope &envelope)
    {
        return statement::preAuthEncoding(envelope.payloadType, envelope.payload);
    }
    static void expectNotSent(BootstrappedLedger &attacked, const effect::EffectRef &what)
    {
        const auto begun = attacked.worker().beginAttempt(what, "worker-1");
        ASSERT_FALSE(begun) << toString(begun->outcome);
        EXPECT_EQ(begun.error().kind, ErrorKind::VerificationFailed) << describe(begun.error());
    }

    effect::EffectRef ref = lapsed(ledger, "invoice:1");
};

using Attack9 = SignatureAttack;

TEST_F(Attack9, ABadSignatureIsRefusedByLedgerVerifierAndWorkerAlike)
{
    const auto good = sign(Who::Operator, release());
    const auto bad = badOnesOf(good);
    for (const auto &one : bad) {
        SCOPED_TRACE(one.what);
        expectRefused(Who::Operator, one.envelope, one.code);
    }
    const auto seq = receiptIn(must(ledger.statements(Who::Operator).submit(good))).seq;
    for (const auto &one : bad) {
        SCOPED_TRACE(one.what);
        const LedgerCopy copy(ledger);
        rewriteEntry(copy->path(), seq, [&](audit::LogEntry &entry) { entry.envelope = one.envelope; });
        EXPECT_TRUE(names(copy->verify(), one.named, static_cast<std::uint64_t>(seq)));
        expectNotSent(*copy, ref);
    }
}

// Under these keys the signature R = 1, S = 0 fits every message: the neutral element, and two other spellings of it.
TEST_F(Attack9, AKeyUnderWhichEverythingIsSignedIsNobodysKey)
{
    const auto honest = release();
    for (const char *weak : {"0100000000000000000000000000000000000000000000000000000000000000",
                             "0100000000000000000000000000000000000000000000000000000000000080",
                             "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"}) {
        SCOPED_TRACE(weak);
        auto said = honest;
        said.key = sha256(ByteView(must(fromHex(weak)))).hex();
        Envelope envelope = sign(Who::Operator, said);
        envelope.keyId = said.key;
        envelope.signature = Bytes(64);
        envelope.signature.front() = std::byte{1};
        const LedgerCopy copy(ledger);
        tamperPastTriggers(copy->path(), "INSERT INTO operator_keys (key_id, person, public_key, valid_from_seq) "
                                         "VALUES ('" +
                                             said.key + "', 'm.ortiz', '" + weak + "', 5)");
        EXPECT_EQ(refusalIn(must(copy->statements(Who::Operator).submit(envelope))).code, "RC201");
        copy->closeFaces();
        const auto seq = appendEntry(copy->path(), envelope, copy->clock().now());
        tamperPastTriggers(copy->path(), "UPDATE effect_intents SET status = 'prepared', version = version + 1, "
                                         "event_no = event_no + 1");
        const auto report = copy->verify();
        EXPECT_TRUE(names(report, "operator_keys " + said.key));
        EXPECT_TRUE(names(report, "statement.key", static_cast<std::uint64_t>(seq)));
        expectNotSent(*copy, ref);
    }
}

} // namespace
} // namespace countersign::ledger
