// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <string>
#include <string_view>
#include <vector>

// A profile names everything one person needs at one ledger, so that a command needs nothing else. JSON; relative
// paths are relative to the profile's own folder. No secret stands in it, only where secrets are.
namespace countersign::app {

inline constexpr std::string_view SqliteScheme = "sqlite:"; // how Profile::ledger names an embedded ledger

struct ProviderAccount
{
    std::string provider{};
    std::string environment{};
    std::string account{};
    std::string tokenFile{};
    std::string baseUrl{};      // overrides the description's; only for the sandbox
    std::string sandboxState{}; // state folder of a sandbox that is started for the command where none is running
};

struct Profile
{
    std::string person{};
    std::string tenant{};
    std::string ledger{}; // sqlite:PATH
    std::string key{};    // key file; empty for workers and for reading only
    std::string passphraseFile{};
    std::string trust{};
    std::string pinnedHead{}; // where the newest head this client saw is kept
    std::vector<ProviderAccount> providerAccounts{};
};

Result<Profile> loadProfile(const std::string &path); // unknown and missing fields are refused by name
std::string encodeProfile(const Profile &profile);

} // namespace countersign::app
