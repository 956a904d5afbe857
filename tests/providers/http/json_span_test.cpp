// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/json_span.h"
#include "providers/http/json_value.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace countersign::providers {
namespace {

using nlohmann::json;

TEST(JsonSpan, GivesTheBytesAsTheyStand)
{
    const std::string text =
        " {\"a\" : [ {\"x\": 1.50} ,\"]}\\\"\", [ ] , null ], \"b/c\":{\"~\": true }, \"e\\u0066\": 2} ";
    EXPECT_EQ(rawAt(text, "/a/0"), R"({"x": 1.50})");
    EXPECT_EQ(rawAt(text, "/a/0/x"), "1.50");
    EXPECT_EQ(rawAt(text, "/a/1"), R"("]}\"")");
    EXPECT_EQ(rawAt(text, "/a/2"), "[ ]");
    EXPECT_EQ(rawAt(text, "/a/3"), "null");
    EXPECT_EQ(rawAt(text, "/b~1c/~0"), "true");
    EXPECT_EQ(rawAt(text, "/ef"), "2");
    EXPECT_EQ(rawElements(rawAt(text, "/a")).size(), 4U);
    EXPECT_TRUE(rawElements("[ ]").empty());
    EXPECT_TRUE(rawElements("{}").empty());
    for (const char *nowhere : {"/x", "/a/4", "/a/-", "/a/01", "/a/0/x/y", "/b~1c/0"})
        EXPECT_EQ(rawAt(text, nowhere), "") << nowhere;
}

json anyJson(int depth)
{
    const int kind = *rc::gen::inRange(0, depth > 0 ? 6 : 4);
    if (kind == 0)
        return nullptr;
    if (kind == 1)
        return *rc::gen::arbitrary<int>();
    if (kind == 2)
        return *rc::gen::arbitrary<bool>();
    if (kind == 3)
        return *rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab\"\\[]{},: /~")));
    json value = kind == 4 ? json::array() : json::object();
    const int count = *rc::gen::inRange(0, 4);
    for (int i = 0; i < count; ++i) {
        if (kind == 4)
            value.push_back(anyJson(depth - 1));
        else
            value[*rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab\"/~]}")))] = anyJson(depth - 1);
    }
    return value;
}

void expectSameEverywhere(const std::string &text, const json &value, const std::string &pointer)
{
    RC_ASSERT(json::parse(rawAt(text, pointer)) == value);
    if (!value.is_structured())
        return;
    for (const auto &[name, member] : value.items())
        expectSameEverywhere(text, member,
                             pointer + "/" + json(json::json_pointer() / name).get<std::string>().substr(1));
}

RC_GTEST_PROP(JsonSpan, EveryPartParsesToTheValueThatIsThere, ())
{
    const json value = anyJson(4);
    expectSameEverywhere(value.dump(*rc::gen::element(-1, 2)), value, "");
}

RC_GTEST_PROP(JsonSpan, EndsOnAnyText, ())
{
    const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("[]{}\",:\\a1 ")));
    rawElements(rawAt(text, "/a"));
    rawElements(text);
    rawAt(text, "/0/a");
}

} // namespace
} // namespace countersign::providers
