// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/trust.h"
#include "models/base/assert.h"
#include "models/base/entropy.h"
#include "models/ledger/sqlite/sqlite_ledger.h"
#include "providers/http/curl_transport.h"
#include "providers/sandbox/state_folder.h"
#include "providers/sandbox/worker/exit_status.h"
#include "providers/sandbox/worker/worker.h"
#include "providers/sandbox/worker/worker_options.h"
#include "providers/sandbox/worker/worker_output.h"

#include <QCoreApplication>

#include <csignal>
#include <iostream>
#include <utility>

// countersign-sandbox-worker: the real worker that the demo and the crash laboratory kill.
namespace countersign::worker {
namespace {

// A port nobody holds any more may belong to a stranger by now, and the token is not for strangers.
Result<std::string> baseUrlOf(const std::string &stateDir)
{
    COUNTERSIGN_TRY(const auto endpoint, sandbox::readEndpoint(stateDir));
    if (!endpoint || !endpoint->alive)
        return fail(ErrorKind::Unavailable, stateDir + ": no sandbox runs on this folder",
                    "Start it with: countersignctl sandbox serve --state " + stateDir);
    return endpoint->baseUrl;
}

Result<int> run(Worker &worker, const WorkerOptions &options)
{
    switch (options.command) {
    case Command::Charge:
    case Command::Authorise:
    case Command::Capture:
    case Command::Refund:
    case Command::Void:
    case Command::Payout:
    case Command::Message: {
        COUNTERSIGN_TRY(const auto report, worker.carryOut(*options.effect));
        std::cout << effectLine(toString(options.command), report) << std::endl;
        return exitStatus(report);
    }
    case Command::Finish: {
        COUNTERSIGN_TRY(const auto reports, worker.finish());
        std::cout << finishLine(reports) << std::endl;
        return exitStatus(reports);
    }
    case Command::Sweep: {
        COUNTERSIGN_TRY(const auto moved, worker.sweep());
        std::cout << sweepLine(moved) << std::endl;
        return ExitDone;
    }
    }
    COUNTERSIGN_UNREACHABLE();
}

Result<int> openAndRun(const WorkerOptions &options)
{
    const SystemClock clock;
    SystemEntropy entropy;
    providers::CurlTransport transport;
    WorkerSettings settings{options.name, {}, options.environment, options.account, options.fault};
    settings.killSwitch = killAt(options.killAt);
    SecretBytes token;
    if (options.command != Command::Sweep) { // the sweeper talks to the ledger alone
        COUNTERSIGN_TRY(settings.baseUrl, baseUrlOf(options.stateDir));
        COUNTERSIGN_TRY(token, readSecretFile(options.tokenFile));
    }
    COUNTERSIGN_TRY(auto trust, audit::loadTrust(options.trustFile));
    const auto factory = ledger::makeSqliteFactory(options.ledgerPath, std::move(trust), clock, entropy);
    COUNTERSIGN_TRY(const auto ledger, factory->openWorker());
    Worker worker(std::move(settings), std::move(token), *ledger, transport, clock);
    return run(worker, options);
}

int mainOf(const WorkerOptions &options)
{
    const auto status = openAndRun(options);
    if (status)
        return *status;
    std::cout << errorLine(toString(options.command), status.error()) << std::endl;
    std::cerr << "countersign-sandbox-worker: " << describe(status.error()) << '\n';
    return exitStatus(status.error());
}

} // namespace
} // namespace countersign::worker

int main(int argc, char **argv)
{
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN)); // a file-size limit is a full disk, and is told as one
    const QCoreApplication application(argc, argv);   // Qt SQL finds its drivers through it
    const auto parsed = countersign::worker::parseOptions(argc, argv);
    if (const auto *end = std::get_if<countersign::worker::EarlyEnd>(&parsed))
        return end->exitStatus;
    return countersign::worker::mainOf(std::get<countersign::worker::WorkerOptions>(parsed));
}
