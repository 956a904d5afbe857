// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

// A hand in the ledger's file that stops at nothing.
namespace countersign::ledger {

// Changes one row (throws where it is not one) with every trigger away meanwhile: what somebody with the file and no
// scruples does. Close the faces first.
void tamperPastTriggers(const std::string &path, const std::string &sql);

} // namespace countersign::ledger
