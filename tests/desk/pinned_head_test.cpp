// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/pinned_head.h"

#include "models/base/file.h"
#include "models/desk/attend.h"
#include "models/desk/statement_draft.h"
#include "tests/desk/desk_fixture.h"

#include <gmock/gmock.h>

namespace countersign::desk {
namespace {

using ::testing::HasSubstr;

class PinnedHead : public DeskTest
{
protected:
    void noteBy(Who who, const std::string &text) { applied(note(deskOf(who), m_ref, text, "")); }

    // Tries what every use case does, and expects that it fails before anything is signed, and the pin stays.
    void expectNothingSigned(ErrorKind kind, const std::string &why)
    {
        const auto pinned = readFile(pinnedPathOf(Who::Operator)).value_or("nothing");
        const auto before = head();
        const auto refused = note(deskOf(Who::Operator), m_ref, "A note on a log that is not mine", "");
        ASSERT_FALSE(refused.has_value());
        EXPECT_EQ(refused.error().kind, kind);
        EXPECT_THAT(describe(refused.error()), HasSubstr(why));
        EXPECT_EQ(signerOf(Who::Operator).signatures, 0);
        EXPECT_TRUE(statementsOf(Who::Operator).submitted.empty());
        EXPECT_EQ(head(), before);
        EXPECT_EQ(readFile(pinnedPathOf(Who::Operator)).value_or("nothing"), pinned);
    }

