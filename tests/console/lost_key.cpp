// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/lost_key.h"

#include "app/composition_root.h"
#include "app/demo/child_process.h"
#include "app/demo/demo_folder.h"
#include "app/program_files.h"
#include "app/running_sandboxes.h"
#include "models/desk/countersign.h"
#include "models/desk/govern.h"
#include "tests/view/until.h"

#include <chrono>
#include <variant>
#include <vector>

namespace countersign::console {

namespace {

using namespace std::chrono_literals;
using view::until;

constexpr std::string_view Tenant = "acme";
constexpr std::string_view Key = "invoice-9001/charge";

// The account's contract again, with the shortest life of a key that a lease allows.
effect::ProviderContract shortLived(effect::ProviderContract contract)
{
    contract.version += 1;
    contract.lease = 2s;
    contract.maxTransit = 1s;
    contract.margin = 1s;
    contract.retention = contract.lease + contract.maxTransit + contract.margin + 1s;
    return contract;
}

Result<effect::ProviderContract> contractOf(ledger::LedgerReader &reader, std::string_view account)
{
    COUNTERSIGN_TRY(const auto contracts, reader.contracts());
    for (const auto &contract : contracts)
        if (contract.value.account == account && contract.value.provider == "sandbox")
            return contract.value;
    return fail(ErrorKind::NotFound, "no contract of " + std::string(account));
}

// By two administrators, as every contract is.
Status forgetKeysSoon(const app::DemoFolder &folder)
{
    COUNTERSIGN_TRY(app::Profile first, app::loadProfile(folder.profile("admin1")));
    COUNTERSIGN_TRY(app::Profile second, app::loadProfile(folder.profile("admin2")));
    app::CompositionRoot proposing(std::move(first), app::NoDescriptor, COUNTERSIGN_BIN_DIR);
    app::CompositionRoot approving(std::move(second), app::NoDescriptor, COUNTERSIGN_BIN_DIR);
    COUNTERSIGN_TRY(desk::Desk *const proposer, proposing.desk());
    COUNTERSIGN_TRY(desk::Desk *const approver, approving.desk());
    COUNTERSIGN_TRY(auto contract, contractOf(proposer->reader, app::BriefAccount));
    COUNTERSIGN_TRY(const auto proposed, desk::publishContract(*proposer, shortLived(std::move(contract))));
    if (!std::holds_alternative<ledger::LogReceipt>(proposed))
        return fail(ErrorKind::Internal, "the contract was refused: " + std::get<resolution::Refusal>(proposed).code);
    COUNTERSIGN_TRY(const auto approved,
                    desk::approve(*approver, std::get<ledger::LogReceipt>(proposed).statementId, {}));
    if (!std::holds_alternative<ledger::LogReceipt>(approved))
        return fail(ErrorKind::Internal, "the approval was refused: " + std::get<resolution::Refusal>(approved).code);
    return {};
}

Status runWorker(const app::DemoFolder &folder, const std::vector<std::string> &more, bool isKilled)
{
    std::vector<std::string> words{"--ledger",      "sqlite:" + folder.ledger(),
                                   "--trust",       folder.trust(),
                                   "--state",       folder.sandbox(),
                                   "--token-file",  folder.token(app::BriefAccount),
                                   "--account",     std::string(app::BriefAccount),
                                   "--environment", std::string(app::DemoEnvironment)};
    words.insert(words.end(), more.begin(), more.end());
    COUNTERSIGN_TRY(const app::ChildEnd end, app::runChild(app::workerProgram(COUNTERSIGN_BIN_DIR), words));
    if (end.killed != isKilled || (!isKilled && end.exitStatus != 0))
        return fail(ErrorKind::Internal, "the worker ended otherwise than it was meant to: " + end.out + end.err);
    return {};
}

// The row as it is once this moment has passed.
Status waitUntil(std::optional<Instant> moment, const std::string &what)
{
    const SystemClock clock;
    if (!moment || !until([&] { return clock.now() > *moment; }))
        return fail(ErrorKind::TimedOut, what + " is not over");
    return {};
}

} // namespace

Result<effect::EffectRef> chargeWithLostKey(const std::string &dir)
{
    const app::DemoFolder folder(dir);
    COUNTERSIGN_CHECK(forgetKeysSoon(folder));
    const SystemClock clock;
    app::RunningSandboxes sandboxes(clock);
    COUNTERSIGN_CHECK(sandboxes.baseUrlOf(folder.sandbox()));
    COUNTERSIGN_CHECK(runWorker(folder,
                                {"--kill-at", "before_send", "charge", "--amount", "2150", "--currency", "EUR",
                                 "--customer", "cus_9001", "--tenant", std::string(Tenant), "--key", std::string(Key),
                                 "--workflow", "invoice-9001", "--step", "charge"},
                                true));
    COUNTERSIGN_TRY(const TenantId tenant, TenantId::parse(std::string(Tenant)));
    COUNTERSIGN_TRY(const IntentKey key, IntentKey::parse(std::string(Key)));
    const effect::EffectRef ref{tenant, key};
    COUNTERSIGN_TRY(app::Profile profile, app::loadProfile(folder.profile("auditor")));
    app::CompositionRoot root(std::move(profile), app::NoDescriptor, COUNTERSIGN_BIN_DIR);
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, root.reader());
    COUNTERSIGN_TRY(const ledger::Dossier sent, reader->dossier(ref));
    COUNTERSIGN_CHECK(waitUntil(sent.attempts.at(0).leaseExpiresAt, "the lease"));
    COUNTERSIGN_CHECK(runWorker(folder, {"sweep"}, false));
    COUNTERSIGN_CHECK(waitUntil(sent.intent.redispatchUntil, "the life of the key"));
    return ref;
}

} // namespace countersign::console
