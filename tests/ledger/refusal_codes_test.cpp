// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/refusal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

// Every refusal code is provoked by a test named after it, or it is said here why it cannot be.
namespace countersign::ledger {
namespace {

const std::map<std::string, std::string> &unreachable()
{
    static const std::map<std::string, std::string> Codes{};
    return Codes;
}

std::set<std::string> codesInTestNames()
{
    std::set<std::string> codes;
    const auto &program = *::testing::UnitTest::GetInstance();
    for (int suite = 0; suite < program.total_test_suite_count(); ++suite) {
        const auto &tests = *program.GetTestSuite(suite);
        for (int test = 0; test < tests.total_test_count(); ++test) {
            const std::string name = tests.GetTestInfo(test)->name();
            if (name.starts_with("RC") && name.find('_') == 5)
                codes.insert(name.substr(0, 5));
        }
    }
    return codes;
}

TEST(RefusalCodes, EachHasATestOrAReason)
{
    const auto tested = codesInTestNames();
    for (const auto &code : resolution::refusalCodes())
        EXPECT_EQ(tested.count(code) + unreachable().count(code), 1u)
            << code << " has neither a test nor a reason, or both";
}

TEST(RefusalCodes, NoTestIsNamedAfterACodeThatDoesNotExist)
{
    const auto &known = resolution::refusalCodes();
    for (const auto &code : codesInTestNames())
        EXPECT_EQ(std::count(known.begin(), known.end(), code), 1) << code;
}

} // namespace
} // namespace countersign::ledger
