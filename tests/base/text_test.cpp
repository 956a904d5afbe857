// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/strong_text.h"
#include "models/base/text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace countersign {
namespace {

TEST(Text, KnowsUtf8FromLookalikes)
{
    for (const char *good : {"", "plain", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x98\x82", "\xEF\xBF\xBF"})
        EXPECT_TRUE(isUtf8(good)) << good;
    // overlong, surrogate, beyond U+10FFFF, cut short, lone continuation
    for (const char *bad : {"\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x82", "\x80", "\xFF"})
        EXPECT_FALSE(isUtf8(bad)) << escapedForDisplay(bad);
}

TEST(Text, ControlsAndBidiAreNotPrintable)
{
    for (const char *bad : {"a\nb", "\t", "\x7F", "\xC2\x85", "\xE2\x80\xAE", "\xE2\x81\xA6", "\xE2\x80\xA8",
                            "\x1B[31m", "\xD8\x9C", "\xE2\x80\x8F"})
        EXPECT_FALSE(isPrintable(bad)) << escapedForDisplay(bad);
    EXPECT_TRUE(isPrintable("invoice:inv_42 \xE2\x82\xAC"));
    EXPECT_EQ(escapedForDisplay("a\nb\xE2\x80\xAE\xFF"), "a\\u{000A}b\\u{202E}\\xFF");
    EXPECT_EQ(onOneLine("one\ntwo\r\n"), "one two");
    EXPECT_EQ(onOneLine("\n"), "");
}

TEST(IntentKey, HasOneTo255BytesAndKeepsThemExactly)
{
    EXPECT_FALSE(IntentKey::parse("").has_value());
    EXPECT_TRUE(IntentKey::parse(std::string(255, 'k')).has_value());
    EXPECT_FALSE(IntentKey::parse(std::string(256, 'k')).has_value());
    // composed and decomposed e-acute are two keys
    EXPECT_NE(*IntentKey::parse("caf\xC3\xA9"), *IntentKey::parse("cafe\xCC\x81"));
    EXPECT_EQ(IntentKey::parse(" a ")->value(), " a ");
}

TEST(Text, IntegersHaveOneSpelling)
{
    EXPECT_EQ(parseInt64("-9223372036854775808"), INT64_MIN);
    EXPECT_EQ(parseInt64("9223372036854775807"), INT64_MAX);
    for (const char *bad : {"", "-", "-0", "01", "+1", "1 ", " 1", "1.0", "1e3", "9223372036854775808", "0x1"})
        EXPECT_FALSE(parseInt64(bad).has_value()) << bad;
    EXPECT_EQ(parseUint64("18446744073709551615"), UINT64_MAX);
    EXPECT_FALSE(parseUint64("-1").has_value());
}

RC_GTEST_PROP(Text, EveryInt64ReadsBack, (std::int64_t value))
{
    RC_ASSERT(parseInt64(std::to_string(value)) == value);
}

} // namespace
} // namespace countersign
