// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/envelope.h"

#include "models/base/canonical_json.h"
#include "models/statement/key_file.h"
#include "models/statement/statement.h"
#include "tests/statement/sample_statements.h"
#include "tests/statement/shared_vectors.h"
#include "tests/statement/test_names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <ostream>
#include <set>
#include <string>

namespace countersign::statement {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

constexpr const char *Dsse = "dsse/vectors.json";

std::unique_ptr<Signer> signerNumber(unsigned char number)
{
    return std::move(*makeMemorySigner(Bytes(32, static_cast<std::byte>(number))));
}

Envelope signedNote(Signer &signer)
{
    return signEnvelope(*encodeStatement(sampleNote()), signer).value();
}

std::string standardAlphabet(std::string base64)
{
    std::replace(base64.begin(), base64.end(), '-', '+');
    std::replace(base64.begin(), base64.end(), '_', '/');
    return base64;
}

// DSSE allows a verifier to take either alphabet; the program itself takes the standard one only.
std::string decoded(const json &base64)
{
    return std::string(textOf(fromBase64(standardAlphabet(base64)).value()));
}

// The threshold rule of the DSSE protocol: distinct trusted keys under which some signature holds.
std::size_t keysThatSigned(const json &vector, const std::map<std::string, PublicKey> &keys)
{
    const json &envelope = vector.at("envelope");
    const std::string pae =
        preAuthEncoding(envelope.at("payloadType").get<std::string>(), decoded(envelope.at("payload")));
    std::set<std::string> signers;
    for (const json &signature : envelope.at("signatures"))
        for (const json &trusted : vector.at("trustedKeys"))
            if (keys.at(trusted).verifies(viewOf(pae), viewOf(decoded(signature.at("sig")))))
                signers.insert(trusted);
    return signers.size();
}

TEST(Dsse, NineVectorsGetTheirVerdict)
{
    COUNTERSIGN_NEEDS_VECTORS(Dsse);
    const json file = loadVectors(Dsse);
    ASSERT_EQ(file.at("vectors").size(), 9U);
    std::map<std::string, PublicKey> keys;
    for (const auto &[name, key] : file.at("keys").items())
        keys.emplace(name, PublicKey::fromHex(key.at("public").get<std::string>()).value());
    for (const json &vector : file.at("vectors")) {
        const json &types = vector.at("supportedPayloadTypes");
        const json &type = vector.at("envelope").at("payloadType");
        const bool supported = std::find(types.begin(), types.end(), type) != types.end();
        const bool enough = keysThatSigned(vector, keys) >= vector.at("threshold").get<std::size_t>();
        EXPECT_EQ(supported && enough, vector.at("expect") == "accept") << vector.at("id");
    }
}

TEST(Dsse, PreAuthEncodingIsThatOfTheVectors)
{
    COUNTERSIGN_NEEDS_VECTORS(Dsse);
    const json file = loadVectors(Dsse);
    int compared = 0;
    for (const json &vector : file.at("vectors")) {
        const json &envelope = vector.at("envelope");
        const std::string pae =
            preAuthEncoding(envelope.at("payloadType").get<std::string>(), decoded(envelope.at("payload")));
        const bool swapped = vector.at("id") == "payload-type-swapped"; // its encoding is that of the type signed
        EXPECT_EQ(toHex(viewOf(pae)) == vector.at("pae").get<std::string>(), !swapped) << vector.at("id");
        ++compared;
    }
    EXPECT_EQ(compared, 9);
}

// Ed25519 is deterministic: the published signatures are the very bytes that our signer makes of their encoding.
TEST(Dsse, ASignerOfAVectorsSeedMakesItsSignature)
{
    COUNTERSIGN_NEEDS_VECTORS(Dsse);
    const json file = loadVectors(Dsse);
    int compared = 0;
    for (const json &vector : file.at("vectors")) {
        const json &signature = vector.at("envelope").at("signatures").at(0);
        const std::string name = signature.value("keyid", "");
        if (vector.at("expect") != "accept" || !file.at("keys").contains(name))
            continue;
        const json &key = file.at("keys").at(name);
        const auto signer = std::move(*makeMemorySigner(*fromHex(key.at("seed").get<std::string>())));
        const Bytes made = signer->sign(*fromHex(vector.at("pae").get<std::string>())).value();
        EXPECT_EQ(textOf(made), decoded(signature.at("sig"))) << vector.at("id");
        EXPECT_EQ(signer->publicKey().hex(), key.at("public").get<std::string>());
        ++compared;
    }
    EXPECT_EQ(compared, 5);
}

TEST(Dsse, OnlyOneSignatureInStandardBase64IsAnEnvelopeOfOurs)
{
    COUNTERSIGN_NEEDS_VECTORS(Dsse);
    const std::set<std::string> ours{"single-signature", "payload-type-swapped", "non-ascii-payload-type",
                                     "empty-payload", "empty-payload-type"};
    const json file = loadVectors(Dsse);
    std::set<std::string> parsedOnes;
    for (const json &vector : file.at("vectors")) {
        const std::string bytes = *toCanonical(vector.at("envelope"));
        const auto parsed = parseEnvelope(bytes);
        if (!parsed)
            continue;
        parsedOnes.insert(vector.at("id"));
        EXPECT_EQ(encodeEnvelope(*parsed), bytes);
    }
    EXPECT_EQ(parsedOnes, ours);
}

TEST(PreAuthEncoding, CountsBytesAndCannotBeReadTwoWays)
{
    EXPECT_EQ(preAuthEncoding("http://example.com/HelloWorld", "hello world"),
              "DSSEv1 29 http://example.com/HelloWorld 11 hello world");
    EXPECT_EQ(preAuthEncoding("", ""), "DSSEv1 0  0 ");
    EXPECT_EQ(preAuthEncoding("\u00e9", "\u20ac"), "DSSEv1 2 \u00e9 3 \u20ac");
    EXPECT_NE(preAuthEncoding("a 1 b", "c"), preAuthEncoding("a", "b 1 c"));
}

TEST(ProposalDigest, IsTheDigestOfThePreAuthEncoding)
{
    EXPECT_EQ(proposalDigest("type", "body"), sha256("DSSEv1 4 type 4 body"));
}

TEST(Envelope, SignedIsVerifiedUnderItsKeyAndNoOther)
{
    const auto mine = signerNumber(1);
    const auto other = signerNumber(2);
    const Envelope envelope = signedNote(*mine);
    EXPECT_EQ(envelope.payloadType, StatementMediaType);
    EXPECT_EQ(envelope.keyId, mine->publicKey().keyId());
    EXPECT_EQ(envelope.signature.size(), 64U);
    EXPECT_TRUE(verifyEnvelope(envelope, mine->publicKey()).has_value());

    const auto refused = verifyEnvelope(envelope, other->publicKey());
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().kind, ErrorKind::VerificationFailed);
    Envelope renamed = envelope;
    renamed.keyId = other->publicKey().keyId();
    EXPECT_FALSE(verifyEnvelope(renamed, other->publicKey()).has_value());
}

