// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/history_words.h"
#include "models/view/history/verdict.h"

#include <gtest/gtest.h>

#include <set>

namespace countersign::view {
namespace {

using namespace std::chrono_literals;

TEST(HistoryWords, EveryFilterHasAWordOfItsOwn)
{
    std::set<QString> words;
    for (const auto &word : filterActions()) {
        EXPECT_TRUE(statement::parseAction(word) || statement::parseKind(word)) << word;
        EXPECT_TRUE(words.insert(filterWord(word)).second) << word;
    }
}

TEST(HistoryWords, AProposalSaysThatItIsOnlyOne)
{
    statement::Statement said;
    said.kind = statement::Kind::Propose;
    said.action = statement::Action::Release;
    const auto proposed = entryWord(said);
    said.kind = statement::Kind::Approve;
    EXPECT_NE(proposed, entryWord(said));
    EXPECT_TRUE(proposed.startsWith(entryWord(said)));
}

audit::VerifyReport reportOf(std::uint64_t size, std::vector<audit::Problem> problems = {})
{
    audit::VerifyReport report;
    report.verified = problems.empty();
    report.head = {size, sha256("root")};
    report.statements = size;
    report.problems = std::move(problems);
    return report;
}

TEST(HistoryVerdict, SaysHowManyRecordsHoldAndToWhichHead)
{
    const auto verdict = verdictOf(reportOf(18'402), std::nullopt, *parseInstant("2026-12-01T09:20:11Z"));
    EXPECT_TRUE(verdict.line.contains(QStringLiteral("VERIFIED 18\u00a0402 records, 0 broken")))
        << verdict.line.toStdString();
    EXPECT_TRUE(verdict.line.contains(QLatin1String("09:20:11Z")));
    EXPECT_TRUE(verdict.scope.contains(QLatin1String("no earlier head")));
    EXPECT_EQ(verdict.of(18'401), ChainVerdict::Holds);
    EXPECT_EQ(verdict.of(18'402), ChainVerdict::NotChecked);
}

TEST(HistoryVerdict, NamesWhatIsBrokenAndWhere)
{
    const auto verdict =
        verdictOf(reportOf(20, {{7, "envelope.signature", "does not hold"}, {{}, "log_head.root", "is wrong"}}),
                  audit::LogHead{3, sha256("x")}, *parseInstant("2026-12-01T09:20:11Z"));
    EXPECT_FALSE(verdict.verified);
    EXPECT_FALSE(verdict.line.contains(QLatin1String("VERIFIED ")));
    EXPECT_TRUE(verdict.line.contains(QLatin1String("Entry 7"))) << verdict.line.toStdString();
    EXPECT_EQ(verdict.problems.size(), 2);
    EXPECT_EQ(verdict.of(7), ChainVerdict::Broken);
    EXPECT_EQ(verdict.of(8), ChainVerdict::Holds);
}

TEST(HistoryVerdict, ProgressCountsAndEstimates)
{
    EXPECT_FALSE(progressText(0, 0, 0s).isEmpty());
    EXPECT_EQ(progressText(100, 400, 0s), QStringLiteral("Verifying: 100 of 400 records"));
    EXPECT_EQ(progressText(100, 400, 10s), QStringLiteral("Verifying: 100 of 400 records, about 30 s left"));
}

} // namespace
} // namespace countersign::view
