// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/sqlite/submit_case.h"

// The whole of submit(): G1 to G6 before the lock, the rest and the change in one transaction.
namespace countersign::ledger {

Result<SubmitOutcome> submitTo(SqliteSession &session, const audit::Trust &trust, const Clock &clock, Entropy &entropy,
                               const statement::Envelope &envelope);

} // namespace countersign::ledger
