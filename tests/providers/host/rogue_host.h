// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/host/host_client.h"

#include <chrono>
#include <string>

// The real host program with the rogue plugin, as the tests of this folder use it.
namespace countersign::test {

inline constexpr std::string_view RogueToken = "token-of-the-rogue";

std::string hostProgram();
std::string rogueFolder();
providers::OpenCall rogueAccount(const std::string &account = "acct_1");
SecretBytes rogueToken();

// About account acct_1; the customer says how the plugin shall misbehave.
providers::LookupRequest rogueRequest(const std::string &customer);
inline const providers::Rung RogueRung{"reference", "GET /charges"};

Deadline in(std::chrono::milliseconds time);

// For the report of a lookup: "Found <statusRaw>", "Unavailable <detail>", "Inconclusive <unmet>", else the name.
std::string textOf(const providers::LookupReport &report);

} // namespace countersign::test
