// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/export_history.h"
#include "models/ledger/ledger_reader.h"

#include <QString>

// One entry for the clipboard: plain digits, RFC 3339 times, whole digests. Pure; any thread.
namespace countersign::view {

enum class CopyForm { Text, Tsv, Csv, Json, Markdown, TicketSummary };
inline constexpr CopyForm CopyForms[]{CopyForm::Text, CopyForm::Tsv,      CopyForm::Csv,
                                      CopyForm::Json, CopyForm::Markdown, CopyForm::TicketSummary};
QString copyFormWord(CopyForm form);
// A table of one row in any form; `summary` is the ticket's.
QString copyOf(const desk::HistoryTable &table, CopyForm form, const QString &summary);
// The ticket summary names no person, customer or recipient.
QString copyOf(const ledger::LogRecord &record, CopyForm form);

} // namespace countersign::view
