// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/sandbox/worker/effect_command.h"
#include "providers/sandbox/worker/kill_point.h"

#include <optional>
#include <string>
#include <variant>

// The command line of countersign-sandbox-worker, checked: whatever is wrong with it is found before anything is
// opened.
namespace countersign::worker {

enum class Command { Charge, Authorise, Capture, Refund, Void, Payout, Message, Finish, Sweep };

struct WorkerOptions
{
    Command command{};
    std::string ledgerPath{}; // of the file behind sqlite:
    std::string trustFile{};
    std::string stateDir{};
    std::string tokenFile{};
    std::string environment{};
    std::string account{};
    std::string name{};
    std::string fault{};
    std::optional<KillPoint> killAt{};
    std::optional<EffectCommand> effect{}; // of all but Finish and Sweep
};

struct EarlyEnd // --help, or a usage error that has been printed
{
    int exitStatus = 0;
};

std::variant<WorkerOptions, EarlyEnd> parseOptions(int argc, char **argv);

std::string_view toString(Command command);

} // namespace countersign::worker
