// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/audit/history.h"

#include "models/audit/merkle.h"
#include "models/base/assert.h"
#include "models/base/canonical_json.h"
#include "models/statement/envelope.h"
#include "models/statement/governance.h"
#include "models/statement/key_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <utility>

namespace countersign::audit {

using statement::Kind;
using statement::Role;
using statement::Statement;
using namespace std::chrono_literals;

namespace {

constexpr const char *Everywhere = "*";

std::string personOf(const std::string &keyName)
{
    return keyName.substr(0, keyName.find('/'));
}

nlohmann::json enrolmentOf(const std::string &person, const statement::PublicKey &key)
{
    return statement::subjectOf(
        statement::OperatorEnrol{person, "The " + person, statement::PersonKind::Human, key.hex()});
}

Frontier frontierOf(const std::vector<StoredEntry> &entries)
{
    Frontier frontier;
    for (const auto &entry : entries)
        frontier.append(leafHash(viewOf(entry.bytes)));
    return frontier;
}

bool waits(const Statement &said, std::uint64_t seq)
{
    const bool setsUp = seq < 4;
    return said.kind == Kind::Propose ||
           (statement::isGovernance(said.kind) && said.kind != Kind::KeyRevoke && !setsUp);
}

void putColumns(StoredEntry &stored, const Statement &said)
{
    stored.statementId = said.id;
    stored.tenant = said.tenant;
    stored.intent = said.intent;
    stored.kind = statement::toString(said.kind);
    stored.action = statement::toString(said.action);
    stored.person = said.person;
    stored.outcome = waits(said, stored.seq) ? "awaiting_countersign" : "applied";
}

} // namespace

History::History()
{
    now = *parseInstant("2026-12-01T08:00:00Z");
    trust.origin = "ledger.example/acme";
    trust.rootKeys = {{"anna", keyOf("anna")}, {"bert", keyOf("bert")}};
    tables.origin = trust.origin;
    tables.head = {0, emptyRoot()};
    for (const std::string root : {"anna", "bert"}) {
        const auto enrolled = append(governance(root, Kind::OperatorEnrol, Everywhere, enrolmentOf(root, keyOf(root))));
        const std::set<Role> roles{Role::Admin};
        const auto member = append(governance(root, Kind::MembershipSet, Everywhere,
                                              statement::subjectOf(statement::MembershipSet{Everywhere, root, roles})));
        tables.persons.push_back({root, "The " + root, "human"});
        tables.keys.push_back({keyOf(root).keyId(), root, keyOf(root).hex(), static_cast<std::int64_t>(enrolled), {}});
        tables.memberships.push_back({Everywhere, root, roles, static_cast<std::int64_t>(member)});
    }
}

const History &History::readyForWork()
{
    static const History ready = [] {
        History history;
        for (const std::string person : {"maria", "olga", "jonas"})
            history.enrol(person);
        history.join("maria", "acme", {Role::Operator});
        history.join("olga", "acme", {Role::Operator});
        history.join("jonas", "acme", {Role::Approver});
        history.setPolicy(historyPolicy());
        history.publish(historyContract());
        return history;
    }();
    return ready;
}

statement::Signer &History::signer(const std::string &keyName) const
{
    auto &signer = m_signers[keyName];
    if (!signer)
        signer = std::move(*statement::makeMemorySigner(sha256("key of " + keyName).bytes()));
    return *signer;
}

const statement::PublicKey &History::keyOf(const std::string &keyName) const
{
    return signer(keyName).publicKey();
}

std::string History::nextId() const
{
    return sha256("statement " + std::to_string(m_ids++)).hex().substr(0, 32);
}

Statement History::draft(const std::string &keyName, Kind kind) const
{
    Statement said;
    said.id = nextId();
    said.origin = trust.origin;
    said.kind = kind;
    said.person = personOf(keyName);
    said.key = keyOf(keyName).keyId();
    said.signedAt = formatInstant(now);
    said.expiresAt = formatInstant(now + 10min);
    said.seen = {std::to_string(tables.head.size), tables.head.root.hex()};
    said.policy = m_policy;
    return said;
}

Statement History::governance(const std::string &keyName, Kind kind, const std::string &tenant,
                              const nlohmann::json &subject) const
{
    auto said = draft(keyName, kind);
    said.tenant = tenant;
    said.subject = *toCanonical(subject);
    return said;
}

Statement History::answer(const std::string &keyName, Kind kind, const Statement &proposal) const
{
    const auto own = draft(keyName, kind);
    auto said = proposal;
    said.id = own.id;
    said.kind = kind;
    said.evidence.clear();
    said.reason = {};
    said.proposal = statement::ProposalRef{
        proposal.id,
        statement::proposalDigest(statement::StatementMediaType, *statement::encodeStatement(proposal)).hex()};
    said.person = own.person;
    said.key = own.key;
    said.signedAt = own.signedAt;
    said.expiresAt = own.expiresAt;
    said.seen = own.seen;
    if (kind == Kind::Approve)
        return said;
    said.action = statement::Action::None; // declining and withdrawing decide nothing about the effect
    said.result.reset();
    said.reason = {"other", "Not as it stands, for a test"};
    if (said.prior)
        said.nextStatus = said.prior->status;
    return said;
}

std::uint64_t History::append(const Statement &said, const Facts &facts)
{
    for (const auto &[name, signer] : m_signers)
        if (signer->publicKey().keyId() == said.key)
            return append(said, name, facts);
    COUNTERSIGN_UNREACHABLE();
}

std::uint64_t History::append(const Statement &said, const std::string &keyName, const Facts &facts)
{
    return store(*statement::signEnvelope(*statement::encodeStatement(said), signer(keyName)), said, facts);
}

std::uint64_t History::store(const statement::Envelope &envelope, const Statement &said, const Facts &facts)
{
    const auto seq = tables.head.size;
    StoredEntry stored;
    stored.seq = seq;
    stored.bytes = encodeLogEntry({seq, now, trust.origin, said.tenant, envelope, facts});
    stored.leaf = leafHash(viewOf(stored.bytes)).hex();
    putColumns(stored, said);
    stored.at = formatInstant(now);
    tables.entries.push_back(stored);
    const auto frontier = frontierOf(tables.entries);
    tables.entries.back().root = frontier.root().hex();
    tables.head = {seq + 1, frontier.root()};
    tables.frontier = frontier.concatenated();
    now += 1s;
    return seq;
}

std::uint64_t History::govern(Kind kind, const std::string &tenant, const nlohmann::json &subject)
{
    const auto proposal = governance("anna", kind, tenant, subject);
    putProposal(proposal, append(proposal));
    const auto applied = append(answer("bert", Kind::Approve, proposal));
    settleProposal(proposal.id, "applied", applied);
    return applied;
}

std::uint64_t History::enrol(const std::string &keyName)
{
    const auto person = personOf(keyName);
    const auto &key = keyOf(keyName);
    const auto seq = govern(Kind::OperatorEnrol, Everywhere, enrolmentOf(person, key));
    if (person == keyName)
        tables.persons.push_back({person, "The " + person, "human"});
    tables.keys.push_back({key.keyId(), person, key.hex(), static_cast<std::int64_t>(seq), {}});
    return seq;
}

std::uint64_t History::join(const std::string &person, const std::string &tenant, const std::set<Role> &roles)
{
    const auto seq =
        govern(Kind::MembershipSet, tenant, statement::subjectOf(statement::MembershipSet{tenant, person, roles}));
    std::erase_if(tables.memberships,
                  [&](const StoredMembership &row) { return row.tenant == tenant && row.person == person; });
    tables.memberships.push_back({tenant, person, roles, static_cast<std::int64_t>(seq)});
    return seq;
}

std::uint64_t History::setPolicy(const resolution::Policy &policy)
{
    const auto subject = resolution::policySubject(policy);
    const auto seq = govern(Kind::PolicySet, policy.tenant, subject);
    m_policy = statement::VersionRef{std::to_string(policy.version), resolution::policyDigest(policy).hex()};
    tables.versions.push_back({"policy", policy.tenant, "", m_policy->version, m_policy->digest, *toCanonical(subject),
                               static_cast<std::int64_t>(seq)});
    return seq;
}

std::uint64_t History::publish(const effect::ProviderContract &contract)
{
    const auto subject = effect::contractSubject(contract);
    const auto seq = govern(Kind::ContractPublish, contract.tenant, subject);
    m_contract = statement::VersionRef{std::to_string(contract.version), effect::contractDigest(contract).hex()};
    tables.versions.push_back(
        {"contract", contract.tenant, contract.provider + "\n" + contract.environment + "\n" + contract.account,
         m_contract->version, m_contract->digest, *toCanonical(subject), static_cast<std::int64_t>(seq)});
    return seq;
}

std::uint64_t History::revoke(const std::string &keyName)
{
    const auto keyId = keyOf(keyName).keyId();
    const auto seq = append(governance("anna", Kind::KeyRevoke, Everywhere,
                                       statement::subjectOf(statement::KeyRevoke{personOf(keyName), keyId})));
    for (auto &row : tables.keys)
        if (row.key == keyId)
            row.revokedAtSeq = static_cast<std::int64_t>(seq);
    return seq;
}

void History::putProposal(const Statement &said, std::uint64_t seq)
{
    const auto at = *parseInstant(tables.entries.at(seq).at);
    const auto digest =
        statement::proposalDigest(statement::StatementMediaType, *statement::encodeStatement(said)).hex();
    tables.proposals.push_back({said.id, "open", said.tenant, said.intent, static_cast<std::int64_t>(seq), std::nullopt,
                                digest, said.person, said.prior ? std::stoll(said.prior->version) : 0,
                                at + (m_policy ? 8h : 24h)});
}

void History::settleProposal(const std::string &id, const std::string &status, std::uint64_t seq)
{
    for (auto &row : tables.proposals)
        if (row.id == id) {
            row.status = status;
            row.settledBySeq = static_cast<std::int64_t>(seq);
        }
}

void History::rewrite(std::uint64_t seq, const std::function<void(LogEntry &)> &change)
{
    auto &stored = tables.entries.at(seq);
    auto entry = *parseLogEntry(stored.bytes);
    change(entry);
    stored.bytes = encodeLogEntry(entry);
    stored.at = formatInstant(entry.at);
    if (const auto said = statement::parseStatement(entry.envelope.payload))
        putColumns(stored, *said);
}

void History::reseal()
{
    Frontier frontier;
    for (auto &stored : tables.entries) {
        const auto leaf = leafHash(viewOf(stored.bytes));
        frontier.append(leaf);
        stored.leaf = leaf.hex();
        stored.root = frontier.root().hex();
    }
    tables.head = {frontier.size(), frontier.root()};
    tables.frontier = frontier.concatenated();
}

VerifyReport History::verify(const std::optional<PinnedHead> &pinned) const
{
    MemorySource source(tables);
    auto report = verifyLedger(source, trust, pinned);
    COUNTERSIGN_ASSERT(report.has_value());
    return std::move(*report);
}

std::string textOf(const VerifyReport &report)
{
    std::string text = report.verified ? "verified" : "not verified";
    for (const auto &problem : report.problems)
        text += "\n  " + (problem.seq ? std::to_string(*problem.seq) : "-") + " " + problem.subject + ": " +
                english(problem.text);
    return text;
}

testing::AssertionResult names(const VerifyReport &report, std::optional<std::uint64_t> seq, const std::string &subject)
{
    const bool named = std::any_of(report.problems.begin(), report.problems.end(), [&](const Problem &problem) {
        return problem.seq == seq && problem.subject == subject;
    });
    if (named && !report.verified)
        return testing::AssertionSuccess();
    return testing::AssertionFailure() << "no \"" << subject << "\" of " << (seq ? std::to_string(*seq) : "no entry")
                                       << " in: " << textOf(report);
}

testing::AssertionResult isVerified(const VerifyReport &report)
{
    const bool clean = report.verified && report.problems.empty();
    return (clean ? testing::AssertionSuccess() : testing::AssertionFailure()) << textOf(report);
}

} // namespace countersign::audit
