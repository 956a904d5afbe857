// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/bytes.h"
#include "models/base/digest.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace countersign {
namespace {

Bytes toBytes(const std::vector<std::uint8_t> &values)
{
    Bytes bytes;
    for (const std::uint8_t value : values)
        bytes.push_back(static_cast<std::byte>(value));
    return bytes;
}

RC_GTEST_PROP(Bytes, HexReadsBackWhatItWrote, (const std::vector<std::uint8_t> &values))
{
    const Bytes bytes = toBytes(values);
    const auto back = fromHex(toHex(bytes));
    RC_ASSERT(back.has_value());
    RC_ASSERT(*back == bytes);
}

RC_GTEST_PROP(Bytes, Base64ReadsBackWhatItWrote, (const std::vector<std::uint8_t> &values))
{
    const Bytes bytes = toBytes(values);
    const auto back = fromBase64(toBase64(bytes));
    RC_ASSERT(back.has_value());
    RC_ASSERT(*back == bytes);
}

// Whatever is accepted is the one spelling of its bytes.
RC_GTEST_PROP(Bytes, AcceptedBase64IsCanonical, (const std::string &text))
{
    const auto bytes = fromBase64(text);
    if (bytes)
        RC_ASSERT(toBase64(*bytes) == text);
}

TEST(Bytes, RefusesSecondSpellingsOfBase64)
{
    for (const char *text : {"Zh==", "Zg=", "Zg", "Zg==\n", " Zg==", "Zm9=", "Z===", "====", "_-8="})
        EXPECT_FALSE(fromBase64(text).has_value()) << text;
    EXPECT_EQ(textOf(*fromBase64("Zg==")), "f");
    EXPECT_EQ(textOf(*fromBase64("Zm9vYmE=")), "fooba");
}

TEST(Bytes, RefusesUpperCaseAndOddHex)
{
    for (const char *text : {"A0", "a", "zz", "0x10"})
        EXPECT_FALSE(fromHex(text).has_value()) << text;
}

TEST(Digest, IsSha256AndReadsBack)
{
    // FIPS 180-4 example "abc".
    const Digest digest = sha256("abc");
    EXPECT_EQ(digest.hex(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(*Digest::fromHex(digest.hex()), digest);
    EXPECT_FALSE(Digest::fromHex(digest.hex().substr(1)).has_value());
    EXPECT_FALSE(sha256("abd") == digest);
}

} // namespace
} // namespace countersign
