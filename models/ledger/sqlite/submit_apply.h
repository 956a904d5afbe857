// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/sqlite/submit_case.h"

// What a statement that passed its guards changes: the row (G24), the log, the proposals, the outbox. Call under the
// lock; the caller commits or rolls back the whole.
namespace countersign::ledger {

// The receipt, or the refusal of G24.
Result<SubmitOutcome> applyToIntent(SubmitCase &one);
Result<SubmitOutcome> applyGovernance(SubmitCase &one);

} // namespace countersign::ledger