    effect::EffectRef m_ref = ledger::lapsed(m_ledger, "invoice:1");
};

TEST_F(PinnedHead, IsTheOneOfTheNewestReceipt)
{
    noteBy(Who::Operator, "The first note of all");
    EXPECT_EQ(pinnedOf(Who::Operator), head());
    noteBy(Who::Operator, "The second note of all");
    EXPECT_EQ(pinnedOf(Who::Operator), head());
}

TEST_F(PinnedHead, IsTheOneOfADraftBeforeAnythingIsSigned)
{
    const auto draft = must(draftStatement(deskOf(Who::Operator), ledger::Tenant, statement::Kind::Note));
    EXPECT_EQ(pinnedOf(Who::Operator), head());
    EXPECT_EQ(draft.seen, (statement::Seen{std::to_string(head().size), head().root.hex()}));
    EXPECT_EQ(signerOf(Who::Operator).signatures, 0);
}

TEST_F(PinnedHead, FollowsALogThatOthersContinued)
{
    noteBy(Who::Operator, "Mine comes first");
    for (int i = 0; i < 5; ++i)
        noteBy(Who::Operator2, "A note of a colleague");
    noteBy(Who::Operator, "Mine comes last");
    EXPECT_EQ(pinnedOf(Who::Operator), head());
}

TEST_F(PinnedHead, RefusesALogThatWentBackwards)
{
    const auto backup = backUp("older");
    noteBy(Who::Operator, "Lost by the restore");
    restore(backup);
    expectNothingSigned(ErrorKind::VerificationFailed, "went backwards");
}

TEST_F(PinnedHead, RefusesAForkOfTheSameSize)
{
    const auto backup = backUp("older");
    noteBy(Who::Operator, "Lost by the restore");
    restore(backup);
    noteBy(Who::Operator2, "Written in its place");
    expectNothingSigned(ErrorKind::VerificationFailed, "does not continue");
}

TEST_F(PinnedHead, RefusesAForkThatHasOutgrownIt)
{
    const auto backup = backUp("older");
    noteBy(Who::Operator, "Lost by the restore");
    restore(backup);
    for (int i = 0; i < 4; ++i)
        noteBy(Who::Operator2, "Written in its place");
    ASSERT_GT(head().size, pinnedOf(Who::Operator).size);
    expectNothingSigned(ErrorKind::VerificationFailed, "does not continue");
}

TEST_F(PinnedHead, OfAnotherLogIsNotMixedUpWithThisOne)
{
    must(audit::savePinnedHead(pinnedPathOf(Who::Operator), {"another.example/log", {3, sha256("another root")}}));
    expectNothingSigned(ErrorKind::InvalidInput, "another.example/log");
}

TEST_F(PinnedHead, ThatCannotBeReadIsNoReasonToSign)
{
    must(writeFileAtomically(pinnedPathOf(Who::Operator), "{\"size\":\"3\"}"));
    expectNothingSigned(ErrorKind::InvalidInput, "pinned head file");
}

TEST_F(PinnedHead, ThatCannotBeKeptIsNoReasonToSign)
{
    deskOf(Who::Operator).pinnedHeadPath = pinnedPathOf(Who::Operator) + "/no/such/folder";
    expectNothingSigned(ErrorKind::NotFound, "no/such/folder");
}

TEST_F(PinnedHead, IsNotMovedOntoAForkByAReceipt)
{
    noteBy(Who::Operator, "The log this client has seen");
    const auto pinned = pinnedOf(Who::Operator);
    statementsOf(Who::Operator).onSubmit = [&](const statement::Envelope &envelope) -> Result<ledger::SubmitOutcome> {
        auto receipt = ledger::receiptIn(must(m_ledger.statements(Who::Operator).submit(envelope)));
        receipt.head.root = sha256("a root that no entry of this log leads to");
        return ledger::SubmitOutcome(receipt);
    };
    const auto outcome = note(deskOf(Who::Operator), m_ref, "Into a log that lies about its head", "");
    ASSERT_FALSE(outcome.has_value());
    EXPECT_EQ(outcome.error().kind, ErrorKind::VerificationFailed);
    EXPECT_EQ(outcome.error().consequence, Consequence::MayHaveChangedLedger);
    EXPECT_EQ(outcome.error().statementId, newestStatement().id);
    EXPECT_THAT(english(outcome.error().context),
                HasSubstr("is in the log as entry " + std::to_string(head().size - 1)));
    EXPECT_EQ(pinnedOf(Who::Operator), pinned);
}

// Two programs of one person share the file: the other one was quicker with a later receipt.
TEST_F(PinnedHead, OfALaterReceiptOfAnotherProcessStays)
{
    statementsOf(Who::Operator).onSubmit = [&](const statement::Envelope &envelope) {
        auto outcome = m_ledger.statements(Who::Operator).submit(envelope);
        noteBy(Who::Operator2, "The log goes on at once");
        must(audit::savePinnedHead(pinnedPathOf(Who::Operator), {m_ledger.trust().origin, head()}));
        return outcome;
    };
    const auto receipt = applied(note(deskOf(Who::Operator), m_ref, "Its receipt comes second", ""));
    EXPECT_LT(receipt.head.size, head().size);
    EXPECT_EQ(pinnedOf(Who::Operator), head());
}

TEST_F(PinnedHead, ThatIsLaterThanAReceiptMustContinueIt)
{
    const audit::LogHead foreign{head().size + 9, sha256("a root of another log")};
    statementsOf(Who::Operator).onSubmit = [&](const statement::Envelope &envelope) {
        must(audit::savePinnedHead(pinnedPathOf(Who::Operator), {m_ledger.trust().origin, foreign}));
        return m_ledger.statements(Who::Operator).submit(envelope);
    };
    const auto outcome = note(deskOf(Who::Operator), m_ref, "A receipt of a log that is too short", "");
    ASSERT_FALSE(outcome.has_value());
    EXPECT_EQ(outcome.error().kind, ErrorKind::VerificationFailed);
    EXPECT_THAT(english(outcome.error().context), HasSubstr("is in the log as entry"));
    EXPECT_EQ(pinnedOf(Who::Operator), foreign);
}

TEST_F(PinnedHead, IsNotNeededWhereNothingIsKept)
{
    deskOf(Who::Operator).pinnedHeadPath.clear();
    noteBy(Who::Operator, "A client without a memory");
    EXPECT_FALSE(must(audit::loadPinnedHead(pinnedPathOf(Who::Operator))).has_value());
}

} // namespace
} // namespace countersign::desk
