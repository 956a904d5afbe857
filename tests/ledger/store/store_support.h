// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/sqlite/sqlite_session.h"
#include "tests/ledger/ledger_scenes.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

// What the tests of the file below the ledger share.
namespace countersign::ledger {

std::string bytesOf(const std::string &path);
void replaceBytes(const std::string &path, const std::string &bytes);
std::vector<std::string> namesIn(const std::string &folder); // sorted

// An error that a person can use: its text as described() holds every one of these pieces.
::testing::AssertionResult says(const Error &error, std::initializer_list<std::string_view> pieces);

// A connection beside the ledger's own ones, as somebody with a database tool has it; refuses nothing.
std::unique_ptr<SqliteSession> bareSession(const std::string &path);
void runSql(const std::string &path, const std::string &sql); // throws where SQLite refuses
std::int64_t numberIn(SqliteSession &session, const std::string &sql);

// The faces of one path, whatever stands there.
std::unique_ptr<LedgerFactory> factoryFor(BootstrappedLedger &like, const std::string &path);

PrepareRequest requestFor(const std::string &key);

// The invariants of every ledger, however it came to be: it opens, SQLite finds nothing wrong, the log verifies, and
// each intent's events tell every version of it, without a gap, up to the last change by a worker.
::testing::AssertionResult isWhole(BootstrappedLedger &ledger);

} // namespace countersign::ledger
