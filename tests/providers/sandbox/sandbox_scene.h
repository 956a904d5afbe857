// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/sandbox/sandbox_log.h"
#include "tests/providers/sandbox/sandbox_fixture.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

// A server under a clock that stands still until told, and a client that asks it for whatever can be made.
namespace countersign::sandbox::test {

struct Call
{
    std::string key{};
    std::string fault{};
    std::string token = std::string(Token);
};

class SandboxScene : public ::testing::Test
{
protected:
    void SetUp() override;

    void account(const Account &account, std::string_view token); // opened by that token from now on
    HttpRequest request(const std::string &collection, const nlohmann::json &body, const Call &call = {}) const;
    HttpResponse post(const std::string &collection, const nlohmann::json &body, const Call &call = {}) const;
    // The object made; the test fails where it was not.
    nlohmann::json make(const std::string &collection, const nlohmann::json &body, const Call &call = {}) const;
    nlohmann::json get(const std::string &target,
                       std::string_view token = Token) const; // the body, whatever the status
    HttpResponse answerTo(const std::string &target, std::string_view token = Token) const;
    std::vector<std::string> listed(const std::string &target, std::string_view token = Token) const; // the ids

    std::int64_t effects(std::string_view reference) const;
    std::size_t requests() const { return readRequests(m_folder.path())->size(); }
    LoggedRequest lastRequest() const { return readRequests(m_folder.path())->back(); }

    TemporaryFolder m_folder;
    ManualClock m_clock{*parseInstant("2026-12-01T08:00:00Z")};
    std::unique_ptr<ServerThread> m_server;
};

// Bodies of requests.
nlohmann::json paymentOf(const std::string &reference, std::int64_t amount = 1250,
                         const std::string &customer = "cus_1");
nlohmann::json takingFrom(const nlohmann::json &original, const std::string &reference, std::int64_t amount);
nlohmann::json messageTo(const std::string &recipient, const std::string &reference);

std::string errorCode(const HttpResponse &response);

} // namespace countersign::sandbox::test
