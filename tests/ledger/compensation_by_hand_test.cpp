// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/taken_back_fixture.h"
#include "tests/ledger/tampering.h"

#include <gmock/gmock.h>

namespace countersign::ledger {
namespace {

using ::testing::HasSubstr;

// Rows that stop at nothing: whoever owns the file may write them, and no worker sends them.
class CompensationByHand : public TakenBack
{
protected:
    void SetUp() override
    {
        TakenBack::SetUp();
        receiptIn(ledger.submit(Who::Operator, refunding(100'000)));
        verifies = false;
    }
    std::string verdictAfter(const std::string &sql)
    {
        ledger.closeFaces();
        tamperPastTriggers(ledger.path(), sql);
        return textOf(ledger.verify());
    }
    std::optional<ErrorKind> errorOfBeginning(const effect::EffectRef &compensation)
    {
        const auto begun = ledger.worker().beginAttempt(compensation, "worker-1");
        return begun ? std::optional<ErrorKind>() : begun.error().kind;
    }
    const std::string onRefund = " WHERE intent_key = 'invoice:1:compensate:v1'";
    const std::string onCharge = " WHERE intent_key = 'invoice:1'";
};

TEST_F(CompensationByHand, OfAnotherObjectIsNotSentAndNamed)
{
    EXPECT_THAT(verdictAfter("UPDATE effect_intents SET compensates_object = 'ch_77'" + onRefund),
                HasSubstr("compensates_object"));
    EXPECT_EQ(errorOfBeginning(refundRef()), ErrorKind::VerificationFailed);
}

TEST_F(CompensationByHand, ThatNobodyOrderedIsNotSentAndNamed)
{
    EXPECT_THAT(verdictAfter("UPDATE effect_intents SET intent_key = 'invoice:1:compensate:v7'" + onRefund),
                HasSubstr("compensates_intent_key"));
    EXPECT_EQ(errorOfBeginning(refundRef(7)), ErrorKind::VerificationFailed);
}

TEST_F(CompensationByHand, OfAnEffectThatIsUnknownIsNotSent)
{
    verdictAfter("UPDATE effect_intents SET status = 'unknown'" + onCharge);
    EXPECT_EQ(must(ledger.worker().beginAttempt(refundRef(), "worker-1")).outcome, BeginOutcome::Held);
}

TEST_F(CompensationByHand, BeyondTheAmountIsNotSent)
{
    verdictAfter("UPDATE effect_intents SET amount_minor = 99999" + onCharge);
    EXPECT_EQ(must(ledger.worker().beginAttempt(refundRef(), "worker-1")).outcome, BeginOutcome::Held);
}

TEST_F(CompensationByHand, AnAccountThatIsAnotherIsNamed)
{
    EXPECT_THAT(verdictAfter("UPDATE effect_intents SET account = 'acct_x'" + onRefund),
                HasSubstr("are not those of the effect it takes back"));
}

TEST_F(CompensationByHand, ASumThatIsMoreOrLessThanWhatWasConfirmedIsNamed)
{
    refunded();
    EXPECT_THAT(verdictAfter("UPDATE effect_intents SET compensated_minor = 500" + onCharge),
                HasSubstr("its confirmed compensations add up to 100000"));
}

TEST_F(CompensationByHand, AnEffectThatIsNotWhollyCompensatedIsNamed)
{
    refunded();
    EXPECT_THAT(verdictAfter("UPDATE effect_intents SET status = 'compensated'" + onCharge),
                HasSubstr("not all of it is compensated"));
}

} // namespace
} // namespace countersign::ledger
