// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/profile.h"

#include "models/base/canonical_json.h"
#include "models/base/file.h"
#include "models/base/json_reader.h"

#include <nlohmann/json.hpp>

#include <filesystem>

namespace countersign::app {
namespace {

using nlohmann::json;

constexpr std::size_t MaxPath = 4096;

std::string absolute(const std::filesystem::path &folder, const std::string &path)
{
    return path.empty() ? path : (folder / path).lexically_normal().string();
}

Result<ProviderAccount> parseAccount(const json &value, const std::filesystem::path &folder)
{
    JsonReader reader(value, translatable("profile provider account"));
    ProviderAccount account;
    account.provider = reader.text("provider", 1, 255);
    account.environment = reader.text("environment", 1, 255);
    account.account = reader.text("account", 1, 255);
    account.tokenFile = absolute(folder, reader.text("token_file", 1, MaxPath));
    account.baseUrl = reader.text("base_url", 0, MaxPath);
    account.sandboxState = absolute(folder, reader.text("sandbox_state", 0, MaxPath));
    COUNTERSIGN_CHECK(reader.finish());
    return account;
}

json accountJson(const ProviderAccount &account)
{
    return {{"provider", account.provider}, {"environment", account.environment},
            {"account", account.account},   {"token_file", account.tokenFile},
            {"base_url", account.baseUrl},  {"sandbox_state", account.sandboxState}};
}

std::string absoluteLedger(const std::filesystem::path &folder, const std::string &ledger)
{
    if (ledger.rfind(SqliteScheme, 0) != 0)
        return ledger;
    return std::string(SqliteScheme) + absolute(folder, ledger.substr(SqliteScheme.size()));
}

} // namespace

Result<Profile> loadProfile(const std::string &path)
{
    COUNTERSIGN_TRY(const std::string text, readFile(path, 256 * 1024));
    COUNTERSIGN_TRY(const json value, parseForeignJson(text, CanonicalLimits{256 * 1024, 8}));
    const std::filesystem::path folder = std::filesystem::absolute(path).parent_path();
    JsonReader reader(value, {translatable("profile %1"), {path}});
    Profile profile;
    profile.person = reader.text("person", 1, 255);
    profile.tenant = reader.text("tenant", 1, 255);
    profile.ledger = absoluteLedger(folder, reader.text("ledger", 1, MaxPath));
    profile.key = absolute(folder, reader.text("key", 0, MaxPath));
    profile.passphraseFile = absolute(folder, reader.text("passphrase_file", 0, MaxPath));
    profile.trust = absolute(folder, reader.text("trust", 1, MaxPath));
    profile.pinnedHead = absolute(folder, reader.text("pinned_head", 0, MaxPath));
    const json &accounts = reader.array("provider_accounts", 100);
    COUNTERSIGN_CHECK(reader.finish());
    for (const json &account : accounts) {
        COUNTERSIGN_TRY(ProviderAccount parsed, parseAccount(account, folder));
        profile.providerAccounts.push_back(std::move(parsed));
    }
    return profile;
}

std::string encodeProfile(const Profile &profile)
{
    json accounts = json::array();
    for (const ProviderAccount &account : profile.providerAccounts)
        accounts.push_back(accountJson(account));
    const json value = {{"person", profile.person},
                        {"tenant", profile.tenant},
                        {"ledger", profile.ledger},
                        {"key", profile.key},
                        {"passphrase_file", profile.passphraseFile},
                        {"trust", profile.trust},
                        {"pinned_head", profile.pinnedHead},
                        {"provider_accounts", accounts}};
    return value.dump(2) + '\n';
}

} // namespace countersign::app
