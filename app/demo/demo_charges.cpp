// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo_charges.h"

#include "app/composition_root.h"
#include "app/demo/child_process.h"
#include "app/program_files.h"
#include "app/running_sandboxes.h"
#include "models/desk/attend.h"

#include <thread>

namespace countersign::app {
namespace {

enum class Ending { Killed, Done, Refused };

// One charge: what it is to show, and how its worker fares. An empty scenario is one of the charges that went well.
struct Charge
{
    std::string_view scenario, key, account, amount, currency, customer, killAt;
    Ending ending;
};

constexpr std::array Charges{
    Charge{"accepted_small", "invoice-1001/charge", FastAccount, "4990", "EUR", "cus_1001", "answer_received",
           Ending::Killed},
    Charge{"accepted_large", "invoice-1002/charge", FastAccount, "1250000", "EUR", "cus_1002", "answer_received",
           Ending::Killed},
    Charge{"accepted_jpy", "invoice-1003/charge", FastAccount, "12800", "JPY", "cus_1003", "answer_received",
           Ending::Killed},
    Charge{"absent_settled", "invoice-1004/charge", FastAccount, "7450", "EUR", "cus_1004", "before_send",
           Ending::Killed},
    Charge{"absent_unsettled", "invoice-1005/charge", SlowAccount, "3200", "EUR", "cus_1005", "before_send",
           Ending::Killed},
    Charge{"declined", "invoice-1006/charge", FastAccount, "8800", "EUR", "declined_1006", "", Ending::Refused},
    Charge{"held", "invoice-1007/charge", SlowAccount, "15900", "EUR", "cus_1007", "answer_received", Ending::Killed},
    Charge{"", "invoice-1008/charge", FastAccount, "2500", "EUR", "cus_1008", "", Ending::Done},
    Charge{"", "invoice-1009/charge", FastAccount, "119900", "EUR", "cus_1009", "", Ending::Done},
    Charge{"", "invoice-1010/charge", SlowAccount, "560", "JPY", "cus_1010", "", Ending::Done},
};

std::vector<std::string> workerWords(const DemoFolder &folder, std::string_view account)
{
    return {"--ledger",      "sqlite:" + folder.ledger(),
            "--trust",       folder.trust(),
            "--state",       folder.sandbox(),
            "--token-file",  folder.token(account),
            "--account",     std::string(account),
            "--environment", std::string(DemoEnvironment)};
}

std::vector<std::string> chargeWords(const DemoFolder &folder, const std::string &tenant, const Charge &charge)
{
    std::vector<std::string> words = workerWords(folder, charge.account);
    if (!charge.killAt.empty()) {
        words.emplace_back("--kill-at");
        words.emplace_back(charge.killAt);
    }
    const std::string key(charge.key);
    const std::string workflow = key.substr(0, key.find('/'));
    for (const std::string &word :
         {std::string("charge"), std::string("--tenant"), tenant, std::string("--key"), key, std::string("--amount"),
          std::string(charge.amount), std::string("--currency"), std::string(charge.currency),
          std::string("--customer"), std::string(charge.customer), std::string("--workflow"), workflow,
          std::string("--step"), std::string("charge")})
        words.push_back(word);
    return words;
}

bool endedAs(const ChildEnd &end, Ending ending)
{
    switch (ending) {
    case Ending::Killed:
        return end.killed;
    case Ending::Done:
    case Ending::Refused: // a definitive refusal is an outcome too: the worker is done with it
        return !end.killed && end.exitStatus == 0;
    }
    return false;
}

Status runCharge(const DemoFolder &folder, const std::string &binFolder, const Charge &charge, DemoReport &report)
{
    COUNTERSIGN_TRY(const ChildEnd end, runChild(workerProgram(binFolder), chargeWords(folder, report.tenant, charge)));
    if (!endedAs(end, charge.ending))
        return fail(ErrorKind::Internal,
                    "the worker of " + std::string(charge.key) + (end.killed ? " was killed" : " ended with ") +
                        (end.killed ? "" : std::to_string(end.exitStatus)) + ": " + end.out + end.err);
    if (charge.scenario.empty())
        report.confirmed.emplace_back(charge.key);
    else
        report.scenarios.emplace(charge.scenario, charge.key);
    return {};
}

// The last moment at which one of the killed workers could still have been at work.
Result<Instant> lastLeaseEnd(ledger::LedgerReader &reader, const DemoReport &report)
{
    Instant last{};
    for (const auto &[scenario, key] : report.scenarios) {
        COUNTERSIGN_TRY(const TenantId tenant, TenantId::parse(report.tenant));
        COUNTERSIGN_TRY(const IntentKey intent, IntentKey::parse(key));
        COUNTERSIGN_TRY(const ledger::Dossier dossier, reader.dossier({tenant, intent}));
        for (const effect::EffectAttempt &attempt : dossier.attempts)
            if (!attempt.closedAt)
                last = std::max(last, attempt.leaseExpiresAt);
    }
    return last;
}

Status sweepWhenLeasesAreOver(const DemoFolder &folder, const std::string &binFolder, CompositionRoot &root,
                              const DemoReport &report)
{
    COUNTERSIGN_TRY(ledger::LedgerReader *const reader, root.reader());
    COUNTERSIGN_TRY(const Instant last, lastLeaseEnd(*reader, report));
    std::this_thread::sleep_until(last + std::chrono::milliseconds(1));
    std::vector<std::string> words = workerWords(folder, FastAccount);
    words.emplace_back("sweep");
    COUNTERSIGN_TRY(const ChildEnd end, runChild(workerProgram(binFolder), words));
    if (end.killed || end.exitStatus != 0)
        return fail(ErrorKind::Internal, "the sweep went wrong: " + end.out + end.err);
    return {};
}

Status holdOne(CompositionRoot &root, const DemoReport &report)
{
    COUNTERSIGN_TRY(desk::Desk *const person, root.desk());
    COUNTERSIGN_TRY(const TenantId tenant, TenantId::parse(report.tenant));
    COUNTERSIGN_TRY(const IntentKey key, IntentKey::parse(report.scenarios.at("held")));
    COUNTERSIGN_TRY(const ledger::SubmitOutcome outcome, desk::hold(*person, {tenant, key}, std::nullopt,
                                                                    "Waiting for the provider's support to call back"));
    if (const auto *refusal = std::get_if<resolution::Refusal>(&outcome))
        return fail(ErrorKind::Internal, "the hold was refused, " + refusal->code);
    return {};
}

} // namespace

Status runCharges(const DemoFolder &folder, const std::string &binFolder, const Clock &clock, DemoReport &report)
{
    RunningSandboxes sandboxes(clock);
    COUNTERSIGN_CHECK(sandboxes.baseUrlOf(folder.sandbox()));
    for (const Charge &charge : Charges)
        COUNTERSIGN_CHECK(runCharge(folder, binFolder, charge, report));
    COUNTERSIGN_TRY(Profile profile, loadProfile(folder.profile("operator")));
    CompositionRoot root(std::move(profile), NoDescriptor, binFolder);
    COUNTERSIGN_CHECK(sweepWhenLeasesAreOver(folder, binFolder, root, report));
    return holdOne(root, report);
}

} // namespace countersign::app
