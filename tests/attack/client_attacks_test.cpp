// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/resolve.h"
#include "models/desk/statement_draft.h"
#include "tests/desk/desk_fixture.h"
#include "tests/ledger/store/child_process.h"

#include <gmock/gmock.h>

// Attack 17: the client is killed. Whether its statement counts is asked of the ledger, never guessed.
namespace countersign::desk {
namespace {

using effect::EffectStatus;
using statement::Action;
using ::testing::StartsWith;

enum class KilledWhen { BeforeTheSend, BeforeTheAnswer };

class ClientAttack : public DeskTest
{
protected:
    // A client in a process of its own confirms the charge, and is killed at that moment. What it had signed.
    statement::Envelope killClient(KilledWhen when)
    {
        const auto seen = ledger::lookUpFound(m_ledger, Who::Operator, m_ref);
        must(draftStatement(deskOf(Who::Operator), ledger::Tenant, statement::Kind::Note)); // pins what it has seen
        m_pinned = pinnedOf(Who::Operator);
        closeDesks();
        ledger::ChildProcess client([&](const auto &tell, const auto &waitForParent) -> std::string {
            statementsOf(Who::Operator).onSubmit = [&](const statement::Envelope &envelope) {
                auto &ledgerItself = m_ledger.statements(Who::Operator);
                auto outcome = when == KilledWhen::BeforeTheAnswer ? ledgerItself.submit(envelope)
                                                                   : Result<ledger::SubmitOutcome>();
                tell(statement::encodeEnvelope(envelope));
                waitForParent();
                return outcome;
            };
            ResolveRequest request{.ref = m_ref, .action = Action::Confirm};
            request.evidence = {seen};
            request.reasonCode = "single_match";
            const auto confirmed = resolve(deskOf(Who::Operator), request);
            return confirmed ? ledger::textOf(*confirmed) : describe(confirmed.error());
        });
        const auto line = client.nextLine();
        EXPECT_THAT(line, StartsWith("{"));
        client.kill();
        return must(statement::parseEnvelope(line));
    }
    std::optional<ledger::LogReceipt> found(const statement::Envelope &envelope)
    {
        const auto id = must(statement::parseStatement(envelope.payload)).id;
        return must(m_ledger.statements(Who::Operator2).logReceiptOf(id));
    }
    // The same bytes again, as a person would who finds them in the outbox of a dead client.
    ledger::LogReceipt sendAgain(const statement::Envelope &envelope)
    {
        return ledger::receiptIn(must(m_ledger.statements(Who::Operator).submit(envelope)));
    }
    EffectStatus status() { return ledger::dossier(m_ledger, m_ref).intent.status; }
    void expectOneEntry(std::uint64_t sizeBefore)
    {
        EXPECT_EQ(head().size, sizeBefore + 1);
        EXPECT_EQ(ledger::dossier(m_ledger, m_ref).statements.size(), 1U);
        EXPECT_EQ(status(), EffectStatus::Confirmed);
        EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
    }

    effect::EffectRef m_ref = ledger::lapsed(m_ledger, "invoice:1");
    audit::LogHead m_pinned{};
};

using Attack17 = ClientAttack;

TEST_F(Attack17, KilledBeforeItSendsThereIsNothingAndTheSameBytesApplyOnce)
{
    const auto before = head().size;
    const auto envelope = killClient(KilledWhen::BeforeTheSend);
    EXPECT_FALSE(found(envelope));
    EXPECT_EQ(head().size, before);
    EXPECT_EQ(status(), EffectStatus::Unknown);
    EXPECT_FALSE(sendAgain(envelope).duplicate);
    EXPECT_TRUE(sendAgain(envelope).duplicate);
    expectOneEntry(before);
}

TEST_F(Attack17, KilledBeforeTheAnswerTheLookupFindsTheOneEntry)
{
    const auto before = head().size;
    const auto envelope = killClient(KilledWhen::BeforeTheAnswer);
    const auto receipt = found(envelope);
    ASSERT_TRUE(receipt);
    EXPECT_EQ(receipt->outcome, ledger::SubmitResult::Applied);
    EXPECT_EQ(receipt->head, head());
    expectOneEntry(before);
    auto again = sendAgain(envelope);
    EXPECT_TRUE(again.duplicate);
    again.duplicate = false;
    EXPECT_EQ(again, receipt);
    expectOneEntry(before);
}

// The receipt it never got moved no pin; the next act of the same client follows the log over its own entry.
TEST_F(Attack17, TheClientThatComesBackFollowsTheLogOverItsOwnEntry)
{
    killClient(KilledWhen::BeforeTheAnswer);
    EXPECT_EQ(pinnedOf(Who::Operator), m_pinned);
    must(draftStatement(deskOf(Who::Operator), ledger::Tenant, statement::Kind::Note));
    EXPECT_EQ(pinnedOf(Who::Operator), head());
    EXPECT_EQ(head().size, m_pinned.size + 1);
}

} // namespace
} // namespace countersign::desk
