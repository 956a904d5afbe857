// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/trust.h"
#include "models/base/clock.h"
#include "models/base/entropy.h"
#include "models/ledger/ledger_reader.h"
#include "models/ledger/statement_ledger.h"
#include "models/statement/signer.h"

#include <string>

// What every use case works with: one person at one ledger. References outlive the use cases. One thread.
namespace countersign::desk {

struct Desk
{
    ledger::LedgerReader &reader;
    ledger::StatementLedger &statements;
    statement::Signer &signer;
    std::string person;
    std::string origin; // of the pinned trust; every statement names it, and a ledger of another origin refuses it
    std::string pinnedHeadPath; // where this client keeps the newest head it saw; empty: nowhere
    const Clock &clock;
    Entropy &entropy;
};

} // namespace countersign::desk
