// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/verbs.h"

#include "app/demo/demo.h"
#include "models/ledger/sqlite/sqlite_ledger.h"
#include "providers/sandbox/sandbox_server.h"

#include <nlohmann/json.hpp>

#include <cstdint>

namespace countersign::app {
namespace {

using nlohmann::json;

Result<ExitStatus> init(VerbContext &context)
{
    COUNTERSIGN_TRY(const audit::Trust *const trust, context.root.trust());
    COUNTERSIGN_TRY(const std::string path, context.root.ledgerPath());
    COUNTERSIGN_CHECK(ledger::createSqliteLedger(path, *trust, context.root.clock()));
    context.output.print({{"ledger", "sqlite:" + path}, {"origin", trust->origin}},
                         "Created ledger " + path + " for log " + trust->origin +
                             ".\nNext: each of two root administrators runs operator bootstrap with his own profile.");
    return ExitStatus::Done;
}

Result<ExitStatus> migrate(VerbContext &context)
{
    COUNTERSIGN_TRY(ledger::LedgerFactory *const factory, context.root.ledgerFactory());
    COUNTERSIGN_TRY(const std::string version, factory->migrate());
    context.output.print({{"schema_version", version}}, "The ledger is at schema " + version + '.');
    return ExitStatus::Done;
}

Result<ExitStatus> status(VerbContext &context)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, context.root.reader());
    COUNTERSIGN_TRY(const ledger::LedgerStatus status, reader->status());
    COUNTERSIGN_TRY(const ledger::Tallies tallies, reader->tallies());
    json counts = json::object();
    std::string text = "Ledger   " + context.root.profile().ledger + " (" + status.backend + ", schema " +
                       status.schemaVersion + ")\nOrigin   " + status.origin + "\nLog      " +
                       std::to_string(status.head.size) + " entries, root " + status.head.root.hex() + "\nIntents  " +
                       std::to_string(status.intents);
    for (const auto &[effectStatus, count] : tallies.byStatus) {
        counts[std::string(toString(effectStatus))] = count;
        text += "\n  " + std::string(toString(effectStatus)) + "  " + std::to_string(count);
    }
    for (const std::string &limit : status.honestLimits)
        text += "\nNot promised: " + limit;
    context.output.print({{"backend", status.backend},
                          {"origin", status.origin},
                          {"schema_version", status.schemaVersion},
                          {"size", status.head.size},
                          {"root", status.head.root.hex()},
                          {"intents", status.intents},
                          {"tallies", counts},
                          {"honest_limits", status.honestLimits}},
                         text);
    return ExitStatus::Done;
}

Result<ExitStatus> sandboxServe(VerbContext &context)
{
    const auto port = static_cast<std::uint16_t>(context.arguments.port);
    COUNTERSIGN_TRY(const auto server,
                    sandbox::SandboxServer::start({context.arguments.state, port}, context.root.clock()));
    context.output.print({{"base_url", server->baseUrl()}, {"state", context.arguments.state}},
                         "Sandbox provider on " + server->baseUrl() + ", state in " + context.arguments.state +
                             ". Interrupt to stop.");
    server->runUntilSignalled();
    return ExitStatus::Done;
}

Result<ExitStatus> demo(VerbContext &context)
{
    COUNTERSIGN_TRY(const DemoReport report,
                    buildDemo({context.arguments.target, context.arguments.name}, context.root.binFolder(),
                              context.root.clock(), context.root.entropy()));
    context.output.print(demoJson(report), demoText(report));
    return ExitStatus::Done;
}

} // namespace

const std::map<std::string, Verb> &ledgerVerbs()
{
    static const std::map<std::string, Verb> Verbs{
        {"ledger init", init}, {"ledger migrate", migrate},     {"ledger status", status},
        {"demo", demo},        {"sandbox serve", sandboxServe},
    };
    return Verbs;
}

} // namespace countersign::app
