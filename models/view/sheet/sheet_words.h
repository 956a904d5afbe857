// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/view/sheet/sheet_state.h"

#include <QString>
#include <QStringList>

// The sentences of the sheet (ux.md section 6). What a statement does is said from the statement; the dossier only adds
// what it does not hold: the workflow, the attempts, the contract's words. Pure.
namespace countersign::view {

QString sheetHeading(SheetAction action, bool proposes);
QString signButtonText(SheetAction action, bool proposes);
QString reasonWord(const std::string &code);
QString settlementWord(const std::string &settlement);
const std::vector<std::string> &allSettlements(); // in the order of the screen

// What will be, in one sentence.
QString sheetSummary(const statement::Statement &said);
// Whether money moves, and what else follows; never empty.
QStringList sheetConsequences(const statement::Statement &said, const ledger::Dossier *dossier, Instant now);
std::vector<SheetChange> sheetChanges(const statement::Statement &said, const ledger::Dossier *dossier);
QString policyText(const statement::Statement &said, const resolution::Offer &offer, const ledger::Dossier *dossier);
QString evidenceText(const statement::Statement &said, const ledger::Dossier *dossier, Instant now);
// The amount a person must read before he decides: of the provider's evidence where there is one, else of the effect.
std::optional<Money> decidedAmount(const statement::Statement &said);

} // namespace countersign::view
