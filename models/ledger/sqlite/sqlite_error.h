// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/error.h"
#include "models/ledger/sqlite/sqlite_handle.h"

#include <string>

// SQLite's faults as Errors. Every one of them leaves the ledger as it was: a statement that fails is undone with its
// transaction. The exception is made where a COMMIT fails (SqliteTransaction::commit).
namespace countersign::ledger {

// `doing`: what was tried ("cannot be opened"); `cause`: SQLite's own message, or "".
Error sqliteError(handle::Fault fault, const std::string &path, const Phrase &doing, const Phrase &cause);

} // namespace countersign::ledger
