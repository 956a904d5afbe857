// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/sheet/seated_session.h"

#include <QTest>

#include <chrono>

namespace countersign::view {
namespace {

class ScriptedStatements final : public ledger::StatementLedger
{
public:
    ScriptedStatements(std::unique_ptr<ledger::StatementLedger> inner, std::shared_ptr<SeatScript> script)
        : m_inner(std::move(inner)), m_script(std::move(script))
    {
    }
    Result<ledger::SubmitOutcome> submit(const statement::Envelope &envelope) override
    {
        ++m_script->submits;
        return m_script->onSubmit ? m_script->onSubmit(*m_inner, envelope) : m_inner->submit(envelope);
    }
    Result<std::optional<ledger::LogReceipt>> logReceiptOf(const std::string &statementId) override
    {
        return m_script->onReceipt ? m_script->onReceipt(*m_inner, statementId) : m_inner->logReceiptOf(statementId);
    }
    Result<std::string> beginLookup(const effect::EffectRef &ref) override { return m_inner->beginLookup(ref); }
    Result<Digest> recordEvidence(const std::string &lookupId, const effect::Evidence &evidence) override
    {
        return m_inner->recordEvidence(lookupId, evidence);
    }
    Status finishLookup(const std::string &lookupId) override { return m_inner->finishLookup(lookupId); }

private:
    std::unique_ptr<ledger::StatementLedger> m_inner;
    std::shared_ptr<SeatScript> m_script;
};

class ScriptedLookups final : public providers::LookupService
{
public:
    explicit ScriptedLookups(std::shared_ptr<SeatScript> script) : m_script(std::move(script)) {}
    Result<providers::LookupRun> lookUp(const providers::LookupRequest & /*request*/, const std::string & /*rung*/,
                                        Deadline /*deadline*/, const CancelToken & /*cancel*/) override
    {
        ++m_script->lookups;
        if (m_script->onLookup)
            return m_script->onLookup();
        return fail(ErrorKind::Unavailable, "no provider in this test");
    }

private:
    std::shared_ptr<SeatScript> m_script;
};

class SeatedBench final : public Workbench
{
public:
    SeatedBench(ledger::BootstrappedLedger &ledger, ledger::Who who, std::shared_ptr<SeatScript> script)
        : m_person(ledger::personOf(who)),
          m_origin(ledger.trust().origin),
          m_clock(ledger.clock()),
          m_factory(ledger::makeSqliteFactory(ledger.path(), ledger.trust(), ledger.clock(), m_entropy)),
          m_signer(ledger::makeSignerOf(who)),
          m_script(std::move(script)),
          m_lookups(m_script)
    {
    }
    Result<ledger::LedgerReader *> reader() override
    {
        if (!m_reader) {
            COUNTERSIGN_TRY(m_reader, m_factory->openReader(m_person));
        }
        return m_reader.get();
    }
    Result<desk::Desk *> desk() override
    {
        if (!m_desk) {
            COUNTERSIGN_TRY(ledger::LedgerReader *const opened, reader());
            COUNTERSIGN_TRY(auto inner, m_factory->openStatements(m_person));
            m_statements = std::make_unique<ScriptedStatements>(std::move(inner), m_script);
            m_desk.reset(new desk::Desk{*opened, *m_statements, *m_signer, m_person, m_origin, {}, m_clock, m_entropy});
        }
        return m_desk.get();
    }
    Result<providers::LookupService *> lookups() override { return &m_lookups; }
    Result<std::unique_ptr<audit::AuditSource>> auditSource() override { return m_factory->openAudit(); }
    Result<const audit::Trust *> trust() override { return fail(ErrorKind::Unsupported, "no trust in this test"); }

private:
    std::string m_person, m_origin;
    const Clock &m_clock;
    SystemEntropy m_entropy{};
    std::unique_ptr<ledger::LedgerFactory> m_factory;
    std::unique_ptr<statement::Signer> m_signer;
    std::shared_ptr<SeatScript> m_script;
    ScriptedLookups m_lookups;
    std::unique_ptr<ledger::LedgerReader> m_reader{};
    std::unique_ptr<ledger::StatementLedger> m_statements{};
    std::unique_ptr<desk::Desk> m_desk{};
};

Identity identityOf(ledger::Who who)
{
    Identity identity;
    identity.person = QString::fromStdString(ledger::personOf(who));
    identity.displayName = identity.person;
    identity.tenant = QString::fromLatin1(ledger::Tenant);
    identity.ledgerName = QStringLiteral("sqlite:test");
    identity.environment = QStringLiteral("sandbox");
    return identity;
}

} // namespace

SeatedSession::SeatedSession(ledger::BootstrappedLedger &ledger, ledger::Who who)
    : m_session(std::make_unique<ConsoleSession>(
          identityOf(who),
          [&ledger, who, script = m_script] { return std::make_unique<SeatedBench>(ledger, who, script); },
          ledger.clock()))
{
}

SeatedSession::~SeatedSession() = default;

void SeatedSession::provide(ledger::BootstrappedLedger &ledger, const effect::Finding &finding)
{
    m_script->onLookup = [&ledger, finding]() -> Result<providers::LookupRun> {
        providers::Observation seen;
        seen.rung = "reference";
        seen.method = "GET /v1/charges";
        seen.scan = {"2026-12-01T07:00:00Z", "2026-12-31T08:00:00Z", true};
        seen.requestedAt = seen.observedAt = ledger.clock().now();
        seen.httpStatus = 200;
        seen.bodyDigest = sha256("body").hex();
        seen.bodySize = 4;
        return providers::LookupRun{{{finding, seen}}, std::string(effect::findingName(finding))};
    };
}

} // namespace countersign::view
