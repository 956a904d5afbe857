// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/postgres/postgres_session.h"

#include "models/base/assert.h"
#include "models/base/bytes.h"
#include "models/base/overload.h"
#include "models/ledger/postgres/connection_settings.h"
#include "models/ledger/postgres/postgres_error.h"
#include "models/ledger/postgres/pqxx_calls.h"

#include <charconv>
#include <string>
#include <thread>

namespace countersign::ledger {

namespace {

using std::string;
using std::string_view;

constexpr int OldestServer = 150000;

// Types as pg_type of every PostgreSQL numbers them.
constexpr pqxx::oid Bool = 16, Bytea = 17, Int8 = 20, Int2 = 21, Int4 = 23, TimestampTz = 1184;

std::int64_t integerOf(string_view text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    COUNTERSIGN_ASSERT(error == std::errc() && end == text.data() + text.size());
    return number;
}

// "2026-12-01 08:00:00.25+00", as DateStyle ISO and TimeZone UTC write it.
std::int64_t microsecondsOf(string_view text)
{
    constexpr std::size_t Whole = 19; // to the second
    constexpr std::size_t Digits = 6; // of a fraction
    string seconds(text.substr(0, Whole));
    seconds[10] = 'T';
    const auto at = parseInstant(seconds + "Z");
    COUNTERSIGN_ASSERT(at.has_value());
    string fraction(text.substr(Whole, text.find('+') - Whole)); // "" or ".25"
    fraction.erase(0, 1);
    fraction.resize(Digits, '0');
    return at->time_since_epoch().count() + integerOf(fraction);
}

SqlValue valueOf(const pqxx::field &field, pqxx::oid type)
{
    if (field.is_null())
        return {};
    const string_view text(field.c_str(), field.size());
    switch (type) {
    case Bool:
        return std::int64_t{text == "t"};
    case Int2:
    case Int4:
    case Int8:
        return integerOf(text);
    case TimestampTz:
        return microsecondsOf(text);
    case Bytea: {
        auto bytes = fromHex(text.substr(2)); // behind "\x"
        COUNTERSIGN_ASSERT(bytes.has_value());
        return std::move(*bytes);
    }
    default:
        return string(text);
    }
}

SqlRows rowsOf(const pqxx::result &result)
{
    SqlRows rows;
    rows.reserve(static_cast<std::size_t>(result.size()));
    for (const auto &row : result) {
        std::vector<SqlValue> values;
        values.reserve(static_cast<std::size_t>(row.size()));
        for (const auto &field : row)
            values.push_back(valueOf(field, result.column_type(field.num())));
        rows.emplace_back(std::move(values));
    }
    return rows;
}

pqxxcalls::TextParams textsOf(const SqlParams &params)
{
    pqxxcalls::TextParams texts;
    texts.reserve(params.size());
    for (const SqlValue &param : params)
        texts.push_back(std::visit(Overload{
                                       [](std::monostate) { return std::optional<string>(); },
                                       [](std::int64_t number) { return std::optional(std::to_string(number)); },
                                       [](const string &text) { return std::optional(text); },
                                       [](const Bytes &bytes) { return std::optional("\\x" + toHex(bytes)); },
                                   },
                                   param.variant()));
    return texts;
}

// Classes 08 (the connection) and 57P (the server ends it), 40003 (the server's own word for it), and what comes
// without a code: nobody heard what became of the statement.
bool isInDoubt(string_view sqlstate)
{
    return sqlstate.empty() || sqlstate == "40003" || sqlstate.substr(0, 2) == "08" || sqlstate.substr(0, 3) == "57P";
}

string settings(const PostgresOptions &options)
{
    const auto milliseconds = [](std::chrono::milliseconds time) { return std::to_string(time.count()); };
    const bool readOnly = options.mode == PostgresOptions::Mode::ReadOnly;
    return "SET TIME ZONE 'UTC'; SET DateStyle = 'ISO, YMD'; SET bytea_output = 'hex';"
           "SET search_path = pg_catalog, pg_temp; SET idle_in_transaction_session_timeout = 60000;"
           "SET statement_timeout = " +
           milliseconds(options.statementTimeout) + "; SET lock_timeout = " + milliseconds(options.lockTimeout) +
           "; SET default_transaction_read_only = " + (readOnly ? "on" : "off");
}

} // namespace

struct PostgresSession::Impl
{
    explicit Impl(const string &text) : connection(text) {}

