// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/attend.h"
#include "models/desk/statement_draft.h"
#include "tests/desk/desk_fixture.h"

#include <gmock/gmock.h>

// A submit whose answer never came is the article's own problem: the truth is asked for, never made by sending again.
namespace countersign::desk {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Error lostAnswer()
{
    Error error;
    error.kind = ErrorKind::OutcomeUnknown;
    error.recovery = Recovery::OutcomeUnknown;
    error.context = "the answer of the ledger was lost";
    error.consequence = Consequence::MayHaveChangedLedger;
    return error;
}

class SubmitOnce : public DeskTest
{
protected:
    Result<ledger::SubmitOutcome> act() { return note(deskOf(Who::Operator), m_ref, "Asked the provider", ""); }
    InterceptedStatements &statements() { return statementsOf(Who::Operator); }
    void loseTheAnswer(bool afterApplying)
    {
        statements().onSubmit = [this, afterApplying](const statement::Envelope &envelope) {
            if (afterApplying)
                m_receipt = ledger::receiptIn(must(m_ledger.statements(Who::Operator).submit(envelope)));
            return Result<ledger::SubmitOutcome>(fail(lostAnswer()));
        };
    }
    std::string idOf(const statement::Envelope &envelope)
    {
        return must(statement::parseStatement(envelope.payload)).id;
    }

    effect::EffectRef m_ref = ledger::lapsed(m_ledger, "invoice:1");
    ledger::LogReceipt m_receipt{};
};

TEST_F(SubmitOnce, AnAnswerLostAfterTheCommitIsFoundByTheStatementsId)
{
    loseTheAnswer(true);
    const auto size = head().size;
    const auto receipt = applied(act());
    EXPECT_EQ(receipt, m_receipt);
    ASSERT_EQ(statements().submitted.size(), 1U);
    EXPECT_THAT(statements().askedFor, ElementsAre(idOf(statements().submitted.front())));
    EXPECT_EQ(signerOf(Who::Operator).signatures, 1);
    EXPECT_EQ(head().size, size + 1);
    EXPECT_EQ(pinnedOf(Who::Operator), head());
}

TEST_F(SubmitOnce, TheBytesThatWereShownAreTheBytesThatAreSigned)
{
    const auto draft = must(draftNote(deskOf(Who::Operator), m_ref, "Asked the provider", ""));
    const std::string shown = must(statement::encodeStatement(draft));
    applied(signAndSubmitBytes(deskOf(Who::Operator), shown));
    ASSERT_EQ(statements().submitted.size(), 1U);
    EXPECT_EQ(statements().submitted.front().payload, shown);
}

TEST_F(SubmitOnce, BytesThatAreNoStatementAreNotSigned)
{
    const auto draft = must(draftNote(deskOf(Who::Operator), m_ref, "Asked the provider", ""));
    auto bytes = must(statement::encodeStatement(draft));
    bytes.insert(1, " "); // says the same, and is not its one canonical form
    EXPECT_FALSE(signAndSubmitBytes(deskOf(Who::Operator), bytes).has_value());
    EXPECT_EQ(signerOf(Who::Operator).signatures, 0);
    EXPECT_THAT(statements().submitted, IsEmpty());
}

TEST_F(SubmitOnce, AStatementThatIsNotInTheLogStaysInDoubtAndIsNotSentAgain)
{
    loseTheAnswer(false);
    const auto before = head();
    const auto outcome = act();
    ASSERT_FALSE(outcome.has_value());
    EXPECT_EQ(outcome.error().kind, ErrorKind::OutcomeUnknown);
    ASSERT_EQ(statements().submitted.size(), 1U);
    EXPECT_EQ(outcome.error().statementId, idOf(statements().submitted.front()));
    EXPECT_THAT(statements().askedFor, ElementsAre(outcome.error().statementId));
    EXPECT_EQ(signerOf(Who::Operator).signatures, 1);
    EXPECT_EQ(head(), before);
}

TEST_F(SubmitOnce, WhereTheTruthCannotBeAskedForTheDoubtStays)
{
    loseTheAnswer(true);
    statements().onLogReceiptOf = [](const std::string &) {
        return Result<std::optional<ledger::LogReceipt>>(fail(ErrorKind::Unavailable, "the ledger is gone"));
    };
    const auto outcome = act();
    ASSERT_FALSE(outcome.has_value());
    EXPECT_EQ(outcome.error().kind, ErrorKind::OutcomeUnknown);
    EXPECT_EQ(outcome.error().statementId, m_receipt.statementId);
    EXPECT_EQ(statements().submitted.size(), 1U);
}

TEST_F(SubmitOnce, ADefiniteErrorIsHandedOnWithoutAsking)
{
    for (const ErrorKind kind :
         {ErrorKind::Busy, ErrorKind::Unavailable, ErrorKind::ReadOnly, ErrorKind::StorageFull}) {
        statements().onSubmit = [kind](const statement::Envelope &) {
            return Result<ledger::SubmitOutcome>(fail(kind, "nothing was written"));
        };
        const auto outcome = act();
        ASSERT_FALSE(outcome.has_value());
        EXPECT_EQ(outcome.error().kind, kind);
    }
    EXPECT_EQ(statements().submitted.size(), 4U) << "one submit an act";
    EXPECT_THAT(statements().askedFor, IsEmpty());
}

TEST_F(SubmitOnce, ARefusalIsAnAnswer)
{
    EXPECT_EQ(refusalCode(note(deskOf(Who::Auditor), m_ref, "An auditor only looks", "")), "RC401");
    EXPECT_EQ(statementsOf(Who::Auditor).submitted.size(), 1U);
    EXPECT_THAT(statementsOf(Who::Auditor).askedFor, IsEmpty());
}

TEST_F(SubmitOnce, WhatTheLedgerCouldNotReadIsNeverSigned)
{
    const auto outcome = note(deskOf(Who::Operator), m_ref, "One line\nand another", "");
    ASSERT_FALSE(outcome.has_value());
    EXPECT_EQ(outcome.error().kind, ErrorKind::InvalidInput);
    EXPECT_THAT(english(outcome.error().context), HasSubstr("reason field text"));
    EXPECT_FALSE(note(deskOf(Who::Operator), m_ref, std::string(2001, 'x'), "").has_value());
    EXPECT_EQ(signerOf(Who::Operator).signatures, 0);
    EXPECT_THAT(statements().submitted, IsEmpty());
}

TEST_F(SubmitOnce, EachActIsAStatementOfItsOwn)
{
    applied(act());
    applied(act());
    ASSERT_EQ(statements().submitted.size(), 2U);
    EXPECT_NE(idOf(statements().submitted[0]), idOf(statements().submitted[1]));
}

} // namespace
} // namespace countersign::desk
