// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/worker/worker_options.h"

#include "models/base/assert.h"
#include "models/base/enum_table.h"
#include "providers/sandbox/sandbox_fault.h"
#include "providers/sandbox/worker/exit_status.h"

#include <CLI/CLI.hpp>

#include <unistd.h>

#include <array>
#include <iostream>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace countersign::worker {
namespace {

constexpr EnumTable Commands(std::array{
    EnumWord{Command::Charge, std::string_view("charge")},
    EnumWord{Command::Authorise, std::string_view("authorise")},
    EnumWord{Command::Capture, std::string_view("capture")},
    EnumWord{Command::Refund, std::string_view("refund")},
    EnumWord{Command::Void, std::string_view("void")},
    EnumWord{Command::Payout, std::string_view("payout")},
    EnumWord{Command::Message, std::string_view("message")},
    EnumWord{Command::Finish, std::string_view("finish")},
    EnumWord{Command::Sweep, std::string_view("sweep")},
});

// The words of the command line, before anybody asked whether they mean something.
struct Words
{
    std::string ledger{}, trust{}, state{}, tokenFile{}, account{}, killAt{}, fault{};
    std::string environment = "sandbox";
    std::string worker = "countersign-sandbox-worker/" + std::to_string(::getpid());
    std::string tenant{}, key{}, amount{}, currency{}, customer{}, original{}, recipient{}, workflow{}, step{};
    std::vector<std::tuple<std::string, std::string, std::string>> items{}; // key, amount, customer
};

// What a command makes; none: it makes nothing of its own.
std::optional<ObjectKind> operationOf(Command command)
{
    switch (command) {
    case Command::Charge:
        return ObjectKind::Charge;
    case Command::Authorise:
        return ObjectKind::Authorisation;
    case Command::Capture:
        return ObjectKind::Capture;
    case Command::Refund:
        return ObjectKind::Refund;
    case Command::Void:
        return ObjectKind::Void;
    case Command::Payout:
        return ObjectKind::PayoutBatch;
    case Command::Message:
        return ObjectKind::Message;
    case Command::Finish:
    case Command::Sweep:
        return std::nullopt;
    }
    COUNTERSIGN_UNREACHABLE();
}

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

void addEffectOptions(CLI::App &app, ObjectKind operation, Words &words)
{
    app.add_option("--tenant", words.tenant)->required();
    app.add_option("--key", words.key, "The intent key: one business command, one key")->required();
    app.add_option("--workflow", words.workflow)->required();
    app.add_option("--step", words.step)->required();
    if (operation == ObjectKind::Message) {
        app.add_option("--recipient", words.recipient, "An opaque reference, never a name or an address")->required();
        return;
    }
    app.add_option("--currency", words.currency, "ISO 4217 code")->required();
    if (operation == ObjectKind::PayoutBatch) {
        app.add_option("--item", words.items, "Intent key, whole minor units and customer of one payout; repeat it")
            ->required();
        return;
    }
    app.add_option("--amount", words.amount, "Whole minor units: 1250 for EUR 12.50")->required();
    if (sandbox::needsOriginal(operation))
        app.add_option("--original", words.original, "The intent key of what it takes from")->required();
    else
        app.add_option("--customer", words.customer, "An opaque reference, never a name or an address")->required();
}

Result<Money> amountOf(const std::string &minor, const std::string &code)
{
    COUNTERSIGN_TRY(const auto currency, Currency::parse(code));
    COUNTERSIGN_TRY(const auto amount, Money::fromMinor(minor, currency));
    if (amount.minorUnits() <= 0)
        return fail(ErrorKind::InvalidInput, "the amount " + minor + " is not above zero",
                    "Give whole minor units: 1250 for EUR 12.50.");
    return amount;
}

Status addItems(EffectCommand &batch, const Words &words)
{
    std::set<std::string> keys{words.key};
    for (const auto &[key, amount, customer] : words.items) {
        COUNTERSIGN_TRY(auto itemKey, IntentKey::parse(key));
        COUNTERSIGN_TRY(const auto money, amountOf(amount, words.currency));
        COUNTERSIGN_CHECK(checkName("the customer of an item", customer));
        if (!keys.insert(key).second)
            return fail(ErrorKind::InvalidInput, "the key " + key + " stands twice", "Give every payout its own key.");
        batch.items.push_back({std::move(itemKey), money, customer});
    }
    COUNTERSIGN_TRY(batch.amount, totalOf(batch.items));
    return {};
}

Status addWhatItIsAbout(EffectCommand &command, const Words &words)
{
    if (command.operation == ObjectKind::Message) {
        command.recipient = words.recipient;
        return checkName("--recipient", words.recipient);
    }
    if (command.operation == ObjectKind::PayoutBatch)
        return addItems(command, words);
    COUNTERSIGN_TRY(command.amount, amountOf(words.amount, words.currency));
    command.customer = words.customer;
    command.original = words.original;
    return sandbox::needsOriginal(command.operation) ? checkName("--original", words.original)
                                                     : checkName("--customer", words.customer);
}

Result<EffectCommand> effectOf(const Words &words, ObjectKind operation)
{
    COUNTERSIGN_TRY(auto tenant, TenantId::parse(words.tenant));
    COUNTERSIGN_TRY(auto key, IntentKey::parse(words.key));
    COUNTERSIGN_CHECK(checkName("--workflow", words.workflow));
    COUNTERSIGN_CHECK(checkName("--step", words.step));
    EffectCommand command{{std::move(tenant), std::move(key)}, words.environment, words.account};
    command.operation = operation;
    command.workflowId = words.workflow;
    command.stepId = words.step;
    COUNTERSIGN_CHECK(addWhatItIsAbout(command, words));
    return command;
}

Result<WorkerOptions> optionsOf(const Words &words, Command command)
{
    constexpr std::string_view Scheme = "sqlite:";
    if (!words.ledger.starts_with(Scheme) || words.ledger.size() == Scheme.size())
        return fail(ErrorKind::InvalidInput, "--ledger " + words.ledger + " is not sqlite:PATH",
                    "This worker works on an embedded ledger.");
    const auto killAt = parseKillPoint(words.killAt);
    if (!words.killAt.empty() && !killAt)
        return fail(ErrorKind::InvalidInput, "--kill-at " + words.killAt + " is no point of an effect",
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
    if (const auto operation = operationOf(command)) {
        COUNTERSIGN_TRY(options.effect, effectOf(words, *operation));
    }
    return options;
}

std::string descriptionOf(ObjectKind operation)
{
    return "Prepare one " + std::string(toString(operation)) + " and carry it out";
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
    CLI::App app(
        "The worker of the sandbox provider: carries out payments and messages, or dies on purpose at a named point.");
    Words words;
    addCommonOptions(app, words);
    app.require_subcommand(1);
    for (const auto &row : Commands.rows())
        if (const auto operation = operationOf(row.value))
            addEffectOptions(*app.add_subcommand(std::string(row.word), descriptionOf(*operation)), *operation, words);
    app.add_subcommand("finish", "One attempt for every effect that may be dispatched now");
    app.add_subcommand("sweep", "Move effects whose lease is over to unknown");
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
