// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <string>

// The ledger as a file, before SQLite touches it: SQLite would create what is missing, take garbage for an empty
// database and leave files beside a foreign one.
namespace countersign::ledger {

// NotFound, or Corrupt unless it starts as an SQLite file with our application_id.
Status checkLedgerFile(const std::string &path);
// ReadOnly unless the file and its folder can be written (SQLite keeps its write-ahead log beside the file).
Status checkWritable(const std::string &path);
// The folder cannot be written, nobody has the ledger open (each opener shares a -shm file) and no write-ahead log
// waits: the file may be read without files beside it.
bool isImmutable(const std::string &path);

// For creating: InvalidInput if something is there already, NotFound if the folder is missing.
Status checkCreatable(const std::string &path);
// fsync, rename without replacing, fsync of the folder.
Status publishFile(const std::string &temporary, const std::string &path);
void removeWithCompanions(const std::string &path) noexcept; // the file, its -wal, -shm and -journal

} // namespace countersign::ledger
