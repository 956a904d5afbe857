// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/desk.h"
#include "models/statement/statement.h"

#include <vector>

// Builds the statements the use cases sign: everything the ledger will compare is restated from the dossier just read.
namespace countersign::desk {

// Longest time between signing a statement and the ledger seeing it.
inline constexpr Duration StatementLife = std::chrono::minutes(10);

// id, origin, person, key, times and the seen head; nothing about an intent. Follows the ledger's head (pinned_head.h):
// VerificationFailed where the log is not the one this client has seen, and nothing can be signed.
Result<statement::Statement> draftStatement(Desk &desk, const std::string &tenant, statement::Kind kind);
// The same plus prior, next (= prior), effect, policy and contract of the intent.
Result<statement::Statement> draftFor(Desk &desk, const ledger::Dossier &dossier, statement::Kind kind);

// The dossier's evidence of these digests as citations, in their order. NotFound names a digest that is not there.
Result<std::vector<statement::Citation>> cite(const ledger::Dossier &dossier, const std::vector<Digest> &digests);

// Signs and submits once, and follows the receipt's head. Signs only what parses. On OutcomeUnknown asks logReceiptOf
// and tells the truth: the receipt if the statement is there, else the error with its statementId. Never submits twice
// by itself. A receipt whose head cannot be followed is an error that says which entry the statement is.
Result<ledger::SubmitOutcome> signAndSubmit(Desk &desk, const statement::Statement &statement);
// The draft, or why there is none.
Result<ledger::SubmitOutcome> signAndSubmit(Desk &desk, const Result<statement::Statement> &draft);
// The same for exactly these canonical bytes: what a sheet showed is what is signed.
Result<ledger::SubmitOutcome> signAndSubmitBytes(Desk &desk, std::string bytes);

} // namespace countersign::desk