    pqxx::connection connection;
    std::unique_ptr<pqxx::nontransaction> work; // BEGIN and COMMIT are our own statements
    PostgresOptions options{};
    std::thread::id thread = std::this_thread::get_id();
    bool inTransaction = false;
    bool failed = false; // a statement of the transaction
};

PostgresSession::PostgresSession(string name) : m_name(std::move(name)) {}

PostgresSession::~PostgresSession() = default;

Result<std::unique_ptr<PostgresSession>> PostgresSession::open(const string &connection, const PostgresOptions &options)
{
    COUNTERSIGN_TRY(const string completed, completedConnection(connection));
    std::unique_ptr<PostgresSession> session(new PostgresSession(connectionName(connection)));
    COUNTERSIGN_CHECK(session->connect(completed, options));
    COUNTERSIGN_CHECK(session->runScript(settings(options), translatable("prepare the connection")));
    COUNTERSIGN_CHECK(session->checkServer());
    return session;
}

// Why libpq could not connect stands only in its text: no server answers, or it says no.
Status PostgresSession::connect(const string &connection, const PostgresOptions &options)
{
    try {
        m_impl = std::make_unique<Impl>(connection);
        pqxxcalls::stayLost(m_impl->connection);
        m_impl->work = std::make_unique<pqxx::nontransaction>(m_impl->connection);
        m_impl->options = options;
    } catch (const pqxx::failure &failure) {
        Error error = lostConnection(m_name, translatable("connect"), failure.what(), false);
        error.remedy =
            translatable("Check the host, the port, the database and the login, and whether the server runs.");
        return fail(std::move(error));
    }
    return {};
}

Status PostgresSession::checkServer()
{
    COUNTERSIGN_TRY(const SqlRows rows, query("SELECT version()"));
    const string &version = rows.front().text(0);
    const bool fork = version.rfind("PostgreSQL ", 0) != 0 || version.find("-YB-") != string::npos ||
                      version.find("Greenplum") != string::npos || version.find("EnterpriseDB") != string::npos;
    if (fork || serverVersion() < OldestServer)
        return fail(
            ErrorKind::Unsupported, {translatable("ledger %1: the server is %2"), {m_name, version}},
            translatable("Use PostgreSQL 15 or newer; programs that only speak its protocol keep other promises."));
    return {};
}

int PostgresSession::serverVersion() const
{
    return m_impl->connection.server_version();
}

bool PostgresSession::mayWrite() const
{
    return m_impl->options.mode == PostgresOptions::Mode::ReadWrite;
}

void PostgresSession::assertThread() const
{
    COUNTERSIGN_ASSERT(m_impl->thread == std::this_thread::get_id());
}

// `commits`: what runs may be stored by the time its answer is lost.
template <class Work>
auto PostgresSession::guarded(const Phrase &doing, bool commits, Work work) -> Result<decltype(work())>
{
    assertThread();
    try {
        return work();
    } catch (const pqxx::failure &failure) {
        m_impl->failed = m_impl->inTransaction; // nothing of it is stored any more
        const string sqlstate = pqxxcalls::sqlstateOf(failure);
        if (isInDoubt(sqlstate))
            return fail(lostConnection(m_name, doing, failure.what(), commits && mayWrite()));
        return fail(postgresError({sqlstate, failure.what()}, m_name, doing));
    }
}

Result<SqlRows> PostgresSession::query(const string &sql, const SqlParams &params)
{
    return guarded(translatable("read"), !m_impl->inTransaction,
                   [&] { return rowsOf(pqxxcalls::execute(*m_impl->work, sql, textsOf(params))); });
}

Result<std::int64_t> PostgresSession::execute(const string &sql, const SqlParams &params)
{
    return guarded(translatable("write"), !m_impl->inTransaction, [&] {
        return static_cast<std::int64_t>(pqxxcalls::execute(*m_impl->work, sql, textsOf(params)).affected_rows());
    });
}

Status PostgresSession::runScript(const string &sql, const Phrase &doing)
{
    COUNTERSIGN_CHECK(guarded(doing, !m_impl->inTransaction, [&] { return m_impl->work->exec(sql).size(); }));
    return {};
}

Result<PostgresTransaction> PostgresSession::beginWrite()
{
    return begin("BEGIN ISOLATION LEVEL READ COMMITTED");
}

Result<PostgresTransaction> PostgresSession::beginRead()
{
    return begin("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY");
}

Result<PostgresTransaction> PostgresSession::begin(const char *sql)
{
    COUNTERSIGN_ASSERT(!m_impl->inTransaction);
    COUNTERSIGN_CHECK(guarded(translatable("begin"), false, [&] { return m_impl->work->exec(sql).size(); }));
    m_impl->inTransaction = true;
    return PostgresTransaction(*this);
}

Status PostgresSession::rollBack()
{
    m_impl->inTransaction = m_impl->failed = false;
    COUNTERSIGN_CHECK(guarded(translatable("roll back"), false, [&] { return m_impl->work->exec("ROLLBACK").size(); }));
    return {};
}

// The server would answer the COMMIT of a transaction in which something failed by rolling it back, and call that well.
Status PostgresSession::commit()
{
    if (m_impl->failed) {
        COUNTERSIGN_CHECK(rollBack());
        return fail(ErrorKind::Internal,
                    {translatable("ledger %1: commit: a statement before it had failed"), {m_name}},
                    translatable("Report this as a bug."));
    }
    m_impl->inTransaction = false;
    COUNTERSIGN_CHECK(guarded(translatable("commit"), true, [&] { return m_impl->work->exec("COMMIT").size(); }));
    return {};
}

void PostgresSession::cancel() noexcept
{
    try {
        m_impl->connection.cancel_query();
    } catch (const std::exception &) { // the connection is gone: so is what ran on it
    }
}

PostgresTransaction::~PostgresTransaction()
{
    if (m_session != nullptr)
        static_cast<void>(m_session->rollBack()); // a lost connection has rolled back already
}

Status PostgresTransaction::commit()
{
    PostgresSession &session = *std::exchange(m_session, nullptr);
    return session.commit();
}

} // namespace countersign::ledger
