// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/compare.h"
#include "models/audit/merkle.h"
#include "tests/audit/history.h"

namespace countersign::audit {
namespace {

class CompareTest : public ::testing::Test
{
protected:
    HeadComparison compare(const LogHead &other)
    {
        MemorySource source(m_history.tables);
        return *compareHead(source, {m_history.trust.origin, other});
    }
    LogHead headAt(std::size_t size)
    {
        Frontier frontier;
        for (std::size_t i = 0; i < size; ++i)
            frontier.append(leafHash(viewOf(m_history.tables.entries[i].bytes)));
        return {size, frontier.root()};
    }

    History m_history = History::readyForWork();
    LogHead m_head = m_history.tables.head;
};

TEST_F(CompareTest, TheSameHeadIsConsistent)
{
    EXPECT_EQ(compare(m_head).relation, HeadRelation::Consistent);
}

TEST_F(CompareTest, AnEarlierHeadOfThisLogLeavesItAhead)
{
    for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{7}}) {
        const auto found = compare(headAt(size));
        EXPECT_EQ(found.relation, HeadRelation::Ahead) << size;
        EXPECT_EQ(found.ledger, m_head);
    }
}

TEST_F(CompareTest, ALongerHeadLeavesItBehindAndNothingProved)
{
    const auto found = compare({m_head.size + 1, sha256("later")});
    EXPECT_EQ(found.relation, HeadRelation::Behind);
    EXPECT_FALSE(found.ledgerRootThen);
}

TEST_F(CompareTest, TwoRootsForOneSizeAreAFork)
{
    const auto found = compare({7, sha256("another log")});
    EXPECT_EQ(found.relation, HeadRelation::Forked);
    EXPECT_EQ(found.ledgerRootThen, headAt(7).root);
    EXPECT_EQ(compare({m_head.size, sha256("another log")}).relation, HeadRelation::Forked);
}

TEST_F(CompareTest, AHeadOfAnotherOriginIsNotCompared)
{
    MemorySource source(m_history.tables);
    const auto found = compareHead(source, {"ledger.example/other", m_head});
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().kind, ErrorKind::InvalidInput);
}

// The stored leaf column is not believed.
TEST_F(CompareTest, TheEntriesBytesAreHashedAnew)
{
    m_history.rewrite(3, [](LogEntry &entry) { entry.at += std::chrono::seconds(1); });
    const auto found = compare(m_head);
    EXPECT_EQ(found.relation, HeadRelation::Forked);
}

} // namespace
} // namespace countersign::audit
