// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/ledger/sql_value.h"

#include <memory>
#include <string>
#include <string_view>

// One connection to one ledger file. Belongs to the thread that opened it (asserted); only interrupt() may be called
// from another. Knows SQL and the file, nothing of effects. The only file of the backend that uses Qt SQL.
namespace countersign::ledger {

class SqliteTransaction;

class SqliteSession final
{
public:
    enum class Mode { ReadWrite, ReadOnly };
    enum class Checks { Full, Schema }; // Full adds integrity_check and foreign_key_check

    // An existing ledger: checks existence, application_id, schema version and digests, triggers, then `checks`.
    static Result<std::unique_ptr<SqliteSession>> open(const std::string &path, Mode mode, Checks checks);
    // For creating, migrating and the expected schema: no checks, and the journal mode the file has.
    static Result<std::unique_ptr<SqliteSession>> openBare(const std::string &path);

    SqliteSession(const SqliteSession &) = delete;
    SqliteSession &operator=(const SqliteSession &) = delete;
    ~SqliteSession();

    const std::string &path() const { return m_path; }
    bool isReadOnly() const { return m_mode == Mode::ReadOnly; }
    // The schema is newer than this program knows (only a reader gets that far); empty otherwise.
    const Phrase &newerSchemaWarning() const { return m_newerSchema; }

    // One statement with `?` parameters. Statements are prepared once and kept.
    Result<SqlRows> query(std::string_view sql, const SqlParams &params = {});
    Result<std::int64_t> execute(std::string_view sql, const SqlParams &params = {}); // rows changed
    // Several statements; `doing` says in an error what was tried.
    Status runScript(std::string_view sql, const Phrase &doing);

    // BEGIN IMMEDIATE: from here on nobody else writes. Transactions do not nest (asserted).
    Result<SqliteTransaction> beginWrite();
    // A consistent view over several queries.
    Result<SqliteTransaction> beginRead();

    void interrupt() noexcept;

private:
    friend class SqliteTransaction;
    struct Impl;
    SqliteSession(std::string path, Mode mode);
    Status connect(const std::string &name, bool readOnly);
    Status applyPragmas();
    Status useWriteAheadLog(); // a reader takes the mode the file has
    Status verify(Checks checks);
    Result<SqliteTransaction> begin(std::string_view sql, const Phrase &doing);
    struct ResultCodes
    {
        int extended = 0; // SQLite's
        int system = 0;   // errno
    };
    Error errorOf(const Phrase &doing, ResultCodes codes, const std::string &message) const;
    void assertThread() const;

    std::unique_ptr<Impl> m_impl;
    std::string m_path;
    Mode m_mode;
    Phrase m_newerSchema;
};

// Rolls back unless committed. Must not outlive its session.
class SqliteTransaction final
{
public:
    SqliteTransaction(SqliteTransaction &&other) noexcept : m_session(std::exchange(other.m_session, nullptr)) {}
    SqliteTransaction &operator=(SqliteTransaction &&) = delete;
    SqliteTransaction(const SqliteTransaction &) = delete;
    SqliteTransaction &operator=(const SqliteTransaction &) = delete;
    ~SqliteTransaction();

    // An error means nothing was changed, except OutcomeUnknown (MayHaveChangedLedger): SQLite could not say whether
    // the bytes reached the disk.
    Status commit();

private:
    friend class SqliteSession;
    explicit SqliteTransaction(SqliteSession &session) : m_session(&session) {}
    SqliteSession *m_session;
};

// Runs `work` (a callable returning some Result<T>) in one write transaction; commits where it succeeds.
template <class Work>
auto inWriteTransaction(SqliteSession &session, Work work) -> decltype(work())
{
    COUNTERSIGN_TRY(auto transaction, session.beginWrite());
    auto result = work();
    if (!result)
        return result;
    COUNTERSIGN_CHECK(transaction.commit());
    return result;
}

// The same for reading: every query of `work` sees one state of the ledger.
template <class Work>
auto inReadTransaction(SqliteSession &session, Work work) -> decltype(work())
{
    COUNTERSIGN_TRY(auto transaction, session.beginRead());
    return work();
}

} // namespace countersign::ledger
