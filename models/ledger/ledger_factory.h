// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"
#include "models/ledger/ledger_reader.h"
#include "models/ledger/statement_ledger.h"
#include "models/ledger/worker_ledger.h"

#include <memory>
#include <string>

// Opens the faces of one ledger, each a connection of its own. Errors: NotFound (missing path), Corrupt (no ledger),
// VerificationFailed (tampered schema), Unsupported (newer ledger: the reader still opens), ReadOnly, Busy.
namespace countersign::ledger {

class LedgerFactory
{
public:
    LedgerFactory() = default;
    LedgerFactory(const LedgerFactory &) = delete;
    LedgerFactory &operator=(const LedgerFactory &) = delete;
    virtual ~LedgerFactory() = default;

    // `person` is who asks: it decides what offers() says. On an embedded ledger it is self-declared.
    virtual Result<std::unique_ptr<LedgerReader>> openReader(const std::string &person) = 0;
    virtual Result<std::unique_ptr<StatementLedger>> openStatements(const std::string &person) = 0;
    virtual Result<std::unique_ptr<WorkerLedger>> openWorker() = 0;
    virtual Result<std::unique_ptr<audit::AuditSource>> openAudit() = 0;
    virtual Result<std::string> migrate() = 0; // the schema version afterwards
};

} // namespace countersign::ledger
