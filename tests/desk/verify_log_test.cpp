// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/verify_log.h"

#include "models/desk/attend.h"
#include "tests/desk/desk_fixture.h"

#include <gmock/gmock.h>

namespace countersign::desk {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class VerifyLog : public DeskTest
{
protected:
    Result<audit::VerifyReport> verify(const audit::VerifyProgress &progress = {})
    {
        const auto source = must(m_ledger.factory().openAudit());
        return verifyLog(*source, m_ledger.trust(), pinnedPathOf(Who::Auditor), progress);
    }
    bool isPinned() { return must(audit::loadPinnedHead(pinnedPathOf(Who::Auditor))).has_value(); }
    void noteBy(Who who, const std::string &text) { applied(note(deskOf(who), m_ref, text, "")); }

    effect::EffectRef m_ref = ledger::lapsed(m_ledger, "invoice:1");
};

TEST_F(VerifyLog, ReportsAndPinsTheHeadItProved)
{
    const auto report = must(verify());
    EXPECT_TRUE(report.verified);
    EXPECT_THAT(report.problems, IsEmpty());
    EXPECT_EQ(report.head, head());
    EXPECT_EQ(report.statements, head().size);
    EXPECT_EQ(pinnedOf(Who::Auditor), head());
    noteBy(Who::Operator, "The log goes on");
    EXPECT_TRUE(must(verify()).verified);
    EXPECT_EQ(pinnedOf(Who::Auditor), head());
}

TEST_F(VerifyLog, AProblemIsReportedAndNothingIsPinned)
{
    tamper("UPDATE effect_intents SET status = 'confirmed'");
    const auto report = must(verify());
    EXPECT_FALSE(report.verified);
    EXPECT_THAT(report.problems, Not(IsEmpty()));
    EXPECT_THAT(report.problems.at(0).subject, HasSubstr("invoice:1"));
    EXPECT_FALSE(isPinned());
}

TEST_F(VerifyLog, ALogThatWentBackwardsIsAProblemAndTheLaterHeadStaysPinned)
{
    const auto backup = backUp("older");
    noteBy(Who::Operator, "Lost by the restore");
    must(verify());
    const auto pinned = pinnedOf(Who::Auditor);
    restore(backup);
    const auto report = must(verify());
    EXPECT_FALSE(report.verified);
    EXPECT_THAT(english(report.problems.at(0).text), HasSubstr("went backwards"));
    EXPECT_EQ(pinnedOf(Who::Auditor), pinned);
}

TEST_F(VerifyLog, AForkIsAProblemAndTheHeadSeenFirstStaysPinned)
{
    const auto backup = backUp("older");
    noteBy(Who::Operator, "Lost by the restore");
    must(verify());
    const auto pinned = pinnedOf(Who::Auditor);
    restore(backup);
    noteBy(Who::Operator2, "Written in its place");
    noteBy(Who::Operator2, "And some more");
    const auto report = must(verify());
    EXPECT_FALSE(report.verified);
    EXPECT_THAT(report.problems.at(0).subject, HasSubstr("pinned head"));
    EXPECT_EQ(pinnedOf(Who::Auditor), pinned);
}

TEST_F(VerifyLog, CancelledIsNoReport)
{
    const auto cancelled = verify([](std::uint64_t, std::uint64_t) { return false; });
    ASSERT_FALSE(cancelled.has_value());
    EXPECT_EQ(cancelled.error().kind, ErrorKind::Cancelled);
    EXPECT_FALSE(isPinned());
}

TEST_F(VerifyLog, WithoutAPathNothingIsKept)
{
    const auto source = must(m_ledger.factory().openAudit());
    EXPECT_TRUE(must(verifyLog(*source, m_ledger.trust(), "")).verified);
    EXPECT_FALSE(isPinned());
}

} // namespace
} // namespace countersign::desk
