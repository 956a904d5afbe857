// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/sqlite_session.h"

#include "models/base/assert.h"
#include "models/base/text.h"
#include "models/ledger/sqlite/ledger_file.h"
#include "models/ledger/sqlite/migrations.h"
#include "models/ledger/sqlite/sqlite_error.h"
#include "models/ledger/sqlite/sqlite_handle.h"

#include <QByteArray>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QString>
#include <QUrl>
#include <QVariant>

#include <atomic>
#include <thread>
#include <unordered_map>

namespace countersign::ledger {

namespace {

constexpr int BusyTimeoutMs = 5000;

QString textFrom(std::string_view text)
{
    // A null QString would be bound as NULL.
    return text.empty() ? QString(QLatin1String("")) : QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QVariant variantOf(const SqlValue &value)
{
    const auto &held = value.variant();
    if (const auto *number = std::get_if<std::int64_t>(&held))
        return QVariant(qlonglong{*number});
    if (const auto *text = std::get_if<std::string>(&held))
        return QVariant(textFrom(*text));
    if (const auto *blob = std::get_if<Bytes>(&held)) {
        const std::string_view bytes = textOf(*blob);
        return QVariant(bytes.empty() ? QByteArray("", 0) : QByteArray(bytes.data(), qsizetype(bytes.size())));
    }
    return QVariant(QMetaType::fromType<QString>());
}

SqlValue valueOf(const QVariant &value)
{
    if (value.isNull())
        return {};
    if (value.typeId() == QMetaType::QByteArray) {
        const QByteArray bytes = value.toByteArray();
        return SqlValue(bytesOf(std::string_view(bytes.constData(), std::size_t(bytes.size()))));
    }
    if (value.typeId() == QMetaType::LongLong || value.typeId() == QMetaType::Int)
        return SqlValue(std::int64_t{value.toLongLong()});
    return SqlValue(value.toString().toStdString());
}

QString nextConnectionName()
{
    static std::atomic<unsigned long long> counter{0};
    return QStringLiteral("countersign-ledger-%1").arg(++counter);
}

} // namespace

struct SqliteSession::Impl
{
    QString name;
    QSqlDatabase database;
    void *handle = nullptr;
    std::thread::id thread = std::this_thread::get_id();
    std::unordered_map<std::string, std::unique_ptr<QSqlQuery>> statements;
};

SqliteSession::SqliteSession(std::string path, Mode mode)
    : m_impl(std::make_unique<Impl>()), m_path(std::move(path)), m_mode(mode)
{
}

SqliteSession::~SqliteSession()
{
    assertThread();
    m_impl->statements.clear();
    m_impl->database.close();
    m_impl->database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_impl->name);
}

Result<std::unique_ptr<SqliteSession>> SqliteSession::open(const std::string &path, Mode mode, Checks checks)
{
    COUNTERSIGN_CHECK(checkLedgerFile(path));
    if (mode == Mode::ReadWrite)
        COUNTERSIGN_CHECK(checkWritable(path));
    std::unique_ptr<SqliteSession> session(new SqliteSession(path, mode));
    const std::string name =
        mode == Mode::ReadOnly && isImmutable(path)
            ? QUrl::fromLocalFile(textFrom(path)).toString(QUrl::FullyEncoded).toStdString() + "?immutable=1"
            : path;
    COUNTERSIGN_CHECK(session->connect(name, mode == Mode::ReadOnly));
    COUNTERSIGN_CHECK(session->applyPragmas());
    COUNTERSIGN_CHECK(session->useWriteAheadLog());
    COUNTERSIGN_CHECK(session->verify(checks));
    return session;
}

Result<std::unique_ptr<SqliteSession>> SqliteSession::openBare(const std::string &path)
{
    std::unique_ptr<SqliteSession> session(new SqliteSession(path, Mode::ReadWrite));
    COUNTERSIGN_CHECK(session->connect(path, false));
    COUNTERSIGN_CHECK(session->applyPragmas());
    return session;
}

Status SqliteSession::connect(const std::string &name, bool readOnly)
{
    m_impl->name = nextConnectionName();
    m_impl->database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_impl->name);
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(BusyTimeoutMs);
    if (readOnly)
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    if (name != m_path)
        options += QStringLiteral(";QSQLITE_OPEN_URI");
    m_impl->database.setConnectOptions(options);
    m_impl->database.setDatabaseName(textFrom(name));
    handle::forgetErrno();
    if (!m_impl->database.open()) {
        const int system = handle::systemErrno(nullptr);
        const QSqlError error = m_impl->database.lastError();
        return fail(errorOf(translatable("cannot be opened"), {error.nativeErrorCode().toInt(), system},
                            error.databaseText().toStdString()));
    }
    // The driver hands over a sqlite3 * in a QVariant of that type.
    const QVariant held = m_impl->database.driver()->handle();
    if (!held.isValid() || qstrcmp(held.typeName(), "sqlite3*") != 0)
        return fail(ErrorKind::Internal, {translatable("ledger %1: Qt's SQLite driver has no handle"), {m_path}},
                    translatable("Install Qt's own QSQLITE driver."));
    m_impl->handle = *static_cast<void *const *>(held.constData());
    return {};
}

