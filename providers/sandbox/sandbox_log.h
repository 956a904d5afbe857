// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// What the sandbox wrote down, for tests, the command line and the tour: the other side of every "exactly one effect".
// The readers need no running server and take no lock; a line that is being written is not yet there. Corrupt names
// the file and line that cannot be read.
namespace countersign::sandbox {

// STATE/requests.jsonl: one line a request, written before its answer left.
struct LoggedRequest
{
    std::int64_t number = 0;
    std::string at{}; // RFC 3339 UTC
    std::string method{};
    std::string path{}; // with its query
    std::string idempotencyKey{};
    std::string reference{}; // of a charge, or asked for
    std::string account{};   // "" where the token was not known
    std::string fault{};     // as asked for; "server_killed" where the server died before it answered
    std::string outcome{};   // the status, or "dropped"
    std::string effect{};    // id of the charge that this request made; "" for replays and refusals
    bool operator==(const LoggedRequest &) const = default;
};

// STATE/effects.jsonl: one line for every request that was decided for good under its key. The effect happened exactly
// when its line is whole.
struct LoggedEffect
{
    std::int64_t request = 0; // number of the request that made it
    std::string at{};
    std::string account{};
    std::string idempotencyKey{}; // "" where the request had none
    std::string parameters{};     // hex SHA-256 of the canonical parameters
    int status = 0;               // of the kept answer
    std::string effect{};         // id of the charge; "" for a kept refusal
    std::string reference{};
    std::string body{}; // of the kept answer
    bool operator==(const LoggedEffect &) const = default;
};

std::string encodeLine(const LoggedRequest &request);
std::string encodeLine(const LoggedEffect &effect);

Result<std::vector<LoggedRequest>> readRequests(const std::string &stateDir);
Result<std::vector<LoggedEffect>> readEffects(const std::string &stateDir);

// Charges that were really made.
Result<std::int64_t> countEffectsOfReference(const std::string &stateDir, std::string_view reference);
Result<std::int64_t> countEffectsOfKey(const std::string &stateDir, std::string_view idempotencyKey);

std::string requestsPath(const std::string &stateDir);
std::string effectsPath(const std::string &stateDir);

} // namespace countersign::sandbox
