// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include "models/statement/key_file.h"

#include <nlohmann/json.hpp>

// G4 to G7: who signed, and whether he still may.
namespace countersign::ledger {
namespace {

using statement::Kind;
using statement::Statement;

std::unique_ptr<statement::Signer> stranger()
{
    const Digest seed = sha256("a key nobody enrolled");
    return must(statement::makeMemorySigner(seed.bytes()));
}

TEST_F(Submit, RC201_KeyNobodyEnrolled)
{
    const auto key = stranger();
    auto said = confirmation();
    said.key = key->publicKey().keyId();
    const auto envelope = must(statement::signEnvelope(must(statement::encodeStatement(said)), *key));
    expectRefused(Who::Operator, envelope, "RC201", {{"reason", "not_enrolled"}, {"key", said.key}});
}

TEST_F(Submit, RC201_KeyOfAnotherPerson)
{
    auto said = confirmation();
    said.person = personOf(Who::Operator2);
    expectRefused(Who::Operator, said, "RC201", {{"reason", "belongs_to_another"}, {"person", "l.chen"}});
}

// Somebody with a database tool binds the key of low order under which every message has a signature.
TEST_F(Submit, RC201_KeyOfLowOrderWrittenIntoTheTableByHand)
{
    verifies = false;
    const std::string lowOrder = "0100000000000000000000000000000000000000000000000000000000000000";
    const auto raw = must(fromHex(lowOrder));
    const auto keyId = sha256(ByteView(raw)).hex();
    tamper(ledger.path(), "INSERT INTO operator_keys (key_id, person, public_key, valid_from_seq) VALUES ('" + keyId +
                              "', 'm.ortiz', '" + lowOrder + "', 5)");
    auto said = confirmation();
    said.key = keyId;
    auto envelope = sign(Who::Operator, said);
    envelope.keyId = keyId;
    envelope.signature = Bytes(64);
    envelope.signature.front() = std::byte{1}; // R = the neutral element, S = 0
    expectRefused(Who::Operator, envelope, "RC201", {{"reason", "not_enrolled"}});
}

TEST_F(Submit, RC202_SignatureOfOtherBytes)
{
    auto envelope = sign(Who::Operator, confirmation());
    for (std::size_t at = 0; at < envelope.signature.size(); at += 21) {
        auto broken = envelope;
        broken.signature[at] ^= std::byte{1};
        expectRefused(Who::Operator, broken, "RC202", {{"reason", "signature"}, {"person", "m.ortiz"}});
    }
}

TEST_F(Submit, RC202_SignedByAKeyOtherThanTheOneNamed)
{
    const auto said = confirmation();
    auto envelope = must(statement::signEnvelope(must(statement::encodeStatement(said)), *stranger()));
    expectRefused(Who::Operator, envelope, "RC202");
    envelope.keyId = said.key; // the hint lies
    expectRefused(Who::Operator, envelope, "RC202");
}

TEST_F(Submit, RC202_ShortAndMissingSignatures)
{
    auto envelope = sign(Who::Operator, confirmation());
    envelope.signature.pop_back();
    expectRefused(Who::Operator, envelope, "RC202");
    envelope.signature.clear();
    expectRefused(Who::Operator, envelope, "RC202");
}

TEST_F(Submit, RC203_NoMemberOfThatTenant)
{
    auto said = confirmation();
    said.tenant = "globex";
    expectRefused(Who::Operator, said, "RC203", {{"person", "m.ortiz"}, {"tenant", "globex"}});
}

// U54: instead of a delegation another person becomes a member by statement, and later is none.
TEST_F(Submit, RC203_MembershipTakenAway)
{
    const auto said = confirmation();
    ledger.govern(Kind::MembershipSet, Tenant,
                  statement::subjectOf(statement::MembershipSet{Tenant, personOf(Who::Operator), {}}));
    expectRefused(Who::Operator, said, "RC203", {{"person", "m.ortiz"}});
}

TEST_F(Submit, RC204_KeyRevoked)
{
    const auto said = confirmation();
    const auto revoke = governance(ledger, Who::Admin1, Kind::KeyRevoke, "*",
                                   statement::subjectOf(statement::KeyRevoke{personOf(Who::Operator), said.key}));
    const auto receipt = receiptIn(ledger.submit(Who::Admin1, revoke));
    EXPECT_EQ(receipt.outcome, SubmitResult::Applied) << "one administrator suffices to revoke";
    expectRefused(Who::Operator, said, "RC204",
                  {{"reason", "key_revoked"}, {"revoked_at_seq", std::to_string(receipt.seq)}});
}

TEST_F(Submit, ARevokedKeysEarlierReceiptStaysReadable)
{
    const auto envelope = sign(Who::Operator, confirmation());
    const auto first = receiptIn(must(ledger.statements(Who::Operator).submit(envelope)));
    const auto revoke = governance(ledger, Who::Admin1, Kind::KeyRevoke, "*",
                                   statement::subjectOf(statement::KeyRevoke{personOf(Who::Operator), envelope.keyId}));
    receiptIn(ledger.submit(Who::Admin1, revoke));
    auto again = receiptIn(must(ledger.statements(Who::Operator).submit(envelope)));
    EXPECT_TRUE(again.duplicate);
    again.duplicate = false;
    EXPECT_EQ(again, first);
}

} // namespace
} // namespace countersign::ledger
