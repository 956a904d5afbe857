// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/sqlite/submit_case.h"
#include "models/statement/statement.h"

#include <cstdint>

// Governance: what may be set (G13, G14), and the projections it sets. Call under the lock.
namespace countersign::ledger {

// May the subject of this governance statement be set now? Judged when proposed and again when approved.
Result<Refused> guardSubject(SubmitCase &one, const statement::Statement &governance);
// Writes the projections; `seq` is the applying entry's.
Status applySubject(SqliteSession &session, const statement::Statement &governance, std::int64_t seq);

} // namespace countersign::ledger
