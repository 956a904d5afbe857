// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/demo_folder.h"

// The demo's rules, made the way every ledger's are: two root administrators enrol themselves, then each statement is
// proposed by one and approved by the other.
namespace countersign::app {

// Persons, policy, and the contracts of both sandbox accounts. Internal: the ledger refused one of them.
Status govern(const DemoFolder &folder, const std::string &tenant, const std::string &binFolder);

} // namespace countersign::app
