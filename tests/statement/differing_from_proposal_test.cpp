// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/digest.h"
#include "models/statement/statement.h"
#include "tests/statement/sample_statements.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

// What an approval restates of its proposal, and what it has of its own.
namespace countersign::statement {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(DifferingFromProposal, NamesEveryDifferingFieldAnApprovalRepeats)
{
    Statement proposal = sampleResolution(Action::Confirm);
    proposal.kind = Kind::Propose;
    Statement approval = sampleProposalAnswer(Kind::Approve);
    EXPECT_THAT(differingFromProposal(approval, proposal), IsEmpty());

    approval.effect->amountMinor = "125001";
    approval.prior->version = "4";
    approval.tenant = "acmf";
    approval.contract.reset();
    approval.result->surplus.clear();
    EXPECT_THAT(differingFromProposal(approval, proposal),
                ElementsAre("contract", "effect.amount_minor", "prior.version", "result.surplus", "tenant"));
}

TEST(DifferingFromProposal, LeavesOutWhatAnApprovalHasOfItsOwn)
{
    Statement proposal = sampleResolution(Action::Confirm);
    proposal.kind = Kind::Propose;
    Statement approval = sampleProposalAnswer(Kind::Approve);
    approval.id = "aa112233445566778899aabbccddeeff";
    approval.evidence.clear();
    approval.reason = {};
    approval.person = "j.doe";
    approval.key = sha256("other").hex();
    approval.signedAt = "2026-12-01T09:00:00Z";
    approval.expiresAt = "2026-12-01T09:10:00Z";
    approval.seen = {"20", sha256("later").hex()};
    EXPECT_THAT(differingFromProposal(approval, proposal), IsEmpty());
}

TEST(DifferingFromProposal, SeesAChangedSubject)
{
    const Statement proposal = sampleGovernance(Kind::MembershipSet);
    Statement approval = sampleGovernance(Kind::Approve);
    EXPECT_THAT(differingFromProposal(approval, proposal), IsEmpty());
    approval.subject = R"({"person":"j.doe","roles":["admin"],"tenant":"acme"})";
    EXPECT_THAT(differingFromProposal(approval, proposal), ElementsAre("subject"));
}

} // namespace
} // namespace countersign::statement
