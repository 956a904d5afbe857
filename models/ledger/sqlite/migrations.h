// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/ledger/migration.h"
#include "models/ledger/sqlite/sqlite_session.h"

#include <string>
#include <vector>

// The forward-only migrations of the embedded ledger, and what a file must look like after them.
namespace countersign::ledger {

inline constexpr std::int64_t SqliteApplicationId = 0x43534c31; // "CSL1"

const std::vector<Migration> &sqliteMigrations();
std::int64_t newestSchemaVersion();

// The newest migration the file has seen, by user_version or by its list of migrations, whichever says more. Corrupt if
// the list is missing.
Result<std::int64_t> schemaVersion(SqliteSession &session);

// Runs every migration above the file's version, each in one transaction. Version and digest are recorded with it.
Status runMigrations(SqliteSession &session, Instant now, const std::vector<Migration> &known = sqliteMigrations());
// The same for an existing ledger: Unsupported if it is newer; a backup (PATH.backup-vN) first if anything is to be
// done. A backup that exists already is whole and kept: an earlier try left it.
Status migrateExisting(SqliteSession &session, Instant now, const std::vector<Migration> &known = sqliteMigrations());

// The stored digests are those of the migrations known here: Corrupt if a released migration was another file.
Status checkMigrationDigests(SqliteSession &session, const std::vector<Migration> &known = sqliteMigrations());
// Tables, indexes and triggers are exactly those the migrations make: VerificationFailed names the other.
Status checkSchema(SqliteSession &session);

} // namespace countersign::ledger
