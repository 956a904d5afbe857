// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/desk.h"
#include "models/statement/statement.h"

// Builds the statements the use cases sign: everything the ledger will compare is restated from the dossier just read.
namespace countersign::desk {

// id, origin, person, key, times, seen head filled; kind as given; nothing about an intent.
Result<statement::Statement> draftStatement(Desk &desk, const std::string &tenant, statement::Kind kind);
// The same plus prior, next (= prior), effect, policy and contract of the intent.
Result<statement::Statement> draftFor(Desk &desk, const ledger::Dossier &dossier, statement::Kind kind);

// Signs and submits. On OutcomeUnknown asks logReceiptOf and tells the truth: the receipt if it is there, else the
// error stays. Never submits twice by itself.
Result<ledger::SubmitOutcome> signAndSubmit(Desk &desk, const statement::Statement &statement);

} // namespace countersign::desk
