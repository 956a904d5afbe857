// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <string>

// A connection string as a person gives it (a libpq URI or "keyword=value" pairs, with several hosts or service=NAME),
// and what this program adds to it. Pure; any thread.
namespace countersign::ledger {

// The same connection with the keywords that were not given: sslmode=verify-full, connect_timeout=5 (seconds),
// tcp_user_timeout=10000 (milliseconds), application_name=countersign, client_encoding=UTF8. Where a service is named,
// in the string or by PGSERVICE, or a keyword has its variable in the environment, that decides. InvalidInput: libpq
// cannot read the string, or it holds a password: those belong into the password file or the keychain.
Result<std::string> completedConnection(const std::string &given);

// Host, port and database for a person to read; nothing secret. "PostgreSQL" where the string cannot be read.
std::string connectionName(const std::string &given);

} // namespace countersign::ledger