Status SqliteSession::applyPragmas()
{
    return runScript("PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON; PRAGMA busy_timeout = 5000;"
                     "PRAGMA trusted_schema = OFF; PRAGMA synchronous = FULL;",
                     translatable("cannot be opened"));
}

Status SqliteSession::useWriteAheadLog()
{
    if (isReadOnly())
        return runScript("PRAGMA query_only = ON;", translatable("cannot be opened"));
    COUNTERSIGN_TRY(const SqlRows mode, query("PRAGMA journal_mode = WAL"));
    if (mode.empty() || mode.front().text(0) != "wal")
        return fail(ErrorKind::Unsupported,
                    {translatable("ledger %1: this file system cannot hold a write-ahead log (network shares cannot)"),
                     {m_path}},
                    translatable("Move the ledger to a local disk."));
    return {};
}

Status SqliteSession::verify(Checks checks)
{
    COUNTERSIGN_TRY(const std::int64_t found, schemaVersion(*this));
    const std::vector<Argument> versions{m_path, std::to_string(found), std::to_string(newestSchemaVersion())};
    if (found > newestSchemaVersion()) {
        m_newerSchema = {translatable("ledger %1: its schema version %2 is newer than this program's %3"), versions};
        if (!isReadOnly())
            return fail(ErrorKind::Unsupported,
                        {translatable("ledger %1: its schema version %2 is newer than this program's %3, so it may "
                                      "only be read"),
                         versions},
                        translatable("Use a newer Countersign to write to it."));
        return {};
    }
    if (found < newestSchemaVersion())
        return fail(ErrorKind::Unsupported,
                    {translatable("ledger %1: its schema version %2 is older than this program's %3"), versions},
                    translatable("Run: countersignctl ledger migrate"));
    if (checks == Checks::Full) {
        COUNTERSIGN_TRY(const SqlRows integrity, query("PRAGMA integrity_check(1)"));
        if (integrity.size() != 1 || integrity.front().text(0) != "ok")
            return fail(sqliteError(handle::Fault::Corrupt, m_path, translatable("integrity check"),
                                    integrity.empty() ? std::string() : onOneLine(integrity.front().text(0))));
        COUNTERSIGN_TRY(const SqlRows orphans, query("PRAGMA foreign_key_check"));
        if (!orphans.empty())
            return fail(sqliteError(handle::Fault::Corrupt, m_path, translatable("foreign key check"),
                                    {translatable("table %1"), {orphans.front().text(0)}}));
    }
    COUNTERSIGN_CHECK(checkMigrationDigests(*this));
    return checkSchema(*this);
}

