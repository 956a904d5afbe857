// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/checkpoint.h"

#include "models/audit/merkle.h"
#include "models/statement/key_file.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <string>

namespace countersign::audit {
namespace {

std::unique_ptr<statement::Signer> signerOf(int number)
{
    return *statement::makeMemorySigner(Bytes(32, static_cast<std::byte>(number)));
}

Checkpoint someCheckpoint()
{
    return {"ledger.example/acme", {19, sha256("root of 19")}};
}

std::string signedNote()
{
    const auto signer = signerOf(1);
    return *signCheckpoint(someCheckpoint(), "auditor", *signer);
}

Result<Checkpoint> verifyByAuditor(const std::string &note)
{
    return verifyCheckpoint(note, "auditor", signerOf(1)->publicKey());
}

TEST(Checkpoint, TextIsOriginSizeAndRoot)
{
    EXPECT_EQ(checkpointText(someCheckpoint()), "ledger.example/acme\n19\n" + sha256("root of 19").base64() + "\n");
}

TEST(Checkpoint, ASignedOneVerifiesAndSaysWhatWasSigned)
{
    const auto checkpoint = verifyByAuditor(signedNote());
    ASSERT_TRUE(checkpoint) << english(checkpoint.error().context);
    EXPECT_EQ(checkpoint->origin, "ledger.example/acme");
    EXPECT_EQ(checkpoint->head, someCheckpoint().head);
}

TEST(Checkpoint, TheSignatureLineCarriesTheKeyHashOfC2sp)
{
    const auto note = signedNote();
    const auto line = note.substr(note.find("\n\n") + 2);
    const std::string prefix = "\u2014 auditor ";
    ASSERT_EQ(line.substr(0, prefix.size()), prefix);
    const auto bytes = fromBase64(line.substr(prefix.size(), line.size() - prefix.size() - 1));
    ASSERT_TRUE(bytes);
    ASSERT_EQ(bytes->size(), 68U);
    const auto raw = signerOf(1)->publicKey();
    const auto hash = sha256("auditor\n\x01" + std::string(textOf(raw.bytes())));
    EXPECT_EQ(toHex(ByteView(*bytes).first(4)), hash.hex().substr(0, 8));
}

TEST(Checkpoint, AnyFlippedBitIsRefused)
{
    const auto note = signedNote();
    for (std::size_t i = 0; i < note.size(); ++i)
        for (int bit = 0; bit < 8; ++bit) {
            auto flipped = note;
            flipped[i] = static_cast<char>(static_cast<unsigned char>(flipped[i]) ^ (1U << bit));
            EXPECT_FALSE(verifyByAuditor(flipped)) << "byte " << i << " bit " << bit;
        }
}

TEST(Checkpoint, AnotherNameOrKeyIsRefused)
{
    const auto note = signedNote();
    EXPECT_FALSE(verifyCheckpoint(note, "witness", signerOf(1)->publicKey()));
    EXPECT_FALSE(verifyCheckpoint(note, "auditor", signerOf(2)->publicKey()));
}

TEST(Checkpoint, AnUnsignedOneProvesNothing)
{
    const auto text = checkpointText(someCheckpoint());
    EXPECT_FALSE(verifyByAuditor(text));
    EXPECT_FALSE(verifyByAuditor(text + "\n"));
    EXPECT_FALSE(verifyByAuditor(""));
}

TEST(Checkpoint, SignaturesByOthersBesideOursAreLeftAlone)
{
    const auto signer = signerOf(2);
    const auto other = *signCheckpoint(someCheckpoint(), "witness", *signer);
    const auto line = other.substr(other.find("\n\n") + 2);
    EXPECT_TRUE(verifyByAuditor(signedNote() + line));
    const auto note = signedNote();
    const auto gap = note.find("\n\n") + 2;
    EXPECT_TRUE(verifyByAuditor(note.substr(0, gap) + line + note.substr(gap)));
}

TEST(Checkpoint, ExtraLinesAreRefusedEvenWhenSigned)
{
    const auto signer = signerOf(1);
    auto checkpoint = someCheckpoint();
    checkpoint.origin = "ledger.example/acme\n19";
    EXPECT_FALSE(signCheckpoint(checkpoint, "auditor", *signer));

    const std::string text = checkpointText(someCheckpoint()) + "extension\n";
    auto line = fromBase64([] {
        const auto note = signedNote();
        const auto at = note.rfind(' ') + 1;
        return note.substr(at, note.size() - at - 1);
    }());
    ASSERT_TRUE(line);
    line->resize(4);
    const auto signature = signer->sign(viewOf(text));
    ASSERT_TRUE(signature);
    line->insert(line->end(), signature->begin(), signature->end());
    EXPECT_FALSE(verifyByAuditor(text + "\n\u2014 auditor " + toBase64(*line) + "\n"));
}

TEST(Checkpoint, ControlCharactersAreRefused)
{
    const auto note = signedNote();
    EXPECT_FALSE(verifyByAuditor(note + "\r\n"));
    EXPECT_FALSE(verifyByAuditor("\x1b" + note));
}

TEST(Checkpoint, SignerNamesWithSpacesOrPlusAreRefused)
{
    const auto signer = signerOf(1);
    EXPECT_FALSE(signCheckpoint(someCheckpoint(), "an auditor", *signer));
    EXPECT_FALSE(signCheckpoint(someCheckpoint(), "auditor+1", *signer));
    EXPECT_FALSE(signCheckpoint(someCheckpoint(), "auditor\u00a01", *signer));
    EXPECT_FALSE(signCheckpoint(someCheckpoint(), "", *signer));
}

TEST(Checkpoint, AnEmptyLogHasOnlyTheEmptyRoot)
{
    const auto signer = signerOf(1);
    const Checkpoint empty{"o", {0, emptyRoot()}};
    EXPECT_TRUE(verifyByAuditor(*signCheckpoint(empty, "auditor", *signer)));
    const Checkpoint wrong{"o", {0, sha256("x")}};
    EXPECT_FALSE(verifyByAuditor(*signCheckpoint(wrong, "auditor", *signer)));
}

} // namespace
} // namespace countersign::audit
