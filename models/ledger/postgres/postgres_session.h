// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/result.h"
#include "models/ledger/sql_value.h"

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

// One connection to a PostgreSQL server. Belongs to the thread that opened it (asserted); only cancel() may be called
// from another. Knows SQL and the connection, nothing of effects. Once the connection is lost, every call says so.
namespace countersign::ledger {

class PostgresTransaction;

struct PostgresOptions
{
    enum class Mode { ReadWrite, ReadOnly };
    Mode mode = Mode::ReadWrite;
    std::chrono::milliseconds statementTimeout = std::chrono::seconds(10); // the server ends what takes longer
    std::chrono::milliseconds lockTimeout = std::chrono::seconds(3);       // waits no longer for somebody else
};

class PostgresSession final
{
public:
    // `connection`: a connection string of a person (connection_settings.h). Times are UTC, bytes and timestamps are
    // read whatever the server's own settings. Errors: InvalidInput (the string), Unavailable (no server),
    // PermissionDenied, NotFound (no such database), Unsupported (older than 15, or no PostgreSQL).
    static Result<std::unique_ptr<PostgresSession>> open(const std::string &connection, const PostgresOptions &options);

    PostgresSession(const PostgresSession &) = delete;
    PostgresSession &operator=(const PostgresSession &) = delete;
    ~PostgresSession();

    const std::string &name() const { return m_name; } // host, port and database
    int serverVersion() const;                         // 150018: 15.18

    // One statement with $1, $2, … as parameters. Integers and booleans (0, 1) come back as integers, bytea as bytes, a
    // timestamptz as microseconds since 1970 UTC, anything else as its text. A lost connection is OutcomeUnknown where
    // the statement may have been committed by itself.
    Result<SqlRows> query(const std::string &sql, const SqlParams &params = {});
    Result<std::int64_t> execute(const std::string &sql, const SqlParams &params = {}); // rows changed
    // Several statements; `doing` says in an error what was tried.
    Status runScript(const std::string &sql, const Phrase &doing);

    // READ COMMITTED. Transactions do not nest (asserted).
    Result<PostgresTransaction> beginWrite();
    // One state of the ledger over several queries: REPEATABLE READ, READ ONLY.
    Result<PostgresTransaction> beginRead();

    void cancel() noexcept; // what runs ends with Cancelled; where nothing runs, nothing happens

private:
    friend class PostgresTransaction;
    struct Impl;
    explicit PostgresSession(std::string name);
    Status connect(const std::string &connection, const PostgresOptions &options);
    Status checkServer();
    Result<PostgresTransaction> begin(const char *sql);
    Status commit();
    Status rollBack();
    template <class Work>
    auto guarded(const Phrase &doing, bool commits, Work work) -> Result<decltype(work())>;
    bool mayWrite() const;
    void assertThread() const;

    std::unique_ptr<Impl> m_impl;
    std::string m_name;
};

// Rolls back unless committed. Must not outlive its session.
class PostgresTransaction final
{
public:
    PostgresTransaction(PostgresTransaction &&other) noexcept : m_session(std::exchange(other.m_session, nullptr)) {}
    PostgresTransaction &operator=(PostgresTransaction &&) = delete;
    PostgresTransaction(const PostgresTransaction &) = delete;
    PostgresTransaction &operator=(const PostgresTransaction &) = delete;
    ~PostgresTransaction();

    // An error means nothing was changed, except OutcomeUnknown: the connection was lost before the answer came.
    Status commit();

private:
    friend class PostgresSession;
    explicit PostgresTransaction(PostgresSession &session) : m_session(&session) {}
    PostgresSession *m_session;
};

} // namespace countersign::ledger