Result<SqlRows> SqliteSession::query(std::string_view sql, const SqlParams &params)
{
    assertThread();
    auto &statement = m_impl->statements[std::string(sql)];
    if (!statement) {
        auto fresh = std::make_unique<QSqlQuery>(m_impl->database);
        fresh->setForwardOnly(true);
        handle::forgetErrno();
        if (!fresh->prepare(textFrom(sql))) {
            const int system = handle::systemErrno(m_impl->handle);
            m_impl->statements.erase(std::string(sql));
            return fail(errorOf(translatable("cannot be read"), {fresh->lastError().nativeErrorCode().toInt(), system},
                                fresh->lastError().databaseText().toStdString()));
        }
        statement = std::move(fresh);
    }
    for (std::size_t i = 0; i < params.size(); ++i)
        statement->bindValue(int(i), variantOf(params[i]));
    SqlRows rows;
    handle::forgetErrno();
    const bool done = statement->exec();
    const int columns = done ? statement->record().count() : 0;
    while (done && columns > 0 && statement->next()) {
        std::vector<SqlValue> values;
        values.reserve(std::size_t(columns));
        for (int column = 0; column < columns; ++column)
            values.push_back(valueOf(statement->value(column)));
        rows.emplace_back(std::move(values));
    }
    const int system = handle::systemErrno(m_impl->handle);
    const QSqlError error = statement->lastError();
    statement->finish();
    if (error.isValid()) {
        const auto failure = errorOf(translatable("cannot be read or written"),
                                     {error.nativeErrorCode().toInt(), system}, error.databaseText().toStdString());
        m_impl->statements.erase(std::string(sql));
        return fail(failure);
    }
    return rows;
}

Result<std::int64_t> SqliteSession::execute(std::string_view sql, const SqlParams &params)
{
    COUNTERSIGN_CHECK(query(sql, params));
    COUNTERSIGN_TRY(const SqlRows changed, query("SELECT changes()"));
    return changed.front().integer(0);
}

Status SqliteSession::runScript(std::string_view sql, const Phrase &doing)
{
    assertThread();
    const handle::ScriptError error = handle::runScript(m_impl->handle, sql);
    if (error.code != 0)
        return fail(errorOf(doing, {error.code, error.systemErrno}, error.message));
    return {};
}

Result<SqliteTransaction> SqliteSession::begin(std::string_view sql, const Phrase &doing)
{
    assertThread();
    COUNTERSIGN_ASSERT(!handle::inTransaction(m_impl->handle));
    COUNTERSIGN_CHECK(runScript(sql, doing));
    return SqliteTransaction(*this);
}

Result<SqliteTransaction> SqliteSession::beginWrite()
{
    return begin("BEGIN IMMEDIATE", translatable("cannot start writing"));
}

Result<SqliteTransaction> SqliteSession::beginRead()
{
    return begin("BEGIN", translatable("cannot be read"));
}

void SqliteSession::interrupt() noexcept
{
    handle::interrupt(m_impl->handle);
}

Error SqliteSession::errorOf(const Phrase &doing, ResultCodes codes, const std::string &message) const
{
    return sqliteError(handle::classify(codes.extended, codes.system), m_path, doing, message);
}

void SqliteSession::assertThread() const
{
    COUNTERSIGN_ASSERT(m_impl->thread == std::this_thread::get_id());
}

namespace {

// After these faults of a COMMIT SQLite is certain that the transaction is undone; after any other one the bytes may
// already be in the write-ahead log.
bool isCertainlyUndone(handle::Fault fault)
{
    return fault == handle::Fault::Busy || fault == handle::Fault::Full || fault == handle::Fault::Constraint ||
           fault == handle::Fault::Interrupted || fault == handle::Fault::ReadOnly;
}

} // namespace

SqliteTransaction::~SqliteTransaction()
{
    if (m_session != nullptr && handle::inTransaction(m_session->m_impl->handle))
        handle::runScript(m_session->m_impl->handle, "ROLLBACK");
}

Status SqliteTransaction::commit()
{
    COUNTERSIGN_ASSERT(m_session != nullptr);
    SqliteSession &session = *std::exchange(m_session, nullptr);
    void *const raw = session.m_impl->handle;
    const handle::ScriptError error = handle::runScript(raw, "COMMIT");
    if (error.code == 0)
        return {};
    const handle::Fault fault = handle::classify(error.code, error.systemErrno);
    Error failure = sqliteError(fault, session.m_path, translatable("cannot be written"), error.message);
    if (handle::inTransaction(raw))
        handle::runScript(raw, "ROLLBACK");
    if (!isCertainlyUndone(fault)) {
        failure.kind = ErrorKind::OutcomeUnknown;
        failure.recovery = Recovery::OutcomeUnknown;
        failure.consequence = Consequence::MayHaveChangedLedger;
        failure.remedy =
            translatable("Open the ledger again and look whether the change is there before repeating it.");
    }
    return fail(failure);
}

} // namespace countersign::ledger
