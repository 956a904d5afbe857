// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/sqlite/submit_case.h"

// What the log says about a statement: guards G8 and G9, and the receipts of earlier ones.
namespace countersign::ledger {

Result<audit::Frontier> readFrontier(SqliteSession &session);
Result<audit::LogHead> readHead(SqliteSession &session);
Result<std::optional<LogReceipt>> receiptOf(SqliteSession &session, const std::string &statementId);

// The clock of the log: never before the newest entry, whatever the machine's clock does.
Result<Instant> ledgerTime(SqliteSession &session, const Clock &clock);

// Directly after G5: the same bytes again get the old receipt in `earlier`, whatever was revoked since. No refusal.
Result<Refused> recallEarlier(SubmitCase &one);
Result<Refused> guardId(SubmitCase &one);   // G8
Result<Refused> guardSeen(SubmitCase &one); // G9

// Appends the statement with its facts as the next leaf, and moves the head.
Result<LogReceipt> appendToLog(SubmitCase &one, SubmitResult outcome);

} // namespace countersign::ledger
