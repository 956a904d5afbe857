// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/json_difference.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace countersign {

void PrintTo(const FieldChange &change, std::ostream *out)
{
    *out << change.field << ": " << change.before << " -> " << change.after;
}

namespace {

using nlohmann::json;
using Changes = std::vector<FieldChange>;

TEST(JsonDifference, NamesEachLeafThatDiffersByItsPath)
{
    const json before = {{"people", {{"confirm", "1"}, {"reject", "1"}}}, {"version", "1"}};
    const json after = {{"people", {{"confirm", "2"}, {"reject", "1"}}}, {"version", "2"}};
    EXPECT_EQ(fieldChanges(before, after), (Changes{{"people.confirm", "1", "2"}, {"version", "1", "2"}}));
    EXPECT_EQ(fieldChanges(after, after), Changes());
}

TEST(JsonDifference, SaysWhatIsNewAndWhatIsGone)
{
    const json before = {{"thresholds", {{"EUR", "500"}}}};
    const json after = {{"thresholds", {{"USD", "700"}}}};
    EXPECT_EQ(fieldChanges(before, after), (Changes{{"thresholds.EUR", "500", ""}, {"thresholds.USD", "", "700"}}));
    EXPECT_EQ(fieldChanges(json::object(), before), (Changes{{"thresholds.EUR", "", "500"}}));
}

TEST(JsonDifference, ShowsAListWholeAndAnEmptyOneAsAList)
{
    const json before = {{"roles", {"operator"}}};
    const json after = {{"roles", {"approver", "operator"}}};
    EXPECT_EQ(fieldChanges(before, after), (Changes{{"roles", "[operator]", "[approver, operator]"}}));
    EXPECT_EQ(fieldChanges(before, {{"roles", json::array()}}), (Changes{{"roles", "[operator]", "[]"}}));
}

} // namespace
} // namespace countersign
