// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/canonical_json.h"
#include "models/statement/envelope.h"
#include "models/statement/statement.h"
#include "tests/statement/sample_statements.h"

#include <nlohmann/json.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <sys/mman.h>

#include <string>
#include <string_view>
#include <vector>

// What an operator with a text editor, or worse, could hand in (trust.md (d) 21).
namespace countersign::statement {
namespace {

using ::testing::HasSubstr;
using namespace std::string_view_literals;

std::string good()
{
    return *encodeStatement(sampleResolution(Action::Confirm));
}

std::string repeated(std::string_view text, std::size_t times)
{
    std::string all;
    all.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        all.append(text);
    return all;
}

void expectBadShape(std::string_view bytes, const std::string &why)
{
    const auto shape = checkJsonShape(bytes);
    ASSERT_FALSE(shape.has_value());
    EXPECT_EQ(shape.error().kind, ErrorKind::InvalidInput);
    EXPECT_THAT(english(shape.error().context), HasSubstr(why));
    EXPECT_FALSE(parseStatement(bytes).has_value());
    EXPECT_FALSE(parseEnvelope(bytes).has_value());
}

// Passes G1, so that it is G2 that refuses.
void expectBadStatement(const std::string &bytes)
{
    EXPECT_TRUE(checkJsonShape(bytes).has_value());
    const auto parsed = parseStatement(bytes);
    ASSERT_FALSE(parsed.has_value()) << bytes;
    EXPECT_EQ(parsed.error().kind, ErrorKind::InvalidInput);
    EXPECT_FALSE(parsed.error().context.empty());
}

TEST(HostileStatement, AHundredMegabytesAreRefusedWithoutReadingOneOfThem)
{
    constexpr std::size_t Size = 100'000'000;
    void *const forbidden = ::mmap(nullptr, Size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    ASSERT_NE(forbidden, MAP_FAILED);
    expectBadShape({static_cast<const char *>(forbidden), Size}, "bytes"); // a byte read would end this program
    EXPECT_EQ(::munmap(forbidden, Size), 0);
}

TEST(HostileStatement, NestingIsRefusedBeforeATreeIsBuilt)
{
    CanonicalLimits wide;
    wide.maxBytes = 10'000'000;
    for (const std::string_view opening : {"["sv, R"({"a":)"sv}) {
        const auto refused = checkJsonShape(repeated(opening, 100'000), wide);
        ASSERT_FALSE(refused.has_value());
        EXPECT_THAT(english(refused.error().context), HasSubstr("nested"));
        EXPECT_FALSE(parseCanonical(repeated(opening, 100'000), wide).has_value());
        expectBadShape(repeated(opening, 33), "nested");
    }
    EXPECT_TRUE(checkJsonShape(repeated("[", 32) + repeated("]", 32)).has_value());
    expectBadShape(repeated("[", 33) + repeated("]", 33), "nested");
    // Brackets inside a string are text.
    EXPECT_TRUE(checkJsonShape("\"" + repeated("[", 1000) + "\"").has_value());
}

TEST(HostileStatement, BytesThatAreNoTextHaveNoShape)
{
    expectBadShape("\xEF\xBB\xBF" + good(), "byte order mark");
    expectBadShape(good() + std::string(1, '\0'), "NUL");
    expectBadShape("\xFF\xFE{\0}\0"sv, "");
    for (const std::string_view bad :
         {"\x80"sv, "\xC0\x80"sv, "\xC1\xBF"sv, "\xE0\x80\x80"sv, "\xED\xA0\x80"sv, "\xED\xBF\xBF"sv,
          "\xF4\x90\x80\x80"sv, "\xF8\x88\x80\x80\x80"sv, "\xE2\x82"sv}) {
        std::string bytes = good();
        bytes.insert(bytes.find("One charge"), bad);
        expectBadShape(bytes, "UTF-8");
    }
}

TEST(HostileStatement, OneSpellingIsCanonicalAndAllOthersAreRefused)
{
    const Statement statement = sampleResolution(Action::Confirm);
    expectBadStatement(" " + good());
    expectBadStatement(good() + "\n");
    expectBadStatement(good() + good());
    expectBadStatement(good() + ",");
    expectBadStatement(bytesWith(statement, R"("action":)", R"("action": )"));
    expectBadStatement(bytesWith(statement, "One charge", R"(\u004fne charge)"));
    expectBadStatement(bytesWith(statement, R"(GET /v1)", R"(GET \/v1)"));
    expectBadStatement(bytesWith(statement, R"("acme")", R"("\u00e9")"));
    expectBadStatement(bytesWith(statement, R"("tenant":"acme","v":"1")", R"("v":"1","tenant":"acme")"));
    expectBadStatement(bytesWith(statement, R"("prior":{"status":"unknown","version":"3"})",
                                 R"("prior":{"version":"3","status":"unknown"})"));
}

TEST(HostileStatement, AKeyThatStandsTwiceIsRefused)
{
    const Statement statement = sampleResolution(Action::Confirm);
    expectBadStatement(bytesWith(statement, R"("action":"confirm",)", R"("action":"confirm","action":"confirm",)"));
    expectBadStatement(bytesWith(statement, R"("action":"confirm",)", R"("action":"confirm","action":"reject",)"));
    expectBadStatement(bytesWith(statement, R"("currency":"EUR",)", R"("currency":"EUR","currency":"USD",)"));
    expectBadStatement(bytesWith(statement, R"("action":)", R"("\u0061ction":"reject","action":)"));
}

TEST(HostileStatement, OnlyStringsAreLeaves)
{
    const Statement statement = sampleResolution(Action::Confirm);
    for (const char *leaf : {"1", "-0", "1e3", "1.10", "3.0", "18446744073709551616", "1e999999", "true", "false",
                             "null", "NaN", "Infinity", "0x1", "01", "[]", "{}", "'x'", ""}) {
        expectBadStatement(bytesWith(statement, R"("v":"1")", std::string(R"("v":)") + leaf));
        expectBadStatement(bytesWith(statement, R"("version":"3")", std::string(R"("version":)") + leaf));
        expectBadStatement(
            bytesWith(statement, R"("amount_minor":"125000")", std::string(R"("amount_minor":)") + leaf));
    }
}

TEST(HostileStatement, KeysAreAscii)
{
    expectBadStatement(bytesWith(sampleGovernance(Kind::PolicySet), R"("subject":{)", R"("subject":{"é":"",)"));
}

TEST(HostileStatement, ControlAndDirectionMarksAreRefusedHoweverTheyAreWritten)
{
    const Statement statement = sampleResolution(Action::Confirm);
    for (const std::string mark :
         {R"(\u0000)", R"(\u0001)", R"(\t)", R"(\n)", R"(\r)", R"(\u001b)", "\x7f", "\u0080", "\u0085", "\u009f",
          "\u061c", "\u200e", "\u200f", "\u202a", "\u202e", "\u2066", "\u2069", "\u2028", "\u2029"}) {
        expectBadStatement(bytesWith(statement, R"("acme")", "\"ac" + mark + "me\""));
        expectBadStatement(bytesWith(statement, "One charge", "One" + mark + "charge"));
        expectBadStatement(bytesWith(statement, "cus_7", "cus" + mark + "7"));
        expectBadStatement(bytesWith(statement, "GET /v1", "GET" + mark + "/v1"));
        expectBadStatement(bytesWith(sampleGovernance(Kind::PolicySet), "j.doe", "j" + mark + "doe"));
    }
}

TEST(HostileStatement, HalfASurrogatePairIsRefused)
{
    const Statement statement = sampleResolution(Action::Confirm);
    for (const char *half : {R"(\ud800)", R"(\udfff)", R"(\ud83d\ud83d)", R"(\ude00\ud83d)", R"(\ud83dx)"})
        expectBadStatement(bytesWith(statement, "One charge", half));
    expectBadStatement(bytesWith(statement, "One charge", R"(\ud83d\ude00)")); // a whole one is written as itself
    EXPECT_TRUE(parseStatement(bytesWith(statement, "One charge", "\U0001F600")).has_value());
}

TEST(HostileStatement, CutAnywhereIsRefused)
{
    const std::string bytes = good();
    for (std::size_t size = 0; size < bytes.size(); ++size)
        ASSERT_FALSE(parseStatement(std::string_view(bytes).substr(0, size)).has_value()) << size;
}

TEST(HostileStatement, OtherJsonIsNoStatement)
{
    for (const char *json : {"{}", "[]", R"("")", R"({"v":"1"})", "[[]]", R"([{"v":"1"}])"})
        expectBadStatement(json);
}

TEST(HostileStatement, AnErrorCarriesNoControlCharacterOfTheInput)
{
    const Statement statement = sampleGovernance(Kind::PolicySet);
    const auto parsed = parseStatement(bytesWith(statement, R"("v":"1")", "\"v\":\"1\",\"w\u001b[2J\":\"\""));
    ASSERT_FALSE(parsed.has_value());
    const auto escaped = parseStatement(bytesWith(statement, R"("v":"1")", R"("v":"1","w\u001b[2J":"")"));
    ASSERT_FALSE(escaped.has_value());
    EXPECT_EQ(english(parsed.error().context).find('\x1b'), std::string::npos);
    EXPECT_EQ(english(escaped.error().context).find('\x1b'), std::string::npos);
}

RC_GTEST_PROP(HostileStatement, RandomBytesAreRefusedAndNothingElseHappens, ())
{
    const auto bytes = *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
    RC_ASSERT(!parseStatement(bytes).has_value());
    RC_ASSERT(!parseEnvelope(bytes).has_value());
}

RC_GTEST_PROP(HostileStatement, RandomJsonPunctuationIsRefusedAndNothingElseHappens, ())
{
    const auto bytes = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("{}[]\",:\\u0dv1 \n-.eE")));
    RC_ASSERT(!parseStatement(bytes).has_value());
    RC_ASSERT(!parseEnvelope(bytes).has_value());
}

} // namespace
} // namespace countersign::statement
