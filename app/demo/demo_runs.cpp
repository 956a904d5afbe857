// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo_runs.h"

#include "app/demo/child_process.h"
#include "app/program_files.h"
#include "models/base/assert.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <iterator>
#include <sstream>
#include <thread>

namespace countersign::app {
namespace {

enum class Ending { Killed, Done };

// One run of the worker: what it is to show, how it fares, and the words that say what it is to make. An empty scenario
// is one of those that went well. A definitive refusal is an outcome too: the worker is done with it.
struct Run
{
    std::string_view scenario, key, account, killAt, fault, words;
    Ending ending = Ending::Killed;
};

constexpr Run Hidden{"late_receipt",   "invoice-1011/charge",
                     FastAccount,      "answer_received",
                     "index_lag;s=40", "charge --amount 6600 --currency EUR --customer cus_1011"};
static_assert(HiddenFor == std::chrono::seconds(40));

constexpr std::array Runs{
    Run{"accepted_small", "invoice-1001/charge", FastAccount, "answer_received", "",
        "charge --amount 4990 --currency EUR --customer cus_1001"},
    Run{"accepted_large", "invoice-1002/charge", FastAccount, "answer_received", "",
        "charge --amount 1250000 --currency EUR --customer cus_1002"},
    Run{"accepted_jpy", "invoice-1003/charge", FastAccount, "answer_received", "",
        "charge --amount 12800 --currency JPY --customer cus_1003"},
    Run{"absent_settled", "invoice-1004/charge", FastAccount, "before_send", "",
        "charge --amount 7450 --currency EUR --customer cus_1004"},
    Run{"absent_unsettled", "invoice-1005/charge", SlowAccount, "before_send", "",
        "charge --amount 3200 --currency EUR --customer cus_1005"},
    Run{"declined", "invoice-1006/charge", FastAccount, "", "",
        "charge --amount 8800 --currency EUR --customer declined_1006", Ending::Done},
    Run{"held", "invoice-1007/charge", SlowAccount, "answer_received", "",
        "charge --amount 15900 --currency EUR --customer cus_1007"},
    Run{"two_matches", "invoice-1012/charge", FastAccount, "answer_received", "duplicate",
        "charge --amount 3400 --currency EUR --customer cus_1012"},
    Run{"amount_mismatch", "invoice-1013/charge", FastAccount, "answer_received", "other_amount;minor=5900",
        "charge --amount 9500 --currency EUR --customer cus_1013"},
    Run{"key_expiring", "invoice-1014/charge", BriefAccount, "before_send", "",
        "charge --amount 2150 --currency EUR --customer cus_1014"},
    Run{"escalated", "invoice-1015/charge", SlowAccount, "answer_received", "",
        "charge --amount 74000 --currency EUR --customer cus_1015"},
    Run{"message_no_keys", "invoice-1016/receipt", FastAccount, "answer_received", "", "message --recipient rcp_1016"},
    Run{"batch_partial", "payroll-0711/batch", FastAccount, "answer_received", "",
        "payout --currency EUR --item payroll-0711/1 210000 cus_2001 --item payroll-0711/2 185000 cus_2002 "
        "--item payroll-0711/3 176500 failed_2003"},
    Run{"compensated", "invoice-1017/charge", FastAccount, "", "",
        "charge --amount 24900 --currency EUR --customer cus_1017", Ending::Done},
    Run{"", "order-3001/authorise", FastAccount, "", "", "authorise --amount 30000 --currency EUR --customer cus_3001",
        Ending::Done},
    Run{"", "order-3001/capture", FastAccount, "", "",
        "capture --amount 30000 --currency EUR --original order-3001/authorise", Ending::Done},
    Run{"", "order-3001/refund", FastAccount, "", "",
        "refund --amount 4500 --currency EUR --original order-3001/capture", Ending::Done},
};

// What went well besides: a ledger is mostly that. EUR, JPY and messages take turns.
constexpr int Ordinary = 19;

std::string ordinaryWords(int number)
{
    const std::string who = std::to_string(4000 + number);
    const std::string amount = std::to_string(1290 + 731 * number);
    if (number % 5 == 4)
        return "message --recipient rcp_" + who;
    return "charge --amount " + amount + " --currency " + (number % 5 == 3 ? "JPY" : "EUR") + " --customer cus_" + who;
}

std::vector<std::string> split(std::string_view words)
{
    std::istringstream in{std::string(words)};
    return {std::istream_iterator<std::string>(in), {}};
}

std::vector<std::string> workerWords(const DemoFolder &folder, std::string_view account)
{
    return {"--ledger",      "sqlite:" + folder.ledger(),
            "--trust",       folder.trust(),
            "--state",       folder.sandbox(),
            "--token-file",  folder.token(account),
            "--account",     std::string(account),
            "--environment", std::string(DemoEnvironment)};
}

std::vector<std::string> runWords(const DemoFolder &folder, const std::string &tenant, const Run &run)
{
    std::vector<std::string> words = workerWords(folder, run.account);
    const auto add = [&](std::initializer_list<std::string> more) { words.insert(words.end(), more); };
    if (!run.killAt.empty())
        add({"--kill-at", std::string(run.killAt)});
    if (!run.fault.empty())
        add({"--fault", std::string(run.fault)});
    const std::vector<std::string> what = split(run.words);
    words.insert(words.end(), what.begin(), what.end());
    const std::string key(run.key);
    const std::size_t slash = key.find('/');
    add({"--tenant", tenant, "--key", key, "--workflow", key.substr(0, slash), "--step", key.substr(slash + 1)});
    return words;
}

bool endedAs(const ChildEnd &end, Ending ending)
{
    switch (ending) {
    case Ending::Killed:
        return end.killed;
    case Ending::Done:
        return !end.killed && end.exitStatus == 0;
    }
    COUNTERSIGN_UNREACHABLE();
}

tl::unexpected<Error> wrongEnd(const Phrase &what, const ChildEnd &end)
{
    const std::string said = end.out + end.err;
    if (end.killed)
        return fail(ErrorKind::Internal, {translatable("the worker of %1 was killed: %2"), {Phrases{what}, said}});
    return fail(ErrorKind::Internal, {translatable("the worker of %1 ended with %2: %3"),
                                      {Phrases{what}, std::to_string(end.exitStatus), said}});
}

Status runOne(const DemoFolder &folder, const std::string &binFolder, const Run &run, DemoReport &report)
{
    COUNTERSIGN_TRY(const ChildEnd end, runChild(workerProgram(binFolder), runWords(folder, report.tenant, run)));
    if (!endedAs(end, run.ending))
        return wrongEnd(std::string(run.key), end);
    if (run.scenario.empty())
        report.confirmed.emplace_back(run.key);
    else
        report.scenarios.emplace(run.scenario, run.key);
    return {};
}

} // namespace

Status DemoWorkers::runHidden()
{
    return runOne(m_folder, m_binFolder, Hidden, m_report);
}

Status DemoWorkers::runAll()
{
    for (const Run &run : Runs)
        COUNTERSIGN_CHECK(runOne(m_folder, m_binFolder, run, m_report));
    for (int number = 0; number < Ordinary; ++number) {
        const std::string words = ordinaryWords(number);
        const std::string key =
            "invoice-" + std::to_string(4000 + number) + (words.starts_with("message") ? "/receipt" : "/charge");
        COUNTERSIGN_CHECK(runOne(m_folder, m_binFolder,
                                 {"", key, number % 2 == 0 ? FastAccount : SlowAccount, "", "", words, Ending::Done},
                                 m_report));
    }
    return {};
}

// The last moment at which one of the killed workers could still have been at work.
Result<Instant> DemoWorkers::lastLeaseEnd(ledger::LedgerReader &reader) const
{
    Instant last{};
    for (const auto &[scenario, key] : m_report.scenarios) {
        COUNTERSIGN_TRY(const effect::EffectRef ref, m_report.ref(key));
        COUNTERSIGN_TRY(const ledger::Dossier dossier, reader.dossier(ref));
        for (const effect::EffectAttempt &attempt : dossier.attempts)
            if (!attempt.closedAt)
                last = std::max(last, attempt.leaseExpiresAt);
    }
    return last;
}

Status DemoWorkers::sweepWhenLeasesAreOver(ledger::LedgerReader &reader)
{
    COUNTERSIGN_TRY(const Instant last, lastLeaseEnd(reader));
    std::this_thread::sleep_until(last + std::chrono::milliseconds(1));
    return runPlain("sweep");
}

Status DemoWorkers::finish()
{
    return runPlain("finish");
}

Status DemoWorkers::runPlain(std::string_view command)
{
    std::vector<std::string> words = workerWords(m_folder, FastAccount);
    words.emplace_back(command);
    COUNTERSIGN_TRY(const ChildEnd end, runChild(workerProgram(m_binFolder), words));
    if (!endedAs(end, Ending::Done))
        return wrongEnd({translatable("the demo, %1,"), {std::string(command)}}, end);
    return {};
}

} // namespace countersign::app
