// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"
#include "providers/sandbox/sandbox_fault.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What the sandbox does with a connection, and how a fault spoils that. Plain values.
namespace countersign::sandbox {

struct ApiAnswer
{
    bool drop = false;   // close the connection, send nothing
    bool silent = false; // send nothing and leave the connection open
    std::chrono::milliseconds delay{};
    int status = 0;
    std::string contentType = "application/json";
    std::vector<HttpHeader> headers{};
    std::string body{};
    std::int64_t request = 0; // its number in the log

    std::string outcome() const; // for the log: the status, "dropped" or "silent"
};

std::string errorBody(std::string_view code, std::string_view message);
ApiAnswer answerOf(int status, std::string body);
ApiAnswer errorAnswer(int status, std::string_view code, std::string_view message);

// What a fault does before anything is decided; no value: the request goes on.
std::optional<ApiAnswer> faultBefore(const Fault &fault);
// What a fault does to the answer of a request that was carried out.
ApiAnswer faultAfter(const Fault &fault, ApiAnswer answer);

} // namespace countersign::sandbox
