// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/trust.h"
#include "models/base/clock.h"
#include "models/base/entropy.h"
#include "models/ledger/ledger_factory.h"

#include <memory>
#include <string>

// The embedded ledger: one file, for evaluation, training and a single desk. Same tables, facts and guards as
// PostgreSQL; what a local file cannot promise stands in LedgerStatus::honestLimits.
namespace countersign::ledger {

// Creates the file (which must not exist), runs every migration and stores origin and root keys as the first trust.
// Nothing is left behind on failure.
Status createSqliteLedger(const std::string &path, const audit::Trust &trust, const Clock &clock);

// Opens nothing yet: each open…() checks existence, application_id, schema version, integrity and triggers.
// `trust`: the pinned root keys that G4 and the bootstrap rule use. clock and entropy outlive the factory.
std::unique_ptr<LedgerFactory> makeSqliteFactory(std::string path, audit::Trust trust, const Clock &clock,
                                                 Entropy &entropy);

} // namespace countersign::ledger
