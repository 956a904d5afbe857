// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/effect/finding.h"

#include <gtest/gtest.h>

namespace countersign::effect {
namespace {

TEST(Finding, NamesAreTheSevenAndNothingElse)
{
    const std::vector<Finding> all{Found{}, FoundMany{}, Mismatch{}, Absent{}, Inconclusive{}, Denied{}, Unavailable{}};
    for (const Finding &finding : all)
        EXPECT_TRUE(isFindingName(findingName(finding)));
    EXPECT_FALSE(isFindingName("NotFound"));
    EXPECT_FALSE(isFindingName(""));
}

// ledger.md section 3: FoundMany > Mismatch > Found > Denied > Unavailable > Inconclusive > Absent
TEST(Finding, AbsenceIsTheWeakestWordARungCanSay)
{
    const std::vector<std::string_view> order{"FoundMany",   "Mismatch",     "Found", "Denied",
                                              "Unavailable", "Inconclusive", "Absent"};
    for (std::size_t i = 0; i + 1 < order.size(); ++i)
        EXPECT_LT(findingRank(order[i]), findingRank(order[i + 1])) << order[i];
}

TEST(Disposition, AStatusNobodyMappedIsNotAWord)
{
    for (const auto disposition : {Disposition::Accepted, Disposition::Happened, Disposition::DidNotHappen,
                                   Disposition::InFlight, Disposition::Reversed})
        EXPECT_EQ(parseDisposition(toString(disposition)), disposition);
    EXPECT_FALSE(parseDisposition("succeeded").has_value());
    EXPECT_EQ(Match{}.disposition, Disposition::InFlight);
}

} // namespace
} // namespace countersign::effect
