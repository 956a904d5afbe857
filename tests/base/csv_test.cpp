// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/csv.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace countersign {
namespace {

TEST(Csv, QuotesWhatWouldBreakARow)
{
    EXPECT_EQ(csvRow({"a", "", "b c"}), "a,,b c\r\n");
    EXPECT_EQ(csvRow({"1,5", "say \"no\"", "two\nlines"}), "\"1,5\",\"say \"\"no\"\"\",\"two\nlines\"\r\n");
}

TEST(Csv, NoTextCellIsAFormula)
{
    EXPECT_EQ(formulaSafe("=1+1"), "'=1+1");
    EXPECT_EQ(formulaSafe("+49"), "'+49");
    EXPECT_EQ(formulaSafe("-1"), "'-1");
    EXPECT_EQ(formulaSafe("@SUM(A1)"), "'@SUM(A1)");
    EXPECT_EQ(formulaSafe("\t=1"), "'\t=1");
    EXPECT_EQ(formulaSafe("  =1"), "'  =1");
    EXPECT_EQ(formulaSafe("\u00a0=1"), "'\u00a0=1");
    EXPECT_EQ(formulaSafe("fine\n=1\r@x"), "fine\n'=1\r'@x");
    EXPECT_EQ(formulaSafe("invoice:1-2=3"), "invoice:1-2=3");
    EXPECT_EQ(formulaSafe("'quoted"), "''quoted");
    EXPECT_EQ(formulaSafe(""), "");
}

RC_GTEST_PROP(Csv, TheGuardCanBeTakenAway, (const std::vector<char> &picked))
{
    constexpr std::string_view Alphabet = "=+-@\t '\r\nab,\"";
    std::string text;
    for (const char c : picked)
        text += Alphabet[static_cast<unsigned char>(c) % Alphabet.size()];
    RC_ASSERT(withoutFormulaGuard(formulaSafe(text)) == text);
}

} // namespace
} // namespace countersign
