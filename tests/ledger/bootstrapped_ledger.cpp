// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/bootstrapped_ledger.h"

#include "models/base/canonical_json.h"
#include "models/resolution/rules.h"
#include "models/statement/key_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace countersign::ledger {

using statement::Kind;
using statement::Role;
using statement::Statement;
using namespace std::chrono_literals;

const Instant LedgerStart = must(parseInstant("2026-12-01T08:00:00Z"));

namespace {

constexpr const char *LogOrigin = "ledger.example/tests";

struct Enrolled
{
    Who who;
    const char *person;
    std::set<Role> roles; // in Tenant, administrators in "*"
};

const std::vector<Enrolled> &everybody()
{
    static const std::vector<Enrolled> People{
        {Who::Admin1, "a.first", {Role::Admin}},        {Who::Admin2, "b.second", {Role::Admin}},
        {Who::Operator, "m.ortiz", {Role::Operator}},   {Who::Operator2, "l.chen", {Role::Operator}},
        {Who::Approver, "p.adeyemi", {Role::Approver}}, {Who::ApproverSecondKey, "p.adeyemi", {Role::Approver}},
        {Who::Approver2, "r.novak", {Role::Approver}},  {Who::Auditor, "s.kim", {Role::Auditor}},
        {Who::Handler, "reconciler", {Role::Handler}},
    };
    return People;
}

std::size_t indexOf(Who who)
{
    return static_cast<std::size_t>(who);
}

const Enrolled &entryOf(Who who)
{
    return everybody().at(indexOf(who));
}

audit::Trust trustOfTests()
{
    audit::Trust trust;
    trust.origin = LogOrigin;
    for (const auto who : {Who::Admin1, Who::Admin2})
        trust.rootKeys.push_back({personOf(who), makeSignerOf(who)->publicKey()});
    return trust;
}

nlohmann::json enrolmentOf(Who who)
{
    statement::OperatorEnrol enrol;
    enrol.person = personOf(who);
    enrol.displayName = personOf(who);
    enrol.personKind = who == Who::Handler ? statement::PersonKind::Machine : statement::PersonKind::Human;
    enrol.publicKey = makeSignerOf(who)->publicKey().hex();
    return statement::subjectOf(enrol);
}

nlohmann::json membershipOf(Who who, const std::string &tenant)
{
    return statement::subjectOf(statement::MembershipSet{tenant, personOf(who), entryOf(who).roles});
}

void bootstrap(BootstrappedLedger &ledger)
{
    for (const auto who : {Who::Admin1, Who::Admin2}) {
        receiptIn(ledger.submit(who, governance(ledger, who, Kind::OperatorEnrol, "*", enrolmentOf(who))));
        receiptIn(ledger.submit(who, governance(ledger, who, Kind::MembershipSet, "*", membershipOf(who, "*"))));
    }
    for (const auto &[who, person, roles] : everybody()) {
        if (roles.count(Role::Admin) > 0)
            continue;
        ledger.govern(Kind::OperatorEnrol, "*", enrolmentOf(who));
        if (who != Who::ApproverSecondKey)
            ledger.govern(Kind::MembershipSet, Tenant, membershipOf(who, Tenant));
    }
    ledger.govern(Kind::PolicySet, "*", resolution::policySubject(standardPolicy()));
    ledger.govern(Kind::ContractPublish, "*", effect::contractSubject(keyedContract()));
    ledger.govern(Kind::ContractPublish, "*", effect::contractSubject(keylessContract()));
}

// Made once a process, and removed with it.
const std::string &bootstrappedFile()
{
    static const auto made = [] {
        auto ledger = BootstrappedLedger::beforeBootstrap();
        bootstrap(*ledger);
        ledger->closeFaces();
        return ledger;
    }();
    return made->path();
}

} // namespace

std::string personOf(Who who)
{
    return entryOf(who).person;
}

std::unique_ptr<statement::Signer> makeSignerOf(Who who)
{
    const Digest seed = sha256("key of the tests " + std::to_string(indexOf(who)));
    return must(statement::makeMemorySigner(seed.bytes()));
}

