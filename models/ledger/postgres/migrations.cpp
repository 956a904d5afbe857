// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/postgres/migrations.h"

#include "models/base/digest.h"

#include <algorithm>

namespace countersign::embedded {
extern const std::string_view postgresMigration0001;
}

namespace countersign::ledger {

namespace {

using std::string;

constexpr std::int64_t OneAtATime = 0x43534c31; // "CSL1": the advisory lock, in this database only

Status runOne(PostgresSession &session, const Migration &migration)
{
    const Phrase doing{translatable("migration %1"), {std::to_string(migration.version)}};
    COUNTERSIGN_TRY(auto transaction, session.beginWrite());
    COUNTERSIGN_CHECK(session.query("SELECT pg_advisory_xact_lock($1::bigint)::text", {OneAtATime}));
    COUNTERSIGN_TRY(const std::int64_t version, postgresSchemaVersion(session));
    if (version >= migration.version)
        return {}; // another program was faster
    COUNTERSIGN_CHECK(session.runScript(string(migration.sql), doing));
    COUNTERSIGN_CHECK(session.execute("INSERT INTO countersign.schema_migrations (version, name, digest, applied_at)"
                                      " VALUES ($1::bigint, $2, $3, clock_timestamp())",
                                      {migration.version, migration.name, sha256(migration.sql).hex()}));
    return transaction.commit();
}

} // namespace

const std::vector<Migration> &postgresMigrations()
{
    static const std::vector<Migration> migrations{{1, "first_ledger", embedded::postgresMigration0001}};
    return migrations;
}

Result<std::int64_t> postgresSchemaVersion(PostgresSession &session)
{
    COUNTERSIGN_TRY(const SqlRows there,
                    session.query("SELECT to_regclass('countersign.schema_migrations') IS NOT NULL"));
    if (there.front().integer(0) == 0)
        return 0;
    COUNTERSIGN_TRY(const SqlRows newest,
                    session.query("SELECT coalesce(max(version), 0) FROM countersign.schema_migrations"));
    return newest.front().integer(0);
}

Result<std::int64_t> runPostgresMigrations(PostgresSession &session, const std::vector<Migration> &known)
{
    COUNTERSIGN_CHECK(checkPostgresMigrations(session, known));
    COUNTERSIGN_TRY(const std::int64_t version, postgresSchemaVersion(session));
    for (const Migration &migration : known)
        if (migration.version > version)
            COUNTERSIGN_CHECK(runOne(session, migration));
    return postgresSchemaVersion(session);
}

Status checkPostgresMigrations(PostgresSession &session, const std::vector<Migration> &known)
{
    COUNTERSIGN_TRY(const std::int64_t version, postgresSchemaVersion(session));
    if (version == 0)
        return {};
    if (version > known.back().version)
        return fail(ErrorKind::Unsupported,
                    {translatable("ledger %1: its schema version %2 is newer than this program's %3"),
                     {session.name(), std::to_string(version), std::to_string(known.back().version)}},
                    translatable("Use a newer Countersign."));
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT version, digest FROM countersign.schema_migrations"));
    for (const SqlRow &row : rows) {
        const auto same = std::find_if(known.begin(), known.end(), [&](const Migration &migration) {
            return migration.version == row.integer(0) && sha256(migration.sql).hex() == row.text(1);
        });
        if (same == known.end())
            return fail(ErrorKind::Corrupt,
                        {translatable("ledger %1: migration %2 was made by another file than this program's"),
                         {session.name(), std::to_string(row.integer(0))}},
                        translatable("Use the program version that made this ledger, or restore a good copy."));
    }
    return {};
}

} // namespace countersign::ledger
