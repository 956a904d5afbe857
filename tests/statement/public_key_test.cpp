// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/public_key.h"

#include "models/base/openssl_ptr.h"
#include "models/statement/edwards_point.h"
#include "models/statement/key_file.h"
#include "tests/statement/shared_vectors.h"
#include "tests/statement/test_names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <string>
#include <vector>

namespace countersign::statement {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

constexpr const char *Rfc8032 = "ed25519/rfc8032.json";
constexpr const char *Cctv = "ed25519/cctv.json";
constexpr const char *GroupOrderHex =
    "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010"; // little-endian

Bytes hex(const std::string &text)
{
    return fromHex(text).value();
}

// What OpenSSL says by itself, for a key that we might refuse.
bool opensslVerifies(ByteView key, ByteView message, ByteView signature)
{
    const OpensslErrorScope errors;
    const auto raw = [](ByteView bytes) { return reinterpret_cast<const unsigned char *>(bytes.data()); };
    const EvpKeyPtr loaded(EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, raw(key), key.size()));
    const EvpDigestContextPtr context(EVP_MD_CTX_new());
    return loaded && EVP_DigestVerifyInit(context.get(), nullptr, nullptr, nullptr, loaded.get()) == 1 &&
           EVP_DigestVerify(context.get(), raw(signature), signature.size(), raw(message), message.size()) == 1;
}

Bytes addGroupOrder(const Bytes &signature)
{
    Bytes sum = signature;
    const Bytes order = hex(GroupOrderHex);
    unsigned carry = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const unsigned digit = std::to_integer<unsigned>(sum[32 + i]) + std::to_integer<unsigned>(order[i]) + carry;
        sum[32 + i] = static_cast<std::byte>(digit & 0xFFU);
        carry = digit >> 8U;
    }
    EXPECT_EQ(carry, 0U);
    return sum;
}

bool hasFlag(const json &vector, const char *flag)
{
    const json &flags = vector.at("flags");
    return std::find(flags.begin(), flags.end(), flag) != flags.end();
}

TEST(PublicKey, VerifiesTheVectorsOfRfc8032AndNothingNearThem)
{
    COUNTERSIGN_NEEDS_VECTORS(Rfc8032);
    const json vectors = loadVectors(Rfc8032);
    ASSERT_EQ(vectors.size(), 3U);
    for (const json &vector : vectors) {
        const auto key = PublicKey::fromHex(vector.at("public").get<std::string>());
        ASSERT_TRUE(key.has_value()) << english(key.error().context);
        Bytes message = hex(vector.at("message"));
        const Bytes signature = hex(vector.at("signature"));
        EXPECT_TRUE(key->verifies(message, signature));
        for (std::size_t i = 0; i < signature.size(); ++i) {
            Bytes damaged = signature;
            damaged[i] ^= std::byte{1};
            EXPECT_FALSE(key->verifies(message, damaged)) << i;
        }
        EXPECT_FALSE(key->verifies(message, ByteView(signature).first(63)));
        message.push_back(std::byte{0});
        EXPECT_FALSE(key->verifies(message, signature));
    }
}

TEST(PublicKey, RefusesASignatureWhoseScalarWasRaisedByTheGroupOrder)
{
    COUNTERSIGN_NEEDS_VECTORS(Rfc8032);
    for (const json &vector : loadVectors(Rfc8032)) {
        const auto key = PublicKey::fromHex(vector.at("public").get<std::string>()).value();
        const Bytes message = hex(vector.at("message"));
        Bytes raised = hex(vector.at("signature"));
        for (int times = 0; times < 7; ++times) {
            raised = addGroupOrder(raised);
            EXPECT_FALSE(key.verifies(message, raised)) << times;
        }
    }
}

TEST(PublicKey, AgreesWithOpensslOnEveryCctvKeyItAcceptsAndAcceptsNoDoubtfulOne)
{
    COUNTERSIGN_NEEDS_VECTORS(Cctv);
    const json vectors = loadVectors(Cctv);
    ASSERT_EQ(vectors.size(), 914U);
    int refused = 0, accepted = 0, verified = 0;
    for (const json &vector : vectors) {
        const Bytes raw = hex(vector.at("key"));
        const Bytes signature = hex(vector.at("sig"));
        const std::string message = vector.at("msg");
        const auto key = PublicKey::fromBytes(raw);
        const bool doubtful = hasFlag(vector, "low_order_A") || hasFlag(vector, "non_canonical_A");
        ASSERT_EQ(key.has_value(), !doubtful) << vector.at("number");
        if (!key) {
            EXPECT_EQ(key.error().kind, ErrorKind::InvalidInput);
            ++refused;
            continue;
        }
        ++accepted;
        const bool verifies = key->verifies(viewOf(message), signature);
        EXPECT_EQ(verifies, opensslVerifies(raw, viewOf(message), signature)) << vector.at("number");
        EXPECT_EQ(verifies, !hasFlag(vector, "low_order_residue") && !hasFlag(vector, "non_canonical_R"))
            << vector.at("number");
        verified += verifies ? 1 : 0;
        EXPECT_FALSE(key->verifies(viewOf(message), addGroupOrder(signature))) << vector.at("number");
    }
    EXPECT_GT(refused, 0);
    EXPECT_GT(accepted, 0);
    EXPECT_GT(verified, 0);
}

