// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/canonical_json.h"
#include "models/base/file.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <filesystem>

namespace countersign {
namespace {

using nlohmann::json;

std::string vector(const std::string &name)
{
    return *readFile(std::string(COUNTERSIGN_SHARED_DIR) + "/vectors/jcs/" + name);
}

bool vectorsAreHere()
{
    return std::filesystem::exists(std::string(COUNTERSIGN_SHARED_DIR) + "/vectors/jcs");
}

rc::Gen<std::string> anyText()
{
    return rc::gen::map(
        rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 0x2000)), [](const std::vector<int> &points) {
            std::string text;
            for (const int point : points) {
                const auto c = static_cast<unsigned>(point);
                if (c < 0x80)
                    text += static_cast<char>(c);
                else if (c < 0x800)
                    text += {static_cast<char>(0xC0U | (c >> 6U)), static_cast<char>(0x80U | (c & 0x3FU))};
                else
                    text += {static_cast<char>(0xE0U | (c >> 12U)), static_cast<char>(0x80U | ((c >> 6U) & 0x3FU)),
                             static_cast<char>(0x80U | (c & 0x3FU))};
            }
            return text;
        });
}

json anyValue(int depth)
{
    const int shape = depth == 0 ? 0 : *rc::gen::inRange(0, 3);
    if (shape == 0)
        return *anyText();
    const int members = *rc::gen::inRange(0, 4);
    json value = shape == 1 ? json::array() : json::object();
    for (int i = 0; i < members; ++i) {
        if (shape == 1)
            value.push_back(anyValue(depth - 1));
        else
            value[*rc::gen::container<std::string>(rc::gen::inRange<char>(1, 127))] = anyValue(depth - 1);
    }
    return value;
}

RC_GTEST_PROP(CanonicalJson, WritingThenReadingGivesTheSameValue, ())
{
    json value = json::object();
    value["v"] = anyValue(4);
    const auto bytes = toCanonical(value);
    RC_ASSERT(bytes.has_value());
    if (bytes->find('\0') != std::string::npos)
        RC_DISCARD("NUL cannot stand in text");
    const auto back = parseCanonical(*bytes);
    if (bytes->size() <= CanonicalLimits{}.maxBytes) {
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == value);
    }
}

// Two different byte strings never mean the same: whatever is accepted is exactly what would be written.
RC_GTEST_PROP(CanonicalJson, AnyByteChangedIsRefusedOrAnotherValue, ())
{
    const json value = {{"a", anyValue(2)}, {"b", {{"c", "text"}, {"d", json::array({"1", "2"})}}}};
    const auto bytes = toCanonical(value);
    RC_ASSERT(bytes.has_value());
    std::string damaged = *bytes;
    const auto at = *rc::gen::inRange<std::size_t>(0, damaged.size());
    damaged[at] = static_cast<char>(damaged[at] ^ *rc::gen::inRange(1, 256));
    const auto read = parseCanonical(damaged);
    if (read)
        RC_ASSERT(*read != value);
}

TEST(CanonicalJson, WritesThePublishedVectorsOfOurSubset)
{
    if (!vectorsAreHere())
        GTEST_SKIP() << "the published vectors are not here";
    EXPECT_EQ(*parseCanonical(vector("unicode.output.json")), json::parse(vector("unicode.input.json")));
    EXPECT_EQ(*toCanonical(json::parse(vector("unicode.input.json"))), vector("unicode.output.json"));
}

TEST(CanonicalJson, RefusesThePublishedVectorsOutsideOurSubset)
{
    if (!vectorsAreHere())
        GTEST_SKIP() << "the published vectors are not here";
    for (const char *name : {"arrays", "french", "structures", "values", "weird"}) {
        EXPECT_FALSE(parseCanonical(vector(std::string(name) + ".output.json")).has_value()) << name;
        EXPECT_FALSE(toCanonical(json::parse(vector(std::string(name) + ".input.json"))).has_value()) << name;
    }
}

