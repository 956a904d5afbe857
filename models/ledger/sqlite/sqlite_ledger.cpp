// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/sqlite_ledger.h"

#include "models/base/digest.h"
#include "models/ledger/sqlite/faces.h"
#include "models/ledger/sqlite/ledger_file.h"
#include "models/ledger/sqlite/migrations.h"
#include "models/ledger/sqlite/sqlite_session.h"

#include <unistd.h>

#include <utility>

namespace countersign::ledger {

namespace {

using Mode = SqliteSession::Mode;
using Checks = SqliteSession::Checks;

class SqliteFactory final : public LedgerFactory
{
public:
    SqliteFactory(std::string path, audit::Trust trust, const Clock &clock, Entropy &entropy)
        : m_path(std::move(path)), m_trust(std::move(trust)), m_clock(clock), m_entropy(entropy)
    {
    }

    Result<std::unique_ptr<LedgerReader>> openReader(const std::string &person) override;
    Result<std::unique_ptr<StatementLedger>> openStatements(const std::string &person) override;
    Result<std::unique_ptr<WorkerLedger>> openWorker() override;
    Result<std::unique_ptr<audit::AuditSource>> openAudit() override;
    Result<std::string> migrate() override;

private:
    Result<std::unique_ptr<SqliteSession>> open(Mode mode);

    std::string m_path;
    audit::Trust m_trust;
    const Clock &m_clock;
    Entropy &m_entropy;
    bool m_checked = false; // the whole file once, its schema every time
};

Result<std::unique_ptr<SqliteSession>> SqliteFactory::open(Mode mode)
{
    COUNTERSIGN_TRY(auto session, SqliteSession::open(m_path, mode, m_checked ? Checks::Schema : Checks::Full));
    m_checked = true;
    return session;
}

Result<std::unique_ptr<LedgerReader>> SqliteFactory::openReader(const std::string &person)
{
    COUNTERSIGN_TRY(auto session, open(Mode::ReadOnly));
    return makeSqliteReader(std::move(session), {m_trust, person, m_clock, m_entropy});
}

Result<std::unique_ptr<StatementLedger>> SqliteFactory::openStatements(const std::string &person)
{
    COUNTERSIGN_TRY(auto session, open(Mode::ReadWrite));
    return makeSqliteStatements(std::move(session), {m_trust, person, m_clock, m_entropy});
}

Result<std::unique_ptr<WorkerLedger>> SqliteFactory::openWorker()
{
    COUNTERSIGN_TRY(auto session, open(Mode::ReadWrite));
    return makeSqliteWorker(std::move(session), m_clock, m_entropy);
}

Result<std::unique_ptr<audit::AuditSource>> SqliteFactory::openAudit()
{
    COUNTERSIGN_TRY(auto session, open(Mode::ReadOnly));
    return makeSqliteAuditSource(std::move(session));
}

Result<std::string> SqliteFactory::migrate()
{
    COUNTERSIGN_CHECK(checkLedgerFile(m_path));
    COUNTERSIGN_CHECK(checkWritable(m_path));
    COUNTERSIGN_TRY(auto session, SqliteSession::openBare(m_path));
    COUNTERSIGN_CHECK(migrateExisting(*session, m_clock.now()));
    return std::to_string(newestSchemaVersion());
}

Status fillNew(SqliteSession &session, const audit::Trust &trust, Instant now)
{
    COUNTERSIGN_CHECK(runMigrations(session, now));
    COUNTERSIGN_TRY(auto transaction, session.beginWrite());
    COUNTERSIGN_CHECK(session.runScript("PRAGMA application_id = " + std::to_string(SqliteApplicationId),
                                        translatable("cannot be made")));
    COUNTERSIGN_CHECK(
        session.execute("INSERT INTO ledger_meta (id, origin, created_at) VALUES (1, ?, ?)", {trust.origin, now}));
    COUNTERSIGN_CHECK(session.execute("INSERT INTO log_head (id, size, root, frontier) VALUES (1, 0, ?, ?)",
                                      {sha256(std::string_view{}).hex(), Bytes{}}));
    return transaction.commit();
}

// Makes the whole ledger under another name; closing the session leaves one file.
Status makeAt(const std::string &temporary, const audit::Trust &trust, Instant now)
{
    COUNTERSIGN_TRY(auto session, SqliteSession::openBare(temporary));
    return fillNew(*session, trust, now);
}

} // namespace

Status createSqliteLedger(const std::string &path, const audit::Trust &trust, const Clock &clock)
{
    COUNTERSIGN_CHECK(Origin::parse(trust.origin));
    COUNTERSIGN_CHECK(checkCreatable(path));
    const std::string temporary = path + ".creating-" + std::to_string(::getpid());
    COUNTERSIGN_CHECK(checkCreatable(temporary));
    Status made = makeAt(temporary, trust, clock.now());
    if (made)
        made = publishFile(temporary, path);
    if (!made)
        removeWithCompanions(temporary);
    return made;
}

std::unique_ptr<LedgerFactory> makeSqliteFactory(std::string path, audit::Trust trust, const Clock &clock,
                                                 Entropy &entropy)
{
    return std::make_unique<SqliteFactory>(std::move(path), std::move(trust), clock, entropy);
}

} // namespace countersign::ledger
