// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

// Every row of every table of a ledger file, so that a test can say what a call changed, and that it changed nothing.
namespace countersign::ledger {

using LedgerPicture = std::map<std::string, std::vector<std::string>>; // table → rows as SQL literals

LedgerPicture pictureOf(const std::string &path);
std::set<std::string> changedTables(const LedgerPicture &before, const LedgerPicture &after);

// Runs SQL on the file behind the ledger's back, as somebody with a database tool would. Throws where SQLite refuses.
void tamper(const std::string &path, const std::string &sql);
void copyLedger(const std::string &path, const std::string &to); // as it is now, whoever has it open
std::string integrityOf(const std::string &path);                // "ok", or what SQLite says

} // namespace countersign::ledger
