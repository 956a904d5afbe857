// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/demo_folder.h"

#include "app/profile.h"
#include "models/audit/trust.h"
#include "models/base/file.h"
#include "models/base/secret_bytes.h"
#include "models/ledger/sqlite/sqlite_ledger.h"
#include "models/statement/key_file.h"
#include "providers/sandbox/state_folder.h"

#include <filesystem>

namespace countersign::app {
namespace {

constexpr unsigned OwnerOnly = 0600;
constexpr std::size_t OriginSuffix = 8; // hex digits: two demos are two logs

Status makeFolders(const DemoFolder &folder)
{
    for (const char *name : {"", "/keys", "/tokens", "/profiles", "/heads", "/sandbox"}) {
        const std::string path = folder.root() + name;
        std::error_code error;
        std::filesystem::create_directories(path, error);
        if (!error)
            std::filesystem::permissions(path, std::filesystem::perms::owner_all, error);
        if (error)
            return fail(ErrorKind::PermissionDenied,
                        {translatable("folder %1 cannot be made: %2"), {path, error.message()}});
    }
    return {};
}

Result<statement::PublicKey> makeKey(const DemoFolder &folder, std::string_view person, Entropy &entropy)
{
    COUNTERSIGN_CHECK(writeFileAtomically(folder.passphrase(person), entropy.hexId() + '\n', OwnerOnly));
    COUNTERSIGN_TRY(const SecretBytes passphrase, readSecretFile(folder.passphrase(person)));
    return statement::generateKeyFile(folder.key(person), passphrase);
}

Status makeAccount(const DemoFolder &folder, std::string_view account, Entropy &entropy)
{
    COUNTERSIGN_CHECK(writeFileAtomically(folder.token(account), "sbx_" + entropy.hexId() + '\n', OwnerOnly));
    COUNTERSIGN_TRY(const SecretBytes token, readSecretFile(folder.token(account)));
    sandbox::Account opened{std::string(account)};
    if (account == BriefAccount) {
        opened.temperament = sandbox::KeyTemperament::ForgetsKeys;
        opened.keyRetention = BriefRetention;
    }
    return sandbox::addAccount(folder.sandbox(), opened, token);
}

ProviderAccount accountOf(std::string_view provider, std::string_view account)
{
    return {.provider = std::string(provider),
            .environment = std::string(DemoEnvironment),
            .account = std::string(account),
            .tokenFile = "../tokens/" + std::string(account) + ".token",
            .sandboxState = "../sandbox"};
}

// What a person here may ask: every account for charges, and two for messages too.
std::vector<ProviderAccount> accountsOfAll()
{
    std::vector<ProviderAccount> accounts;
    for (const std::string_view account : DemoAccounts)
        accounts.push_back(accountOf("sandbox", account));
    for (const std::string_view account : {FastAccount, SlowAccount})
        accounts.push_back(accountOf("sandbox_mail", account));
    return accounts;
}

// Paths are relative, so that the folder may be moved.
Status writeProfile(const DemoFolder &folder, const std::string &tenant, const std::string &person, bool signs)
{
    Profile profile{.person = person,
                    .tenant = tenant,
                    .ledger = "sqlite:../ledger.sqlite",
                    .trust = "../trust.json",
                    .pinnedHead = "../heads/" + person + ".json",
                    .providerAccounts = accountsOfAll()};
    if (signs) {
        profile.key = "../keys/" + person + ".pem";
        profile.passphraseFile = "../keys/" + person + ".passphrase";
    }
    return writeFileAtomically(folder.profile(person), encodeProfile(profile));
}

} // namespace

Status furnish(const DemoFolder &folder, const std::string &tenant, const Clock &clock, Entropy &entropy)
{
    COUNTERSIGN_CHECK(makeFolders(folder));
    audit::Trust trust;
    trust.origin = "countersign.demo/" + entropy.hexId().substr(0, OriginSuffix);
    for (const std::string_view person : DemoPersons) {
        COUNTERSIGN_TRY(const statement::PublicKey key, makeKey(folder, person, entropy));
        if (person == "admin1" || person == "admin2")
            trust.rootKeys.push_back({std::string(person), key});
        COUNTERSIGN_CHECK(writeProfile(folder, tenant, std::string(person), true));
    }
    COUNTERSIGN_CHECK(writeProfile(folder, tenant, "worker", false));
    for (const std::string_view account : DemoAccounts)
        COUNTERSIGN_CHECK(makeAccount(folder, account, entropy));
    COUNTERSIGN_CHECK(writeFileAtomically(folder.trust(), audit::encodeTrust(trust)));
    return ledger::createSqliteLedger(folder.ledger(), trust, clock);
}

} // namespace countersign::app
