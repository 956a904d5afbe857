// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/attend.h"

#include "models/desk/resolve.h"
#include "tests/desk/desk_fixture.h"

#include <gmock/gmock.h>

namespace countersign::desk {
namespace {

using statement::Kind;
using ::testing::HasSubstr;
using namespace std::chrono_literals;

class Attend : public DeskTest
{
protected:
    effect::EffectIntent row() { return ledger::dossier(m_ledger, m_ref).intent; }
    Instant now() { return m_ledger.clock().now(); }

    effect::EffectRef m_ref = ledger::lapsed(m_ledger, "invoice:1");
};

TEST_F(Attend, AHoldLastsAsLongAsThePolicySays)
{
    const auto version = row().version;
    applied(hold(deskOf(Who::Operator), m_ref, std::nullopt, "Looking into it"));
    EXPECT_EQ(newestStatement().holdUntil, formatInstant(now() + ledger::standardPolicy().holdDefault));
    EXPECT_EQ(newestStatement().reason, (statement::Reason{"other", "Looking into it"}));
    EXPECT_EQ(row().hold.value().until, now() + 1h);
    EXPECT_EQ(row().hold->by.value(), personOf(Who::Operator));
    EXPECT_EQ(row().version, version) << "a hold decides nothing";
}

TEST_F(Attend, AHoldMayNameItsEndAndBeTakenAway)
{
    applied(hold(deskOf(Who::Operator), m_ref, now() + 20min, ""));
    EXPECT_EQ(row().hold.value().until, now() + 20min);
    EXPECT_EQ(newestStatement().reason, statement::Reason{});
    applied(unhold(deskOf(Who::Operator2), m_ref, "Back from the provider"));
    EXPECT_EQ(newestStatement().kind, Kind::Unhold);
    EXPECT_FALSE(row().hold.has_value());
}

TEST_F(Attend, AnEscalationNamesSomebodyAndIsTakenBackByNamingNobody)
{
    applied(escalate(deskOf(Who::Operator), m_ref, "night.shift", now() + 2h, "Support answers at night"));
    EXPECT_EQ(newestStatement().escalation, (statement::Escalation{"night.shift", formatInstant(now() + 2h)}));
    EXPECT_EQ(row().escalatedTo, "night.shift");
    applied(escalate(deskOf(Who::Operator), m_ref, "", now() + 2h, "They answered"));
    EXPECT_EQ(newestStatement().escalation, (statement::Escalation{"", ""}));
    EXPECT_EQ(row().escalatedTo, "");
}

TEST_F(Attend, ANoteWithAProposalAsksItsProposer)
{
    ResolveRequest request{.ref = m_ref, .action = statement::Action::Confirm};
    request.evidence = {ledger::lookUpFound(m_ledger, Who::Operator, m_ref)};
    request.reasonCode = "single_match";
    request.proposeAnyway = true;
    const auto proposal = awaiting(resolve(deskOf(Who::Operator), request)).statementId;
    const auto digest = ledger::dossier(m_ledger, m_ref).proposals.at(0).digest;
    applied(note(deskOf(Who::Approver), m_ref, "Which ticket is this?", proposal));
    EXPECT_EQ(newestStatement().proposal, (statement::ProposalRef{proposal, digest}));

    const auto other = ledger::lapsed(m_ledger, "invoice:2");
    const auto refused = note(deskOf(Who::Approver), other, "Which ticket is this?", proposal);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().kind, ErrorKind::NotFound);
    EXPECT_THAT(english(refused.error().context), HasSubstr(proposal));
}

TEST_F(Attend, AnIntentThatDoesNotExistIsNotFound)
{
    const auto ref = ledger::refOf("invoice:none");
    EXPECT_EQ(hold(deskOf(Who::Operator), ref, std::nullopt, "").error().kind, ErrorKind::NotFound);
    EXPECT_EQ(note(deskOf(Who::Operator), ref, "Nothing there", "").error().kind, ErrorKind::NotFound);
    EXPECT_EQ(signerOf(Who::Operator).signatures, 0);
}

} // namespace
} // namespace countersign::desk
