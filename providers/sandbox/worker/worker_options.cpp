// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/worker/worker_options.h"

#include "models/base/enum_table.h"
#include "providers/sandbox/sandbox_fault.h"
#include "providers/sandbox/worker/exit_status.h"

#include <CLI/CLI.hpp>

#include <unistd.h>

#include <array>
#include <iostream>
#include <utility>

namespace countersign::worker {
namespace {

constexpr EnumTable Commands(std::array{
    EnumWord{Command::Charge, std::string_view("charge")},
    EnumWord{Command::Finish, std::string_view("finish")},
    EnumWord{Command::Sweep, std::string_view("sweep")},
});

// The words of the command line, before anybody asked whether they mean something.
struct Words
{
    std::string ledger{}, trust{}, state{}, tokenFile{}, account{}, killAt{}, fault{};
    std::string environment = "sandbox";
    std::string worker = "countersign-sandbox-worker/" + std::to_string(::getpid());
    std::string tenant{}, key{}, amount{}, currency{}, customer{}, workflow{}, step{};
};

void addCommonOptions(CLI::App &app, Words &words)
{
    app.add_option("--ledger", words.ledger, "The embedded ledger, sqlite:PATH")->required();
    app.add_option("--trust", words.trust, "The pinned root keys of that ledger (trust.json)")->required();
    app.add_option("--state", words.state, "The state folder of the running sandbox")->required();
    app.add_option("--token-file", words.tokenFile, "A file of mode 0600 with the account's token")->required();
    app.add_option("--account", words.account, "The account at the sandbox")->required();
    app.add_option("--environment", words.environment, "The environment of the provider contract")
        ->capture_default_str();
    app.add_option("--worker", words.worker, "The name of this worker in the ledger");
    app.add_option("--kill-at", words.killAt, "Die by SIGKILL at this point: " + killPointNames());
    app.add_option("--fault", words.fault, "Ask the sandbox for a fault, as its header Sandbox-Fault says it");
}

void addChargeOptions(CLI::App &charge, Words &words)
{
    charge.add_option("--tenant", words.tenant)->required();
    charge.add_option("--key", words.key, "The intent key: one business command, one key")->required();
    charge.add_option("--amount", words.amount, "Whole minor units: 1250 for EUR 12.50")->required();
    charge.add_option("--currency", words.currency, "ISO 4217 code")->required();
    charge.add_option("--customer", words.customer, "An opaque reference, never a name or an address")->required();
    charge.add_option("--workflow", words.workflow)->required();
    charge.add_option("--step", words.step)->required();
}

Result<ChargeCommand> chargeOf(const Words &words)
{
    COUNTERSIGN_TRY(auto tenant, TenantId::parse(words.tenant));
    COUNTERSIGN_TRY(auto key, IntentKey::parse(words.key));
    COUNTERSIGN_TRY(const auto currency, Currency::parse(words.currency));
    COUNTERSIGN_TRY(const auto amount, Money::fromMinor(words.amount, currency));
    if (amount.minorUnits() <= 0)
        return fail(ErrorKind::InvalidInput, "--amount " + words.amount + " is not above zero",
                    "Give whole minor units: 1250 for EUR 12.50.");
    COUNTERSIGN_CHECK(checkName("--customer", words.customer));
    COUNTERSIGN_CHECK(checkName("--workflow", words.workflow));
    COUNTERSIGN_CHECK(checkName("--step", words.step));
    return ChargeCommand{{std::move(tenant), std::move(key)},
                         words.environment,
                         words.account,
                         amount,
                         words.customer,
                         words.workflow,
                         words.step};
}

Result<WorkerOptions> optionsOf(const Words &words, Command command)
{
    constexpr std::string_view Scheme = "sqlite:";
    if (!words.ledger.starts_with(Scheme) || words.ledger.size() == Scheme.size())
        return fail(ErrorKind::InvalidInput, "--ledger " + words.ledger + " is not sqlite:PATH",
                    "This worker works on an embedded ledger.");
    const auto killAt = parseKillPoint(words.killAt);
    if (!words.killAt.empty() && !killAt)
        return fail(ErrorKind::InvalidInput, "--kill-at " + words.killAt + " is no point of a charge",
                    "Name one of " + killPointNames() + ".");
    COUNTERSIGN_CHECK(sandbox::parseFaults(words.fault));
    COUNTERSIGN_CHECK(checkName("--account", words.account));
    COUNTERSIGN_CHECK(checkName("--environment", words.environment));
    COUNTERSIGN_CHECK(checkName("--worker", words.worker));
    WorkerOptions options{command,         words.ledger.substr(Scheme.size()),
                          words.trust,     words.state,
                          words.tokenFile, words.environment,
                          words.account,   words.worker,
                          words.fault,     killAt};
    if (command == Command::Charge) {
        COUNTERSIGN_TRY(auto charge, chargeOf(words));
        options.charge = std::move(charge);
    }
    return options;
}

EarlyEnd usageError(const Error &error)
{
    std::cerr << "countersign-sandbox-worker: " << describe(error) << '\n';
    return {ExitUsage};
}

} // namespace

std::string_view toString(Command command)
{
    return Commands.word(command);
}

std::variant<WorkerOptions, EarlyEnd> parseOptions(int argc, char **argv)
{
    CLI::App app("The worker of the sandbox provider: carries out charges, or dies on purpose at a named point.");
    Words words;
    addCommonOptions(app, words);
    app.require_subcommand(1);
    auto *charge = app.add_subcommand("charge", "Prepare one charge and carry it out");
    addChargeOptions(*charge, words);
    app.add_subcommand("finish", "One attempt for every charge that may be dispatched now");
    app.add_subcommand("sweep", "Move charges whose lease is over to unknown");
    for (auto *command : app.get_subcommands(nullptr))
        command->fallthrough();
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return EarlyEnd{app.exit(error) == 0 ? ExitDone : ExitUsage};
    }
    const auto options = optionsOf(words, *Commands.parse(app.get_subcommands().front()->get_name()));
    if (!options)
        return usageError(options.error());
    return *options;
}

} // namespace countersign::worker
