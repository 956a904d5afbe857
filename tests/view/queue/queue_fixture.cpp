// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/queue/queue_fixture.h"

#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/sqlite_session.h"

#include <QTest>

#include <utility>

namespace countersign::view {

using desk::must;

namespace {

class ToldLookups final : public providers::LookupService
{
public:
    ToldLookups(const ProviderSide &provider, AskedMethods &asked) : m_provider(provider), m_asked(asked) {}
    Result<providers::LookupRun> lookUp(const providers::LookupRequest & /*request*/, const std::string &rung,
                                        Deadline /*deadline*/, const CancelToken &cancel) override
    {
        m_asked.add(rung);
        return m_provider ? m_provider(cancel) : fail(ErrorKind::Unavailable, "no provider in this test");
    }

private:
    const ProviderSide &m_provider;
    AskedMethods &m_asked;
};

class QueueBench final : public Workbench
{
public:
    QueueBench(ledger::BootstrappedLedger &ledger, ledger::Who who, const ProviderSide &provider, AskedMethods &asked,
               const std::atomic<bool> &cut)
        : m_ledger(ledger),
          m_cut(cut),
          m_person(ledger::personOf(who)),
          m_factory(ledger::makeSqliteFactory(ledger.path(), ledger.trust(), ledger.clock(), m_entropy)),
          m_signer(ledger::makeSignerOf(who)),
          m_lookups(provider, asked)
    {
    }
    Result<ledger::LedgerReader *> reader() override
    {
        if (m_cut)
            return fail(ErrorKind::Unavailable, "the ledger cannot be reached", "Try again later.");
        if (!m_reader) {
            COUNTERSIGN_TRY(m_reader, m_factory->openReader(m_person));
        }
        return m_reader.get();
    }
    Result<desk::Desk *> desk() override
    {
        if (!m_desk) {
            COUNTERSIGN_TRY(ledger::LedgerReader *const opened, reader());
            COUNTERSIGN_TRY(m_statements, m_factory->openStatements(m_person));
            m_desk.reset(new desk::Desk{
                *opened, *m_statements, *m_signer, m_person, m_ledger.trust().origin, {}, m_ledger.clock(), m_entropy});
        }
        return m_desk.get();
    }
    Result<providers::LookupService *> lookups() override { return &m_lookups; }
    Result<std::unique_ptr<audit::AuditSource>> auditSource() override { return m_factory->openAudit(); }
    Result<const audit::Trust *> trust() override { return &m_ledger.trust(); }

private:
    ledger::BootstrappedLedger &m_ledger;
    const std::atomic<bool> &m_cut;
    std::string m_person;
    SystemEntropy m_entropy{};
    std::unique_ptr<ledger::LedgerFactory> m_factory;
    std::unique_ptr<statement::Signer> m_signer;
    ToldLookups m_lookups;
    std::unique_ptr<ledger::LedgerReader> m_reader{};
    std::unique_ptr<ledger::StatementLedger> m_statements{};
    std::unique_ptr<desk::Desk> m_desk{};
};

std::unique_ptr<ledger::SqliteSession> handIn(const std::string &path)
{
    return must(ledger::SqliteSession::open(path, ledger::SqliteSession::Mode::ReadWrite,
                                            ledger::SqliteSession::Checks::Schema));
}

// The columns, with something else in the place of some.
std::string columnsWith(const std::vector<std::pair<std::string, std::string>> &replaced)
{
    std::string columns = ", " + ledger::intentColumns() + ",";
    for (const auto &[name, text] : replaced) {
        const auto at = columns.find(", " + name + ",");
        if (at == std::string::npos)
            throw std::runtime_error("no column " + name);
        columns.replace(at + 2, name.size(), text);
    }
    return columns.substr(2, columns.size() - 3);
}

} // namespace

providers::LookupRun runThatFound(const effect::Finding &finding, Instant at)
{
    providers::Observation seen;
    seen.rung = "reference";
    seen.method = "GET /v1/charges";
    seen.scan = {"2026-12-01T07:00:00Z", "2026-12-31T08:00:00Z", true};
    seen.requestedAt = seen.observedAt = at;
    seen.httpStatus = 200;
    seen.bodyDigest = sha256("body").hex();
    seen.bodySize = 4;
    return {{{finding, seen}}, std::string(effect::findingName(finding))};
}

void AskedMethods::add(const std::string &method)
{
    const std::lock_guard lock(m_mutex);
    m_methods.push_back(method);
}

std::vector<std::string> AskedMethods::all() const
{
    const std::lock_guard lock(m_mutex);
    return m_methods;
}

QueueTest::QueueTest() : m_settings(QString::fromStdString(m_folder->path() + "/countersign.ini"), QSettings::IniFormat)
{
}

QueueTest::~QueueTest() = default;

Identity QueueTest::identityOf(ledger::Who who, bool readOnly, const QString &environment)
{
    Identity identity;
    identity.person = QString::fromStdString(ledger::personOf(who));
    identity.displayName = identity.person;
    identity.tenant = QString::fromLatin1(ledger::Tenant);
    identity.ledgerName = QStringLiteral("sqlite:test");
    identity.environment = environment;
    identity.readOnly = readOnly;
    return identity;
}

WorkbenchFactory QueueTest::benchesOf(ledger::Who who)
{
    return [this, who] { return std::make_unique<QueueBench>(m_ledger, who, m_provider, m_asked, m_cut); };
}

ConsoleSession &QueueTest::session(ledger::Who who, bool readOnly, const QString &environment)
{
    if (!m_session)
        m_session =
            std::make_unique<ConsoleSession>(identityOf(who, readOnly, environment), benchesOf(who), m_ledger.clock());
    return *m_session;
}

void QueueTest::addRows(const std::string &prefix, int count, Instant due)
{
    const auto like = ledger::prepare(m_ledger, prefix + "-000000");
    const auto hand = handIn(m_ledger.path());
    const std::string columns = columnsWith({{"intent_key", "? || printf('-%06d', n)"},
                                             {"status", "'unknown'"},
                                             {"amount_minor", "amount_minor + n"},
                                             {"due_at", "? + n * 1000000"}});
    must(hand->execute("INSERT INTO effect_intents (" + ledger::intentColumns() +
                           ") WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?) "
                           "SELECT " +
                           columns + " FROM numbers CROSS JOIN effect_intents WHERE tenant_id = ? AND intent_key = ?",
                       {std::int64_t{count}, prefix, due, like.tenant.value(), like.key.value()}));
}

void QueueTest::setRow(const std::string &key, const std::string &assignments)
{
    const auto changed = must(
        handIn(m_ledger.path())
            ->execute("UPDATE effect_intents SET event_no = event_no + 1, " + assignments + " WHERE intent_key = ?",
                      {key}));
    if (changed != 1)
        throw std::runtime_error("there is no row " + key);
}

} // namespace countersign::view
