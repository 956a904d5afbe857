// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/worker/worker_on_ledger.h"

#include "models/base/file.h"

namespace countersign::worker::test {

using ledger::must;
using sandbox::test::secret;
using sandbox::test::Token;
using namespace std::chrono_literals;

void WorkerOnLedger::SetUp()
{
    m_ledger.clock().set(m_now.now());
    must(sandbox::addAccount(stateDir(), {m_account}, secret(Token)));
    must(writeFileAtomically(m_folder.path() + "/trust.json", audit::encodeTrust(m_ledger.trust())));
    must(writeFileAtomically(m_folder.path() + "/token", Token, 0600));
    m_server = std::make_unique<sandbox::test::ServerThread>(stateDir(), m_now);
}

std::vector<std::string> WorkerOnLedger::command(const std::string &verb, const std::vector<std::string> &options) const
{
    std::vector<std::string> words{std::string(COUNTERSIGN_BIN_DIR) + "/countersign-sandbox-worker",
                                   "--ledger",
                                   "sqlite:" + m_ledger.path(),
                                   "--trust",
                                   m_folder.path() + "/trust.json",
                                   "--state",
                                   stateDir(),
                                   "--token-file",
                                   m_folder.path() + "/token",
                                   "--account",
                                   m_account,
                                   "--environment",
                                   m_environment};
    words.insert(words.end(), options.begin(), options.end());
    words.push_back(verb);
    if (verb == "charge")
        for (const std::string_view word : std::initializer_list<std::string_view>{
                 "--tenant", ledger::Tenant, "--key", m_key, "--amount", "125000", "--currency", "EUR", "--customer",
                 m_customer, "--workflow", "wf-1", "--step", "collect"})
            words.emplace_back(word);
    return words;
}

int WorkerOnLedger::run(const std::string &verb, const std::vector<std::string> &options)
{
    m_ledger.closeFaces();
    return sandbox::test::Process(command(verb, options), m_folder.path() + "/said").wait();
}

void WorkerOnLedger::sweepAfterTheLease()
{
    m_ledger.clock().set(m_now.now() + 31s);
    must(m_ledger.worker().sweep(100));
}

Worker WorkerOnLedger::worker(const std::string &fault)
{
    return Worker({"worker-later", m_server->baseUrl(), m_environment, m_account, fault}, secret(Token),
                  m_ledger.worker(), m_transport, m_ledger.clock());
}

std::vector<WorkReport> WorkerOnLedger::finishLater(const std::string &fault)
{
    return must(worker(fault).finish());
}

void WorkerOnLedger::chargeLater()
{
    must(worker({}).carryOut(chargeCommand()));
}

EffectCommand WorkerOnLedger::chargeCommand() const
{
    return {ref(),      m_environment, m_account, *Money::fromMinor("125000", *Currency::parse("EUR")),
            m_customer, "wf-1",        "collect"};
}

void WorkerOnLedger::release()
{
    using ledger::Who;
    const auto misses = ledger::missUntilProven(m_ledger, Who::Operator, ref());
    const auto said =
        ledger::decision(m_ledger, Who::Operator, ref(), statement::Kind::Resolve, statement::Action::Release, misses);
    ledger::receiptIn(m_ledger.submit(Who::Operator, said));
}

effect::EffectIntent WorkerOnLedger::row()
{
    return must(m_ledger.reader().dossier(ref())).intent;
}

std::vector<sandbox::LoggedRequest> WorkerOnLedger::posts() const
{
    auto requests = must(sandbox::readRequests(stateDir()));
    std::erase_if(requests, [](const auto &request) { return request.method != "POST"; });
    return requests;
}

std::int64_t WorkerOnLedger::effects()
{
    return must(sandbox::countEffectsOfKey(stateDir(), row().providerKey));
}

} // namespace countersign::worker::test