resolution::Policy standardPolicy()
{
    using statement::Action;
    resolution::Policy policy;
    policy.tenant = "*";
    policy.version = 1;
    for (const auto action : {Action::Confirm, Action::Reject, Action::Release, Action::Compensate, Action::Reopen}) {
        policy.people[action] = action == Action::Reopen ? 2 : 1;
        policy.thresholds[action] = {{"EUR", 500'000}, {"JPY", 50'000}};
    }
    policy.customerWindow = {24h, {{"EUR", 1'000'000}, {"JPY", 100'000}}};
    policy.operatorWindow = {24h, {{"EUR", 2'000'000}, {"JPY", 200'000}}};
    policy.messages = {100, 50};
    policy.evidenceMaxAge = 15min;
    policy.ownLookMaxAge = 15min;
    policy.holdDefault = 1h;
    policy.holdMax = 24h;
    policy.proposalLife = 8h;
    policy.seenLag = 1000;
    policy.preparedMax = 1h;
    policy.overdueEscalate = 24h;
    policy.compensationRateLimit = 10;
    policy.autoReconcile = {{{"EUR", 10'000}}, 2, {Provider}, {"charge"}};
    policy.rulesDigest = resolution::builtInRules().digest.hex();
    return policy;
}

effect::ProviderContract keyedContract()
{
    effect::ProviderContract contract;
    contract.tenant = "*";
    contract.provider = Provider;
    contract.environment = Environment;
    contract.account = KeyedAccount;
    contract.version = 1;
    contract.descriptionDigest = sha256("description of the tests").hex();
    contract.keyCarrier = effect::KeyCarrier::Header;
    contract.keyDerivation = effect::KeyDerivation::Hash;
    contract.retention = 24h;
    contract.lease = 30s;
    contract.margin = 30s;
    contract.maxTransit = 60s;
    contract.visibilityLag = 60s;
    contract.dataRetention = 720h;
    contract.normalResponseWindow = 10min;
    contract.disputeWindow = 2880h;
    contract.absence = {true, {"complete_scan", "settled"}, 2, 30s, {"reference"}};
    contract.operations["charge"] = {effect::EffectStage::Accepted, "reference"};
    contract.operations["message"] = {effect::EffectStage::Completed, "reference"};
    contract.operations["refund"] = {effect::EffectStage::Accepted, "reference"};
    contract.compensations["captured"] = "refund";
    contract.onRejected = "Ask the customer for another card; a new charge is a new command version.";
    return contract;
}

effect::ProviderContract keylessContract()
{
    auto contract = keyedContract();
    contract.account = KeylessAccount;
    contract.keyCarrier = effect::KeyCarrier::None;
    contract.retention = {};
    return contract;
}

TemporaryFolder::TemporaryFolder()
{
    auto name = (std::filesystem::temp_directory_path() / "countersign-test-XXXXXX").string();
    if (!::mkdtemp(name.data()))
        throw std::runtime_error("no temporary folder can be made below " + name);
    m_path = name;
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored; // a folder that stays is no reason to end the program
    std::filesystem::remove_all(m_path, ignored);
}

BootstrappedLedger::BootstrappedLedger(std::unique_ptr<TemporaryFolder> folder, std::string path)
    : m_folder(std::move(folder)),
      m_path(m_folder ? m_folder->path() + "/ledger.sqlite" : std::move(path)),
      m_trust(trustOfTests()),
      m_clock(LedgerStart),
      m_factory(makeSqliteFactory(m_path, m_trust, m_clock, m_entropy))
{
    for (const auto &person : everybody())
        m_signers.at(indexOf(person.who)) = makeSignerOf(person.who);
}

BootstrappedLedger::BootstrappedLedger() : BootstrappedLedger(std::make_unique<TemporaryFolder>())
{
    std::filesystem::copy_file(bootstrappedFile(), m_path);
}

std::unique_ptr<BootstrappedLedger> BootstrappedLedger::beforeBootstrap()
{
    std::unique_ptr<BootstrappedLedger> ledger(new BootstrappedLedger(std::make_unique<TemporaryFolder>()));
    must(createSqliteLedger(ledger->m_path, ledger->m_trust, ledger->m_clock));
    return ledger;
}

std::unique_ptr<BootstrappedLedger> BootstrappedLedger::openExisting(const std::string &path)
{
    return std::unique_ptr<BootstrappedLedger>(new BootstrappedLedger(nullptr, path));
}

WorkerLedger &BootstrappedLedger::worker()
{
    if (!m_worker)
        m_worker = must(m_factory->openWorker());
    return *m_worker;
}

LedgerReader &BootstrappedLedger::reader(Who who)
{
    auto &face = m_readers[personOf(who)];
    if (!face)
        face = must(m_factory->openReader(personOf(who)));
    return *face;
}

StatementLedger &BootstrappedLedger::statements(Who who)
{
    auto &face = m_statements[personOf(who)];
    if (!face)
        face = must(m_factory->openStatements(personOf(who)));
    return *face;
}

statement::Signer &BootstrappedLedger::signer(Who who)
{
    return *m_signers.at(indexOf(who));
}

void BootstrappedLedger::closeFaces()
{
    m_worker.reset();
    m_readers.clear();
    m_statements.clear();
}

SubmitOutcome BootstrappedLedger::submit(Who who, const Statement &said)
{
    auto payload = must(statement::encodeStatement(said));
    return must(statements(who).submit(must(statement::signEnvelope(std::move(payload), signer(who)))));
}

LogReceipt BootstrappedLedger::govern(Kind kind, const std::string &tenant, const nlohmann::json &subject)
{
    const auto proposed = governance(*this, Who::Admin1, kind, tenant, subject);
    receiptIn(submit(Who::Admin1, proposed));
    return receiptIn(submit(Who::Admin2, answer(*this, Who::Admin2, Kind::Approve, proposed.id)));
}

audit::VerifyReport BootstrappedLedger::verify()
{
    const auto source = must(m_factory->openAudit());
    return must(audit::verifyLedger(*source, m_trust, std::nullopt));
}

Statement draft(BootstrappedLedger &ledger, Who who, Kind kind, const std::string &tenant)
{
    const auto head = must(ledger.reader().head());
    Statement said;
    said.id = ledger.entropy().hexId();
    said.origin = ledger.trust().origin;
    said.tenant = tenant;
    said.kind = kind;
    said.person = personOf(who);
    said.key = ledger.signer(who).publicKey().keyId();
    said.signedAt = formatInstant(ledger.clock().now());
    said.expiresAt = formatInstant(ledger.clock().now() + 10min);
    said.seen = {std::to_string(head.size), head.root.hex()};
    if (const auto policy = must(ledger.reader().policy(tenant)))
        said.policy = statement::VersionRef{policy->version, policy->digest};
    return said;
}

Statement governance(BootstrappedLedger &ledger, Who who, Kind kind, const std::string &tenant,
                     const nlohmann::json &subject)
{
    auto said = draft(ledger, who, kind, tenant);
    said.subject = must(toCanonical(subject));
    return said;
}

Statement answer(BootstrappedLedger &ledger, Who who, Kind kind, const std::string &proposalId)
{
    const auto proposals = must(ledger.reader().proposals(false));
    const auto found = std::find_if(proposals.begin(), proposals.end(),
                                    [&](const ProposalRecord &proposal) { return proposal.id == proposalId; });
    if (found == proposals.end())
        throw std::runtime_error("there is no proposal " + proposalId);
    const auto own = draft(ledger, who, kind, found->statement.tenant);
    auto said = found->statement;
    said.id = own.id;
    said.kind = kind;
    said.evidence.clear();
    said.reason = {};
    said.proposal = statement::ProposalRef{found->id, found->digest};
    said.person = own.person;
    said.key = own.key;
    said.signedAt = own.signedAt;
    said.expiresAt = own.expiresAt;
    said.seen = own.seen;
    if (kind == Kind::Approve)
        return said;
    // Declining and withdrawing decide nothing about the effect.
    said.action = statement::Action::None;
    if (said.prior)
        said.nextStatus = said.prior->status;
    said.result.reset();
    said.reason = {"other", "Not as it stands, for a test"};
    return said;
}

std::string textOf(const SubmitOutcome &outcome)
{
    if (const auto *receipt = std::get_if<LogReceipt>(&outcome))
        return std::string(toString(receipt->outcome)) + " at " + std::to_string(receipt->seq);
    const auto &refusal = std::get<resolution::Refusal>(outcome);
    std::string text = refusal.code;
    for (const auto &[name, value] : refusal.data)
        text += " " + name + "=" + value;
    return text;
}

LogReceipt receiptIn(const SubmitOutcome &outcome)
{
    if (const auto *receipt = std::get_if<LogReceipt>(&outcome))
        return *receipt;
    throw std::runtime_error("refused: " + textOf(outcome));
}

resolution::Refusal refusalIn(const SubmitOutcome &outcome)
{
    if (const auto *refusal = std::get_if<resolution::Refusal>(&outcome))
        return *refusal;
    throw std::runtime_error("not refused: " + textOf(outcome));
}

std::string textOf(const audit::VerifyReport &report)
{
    std::string text = report.verified ? "verified" : "not verified";
    for (const auto &problem : report.problems)
        text += "\n" + (problem.seq ? std::to_string(*problem.seq) + " " : std::string()) + problem.subject + ": " +
                english(problem.text);
    return text;
}

} // namespace countersign::ledger
