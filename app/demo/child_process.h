// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <string>
#include <vector>

namespace countersign::app {

struct ChildEnd
{
    bool killed = false; // ended by a signal
    int exitStatus = 0;  // where it was not
    std::string out{};
    std::string err{};
};

// Runs a program to its end. Unavailable: it cannot be started, or runs for more than a minute.
Result<ChildEnd> runChild(const std::string &program, const std::vector<std::string> &arguments);

} // namespace countersign::app
