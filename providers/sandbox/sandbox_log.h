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
    std::string reference{}; // of what is to be made, or asked for
    std::string account{};   // "" where the token was not known
    std::string fault{};     // as asked for; "server_killed" where the server died before it answered
    std::string outcome{};   // the status, "dropped" or "silent"
    std::string effect{};    // id of the object that this request made; "" for replays and refusals
    bool operator==(const LoggedRequest &) const = default;
};

struct MadeObject
{
    std::string id{};
    std::string reference{};
    std::string body{};   // JSON, as it was made
    std::int64_t lag = 0; // seconds after which lists show it
    bool operator==(const MadeObject &) const = default;
};

// STATE/effects.jsonl: one line for every request that was decided for good under its key. The effect happened exactly
// when its line is whole.
struct LoggedEffect
{
    std::int64_t request = 0; // number of the request that made it
    std::string at{};
    std::string path{}; // asked for
    std::string account{};
    std::string idempotencyKey{}; // "" where the request had none
    std::string parameters{};     // hex SHA-256 of the canonical parameters
    int status = 0;               // of the kept answer
    std::string effect{};         // id of the object that the answer names; "" for a kept refusal
    std::string reference{};
    std::string body{};                // of the kept answer
    std::vector<MadeObject> objects{}; // all that was made: that one first, then items of a batch and duplicates
    bool operator==(const LoggedEffect &) const = default;
};

std::string encodeLine(const LoggedRequest &request);
std::string encodeLine(const LoggedEffect &effect);

Result<std::vector<LoggedRequest>> readRequests(const std::string &stateDir);
Result<std::vector<LoggedEffect>> readEffects(const std::string &stateDir);

// Objects that were really made: with this reference; for requests with this key, items of a batch not counted.
Result<std::int64_t> countEffectsOfReference(const std::string &stateDir, std::string_view reference);
Result<std::int64_t> countEffectsOfKey(const std::string &stateDir, std::string_view idempotencyKey);

std::string requestsPath(const std::string &stateDir);
std::string effectsPath(const std::string &stateDir);

} // namespace countersign::sandbox
