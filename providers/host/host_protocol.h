// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/api/provider_adapter.h"

#include <chrono>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// What the console and countersign-provider-host say to each other: one JSON object a line, closed schemas on both
// sides. The very first line to the host is the account's token, raw; then Open; then any number of calls, one answer
// each, in order. Plain values; parsers are total.
namespace countersign::providers {

struct OpenCall // once: which account this process is for
{
    std::string provider{}, environment{}, account{};
    std::string baseUrl{};           // "" = that of the environment
    std::string pluginFolder{};      // absolute
    std::string descriptionDigest{}; // the only description this process may use; hex
    bool operator==(const OpenCall &) const = default;
};
struct RungsCall
{
    LookupRequest request{};
};
struct LookUpCall
{
    Rung rung{};
    LookupRequest request{};
    std::chrono::milliseconds within{}; // the host's own limit for its reads; the console's kill comes later
};

struct HostCall
{
    std::string id{};
    std::variant<OpenCall, RungsCall, LookUpCall> what{};
};

struct Opened
{
};
struct Failed // for people
{
    std::string why{};
};

struct HostAnswer
{
    std::string id{}; // of the call
    std::variant<Opened, std::vector<Rung>, LookupReport, Failed> what{};
};

// With the line end. An answer that would be longer than a line may be becomes Failed.
std::string encode(const HostCall &call);
std::string encode(const HostAnswer &answer);
Result<HostCall> parseHostCall(std::string_view line); // without the line end; InvalidInput
Result<HostAnswer> parseHostAnswer(std::string_view line);

} // namespace countersign::providers
