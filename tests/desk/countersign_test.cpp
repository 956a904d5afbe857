// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/countersign.h"

#include "models/desk/govern.h"
#include "models/desk/resolve.h"
#include "tests/desk/desk_fixture.h"

#include <gmock/gmock.h>

namespace countersign::desk {
namespace {

using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using namespace std::chrono_literals;

constexpr const char *WhyNot = "Not as it stands, ask the customer first";

class Countersign : public DeskTest
{
protected:
    // A large charge that the operator looked up and proposed to confirm.
    void SetUp() override
    {
        ResolveRequest request{.ref = m_ref, .action = Action::Confirm};
        request.evidence = {ledger::lookUpFound(m_ledger, Who::Operator, m_ref)};
        request.reasonCode = "single_match";
        m_proposal = awaiting(resolve(deskOf(Who::Operator), request)).statementId;
        m_ledger.clock().advance(10s);
    }
    Digest ownLook(Who who) { return ledger::lookUpFound(m_ledger, who, m_ref); }
    EffectStatus status() { return ledger::dossier(m_ledger, m_ref).intent.status; }
    std::string proposalStatus(Who who, const std::string &id) { return must(findProposal(deskOf(who), id)).status; }

    effect::EffectRef m_ref = ledger::lapsed(m_ledger, "invoice:large", {.minor = 900'000});
    std::string m_proposal{};
};

TEST_F(Countersign, AnApprovalRestatesTheProposalAndCitesTheApproversOwnLook)
{
    const auto own = ownLook(Who::Approver);
    const auto proposal = must(findProposal(deskOf(Who::Approver), m_proposal));
    applied(approve(deskOf(Who::Approver), m_proposal, {own}));

    const auto said = newestStatement();
    EXPECT_EQ(said.kind, Kind::Approve);
    EXPECT_THAT(statement::differingFromProposal(said, proposal.statement), IsEmpty());
    EXPECT_EQ(said.proposal, (statement::ProposalRef{m_proposal, proposal.digest}));
    EXPECT_EQ(said.person, personOf(Who::Approver));
    EXPECT_EQ(said.key, m_ledger.signer(Who::Approver).publicKey().keyId());
    EXPECT_NE(said.id, proposal.statement.id);
    ASSERT_THAT(said.evidence, SizeIs(1));
    EXPECT_EQ(said.evidence[0].digest, own.hex());
    EXPECT_EQ(status(), EffectStatus::Confirmed);
    EXPECT_EQ(proposalStatus(Who::Approver, m_proposal), "applied");
    EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
}

TEST_F(Countersign, WithoutAnOwnLookTheLedgerRefuses)
{
    EXPECT_EQ(refusalCode(approve(deskOf(Who::Approver), m_proposal, {})), "RC409");
    const auto theirs = ledger::dossier(m_ledger, m_ref).evidence.at(0).digest;
    EXPECT_EQ(refusalCode(approve(deskOf(Who::Approver), m_proposal, {theirs})), "RC409");
    EXPECT_EQ(status(), EffectStatus::Unknown);
}

TEST_F(Countersign, NobodyApprovesHisOwnProposal)
{
    const auto code = refusalCode(approve(deskOf(Who::Operator), m_proposal, {ownLook(Who::Operator)}));
    EXPECT_TRUE(code == "RC401" || code == "RC407") << code; // no approver, and the proposer
    EXPECT_EQ(status(), EffectStatus::Unknown);
}

TEST_F(Countersign, ADeclineDecidesNothingAboutTheEffect)
{
    applied(decline(deskOf(Who::Approver), m_proposal, "other", WhyNot));
    const auto said = newestStatement();
    EXPECT_EQ(said.kind, Kind::Decline);
    EXPECT_EQ(said.action, Action::None);
    EXPECT_EQ(said.nextStatus, "unknown");
    EXPECT_FALSE(said.result.has_value());
    EXPECT_THAT(said.evidence, IsEmpty());
    EXPECT_EQ(said.reason, (statement::Reason{"other", WhyNot}));
    EXPECT_EQ(status(), EffectStatus::Unknown);
    EXPECT_EQ(proposalStatus(Who::Approver, m_proposal), "declined");
    EXPECT_EQ(refusalCode(approve(deskOf(Who::Approver2), m_proposal, {ownLook(Who::Approver2)})), "RC406");
}

TEST_F(Countersign, TheProposerMayWithdrawAndNobodyElse)
{
    EXPECT_EQ(refusalCode(withdraw(deskOf(Who::Operator2), m_proposal, "other", WhyNot)).substr(0, 3), "RC4");
    EXPECT_EQ(proposalStatus(Who::Operator, m_proposal), "open");
    applied(withdraw(deskOf(Who::Operator), m_proposal, "other", WhyNot));
    EXPECT_EQ(newestStatement().kind, Kind::Withdraw);
    EXPECT_EQ(proposalStatus(Who::Operator, m_proposal), "withdrawn");
}

TEST_F(Countersign, AProposalThatDoesNotExistIsNotFound)
{
    const std::string none(32, '0');
    for (const auto &outcome : {approve(deskOf(Who::Approver), none, {}), decline(deskOf(Who::Approver), none, "", ""),
                                withdraw(deskOf(Who::Approver), none, "", "")}) {
        ASSERT_FALSE(outcome.has_value());
        EXPECT_EQ(outcome.error().kind, ErrorKind::NotFound);
        EXPECT_THAT(english(outcome.error().context), HasSubstr(none));
    }
    EXPECT_EQ(signerOf(Who::Approver).signatures, 0);
}

TEST_F(Countersign, AProposalWhoseDigestIsOfOtherBytesIsNotSigned)
{
    tamper("UPDATE proposals SET digest = '" + sha256("others").hex() + "' WHERE id = '" + m_proposal + "'");
    const auto own = ledger::lookUpFound(m_ledger, Who::Approver2, m_ref);
    for (const auto &outcome : {approve(deskOf(Who::Approver2), m_proposal, {own}),
                                decline(deskOf(Who::Approver2), m_proposal, "other", WhyNot)}) {
        ASSERT_FALSE(outcome.has_value());
        EXPECT_EQ(outcome.error().kind, ErrorKind::VerificationFailed);
        EXPECT_THAT(english(outcome.error().context), HasSubstr("another digest"));
    }
    EXPECT_EQ(signerOf(Who::Approver2).signatures, 0);
}

TEST_F(Countersign, GovernanceIsApprovedByAnotherAdministratorWithoutEvidence)
{
    const statement::MembershipSet membership{ledger::Tenant, personOf(Who::Operator2), {statement::Role::Approver}};
    const auto id = awaiting(setMembership(deskOf(Who::Admin1), membership)).statementId;
    EXPECT_EQ(refusalCode(approve(deskOf(Who::Admin1), id, {})), "RC407");
    applied(approve(deskOf(Who::Admin2), id, {}));
    EXPECT_EQ(proposalStatus(Who::Admin2, id), "applied");
}

} // namespace
} // namespace countersign::desk
