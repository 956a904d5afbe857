// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/submit_fixture.h"

#include <nlohmann/json.hpp>

// How a ledger begins: each of two root administrators signs two statements of his own, and nothing else applies alone.
namespace countersign::ledger {
namespace {

using statement::Kind;
using statement::MembershipSet;
using statement::OperatorEnrol;
using statement::Role;
using statement::Statement;

class Bootstrap : public ::testing::Test
{
protected:
    void TearDown() override { EXPECT_EQ(textOf(ledger->verify()), "verified"); }

    Statement enrol(Who who, Who subject)
    {
        const OperatorEnrol enrolment{personOf(subject), personOf(subject), statement::PersonKind::Human,
                                      makeSignerOf(subject)->publicKey().hex()};
        return governance(*ledger, who, Kind::OperatorEnrol, "*", statement::subjectOf(enrolment));
    }
    Statement join(Who who, Who subject, const std::set<Role> &roles = {Role::Admin})
    {
        return governance(*ledger, who, Kind::MembershipSet, "*",
                          statement::subjectOf(MembershipSet{"*", personOf(subject), roles}));
    }
    std::string outcomeOf(Who who, const Statement &said) { return textOf(ledger->submit(who, said)); }
    std::string codeOf(Who who, const Statement &said)
    {
        auto &face = ledger->statements(who);
        const auto before = pictureOf(ledger->path());
        const auto refused = refusalIn(must(
            face.submit(must(statement::signEnvelope(must(statement::encodeStatement(said)), ledger->signer(who))))));
        EXPECT_EQ(changedTables(before, pictureOf(ledger->path())), std::set<std::string>());
        return refused.code;
    }

    std::unique_ptr<BootstrappedLedger> ledger = BootstrappedLedger::beforeBootstrap();
};

TEST_F(Bootstrap, FourStatementsOfTwoAdministratorsApplyAtOnce)
{
    EXPECT_EQ(outcomeOf(Who::Admin1, enrol(Who::Admin1, Who::Admin1)), "applied at 0");
    EXPECT_EQ(outcomeOf(Who::Admin2, enrol(Who::Admin2, Who::Admin2)), "applied at 1");
    EXPECT_EQ(outcomeOf(Who::Admin2, join(Who::Admin2, Who::Admin2)), "applied at 2");
    EXPECT_EQ(outcomeOf(Who::Admin1, join(Who::Admin1, Who::Admin1)), "applied at 3");
    EXPECT_EQ(outcomeOf(Who::Admin1, enrol(Who::Admin1, Who::Operator)), "awaiting_countersign at 4");
}

TEST_F(Bootstrap, RC201_NobodyButTheRootAdministrators)
{
    EXPECT_EQ(codeOf(Who::Operator, enrol(Who::Operator, Who::Operator)), "RC201");
    auto said = enrol(Who::Operator, Who::Admin1);
    said.person = personOf(Who::Admin1);
    EXPECT_EQ(codeOf(Who::Operator, said), "RC201") << "his name with another key";
}

TEST_F(Bootstrap, RC201_NoRootAdministratorEnrolsAnother)
{
    EXPECT_EQ(codeOf(Who::Admin1, enrol(Who::Admin1, Who::Admin2)), "RC201");
    EXPECT_EQ(codeOf(Who::Admin1, enrol(Who::Admin1, Who::Operator)), "RC201");
    EXPECT_EQ(codeOf(Who::Admin1, join(Who::Admin1, Who::Admin1)), "RC201") << "first the key";
}

TEST_F(Bootstrap, RC203_ARootAdministratorSetsNothingButHisOwnMembership)
{
    receiptIn(ledger->submit(Who::Admin1, enrol(Who::Admin1, Who::Admin1)));
    receiptIn(ledger->submit(Who::Admin2, enrol(Who::Admin2, Who::Admin2)));
    EXPECT_EQ(codeOf(Who::Admin1, join(Who::Admin1, Who::Admin2)), "RC203");
    EXPECT_EQ(codeOf(Who::Admin1, join(Who::Admin1, Who::Admin1, {Role::Operator})), "RC203") << "not as administrator";
}

TEST_F(Bootstrap, RC301_TheSecondStatementHasSeenTheFirst)
{
    const auto blind = enrol(Who::Admin2, Who::Admin2); // drafted on the empty log
    receiptIn(ledger->submit(Who::Admin1, enrol(Who::Admin1, Who::Admin1)));
    EXPECT_EQ(codeOf(Who::Admin2, blind), "RC301");
}

// One administrator alone sets nothing, not even while the second has not come.
TEST_F(Bootstrap, OneAdministratorAloneOnlyProposes)
{
    receiptIn(ledger->submit(Who::Admin1, enrol(Who::Admin1, Who::Admin1)));
    receiptIn(ledger->submit(Who::Admin1, join(Who::Admin1, Who::Admin1)));
    const auto said = enrol(Who::Admin1, Who::Operator);
    EXPECT_EQ(receiptIn(ledger->submit(Who::Admin1, said)).outcome, SubmitResult::AwaitingCountersign);
    EXPECT_EQ(codeOf(Who::Admin1, answer(*ledger, Who::Admin1, Kind::Approve, said.id)), "RC407");
    EXPECT_EQ(outcomeOf(Who::Admin1, join(Who::Admin1, Who::Admin1, {Role::Admin, Role::Operator})),
              "awaiting_countersign at 3");
}

// Proposing memberships must not use up the second administrator's own.
TEST_F(Bootstrap, AProposedMembershipDoesNotEndTheSetup)
{
    receiptIn(ledger->submit(Who::Admin1, enrol(Who::Admin1, Who::Admin1)));
    receiptIn(ledger->submit(Who::Admin1, join(Who::Admin1, Who::Admin1)));
    receiptIn(ledger->submit(Who::Admin2, enrol(Who::Admin2, Who::Admin2)));
    EXPECT_EQ(outcomeOf(Who::Admin1, join(Who::Admin1, Who::Admin2)), "awaiting_countersign at 3");
    EXPECT_EQ(outcomeOf(Who::Admin2, join(Who::Admin2, Who::Admin2)), "applied at 4");
}

} // namespace
} // namespace countersign::ledger
