// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/sqlite/submit_case.h"

// Who signed: guards G3 to G7.
namespace countersign::ledger {

Result<Refused> guardOrigin(SubmitCase &one);     // G3
Result<Refused> guardKey(SubmitCase &one);        // G4
Result<Refused> guardSignature(SubmitCase &one);  // G5
Result<Refused> guardMembership(SubmitCase &one); // G6
Result<Refused> guardValidity(SubmitCase &one);   // G7, under the lock; fills `roles`

} // namespace countersign::ledger
