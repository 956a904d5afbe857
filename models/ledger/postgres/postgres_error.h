// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/error.h"

#include <string>

// PostgreSQL's faults as Errors. A statement that fails is undone with its transaction, so every one of them leaves the
// ledger as it was; where nobody can say so the connection was lost, and that is lostConnection(). Pure; any thread.
namespace countersign::ledger {

struct PostgresFault
{
    std::string sqlstate{}; // five characters; appendix A of PostgreSQL's manual
    std::string message{};  // the server's
};

// `doing`: what was tried ("commit").
Error postgresError(const PostgresFault &fault, const std::string &ledger, const Phrase &doing);

// The connection went away. `cause`: libpq's message. `wrote`: something had been written and the commit's answer is
// missing, or may be.
Error lostConnection(const std::string &ledger, const Phrase &doing, const std::string &cause, bool wrote);

} // namespace countersign::ledger
