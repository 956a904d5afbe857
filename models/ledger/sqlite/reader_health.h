// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/health.h"
#include "models/ledger/sqlite/sqlite_session.h"

namespace countersign::ledger {

Result<Health> readHealth(SqliteSession &session, Instant now);

} // namespace countersign::ledger