struct BadKey
{
    const char *hex;
    const char *why;

    friend std::ostream &operator<<(std::ostream &out, const BadKey &bad) { return out << bad.hex; }
};

class BadKeys : public ::testing::TestWithParam<BadKey>
{
};

TEST_P(BadKeys, AreRefusedForTheirReason)
{
    const auto key = PublicKey::fromHex(GetParam().hex);
    ASSERT_FALSE(key.has_value());
    EXPECT_EQ(key.error().kind, ErrorKind::InvalidInput);
    EXPECT_THAT(english(key.error().context), HasSubstr(GetParam().why));
}

INSTANTIATE_TEST_SUITE_P(PublicKey, BadKeys,
                         ::testing::Values(
                             // The eight points of low order: 1, -1, both of y = 0 and the four of order eight.
                             BadKey{"0100000000000000000000000000000000000000000000000000000000000000", "low order"},
                             BadKey{"ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f", "low order"},
                             BadKey{"0000000000000000000000000000000000000000000000000000000000000000", "low order"},
                             BadKey{"0000000000000000000000000000000000000000000000000000000000000080", "low order"},
                             BadKey{"26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05", "low order"},
                             BadKey{"26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85", "low order"},
                             BadKey{"c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a", "low order"},
                             BadKey{"c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa", "low order"},
                             // 1 and -1 again, x = 0 written with the sign of a negative x.
                             BadKey{"0100000000000000000000000000000000000000000000000000000000000080", "low order"},
                             BadKey{"ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", "low order"},
                             // y = p, p + 3 (which is 3, a point of the curve), and the largest encoding.
                             BadKey{"edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f", "canonical"},
                             BadKey{"f0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f", "canonical"},
                             BadKey{"ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", "canonical"},
                             BadKey{"0200000000000000000000000000000000000000000000000000000000000000", "not a point"},
                             BadKey{"D75A980182B10AB7D54BFED3C964073A0EE172F3DAA62325AF021A68F707511A", "hexadecimal"},
                             BadKey{"d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f70751", "64"},
                             BadKey{"", "64"}),
                         namedBy(&BadKey::why));

TEST(PublicKey, KnowsWhichSmallOrdinatesLieOnTheCurve)
{
    const std::vector<unsigned> onCurve{3,  4,  5,  6,  9,  10, 14, 15, 16, 18, 19,
                                        21, 23, 24, 25, 26, 27, 28, 29, 30, 32, 33}; // computed apart from this code
    for (unsigned y = 2; y <= 33; ++y) {
        std::array<std::byte, PublicKey::Size> raw{static_cast<std::byte>(y)};
        const bool expected = std::find(onCurve.begin(), onCurve.end(), y) != onCurve.end();
        EXPECT_EQ(PublicKey::fromBytes(raw).has_value(), expected) << y;
        raw.back() = std::byte{0x80};
        EXPECT_EQ(PublicKey::fromBytes(raw).has_value(), expected) << "-" << y;
    }
}

TEST(PublicKey, HasThirtyTwoBytes)
{
    const Bytes good = hex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
    EXPECT_TRUE(PublicKey::fromBytes(good).has_value());
    EXPECT_FALSE(PublicKey::fromBytes(ByteView(good).first(31)).has_value());
    EXPECT_FALSE(PublicKey::fromBytes({}).has_value());
}

TEST(PublicKey, IsNamedByTheDigestOfItsBytes)
{
    const auto key = PublicKey::fromHex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a").value();
    EXPECT_EQ(key.keyId(), sha256(key.bytes()).hex());
    EXPECT_EQ(key.hex(), "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
}

TEST(ReducedScalar, IsBelowTheGroupOrder)
{
    const Bytes order = hex(GroupOrderHex);
    EXPECT_FALSE(isReducedScalar(order));
    Bytes below = order;
    below[0] = std::byte{0xEC};
    EXPECT_TRUE(isReducedScalar(below));
    Bytes above = order;
    above[0] = std::byte{0xEE};
    EXPECT_FALSE(isReducedScalar(above));
    EXPECT_TRUE(isReducedScalar(Bytes(32)));
    EXPECT_FALSE(isReducedScalar(Bytes(32, std::byte{0xFF})));
}

TEST(MemorySigner, SignsAsRfc8032Says)
{
    COUNTERSIGN_NEEDS_VECTORS(Rfc8032);
    for (const json &vector : loadVectors(Rfc8032)) {
        const auto signer = makeMemorySigner(hex(vector.at("seed")));
        ASSERT_TRUE(signer.has_value());
        EXPECT_EQ((*signer)->publicKey().hex(), vector.at("public").get<std::string>());
        EXPECT_EQ(toHex((*signer)->sign(hex(vector.at("message"))).value()), vector.at("signature").get<std::string>());
    }
}

TEST(MemorySigner, TakesASeedOfThirtyTwoBytesOnly)
{
    for (const std::size_t size : {0U, 31U, 33U, 64U})
        EXPECT_FALSE(makeMemorySigner(Bytes(size)).has_value()) << size;
    EXPECT_TRUE(makeMemorySigner(Bytes(32)).has_value());
}

} // namespace
} // namespace countersign::statement
