// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/api/lookup_service.h"
#include "providers/sandbox/sandbox_log.h"
#include "tests/providers/sandbox/sandbox_fixture.h"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

// A lookup from end to end: the ladder, the host process, the sandbox's own plugin, libcurl and a server.
namespace countersign::sandbox::test {

inline constexpr std::string_view LagToken = "token-of-acct_lag"; // lists show an object after an hour

class SandboxLookup : public ::testing::Test
{
protected:
    void SetUp() override;

    // Of one account of `provider`, asked at that address; throws where it cannot be set up.
    std::unique_ptr<providers::LookupService> lookups(const std::string &baseUrl, std::string_view token = Token,
                                                      const std::string &account = "acct_a",
                                                      const std::string &provider = "sandbox");
    providers::LookupRequest request(const std::string &account = "acct_a") const; // of the charge of ChargeCall
    providers::LookupRun ask(providers::LookupService &service, const providers::LookupRequest &about,
                             std::chrono::milliseconds within = std::chrono::seconds(30),
                             const std::string &onlyRung = {});
    providers::LookupRun askSandbox(const std::string &onlyRung = {});
    void charge(const ChargeCall &call = {});

    static std::vector<std::string> rungsOf(const providers::LookupRun &run); // "reference Found"

    TemporaryFolder m_folder;
    SystemClock m_clock;
    ManualClock m_serverClock{Instant()};
    std::unique_ptr<ServerThread> m_server;
    CancelToken m_never;
};

} // namespace countersign::sandbox::test
