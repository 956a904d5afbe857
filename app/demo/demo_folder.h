// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/entropy.h"
#include "models/base/result.h"

#include <array>
#include <chrono>
#include <string>

// What lies where in a demo folder, and the files that stand in it before the first statement is signed.
namespace countersign::app {

inline constexpr std::array<std::string_view, 5> DemoPersons{"admin1", "admin2", "operator", "approver", "auditor"};
inline constexpr std::string_view DemoEnvironment = "sandbox";
inline constexpr std::string_view FastAccount = "acct_fast";   // absence settles two seconds after the lease
inline constexpr std::string_view SlowAccount = "acct_slow";   // after six hours
inline constexpr std::string_view BriefAccount = "acct_brief"; // as the first, and keys are kept for half an hour
inline constexpr std::array<std::string_view, 3> DemoAccounts{FastAccount, SlowAccount, BriefAccount};
inline constexpr std::chrono::minutes BriefRetention(30);

class DemoFolder final
{
public:
    explicit DemoFolder(std::string root) : m_root(std::move(root)) {}

    std::string root() const { return m_root; }
    std::string ledger() const { return m_root + "/ledger.sqlite"; }
    std::string trust() const { return m_root + "/trust.json"; }
    std::string sandbox() const { return m_root + "/sandbox"; }
    std::string key(std::string_view person) const { return in("keys", person, ".pem"); }
    std::string passphrase(std::string_view person) const { return in("keys", person, ".passphrase"); }
    std::string token(std::string_view account) const { return in("tokens", account, ".token"); }
    std::string profile(std::string_view person) const { return in("profiles", person, ".json"); }

private:
    std::string in(std::string_view folder, std::string_view name, std::string_view ending) const
    {
        return m_root + '/' + std::string(folder) + '/' + std::string(name) + std::string(ending);
    }
    std::string m_root;
};

// Folders, keys with random passphrases, sandbox accounts with random tokens, trust file, empty ledger and profiles.
Status furnish(const DemoFolder &folder, const std::string &tenant, const Clock &clock, Entropy &entropy);

} // namespace countersign::app
