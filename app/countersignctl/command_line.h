// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/countersignctl/arguments.h"

#include <optional>

// The command line's grammar.
namespace countersign::app {

struct Parsed
{
    std::optional<Arguments> arguments{}; // empty: help was printed, or the words were wrong
    int exitStatus = 0;                   // then: 0 after help, 2 after a usage error
};

Parsed parseCommandLine(int argc, char **argv);

} // namespace countersign::app
