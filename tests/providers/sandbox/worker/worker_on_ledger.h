// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/http/curl_transport.h"
#include "providers/sandbox/sandbox_log.h"
#include "providers/sandbox/worker/worker.h"
#include "tests/ledger/ledger_scenes.h"
#include "tests/providers/sandbox/sandbox_fixture.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

// The real worker program on a real ledger against the real server: one intent, told from both sides.
namespace countersign::worker::test {

inline constexpr const char *Key = "invoice:42:collect:v1";

class WorkerOnLedger : public ::testing::Test
{
protected:
    void SetUp() override;

    // `charge` of this intent (EUR 1250.00), `finish` or `sweep`, as a process, with these further options.
    std::vector<std::string> command(const std::string &verb, const std::vector<std::string> &options = {}) const;
    int run(const std::string &verb, const std::vector<std::string> &options = {}); // its wait status
    int charge(const std::vector<std::string> &options = {}) { return run("charge", options); }

    // The ledger's clock moves past every lease, and the sweeper runs.
    void sweepAfterTheLease();
    // The same worker in this process, under the ledger's clock.
    std::vector<WorkReport> finishLater(const std::string &fault = {});
    void chargeLater();
    void release(); // signed by an operator, on absence as the contract demands it

    effect::EffectRef ref() const { return ledger::refOf(m_key); }
    effect::EffectIntent row();
    std::vector<sandbox::LoggedRequest> posts() const; // the server's log, all charges asked for
    std::int64_t effects();

    std::string m_key = Key;
    std::string m_environment = ledger::Environment;
    std::string m_account = ledger::KeyedAccount;
    std::string m_customer = "cus_7";
    sandbox::test::TemporaryFolder m_folder;
    SystemClock m_now;
    ledger::BootstrappedLedger m_ledger;
    std::unique_ptr<sandbox::test::ServerThread> m_server;
    providers::CurlTransport m_transport;

private:
    Worker worker(const std::string &fault);
    EffectCommand chargeCommand() const;
    std::string stateDir() const { return m_folder.path() + "/sandbox"; }
};

} // namespace countersign::worker::test
