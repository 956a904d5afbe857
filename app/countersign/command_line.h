// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/countersign/program.h"

#include <optional>

// What the console is started with.
namespace countersign::app {

struct ConsoleArguments
{
    ProgramOptions options{};
    QString tourDir{};               // --tour: play the runbook without a person; pictures and report.json go here
    std::optional<int> exitStatus{}; // --help, --version or a mistake: nothing else is done
};

ConsoleArguments parseConsoleArguments(int argc, const char *const *argv);

} // namespace countersign::app
