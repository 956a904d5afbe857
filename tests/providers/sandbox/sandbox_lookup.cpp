// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/sandbox_lookup.h"

#include "providers/host/hosted_lookups.h"

#include <stdexcept>
#include <utility>

namespace countersign::sandbox::test {

using namespace std::chrono_literals;
using providers::LookupRequest;
using providers::LookupRun;

void SandboxLookup::SetUp()
{
    ASSERT_TRUE(addAccount(m_folder.path(), {"acct_a"}, secret(Token)));
    ASSERT_TRUE(addAccount(m_folder.path(), {"acct_b"}, secret(OtherToken)));
    ASSERT_TRUE(addAccount(m_folder.path(), {"acct_lag", 1h}, secret(LagToken)));
    m_serverClock.set(m_clock.now());
    m_server = std::make_unique<ServerThread>(m_folder.path(), m_serverClock);
}

std::unique_ptr<providers::LookupService> SandboxLookup::lookups(const std::string &baseUrl, std::string_view token,
                                                                 const std::string &account,
                                                                 const std::string &provider)
{
    std::vector<providers::ProviderAccount> accounts;
    accounts.push_back(
        {provider, "sandbox", account, baseUrl, secret(token), std::string(COUNTERSIGN_PLUGIN_FOLDER), {}});
    auto made = providers::makeHostedLookups(
        std::move(accounts), {{std::string(COUNTERSIGN_BIN_DIR) + "/countersign-provider-host"}}, m_clock);
    if (!made)
        throw std::runtime_error(describe(made.error()));
    return std::move(*made);
}

LookupRequest SandboxLookup::request(const std::string &account) const
{
    LookupRequest request;
    request.tenant = "acme";
    request.intentKey = "invoice:1";
    request.provider = "sandbox";
    request.environment = "sandbox";
    request.account = account;
    request.operation = "charge";
    request.providerKey = "ref-1";
    request.requestDigest = std::string(64, 'a');
    request.amountMinor = "1250";
    request.currency = "EUR";
    request.customerRef = "cus_1";
    request.correlation = {{"reference", "ref-1"}};
    request.firstDispatchedAt = m_clock.now();
    request.lastDispatchedAt = request.firstDispatchedAt;
    return request;
}

LookupRun SandboxLookup::ask(providers::LookupService &service, const LookupRequest &about,
                             std::chrono::milliseconds within, const std::string &onlyRung)
{
    auto run = service.lookUp(about, onlyRung, std::chrono::steady_clock::now() + within, m_never);
    if (!run)
        throw std::runtime_error(describe(run.error()));
    return std::move(*run);
}

LookupRun SandboxLookup::askSandbox(const std::string &onlyRung)
{
    const auto service = lookups(m_server->baseUrl());
    return ask(*service, request(), 30s, onlyRung);
}

void SandboxLookup::charge(const ChargeCall &call)
{
    ASSERT_EQ(answered(chargeRequest(m_server->baseUrl(), call)).status, 201);
}

std::vector<std::string> SandboxLookup::rungsOf(const LookupRun &run)
{
    std::vector<std::string> rungs;
    for (const auto &report : run.reports)
        rungs.push_back(report.observation.rung + " " + std::string(effect::findingName(report.finding)));
    return rungs;
}

} // namespace countersign::sandbox::test
