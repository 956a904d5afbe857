// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/http/curl_transport.h"
#include "providers/sandbox/sandbox_log.h"
#include "providers/sandbox/worker/worker.h"
#include "tests/providers/sandbox/sandbox_fixture.h"
#include "tests/providers/sandbox/worker/fake_worker_ledger.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

// The worker's loop against the real server over a real transport; only the ledger is a fake.
namespace countersign::worker::test {

class WorkerLoop : public ::testing::Test
{
protected:
    void SetUp() override;

    Worker worker(const std::string &fault = {}, std::string_view token = sandbox::test::Token);
    // The charge `invoice:1`.
    EffectCommand command(std::string_view amount = "1250", std::string customer = "cus_1");
    EffectCommand command(ObjectKind operation, const std::string &key, std::string_view amount = {});
    EffectCommand taking(ObjectKind operation, const std::string &original, const std::string &key,
                         std::string_view amount);
    EffectCommand message(const std::string &key, const std::string &recipient);
    // Of the batch `batch` with items `item:0`, `item:1`, … of 100, 200, … for these customers.
    EffectCommand payouts(const std::vector<std::string> &customers);

    effect::EffectIntent &row(const std::string &key);
    std::size_t requests() { return sandbox::readRequests(m_folder.path())->size(); }
    sandbox::LoggedRequest lastRequest() { return sandbox::readRequests(m_folder.path())->back(); }
    std::int64_t effects(const std::string &key = "invoice:1"); // the sandbox's, of the reference of that intent

    sandbox::test::TemporaryFolder m_folder;
    SystemClock m_clock;
    std::unique_ptr<sandbox::test::ServerThread> m_server;
    std::string m_url;
    FakeWorkerLedger m_ledger;
    providers::CurlTransport m_transport;
    std::vector<KillPoint> m_passed;
};

} // namespace countersign::worker::test
