// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/trust.h"
#include "models/base/clock.h"
#include "models/base/entropy.h"
#include "models/ledger/ledger_reader.h"
#include "models/ledger/statement_ledger.h"
#include "models/statement/signer.h"

#include <string>

// What every use case works with: one person at one ledger. References outlive the use cases.
namespace countersign::desk {

struct Desk
{
    ledger::LedgerReader &reader;
    ledger::StatementLedger &statements;
    statement::Signer &signer;
    std::string person;
    const Clock &clock;
    Entropy &entropy;
    // Moves the client's pinned head forward; refuses a log that went back (threat 3).
    const audit::Trust &trust;
};

} // namespace countersign::desk
