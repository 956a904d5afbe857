// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resolution/vector_input.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

// Every row of resources/rules/fact_vectors.json: what a fact is worth, why, and when time alone could change it.
namespace countersign::resolution {
namespace {

std::string dataOf(const Fact &fact)
{
    std::string text;
    for (const auto &[name, value] : fact.why)
        text += " " + name + "=" + value;
    return text;
}

std::string momentOf(const std::optional<Instant> &at)
{
    return at ? std::to_string(at->time_since_epoch().count()) : "never";
}

TEST(FactVectors, EveryRowHolds)
{
    for (const FactVector &vector : loadFactVectors()) {
        SCOPED_TRACE(vector.fact + ": " + vector.name);
        const Fact fact = computeFact(vector.fact, vector.scene.input, vector.scene.rules);
        EXPECT_EQ(fact.value, vector.expect) << dataOf(fact);
        EXPECT_EQ(momentOf(fact.mayChangeAt), momentOf(vector.mayChangeAt));
        const auto unmet = fact.why.find("unmet");
        const std::string why = unmet == fact.why.end() ? "" : unmet->second;
        EXPECT_EQ(why, vector.unmet.value_or(why)) << dataOf(fact);
    }
}

TEST(FactVectors, EveryFactHasRowsForBothOfItsValues)
{
    std::map<std::string, std::map<bool, int>> rows;
    for (const FactVector &vector : loadFactVectors())
        ++rows[vector.fact][vector.expect];
    for (const std::string &fact : factNames()) {
        SCOPED_TRACE(fact);
        EXPECT_GE(rows[fact][true], 1);
        EXPECT_GE(rows[fact][false], 1);
        EXPECT_GE(rows[fact][true] + rows[fact][false], 5);
    }
    EXPECT_EQ(rows.size(), factNames().size()) << "a row names a fact that is not in the closed list";
}

TEST(FactVectors, TheTableOfAllFactsAgreesWithEachFactAlone)
{
    const FactVector vector = loadFactVectors().front();
    const FactTable table = computeFacts(vector.scene.input, vector.scene.rules);
    ASSERT_EQ(table.size(), factNames().size());
    for (const auto &[name, fact] : table)
        EXPECT_EQ(fact, computeFact(name, vector.scene.input, vector.scene.rules)) << name;
}

} // namespace
} // namespace countersign::resolution
