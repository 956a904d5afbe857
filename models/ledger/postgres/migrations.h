// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"
#include "models/ledger/migration.h"
#include "models/ledger/postgres/postgres_session.h"

#include <cstdint>
#include <vector>

// The forward-only migrations of a ledger on a server, run by its owner, who need not be a superuser. Each is one
// transaction, and only one program runs one at a time.
namespace countersign::ledger {

const std::vector<Migration> &postgresMigrations();

// 0 where this database holds no ledger yet.
Result<std::int64_t> postgresSchemaVersion(PostgresSession &session);

// Runs every migration above the ledger's version; the version afterwards. Version, name and digest are recorded with
// each. Errors: Unsupported (the ledger is newer than `known`), Corrupt (a migration it has seen was another file),
// PermissionDenied (not the owner). After an error the migrations before the failing one stay.
Result<std::int64_t> runPostgresMigrations(PostgresSession &session,
                                           const std::vector<Migration> &known = postgresMigrations());

// What the ledger has seen is what `known` holds, and it is not newer: errors as above.
Status checkPostgresMigrations(PostgresSession &session, const std::vector<Migration> &known = postgresMigrations());

} // namespace countersign::ledger
