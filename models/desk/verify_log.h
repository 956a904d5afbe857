// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/replay_verifier.h"
#include "models/audit/trust.h"

#include <string>

// Verify a ledger against what this client has pinned, and pin the head it proved.
namespace countersign::desk {

// `pinnedPath` empty: nothing is read or pinned. The head moves forward only after a run without a problem.
Result<audit::VerifyReport> verifyLog(audit::AuditSource &source, const audit::Trust &trust,
                                      const std::string &pinnedPath, const audit::VerifyProgress &progress = {});

} // namespace countersign::desk
