// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/trust.h"
#include "models/base/clock.h"
#include "models/base/entropy.h"
#include "models/ledger/ledger_factory.h"
#include "models/ledger/sqlite/sqlite_session.h"

#include <memory>
#include <string>

// How the factory makes each face of the embedded ledger, each on a session of its own.
namespace countersign::ledger {

struct FaceContext
{
    audit::Trust trust{};
    std::string person{}; // who asks; "" for the worker and the auditor
    const Clock &clock;
    Entropy &entropy;
};

using OwnedSession = std::unique_ptr<SqliteSession>;

std::unique_ptr<LedgerReader> makeSqliteReader(OwnedSession session, FaceContext context);
std::unique_ptr<StatementLedger> makeSqliteStatements(OwnedSession session, FaceContext context);
std::unique_ptr<audit::AuditSource> makeSqliteAuditSource(OwnedSession session);
std::unique_ptr<WorkerLedger> makeSqliteWorker(OwnedSession session, const Clock &clock, Entropy &entropy);

} // namespace countersign::ledger
