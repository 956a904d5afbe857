// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/migrations.h"

#include "models/base/digest.h"

#include <filesystem>
#include <map>

namespace countersign::embedded {
extern const std::string_view sqliteMigration0001;
}

namespace countersign::ledger {

namespace {

Result<std::int64_t> userVersion(SqliteSession &session)
{
    COUNTERSIGN_TRY(const SqlRows rows, session.query("PRAGMA user_version"));
    return rows.empty() ? 0 : rows.front().integer(0);
}

Status runOne(SqliteSession &session, const Migration &migration, Instant now)
{
    COUNTERSIGN_TRY(auto transaction, session.beginWrite());
    const std::string doing = "migration " + std::to_string(migration.version);
    COUNTERSIGN_CHECK(session.runScript(migration.sql, doing));
    COUNTERSIGN_CHECK(
        session.execute("INSERT INTO schema_migrations (version, name, digest, applied_at) VALUES (?, ?, ?, ?)",
                        {migration.version, migration.name, sha256(migration.sql).hex(), now}));
    COUNTERSIGN_CHECK(session.runScript("PRAGMA user_version = " + std::to_string(migration.version), doing));
    return transaction.commit();
}

using SchemaText = std::map<std::string, std::string>; // "trigger name" → SQL

Result<SchemaText> schemaOf(SqliteSession &session)
{
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_master "
                                  "WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"));
    SchemaText schema;
    for (const SqlRow &row : rows)
        schema.emplace(row.text(0), row.text(1));
    return schema;
}

Result<SchemaText> expectedSchema()
{
    COUNTERSIGN_TRY(auto session, SqliteSession::openBare(":memory:"));
    COUNTERSIGN_CHECK(runMigrations(*session, Instant{}));
    return schemaOf(*session);
}

std::string firstDifference(const SchemaText &found, const SchemaText &expected)
{
    for (const auto &[name, sql] : expected) {
        const auto at = found.find(name);
        if (at == found.end())
            return name + " is missing";
        if (at->second != sql)
            return name + " was changed";
    }
    for (const auto &[name, sql] : found)
        if (!expected.contains(name))
            return name + " does not belong to it";
    return {};
}

} // namespace

const std::vector<Migration> &sqliteMigrations()
{
    static const std::vector<Migration> migrations{{1, "first_ledger", embedded::sqliteMigration0001}};
    return migrations;
}

std::int64_t newestSchemaVersion()
{
    return sqliteMigrations().back().version;
}

Status runMigrations(SqliteSession &session, Instant now)
{
    COUNTERSIGN_TRY(const std::int64_t version, userVersion(session));
    for (const Migration &migration : sqliteMigrations())
        if (migration.version > version)
            COUNTERSIGN_CHECK(runOne(session, migration, now));
    return {};
}

Status migrateExisting(SqliteSession &session, Instant now)
{
    COUNTERSIGN_TRY(const std::int64_t version, userVersion(session));
    if (version > newestSchemaVersion())
        return fail(ErrorKind::Unsupported,
                    "ledger " + session.path() + ": its schema version " + std::to_string(version) +
                        " is newer than this program's " + std::to_string(newestSchemaVersion()),
                    "Use a newer Countersign.");
    COUNTERSIGN_CHECK(checkMigrationDigests(session));
    if (version == newestSchemaVersion())
        return {};
    const std::string backup = session.path() + ".backup-v" + std::to_string(version);
    if (!std::filesystem::exists(backup))
        COUNTERSIGN_CHECK(session.execute("VACUUM INTO ?", {backup}));
    return runMigrations(session, now);
}

Status checkMigrationDigests(SqliteSession &session)
{
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT version, digest FROM schema_migrations"));
    std::map<std::int64_t, std::string> stored;
    for (const SqlRow &row : rows)
        stored.emplace(row.integer(0), row.text(1));
    COUNTERSIGN_TRY(const std::int64_t version, userVersion(session));
    for (const Migration &migration : sqliteMigrations())
        if (migration.version <= version && stored[migration.version] != sha256(migration.sql).hex())
            return fail(ErrorKind::Corrupt,
                        "ledger " + session.path() + ": migration " + std::to_string(migration.version) +
                            " was made by another file than this program's",
                        "Use the program version that made this ledger, or restore a good copy.");
    return {};
}

Status checkSchema(SqliteSession &session)
{
    COUNTERSIGN_TRY(const SchemaText expected, expectedSchema());
    COUNTERSIGN_TRY(const SchemaText found, schemaOf(session));
    const std::string difference = firstDifference(found, expected);
    if (difference.empty())
        return {};
    return fail(ErrorKind::Corrupt, "ledger " + session.path() + ": its schema was tampered with: " + difference,
                "Restore the newest good copy and compare its head with a pinned one.");
}

} // namespace countersign::ledger
