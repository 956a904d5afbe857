// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/digest.h"
#include "models/base/secret_bytes.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

// The sandbox's state folder: who may ask (accounts.json), where the server is (endpoint.json) and that there is only
// one (the lock on the file `lock`). Functions are thread-safe; the folder is the only state.
namespace countersign::sandbox {

// What the provider does with idempotency keys, whatever its contract says.
enum class KeyTemperament {
    HonoursKeys, // keeps them for PromisedRetention, as its contract promises
    IgnoresKeys, // every request makes something
    ForgetsKeys, // keeps them for the account's own key retention only
};
std::string_view toString(KeyTemperament temperament);
std::optional<KeyTemperament> parseKeyTemperament(std::string_view word);

inline constexpr Duration PromisedRetention = std::chrono::hours(24);

// One account at the provider. Several tokens may open the same account.
struct Account
{
    std::string name{};
    Duration visibilityLag{}; // lists show an object only after this
    KeyTemperament temperament = KeyTemperament::HonoursKeys;
    Duration keyRetention = PromisedRetention; // with ForgetsKeys: how long an idempotency key is kept
    bool operator==(const Account &) const = default;
};
using Accounts = std::map<Digest, Account>; // by the SHA-256 of the token; the token itself is stored nowhere

// Creates the folder and accounts.json where they are missing. A running server takes the new account up by itself.
// InvalidInput: an empty token, a bad name, or a token that already opens another account.
Status addAccount(const std::string &stateDir, const Account &account, const SecretBytes &token);
Result<Accounts> readAccounts(const std::string &stateDir); // no file: no accounts

struct Endpoint
{
    std::string baseUrl{}; // http://127.0.0.1:PORT
    std::int64_t pid = 0;
    bool alive = false; // its server holds the lock; otherwise this is where the last one was
    bool operator==(const Endpoint &) const = default;
};

// nullopt: no server ever ran on this folder. Corrupt: endpoint.json is not ours.
Result<std::optional<Endpoint>> readEndpoint(const std::string &stateDir);
Status writeEndpoint(const std::string &stateDir, const std::string &baseUrl, std::int64_t pid);

// Held by the one server of a folder; goes with the process, however that ends.
class FolderLock final
{
public:
    // Creates the folder where it is missing. Busy: another server runs on it (the context names its endpoint).
    static Result<FolderLock> acquire(const std::string &stateDir);

    FolderLock(FolderLock &&other) noexcept;
    FolderLock &operator=(FolderLock &&) = delete;
    FolderLock(const FolderLock &) = delete;
    FolderLock &operator=(const FolderLock &) = delete;
    ~FolderLock();

private:
    explicit FolderLock(int descriptor) : m_descriptor(descriptor) {}
    int m_descriptor;
};

} // namespace countersign::sandbox
