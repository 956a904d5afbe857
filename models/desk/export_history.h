// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/cancel_token.h"
#include "models/ledger/ledger_reader.h"

#include <string>
#include <vector>

// The log as a table for other programs: one row an entry, newest first. Blocking; one thread: the reader's.
namespace countersign::desk {

struct HistoryTable
{
    std::vector<std::string> columns{};
    std::vector<std::vector<std::string>> rows{}; // values as they are: no guard, no quoting
};

// Times RFC 3339 UTC, amounts plain decimals with ".", digests whole.
HistoryTable historyTable(const std::vector<ledger::LogRecord> &records);
// Every row the query finds, on all pages.
Result<HistoryTable> readHistory(ledger::LedgerReader &reader, const ledger::LogQuery &query,
                                 const CancelToken *cancel = nullptr);

bool isNumericColumn(const std::string &column); // seq, amount: validated, never guarded
// RFC 4180, UTF-8, CRLF, a header row; text cells that a spreadsheet would compute get a leading apostrophe.
std::string historyCsv(const HistoryTable &table);
std::string historyJson(const HistoryTable &table); // lossless: an array of objects, every value a string

} // namespace countersign::desk