TEST(Envelope, DoesNotVerifyOnceAnythingInItChanged)
{
    const auto signer = signerNumber(1);
    const Envelope good = signedNote(*signer);
    const PublicKey &key = signer->publicKey();
    Envelope bad = good;
    bad.payload.back() = ' ';
    EXPECT_FALSE(verifyEnvelope(bad, key).has_value());
    bad = good;
    bad.payloadType += "x";
    EXPECT_FALSE(verifyEnvelope(bad, key).has_value());
    bad = good;
    bad.keyId.back() = bad.keyId.back() == '0' ? '1' : '0';
    EXPECT_FALSE(verifyEnvelope(bad, key).has_value());
    bad = good;
    bad.signature.pop_back();
    EXPECT_FALSE(verifyEnvelope(bad, key).has_value());
    bad = good;
    bad.signature[40] ^= std::byte{1};
    EXPECT_FALSE(verifyEnvelope(bad, key).has_value());
}

TEST(Envelope, OfAnotherTypeIsNoStatementEvenIfItsSignatureHolds)
{
    const auto signer = signerNumber(1);
    Envelope envelope = signedNote(*signer);
    envelope.payloadType = "application/vnd.in-toto+json";
    envelope.signature = signer->sign(viewOf(preAuthEncoding(envelope.payloadType, envelope.payload))).value();
    EXPECT_FALSE(verifyEnvelope(envelope, signer->publicKey()).has_value());
}