TEST(CanonicalJson, EscapesAsRfc8785Asks)
{
    EXPECT_EQ(*toCanonical(json{{"a", "\b\t\n\f\r\x01\x1f\"\\/\x7f\xE2\x82\xAC"}}),
              "{\"a\":\"\\b\\t\\n\\f\\r\\u0001\\u001f\\\"\\\\/\x7f\xE2\x82\xAC\"}");
}

TEST(CanonicalJson, RefusesEverySecondSpelling)
{
    for (const char *bad : {"",
                            "{",
                            "{} ",
                            " {}",
                            "{\"a\": \"b\"}",
                            "{\"b\":\"1\",\"a\":\"2\"}",
                            "{\"a\":\"1\",\"a\":\"1\"}",
                            "{\"a\":\"\\u0041\"}",
                            "{\"a\":\"\\/\"}",
                            "{\"a\":1}",
                            "{\"a\":1.0}",
                            "{\"a\":-0}",
                            "{\"a\":true}",
                            "{\"a\":null}",
                            "{\"a\":\"\\ud800\"}",
                            "\xEF\xBB\xBF{}",
                            "{\"\xC3\xA9\":\"\"}",
                            "{\"a\":\"\xFF\"}",
                            "{\"a\":\"\\u000A\"}",
                            "{}{}",
                            "{\"a\":\"b\",}",
                            "[1]",
                            "// {}"})
        EXPECT_FALSE(parseCanonical(bad).has_value()) << bad;
    EXPECT_FALSE(parseCanonical(std::string_view("{\"a\":\"\0\"}", 9)).has_value());
    EXPECT_TRUE(parseCanonical("{\"a\":\"b\"}").has_value());
}

TEST(CanonicalJson, DeepAndLargeInputIsRefusedBeforeATreeExists)
{
    EXPECT_FALSE(parseCanonical(std::string(16000, '[')).has_value());
    const CanonicalLimits wide{200 * 1000 * 1000, 32};
    EXPECT_FALSE(parseCanonical(std::string(1000000, '['), wide).has_value());
    EXPECT_FALSE(parseForeignJson(std::string(1000000, '['), wide).has_value());
    EXPECT_FALSE(checkJsonShape(std::string(100 * 1000 * 1000, 'x')).has_value());
    const std::string deepest = std::string(32, '[') + std::string(32, ']');
    EXPECT_TRUE(checkJsonShape(deepest).has_value());
    EXPECT_FALSE(checkJsonShape('[' + deepest + ']').has_value());
    EXPECT_TRUE(checkJsonShape("{\"a\":\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\\\"[\"}").has_value());
}

TEST(CanonicalJson, WritesNothingThatWouldBeTooDeepToRead)
{
    json value = "leaf";
    for (int i = 0; i < 32; ++i)
        value = json::array({value});
    const auto deepest = toCanonical(value);
    ASSERT_TRUE(deepest.has_value());
    EXPECT_EQ(*parseCanonical(*deepest), value);
    EXPECT_FALSE(toCanonical(json::array({value})).has_value());
    EXPECT_FALSE(toCanonical(json::object({{"a", value}})).has_value());
}

TEST(ForeignJson, KeepsTheDigitsOfEveryNumber)
{
    const auto value = parseForeignJson(R"({"a":1250.10,"b":9007199254740993,"c":1e3,"d":-5,"e":null,"f":[true]})",
                                        CanonicalLimits{1000, 8});
    ASSERT_TRUE(value.has_value());
    EXPECT_EQ(value->at("a"), "1250.10");
    EXPECT_EQ(value->at("b"), "9007199254740993");
    EXPECT_EQ(value->at("c"), "1e3");
    EXPECT_EQ(value->at("d"), "-5");
    EXPECT_TRUE(value->at("e").is_null());
    EXPECT_FALSE(parseForeignJson(R"({"a":1,"a":2})", CanonicalLimits{1000, 8}).has_value());
    EXPECT_FALSE(parseForeignJson("<html>", CanonicalLimits{1000, 8}).has_value());
}

} // namespace
} // namespace countersign
