// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/governance.h"
#include "tests/audit/history.h"

#include <nlohmann/json.hpp>

#include <chrono>

// Who may say what. The tables always say what the hand wants them to say: the log must tell.
namespace countersign::audit {
namespace {

using statement::Kind;
using statement::Role;
using statement::Statement;
using namespace std::chrono_literals;

nlohmann::json membership(const std::string &person, const std::string &tenant, std::set<Role> roles)
{
    return statement::subjectOf(statement::MembershipSet{tenant, person, std::move(roles)});
}

nlohmann::json enrolment(const History &history, const std::string &keyName, const std::string &person)
{
    return statement::subjectOf(
        statement::OperatorEnrol{person, person, statement::PersonKind::Human, history.keyOf(keyName).hex()});
}

// A note by whoever holds the key: the least that anybody can say about an effect.
std::uint64_t note(History &history, const std::string &keyName, const std::string &asPerson = {})
{
    const auto ref = history.charge("invoice:" + std::to_string(history.tables.head.size));
    auto said = history.about(ref, keyName, Kind::Note);
    said.reason = {"other", "Seen, and nothing done about it"};
    if (!asPerson.empty())
        said.person = asPerson;
    return history.append(said, keyName, honestFacts(said, {}));
}

TEST(ReplayAuthority, AKeyThatOnlyTheTableKnowsIsNobodys)
{
    auto history = History::readyForWork();
    const auto &key = history.keyOf("mallory");
    history.tables.keys.push_back({key.keyId(), "maria", key.hex(), 5, {}});
    const auto seq = note(history, "mallory", "maria");
    const auto report = history.verify();
    EXPECT_TRUE(names(report, seq, "statement.key"));
    EXPECT_TRUE(names(report, std::nullopt, "operator_keys " + key.keyId()));
}

TEST(ReplayAuthority, ARevokedKeySignsNothingMore)
{
    auto history = History::readyForWork();
    note(history, "maria");
    history.revoke("maria");
    ASSERT_TRUE(isVerified(history.verify()));
    const auto seq = note(history, "maria");
    EXPECT_TRUE(names(history.verify(), seq, "statement.key"));
}

TEST(ReplayAuthority, AKeySignsForItsOwnPersonOnly)
{
    auto history = History::readyForWork();
    const auto seq = note(history, "olga", "maria");
    EXPECT_TRUE(names(history.verify(), seq, "statement.person"));
}

TEST(ReplayAuthority, ANameWithAnothersSignatureIsNoSignature)
{
    auto history = History::readyForWork();
    const auto ref = history.charge("invoice:1");
    auto said = history.about(ref, "maria", Kind::Note);
    said.reason = {"other", "Seen, and nothing done about it"};
    const auto seq = history.append(said, "olga", honestFacts(said, {})); // signed by olga, in maria's name and key
    EXPECT_TRUE(names(history.verify(), seq, "envelope.signature"));
}

TEST(ReplayAuthority, WhoLeftTheTenantDecidesNothingThere)
{
    auto history = History::readyForWork();
    history.join("maria", "acme", {});
    auto seq = note(history, "maria");
    EXPECT_TRUE(names(history.verify(), seq, "statement.person"));

    history = History::readyForWork();
    history.join("maria", "acme", {Role::Auditor});
    seq = note(history, "maria");
    EXPECT_TRUE(names(history.verify(), seq, "statement.person"));

    history = History::readyForWork();
    seq = note(history, "anna"); // an administrator governs and decides nothing
    EXPECT_TRUE(names(history.verify(), seq, "statement.person"));
}

TEST(ReplayAuthority, OneAdministratorAloneChangesNothing)
{
    auto history = History::readyForWork();
    auto policy = historyPolicy();
    policy.version = 2;
    policy.thresholds[statement::Action::Confirm]["EUR"] = 99'999'999;
    const auto proposal = history.governance("anna", Kind::PolicySet, "*", resolution::policySubject(policy));
    const auto seq = history.append(proposal);
    const auto digest = resolution::policyDigest(policy).hex();
    // The hand writes the version as if it were in force.
    history.tables.versions.push_back({"policy", "*", "", "2", digest, proposal.subject, std::int64_t(seq)});
    auto report = history.verify();
    EXPECT_TRUE(names(report, std::nullopt, "policies and provider_contracts policy/*//2"));
    EXPECT_TRUE(names(report, seq, "proposals " + proposal.id));

    const auto own = history.append(history.answer("anna", Kind::Approve, proposal));
    EXPECT_TRUE(names(history.verify(), own, "statement.person"));

    // Even with a second key: a person is a person.
    history = History::readyForWork();
    history.enrol("anna/2");
    const auto again = history.governance("anna", Kind::PolicySet, "*", resolution::policySubject(policy));
    history.append(again);
    const auto secondKey = history.append(history.answer("anna/2", Kind::Approve, again));
    EXPECT_TRUE(names(history.verify(), secondKey, "statement.person"));
}

TEST(ReplayAuthority, OnlyAdministratorsGovern)
{
    auto history = History::readyForWork();
    auto seq =
        history.append(history.governance("maria", Kind::MembershipSet, "*", membership("maria", "*", {Role::Admin})));
    EXPECT_TRUE(names(history.verify(), seq, "statement.person"));

    history = History::readyForWork();
    const auto proposal =
        history.governance("anna", Kind::MembershipSet, "acme", membership("maria", "acme", {Role::Approver}));
    history.append(proposal);
    seq = history.append(history.answer("maria", Kind::Approve, proposal));
    EXPECT_TRUE(names(history.verify(), seq, "statement.person"));
}

TEST(ReplayAuthority, AfterTheSetupARootKeyAloneSetsNothing)
{
    History history;
    const auto seq =
        history.append(history.governance("anna", Kind::OperatorEnrol, "*", enrolment(history, "carl", "carl")));
    const auto &key = history.keyOf("carl");
    history.tables.persons.push_back({"carl", "carl", "human"});
    history.tables.keys.push_back({key.keyId(), "carl", key.hex(), std::int64_t(seq), {}});
    const auto report = history.verify();
    EXPECT_TRUE(names(report, std::nullopt, "operators carl"));
    EXPECT_TRUE(names(report, std::nullopt, "operator_keys " + key.keyId()));
    EXPECT_TRUE(names(report, seq, "log_entries.outcome") || !report.verified);
}

TEST(ReplayAuthority, AnApprovalRestatesTheWholeGovernanceProposal)
{
    auto history = History::readyForWork();
    const auto proposal =
        history.governance("anna", Kind::MembershipSet, "acme", membership("maria", "acme", {Role::Auditor}));
    history.append(proposal);
    auto approval = history.answer("bert", Kind::Approve, proposal);
    approval.subject = membership("maria", "acme", {Role::Approver}).dump();
    auto seq = history.append(approval);
    EXPECT_TRUE(names(history.verify(), seq, "statement.subject"));

    history = History::readyForWork();
    history.append(proposal);
    approval = history.answer("bert", Kind::Approve, proposal);
    approval.proposal->digest = sha256("another proposal").hex();
    seq = history.append(approval);
    EXPECT_TRUE(names(history.verify(), seq, "statement.proposal.digest"));

    history = History::readyForWork();
    seq = history.append(approval); // nobody has proposed it here
    EXPECT_TRUE(names(history.verify(), seq, "statement.proposal.id"));
}

TEST(ReplayAuthority, AnAnswerComesOnceAndInTime)
{
    auto history = History::readyForWork();
    const auto proposal =
        history.governance("anna", Kind::MembershipSet, "acme", membership("maria", "acme", {Role::Approver}));
    history.append(proposal);
    history.append(history.answer("bert", Kind::Decline, proposal));
    auto seq = history.append(history.answer("bert", Kind::Approve, proposal));
    EXPECT_TRUE(names(history.verify(), seq, "statement.proposal.id"));

    history = History::readyForWork();
    const auto late =
        history.governance("anna", Kind::MembershipSet, "acme", membership("maria", "acme", {Role::Approver}));
    history.append(late);
    history.wait(8h);
    seq = history.append(history.answer("bert", Kind::Approve, late));
    EXPECT_TRUE(names(history.verify(), seq, "entry.at"));
}

TEST(ReplayAuthority, SubjectsThatNoLedgerAppliesAreNamed)
{
    struct Bad
    {
        Kind kind;
        const char *tenant;
        nlohmann::json subject;
        const char *problem;
    };
    const auto &ready = History::readyForWork();
    auto skipping = historyPolicy();
    skipping.version = 3;
    const Bad bad[] = {
        {Kind::OperatorEnrol, "*", enrolment(ready, "maria", "olga"), "statement.subject.public_key"},
        {Kind::OperatorEnrol, "acme", enrolment(ready, "carl", "carl"), "statement.person"},
        {Kind::MembershipSet, "*", membership("nobody", "acme", {Role::Operator}), "statement.subject.person"},
        {Kind::MembershipSet, "*", membership("maria", "acme", {Role::Handler}), "statement.subject.roles"},
        {Kind::PolicySet, "*", resolution::policySubject(skipping), "statement.subject.version"},
        {Kind::PolicySet, "*", {{"people", "0"}}, "statement.subject"},
        {Kind::ContractPublish, "*", effect::contractSubject(historyContract()), "statement.subject.version"},
    };
    for (const auto &[kind, tenant, subject, problem] : bad) {
        auto history = ready;
        const auto proposal = history.governance("anna", kind, tenant, subject);
        history.append(proposal);
        const auto seq = history.append(history.answer("bert", Kind::Approve, proposal));
        // Administrators of "*" are no administrators of less than the whole ledger's persons and keys.
        EXPECT_TRUE(names(history.verify(), seq, problem) || names(history.verify(), seq, "statement.subject"))
            << textOf(history.verify());
    }
}

TEST(ReplayAuthority, StatementsThatAreOverOrOldAreNamed)
{
    auto history = History::readyForWork();
    const auto member = membership("maria", "acme", {Role::Approver});
    auto said = history.governance("anna", Kind::MembershipSet, "acme", member);
    said.expiresAt = formatInstant(history.now);
    EXPECT_TRUE(names((history.append(said), history.verify()), 20, "statement.expires_at"));

    history = History::readyForWork();
    said = history.governance("anna", Kind::MembershipSet, "acme", member);
    said.signedAt = formatInstant(history.now - 25h);
    EXPECT_TRUE(names((history.append(said), history.verify()), 20, "statement.signed_at"));

    history = History::readyForWork();
    said = history.governance("anna", Kind::MembershipSet, "acme", member);
    said.seen = {"9", history.tables.entries.at(8).root}; // the policy allows ten entries
    EXPECT_TRUE(names((history.append(said), history.verify()), 20, "statement.seen.size"));

    history = History::readyForWork();
    said = history.governance("anna", Kind::MembershipSet, "acme", member);
    said.policy->version = "2";
    EXPECT_TRUE(names((history.append(said), history.verify()), 20, "statement.policy"));
}

} // namespace
} // namespace countersign::audit