TEST(Envelope, SurvivesWritingAndParsing)
{
    const auto signer = signerNumber(1);
    const Envelope envelope = signedNote(*signer);
    const std::string text = encodeEnvelope(envelope);
    EXPECT_EQ(parseEnvelope(text).value(), envelope);
    EXPECT_THAT(text, ::testing::StartsWith(R"({"payload":")"));
    EXPECT_THAT(text,
                HasSubstr(R"("payloadType":"application/vnd.countersign.statement.v1+json","signatures":[{"keyid":")"));
}

TEST(Envelope, HoldsTheLargestStatement)
{
    const auto signer = signerNumber(1);
    const auto envelope = signEnvelope(std::string(MaxStatementBytes, 'x'), *signer);
    EXPECT_EQ(parseEnvelope(encodeEnvelope(*envelope)).value(), *envelope);
}

TEST(Envelope, WithABitOfAnyByteFlippedIsRefusedOrAnotherEnvelope)
{
    const auto signer = signerNumber(1);
    const Envelope envelope = signedNote(*signer);
    const std::string text = encodeEnvelope(envelope);
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        changed[i] = static_cast<char>(static_cast<unsigned char>(changed[i]) ^ (1U << i % 8));
        const auto parsed = parseEnvelope(changed);
        ASSERT_TRUE(!parsed || !(*parsed == envelope)) << i;
    }
}

struct BadEnvelope
{
    const char *from;
    const char *to;
    const char *why;

    friend std::ostream &operator<<(std::ostream &out, const BadEnvelope &bad) { return out << bad.to; }
};

class BadEnvelopes : public ::testing::TestWithParam<BadEnvelope>
{
};

TEST_P(BadEnvelopes, AreRefused)
{
    std::string text = R"({"payload":"aGk=","payloadType":"t","signatures":[{"keyid":"k","sig":"c2ln"}]})";
    ASSERT_TRUE(parseEnvelope(text).has_value());
    const auto at = text.find(GetParam().from);
    ASSERT_NE(at, std::string::npos);
    text.replace(at, std::string(GetParam().from).size(), GetParam().to);
    const auto parsed = parseEnvelope(text);
    ASSERT_FALSE(parsed.has_value()) << text;
    EXPECT_EQ(parsed.error().kind, ErrorKind::InvalidInput);
    EXPECT_THAT(english(parsed.error().context), HasSubstr(GetParam().why));
}

INSTANTIATE_TEST_SUITE_P(
    Envelope, BadEnvelopes,
    ::testing::Values(BadEnvelope{"aGk=", "aGk", "payload is not standard base64"},
                      BadEnvelope{"aGk=", "aGl=", "payload is not standard base64"},
                      BadEnvelope{"aGk=", "aG k=", "payload is not standard base64"},
                      BadEnvelope{"aGk=", "-_-_", "payload is not standard base64"},
                      BadEnvelope{"c2ln", "c2l", "sig is not standard base64"},
                      BadEnvelope{R"([{"keyid":"k","sig":"c2ln"}])", "[]", "exactly one signature"},
                      BadEnvelope{R"([{"keyid":"k","sig":"c2ln"}])",
                                  R"([{"keyid":"k","sig":"c2ln"},{"keyid":"l","sig":"c2ln"}])", "signatures"},
                      BadEnvelope{R"([{"keyid":"k","sig":"c2ln"}])", R"({"keyid":"k","sig":"c2ln"})", "signatures"},
                      BadEnvelope{R"([{"keyid":"k","sig":"c2ln"}])", R"(["c2ln"])", "not a JSON object"},
                      BadEnvelope{R"("keyid":"k",)", "", "keyid"}, BadEnvelope{R"("k")", "1", "numbers"},
                      BadEnvelope{R"("sig":"c2ln")", R"("sig":"c2ln","x":"")", "field x is unknown"},
                      BadEnvelope{R"("payload":"aGk=",)", "", "field payload is missing"},
                      BadEnvelope{R"(]})", R"(],"x":""})", "field x is unknown"},
                      BadEnvelope{R"({"payload")", R"({ "payload")", "canonical"},
                      BadEnvelope{R"(]})", "]}\n", "canonical"}),
    namedBy(&BadEnvelope::why));

TEST(Envelope, IsRefusedAboveThirtyTwoKibibytes)
{
    const auto signer = signerNumber(1);
    const auto envelope = signEnvelope(std::string(24 * 1024, 'x'), *signer);
    const auto parsed = parseEnvelope(encodeEnvelope(*envelope));
    ASSERT_FALSE(parsed.has_value());
    EXPECT_THAT(english(parsed.error().context), HasSubstr("bytes"));
}

} // namespace
} // namespace countersign::statement
