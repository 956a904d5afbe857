// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/json_reader.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace countersign {
namespace {

using nlohmann::json;

std::string faultOf(const json &value)
{
    JsonReader reader(value, "thing");
    static_cast<void>(reader.text("name", 1, 5));
    static_cast<void>(reader.integer("count", 1, 9));
    const auto status = reader.finish();
    return status ? "" : english(status.error().context);
}

TEST(JsonReader, NamesTheFirstFault)
{
    EXPECT_EQ(faultOf({{"name", "ada"}, {"count", "3"}}), "");
    EXPECT_EQ(faultOf({{"count", "3"}}), "thing field name is missing");
    EXPECT_EQ(faultOf({{"name", "ada"}, {"count", "3"}, {"more", "x"}}), "thing field more is unknown");
    EXPECT_EQ(faultOf({{"name", 7}, {"count", "3"}}), "thing field name is not a string");
    EXPECT_EQ(faultOf({{"name", "ada"}, {"count", "10"}}), "thing field count is not a whole number from 1 to 9");
    EXPECT_EQ(faultOf({{"name", "a\nb"}, {"count", "3"}}),
              "thing field name holds a control character or is not UTF-8");
    EXPECT_EQ(faultOf(json::array()), "thing is not a JSON object");
}

} // namespace
} // namespace countersign
