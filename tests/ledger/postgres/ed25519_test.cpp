// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/openssl_ptr.h"
#include "models/statement/ed25519_signer.h"
#include "models/statement/envelope.h"
#include "tests/ledger/postgres/migrated_database.h"
#include "tests/statement/shared_vectors.h"

#include <random>

// The server's own verification says what the console's says.
namespace countersign::ledger {
namespace {

using nlohmann::json;
using statement::haveVectors;
using statement::loadVectors;
using statement::PublicKey;
using statement::vectorPath;

constexpr const char *Rfc8032 = "ed25519/rfc8032.json";
constexpr const char *Cctv = "ed25519/cctv.json";
constexpr const char *Dsse = "dsse/vectors.json";
constexpr int RandomKeys = 1000;

Bytes hex(const json &text)
{
    return fromHex(text.get<std::string>()).value();
}

bool consoleVerifies(const Bytes &key, const Bytes &message, const Bytes &signature)
{
    const auto known = PublicKey::fromBytes(key);
    return known && known->verifies(message, signature);
}

class ServerVerifies : public MigratedDatabase
{
protected:
    bool serverVerifies(const SqlValue &key, const SqlValue &message, const SqlValue &signature)
    {
        return rows(*m_owner, "SELECT countersign.ed25519_verify($1::bytea, $2::bytea, $3::bytea)",
                    {key, message, signature})
                   .at(0)
                   .integer(0) == 1;
    }
    void expectSame(const Bytes &key, const Bytes &message, const Bytes &signature, bool expected)
    {
        EXPECT_EQ(consoleVerifies(key, message, signature), expected);
        EXPECT_EQ(serverVerifies(key, message, signature), expected)
            << toHex(key) << ' ' << toHex(message) << ' ' << toHex(signature);
    }

    const std::unique_ptr<PostgresSession> m_owner = session();
};

TEST_F(ServerVerifies, TheVectorsOfRfc8032AndNothingNearThem)
{
    COUNTERSIGN_NEEDS_VECTORS(Rfc8032);
    for (const json &vector : loadVectors(Rfc8032)) {
        const Bytes key = hex(vector.at("public")), message = hex(vector.at("message"));
        const Bytes signature = hex(vector.at("signature"));
        expectSame(key, message, signature, true);
        for (std::size_t i = 0; i < signature.size(); ++i) {
            Bytes damaged = signature;
            damaged[i] ^= std::byte{1};
            expectSame(key, message, damaged, false);
        }
        expectSame(key, message, Bytes(signature.begin(), signature.end() - 1), false);
        expectSame(Bytes(key.begin(), key.end() - 1), message, signature, false);
    }
}

// Low order, not canonical, S that is not below L: 914 of them.
TEST_F(ServerVerifies, EveryEdgeCaseAsTheConsoleDoes)
{
    COUNTERSIGN_NEEDS_VECTORS(Cctv);
    int accepted = 0;
    for (const json &vector : loadVectors(Cctv)) {
        const Bytes key = hex(vector.at("key")), message = bytesOf(vector.at("msg").get<std::string>());
        const Bytes signature = hex(vector.at("sig"));
        const bool expected = consoleVerifies(key, message, signature);
        accepted += expected ? 1 : 0;
        EXPECT_EQ(serverVerifies(key, message, signature), expected) << vector.at("number");
    }
    EXPECT_GT(accepted, 0);
}

TEST_F(ServerVerifies, ThousandsOfKeysAndFlippedBits)
{
    std::mt19937 random(20261203); // the same every time
    const auto byte = [&random] { return static_cast<std::byte>(random() & 0xFFU); };
    for (int i = 0; i < RandomKeys; ++i) {
        Bytes seed(PublicKey::Size), message(random() % 300);
        std::generate(seed.begin(), seed.end(), byte);
        std::generate(message.begin(), message.end(), byte);
        const auto signer =
            statement::makeEd25519Signer(
                EvpKeyPtr(EVP_PKEY_new_raw_private_key(
                    EVP_PKEY_ED25519, nullptr, reinterpret_cast<const unsigned char *>(seed.data()), seed.size())))
                .value();
        const ByteView own = signer->publicKey().bytes();
        Bytes key(own.begin(), own.end());
        Bytes signature = signer->sign(message).value();
        expectSame(key, message, signature, true);
        Bytes *const parts[]{&key, &signature, message.empty() ? &key : &message};
        Bytes &part = *parts[random() % std::size(parts)];
        part[random() % part.size()] ^= std::byte{1} << (random() % 8);
        expectSame(key, message, signature, false);
    }
}

TEST_F(ServerVerifies, NothingWhereSomethingIsMissing)
{
    const Bytes none;
    EXPECT_FALSE(serverVerifies(none, none, none));
    EXPECT_EQ(rows(*m_owner, "SELECT coalesce(countersign.ed25519_verify(null, '', ''), false)")[0].integer(0), 0);
}

TEST_F(ServerVerifies, TheSameBytesThatTheConsoleSigns)
{
    COUNTERSIGN_NEEDS_VECTORS(Dsse);
    const json vectors = loadVectors(Dsse).at("vectors");
    ASSERT_EQ(vectors.size(), 9U);
    for (const json &vector : vectors) {
        if (!vector.contains("pae"))
            continue;
        const Bytes encoding = hex(vector.at("pae"));
        const json &envelope = vector.at("envelope");
        const auto payload = fromBase64(envelope.at("payload").get<std::string>());
        if (!payload)
            continue; // written in another alphabet
        const auto type = envelope.at("payloadType").get<std::string>();
        const SqlRows made = rows(*m_owner, "SELECT countersign.dsse_pae($1, $2::bytea)", {type, *payload});
        const bool same = vector.at("id") != "payload-type-swapped"; // signed under another type than it claims
        EXPECT_EQ(made.at(0).blob(0) == encoding, same) << vector.at("id");
        EXPECT_EQ(made.at(0).blob(0), bytesOf(statement::preAuthEncoding(type, textOf(*payload)))) << vector.at("id");
    }
}

} // namespace
} // namespace countersign::ledger
