// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/govern.h"

#include "models/base/canonical_json.h"
#include "models/desk/countersign.h"
#include "models/statement/key_file.h"
#include "tests/desk/desk_fixture.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace countersign::desk {
namespace {

using statement::Kind;
using namespace std::chrono_literals;

class Govern : public DeskTest
{
protected:
    // A proposal of the first administrator becomes true by the second one's approval, and not before.
    void expectTwoAdministrators(const Result<ledger::SubmitOutcome> &proposed, const std::function<bool()> &isTrue)
    {
        const auto receipt = awaiting(proposed);
        EXPECT_FALSE(isTrue());
        applied(approve(deskOf(Who::Admin2), receipt.statementId, {}));
        EXPECT_TRUE(isTrue());
        EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
    }
    std::optional<ledger::PersonRecord> person(const std::string &name)
    {
        for (const auto &record : must(m_ledger.reader().persons()))
            if (record.person == name)
                return record;
        return std::nullopt;
    }
};

TEST_F(Govern, EnrolsAPersonWithAKey)
{
    const auto key = must(statement::makeMemorySigner(Bytes(32, std::byte{77})))->publicKey();
    expectTwoAdministrators(
        enrol(deskOf(Who::Admin1), {"n.ewcomer", "Nora Ewcomer", statement::PersonKind::Human, key.hex()}),
        [&] { return person("n.ewcomer").has_value(); });
    EXPECT_EQ(person("n.ewcomer")->liveKeys, std::vector<std::string>{key.keyId()});
}

// U54: who stands in for somebody does so under his own name.
TEST_F(Govern, SetsWhatAPersonMayDoInOneTenant)
{
    expectTwoAdministrators(
        setMembership(deskOf(Who::Admin1), {ledger::Tenant, personOf(Who::Auditor), {statement::Role::Operator}}), [&] {
            return person(personOf(Who::Auditor))->memberships.at(ledger::Tenant) ==
                   std::set{statement::Role::Operator};
        });
}

TEST_F(Govern, SetsTheNextPolicy)
{
    auto policy = ledger::standardPolicy();
    policy.version = 2;
    policy.evidenceMaxAge = 5min;
    expectTwoAdministrators(setPolicy(deskOf(Who::Admin1), policy),
                            [&] { return must(m_ledger.reader().policy(ledger::Tenant))->version == "2"; });
    const auto subject = must(toCanonical(resolution::policySubject(policy)));
    EXPECT_EQ(must(m_ledger.reader().policy(ledger::Tenant))->digest, sha256(subject).hex());
}

TEST_F(Govern, PublishesTheNextContract)
{
    auto contract = ledger::keyedContract();
    contract.version = 2;
    contract.maxTransit = 120s;
    expectTwoAdministrators(publishContract(deskOf(Who::Admin1), contract), [&] {
        const auto contracts = must(m_ledger.reader().contracts());
        return std::any_of(contracts.begin(), contracts.end(), [](const auto &one) {
            return one.value.account == ledger::KeyedAccount && one.version == "2";
        });
    });
}

TEST_F(Govern, RevokesAKeyByOneAdministratorAtOnce)
{
    const auto key = m_ledger.signer(Who::ApproverSecondKey).publicKey().keyId();
    applied(revokeKey(deskOf(Who::Admin1), {personOf(Who::Approver), key}));
    const auto live = person(personOf(Who::Approver))->liveKeys;
    EXPECT_EQ(live, std::vector<std::string>{m_ledger.signer(Who::Approver).publicKey().keyId()});
    EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
}

TEST_F(Govern, LettingSomebodyGoRevokesHisKeysAtOnceAndProposesTheEndOfHisMemberships)
{
    const auto leaver = personOf(Who::Approver);
    m_ledger.govern(Kind::MembershipSet, "*",
                    statement::subjectOf(statement::MembershipSet{"globex", leaver, {statement::Role::Auditor}}));
    const auto leave = must(letGo(deskOf(Who::Admin1), leaver));
    EXPECT_EQ(leave.revoked.size(), 2u);
    ASSERT_EQ(leave.proposed.size(), 2u);
    EXPECT_FALSE(leave.refused);
    EXPECT_TRUE(person(leaver)->liveKeys.empty());
    EXPECT_EQ(person(leaver)->memberships.size(), 2u) << "two administrators end a membership";
    for (const auto &receipt : leave.proposed)
        applied(approve(deskOf(Who::Admin2), receipt.statementId, {}));
    EXPECT_TRUE(person(leaver)->memberships.empty());
    EXPECT_FALSE(person(leaver)->displayName.empty());
    EXPECT_EQ(ledger::textOf(m_ledger.verify()), "verified");
}

TEST_F(Govern, LettingSomebodyGoTwiceSignsNothingTwice)
{
    const auto leaver = personOf(Who::Operator);
    must(letGo(deskOf(Who::Admin1), leaver));
    const auto before = signerOf(Who::Admin1).signatures;
    const auto again = must(letGo(deskOf(Who::Admin1), leaver));
    EXPECT_TRUE(again.revoked.empty() && again.proposed.empty());
    EXPECT_EQ(signerOf(Who::Admin1).signatures, before);
}

TEST_F(Govern, NobodyLetsHimselfOrAStrangerGo)
{
    EXPECT_EQ(letGo(deskOf(Who::Admin1), personOf(Who::Admin1)).error().kind, ErrorKind::InvalidInput);
    EXPECT_EQ(letGo(deskOf(Who::Admin1), "no.body").error().kind, ErrorKind::NotFound);
    const auto refused = must(letGo(deskOf(Who::Operator), personOf(Who::Approver)));
    ASSERT_TRUE(refused.refused);
    EXPECT_TRUE(refused.revoked.empty() && refused.proposed.empty());
}

TEST_F(Govern, IsForAdministratorsOnly)
{
    EXPECT_EQ(refusalCode(setMembership(deskOf(Who::Operator),
                                        {ledger::Tenant, personOf(Who::Operator), {statement::Role::Approver}})),
              "RC401");
}

TEST_F(Govern, ASubjectThatCannotBeReadIsNotSigned)
{
    const statement::OperatorEnrol enrolment{"n.ew\x1b[2J", "Nora", statement::PersonKind::Human, std::string(64, 'a')};
    const auto outcome = enrol(deskOf(Who::Admin1), enrolment);
    ASSERT_FALSE(outcome.has_value());
    EXPECT_EQ(outcome.error().kind, ErrorKind::InvalidInput);
    EXPECT_EQ(signerOf(Who::Admin1).signatures, 0);
}

} // namespace
} // namespace countersign::desk
