// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/migrations.h"

#include "models/base/digest.h"
#include "models/ledger/sqlite/ledger_file.h"

#include <unistd.h>

#include <algorithm>
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
    COUNTERSIGN_TRY(const std::int64_t version, userVersion(session));
    if (version >= migration.version)
        return {}; // another process was faster
    const Phrase doing{translatable("migration %1"), {std::to_string(migration.version)}};
    COUNTERSIGN_CHECK(session.runScript(migration.sql, doing));
    COUNTERSIGN_CHECK(
        session.execute("INSERT INTO schema_migrations (version, name, digest, applied_at) VALUES (?, ?, ?, ?)",
                        {migration.version, migration.name, sha256(migration.sql).hex(), now}));
    COUNTERSIGN_CHECK(session.runScript("PRAGMA user_version = " + std::to_string(migration.version), doing));
    return transaction.commit();
}

using SchemaText = std::map<std::string, std::string>; // "trigger name" → SQL

// SQLite's own names count as well: a writable schema lets anybody give one to a trigger. Its statistics are nobody's.
Result<SchemaText> schemaOf(SqliteSession &session)
{
    COUNTERSIGN_TRY(const SqlRows rows,
                    session.query("SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_master "
                                  "WHERE NOT (type = 'table' AND name LIKE 'sqlite\\_stat_' ESCAPE '\\')"));
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

// The whole copy appears under its name at once, so that one left by a killed try is never taken for good.
Status backUp(SqliteSession &session, const std::string &backup)
{
    const std::string temporary = backup + ".creating-" + std::to_string(::getpid());
    removeWithCompanions(temporary);
    Status made;
    if (const auto copied = session.execute("VACUUM INTO ?", {temporary}); !copied)
        made = fail(copied.error());
    else
        made = publishFile(temporary, backup);
    if (!made)
        removeWithCompanions(temporary);
    return made;
}

Phrase firstDifference(const SchemaText &found, const SchemaText &expected)
{
    for (const auto &[name, sql] : expected) {
        const auto at = found.find(name);
        if (at == found.end())
            return {translatable("%1 is missing"), {name}};
        if (at->second != sql)
            return {translatable("%1 was changed"), {name}};
    }
    for (const auto &[name, sql] : found)
        if (!expected.contains(name))
            return {translatable("%1 does not belong to it"), {name}};
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

Result<std::int64_t> schemaVersion(SqliteSession &session)
{
    COUNTERSIGN_TRY(const std::int64_t stamped, userVersion(session));
    COUNTERSIGN_TRY(const SqlRows list, session.query("SELECT 1 FROM sqlite_master WHERE type = 'table' "
                                                      "AND name = 'schema_migrations'"));
    if (list.empty())
        return fail(ErrorKind::Corrupt,
                    {translatable("ledger %1: its list of migrations is missing"), {session.path()}},
                    translatable("Restore the newest good copy and compare its head with a pinned one."));
    COUNTERSIGN_TRY(const SqlRows listed, session.query("SELECT coalesce(max(version), 0) FROM schema_migrations"));
    return std::max(stamped, listed.front().integer(0));
}

Status runMigrations(SqliteSession &session, Instant now, const std::vector<Migration> &known)
{
    COUNTERSIGN_TRY(const std::int64_t version, userVersion(session));
    for (const Migration &migration : known)
        if (migration.version > version)
            COUNTERSIGN_CHECK(runOne(session, migration, now));
    return {};
}

Status migrateExisting(SqliteSession &session, Instant now, const std::vector<Migration> &known)
{
    const std::int64_t newest = known.back().version;
    COUNTERSIGN_TRY(const std::int64_t version, schemaVersion(session));
    if (version > newest)
        return fail(ErrorKind::Unsupported,
                    {translatable("ledger %1: its schema version %2 is newer than this program's %3"),
                     {session.path(), std::to_string(version), std::to_string(newest)}},
                    translatable("Use a newer Countersign."));
    COUNTERSIGN_CHECK(checkMigrationDigests(session, known));
    if (version == newest)
        return {};
    const std::string backup = session.path() + ".backup-v" + std::to_string(version);
    if (!std::filesystem::exists(backup))
        COUNTERSIGN_CHECK(backUp(session, backup));
    return runMigrations(session, now, known);
}

Status checkMigrationDigests(SqliteSession &session, const std::vector<Migration> &known)
{
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT version, digest FROM schema_migrations"));
    std::map<std::int64_t, std::string> stored;
    for (const SqlRow &row : rows)
        stored.emplace(row.integer(0), row.text(1));
    COUNTERSIGN_TRY(const std::int64_t version, schemaVersion(session));
    COUNTERSIGN_TRY(const std::int64_t stamped, userVersion(session));
    if (stamped != version)
        return fail(ErrorKind::Corrupt,
                    {translatable("ledger %1: it is stamped with schema version %2, but its list of migrations ends "
                                  "at %3"),
                     {session.path(), std::to_string(stamped), std::to_string(version)}},
                    translatable("Restore the newest good copy and compare its head with a pinned one."));
    for (const Migration &migration : known)
        if (migration.version <= version && stored[migration.version] != sha256(migration.sql).hex())
            return fail(ErrorKind::Corrupt,
                        {translatable("ledger %1: migration %2 was made by another file than this program's"),
                         {session.path(), std::to_string(migration.version)}},
                        translatable("Use the program version that made this ledger, or restore a good copy."));
    return {};
}

Status checkSchema(SqliteSession &session)
{
    // The same for every file: made once a process.
    static const Result<SchemaText> made = expectedSchema();
    COUNTERSIGN_TRY(const SchemaText expected, made);
    COUNTERSIGN_TRY(const SchemaText found, schemaOf(session));
    const Phrase difference = firstDifference(found, expected);
    if (difference.empty())
        return {};
    return fail(ErrorKind::VerificationFailed,
                {translatable("ledger %1: its schema was tampered with: %2"), {session.path(), Phrases{difference}}},
                translatable("Restore the newest good copy and compare its head with a pinned one."));
}

} // namespace countersign::ledger
