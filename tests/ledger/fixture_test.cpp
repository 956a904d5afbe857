// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/ledger_scenes.h"

#include <gtest/gtest.h>

namespace countersign::ledger {
namespace {

using statement::Action;
using statement::Kind;

TEST(Fixture, BootstrapsALedgerThatVerifies)
{
    BootstrappedLedger ledger;
    EXPECT_EQ(textOf(ledger.verify()), "verified");
    EXPECT_EQ(must(ledger.reader().persons()).size(), 8u);
    EXPECT_TRUE(must(ledger.reader().policy(Tenant)));
    EXPECT_EQ(must(ledger.reader().contracts()).size(), 2u);
}

TEST(Fixture, TellsTheWholeStoryOfAnUnknownCharge)
{
    BootstrappedLedger ledger;
    const auto ref = lapsed(ledger, "invoice:1");
    EXPECT_EQ(dossier(ledger, ref).intent.status, effect::EffectStatus::Unknown);
    EXPECT_EQ(dossier(ledger, ref).intent.version, 3);
    const auto evidence = lookUpFound(ledger, Who::Operator, ref);
    const auto said = decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Confirm, {evidence});
    EXPECT_EQ(receiptIn(ledger.submit(Who::Operator, said)).outcome, SubmitResult::Applied);
    EXPECT_EQ(dossier(ledger, ref).intent.status, effect::EffectStatus::Confirmed);
    EXPECT_EQ(textOf(ledger.verify()), "verified");
}

} // namespace
} // namespace countersign::ledger
