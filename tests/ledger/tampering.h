// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

// A hand in the ledger's file that stops at nothing.
namespace countersign::ledger {

class SqliteSession;

// Whatever the hand does, in one transaction, with every trigger, CHECK and foreign key away meanwhile: what somebody
// with the file and no scruples does. Close the faces first.
void pastTriggers(const std::string &path, const std::function<void(SqliteSession &)> &hand);

// The same for one statement that changes one row; throws where it is not one.
void tamperPastTriggers(const std::string &path, const std::string &sql);

} // namespace countersign::ledger
