// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/state_folder.h"

#include "models/base/canonical_json.h"
#include "models/base/enum_table.h"
#include "models/base/file.h"
#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

namespace countersign::sandbox {
namespace {

using nlohmann::json;

constexpr CanonicalLimits FileLimits{1024 * 1024, 8};

constexpr EnumTable Temperaments(std::array{
    EnumWord{KeyTemperament::HonoursKeys, std::string_view("honours_keys")},
    EnumWord{KeyTemperament::IgnoresKeys, std::string_view("ignores_keys")},
    EnumWord{KeyTemperament::ForgetsKeys, std::string_view("forgets_keys")},
});

std::string accountsPath(const std::string &stateDir)
{
    return stateDir + "/accounts.json";
}

std::string endpointPath(const std::string &stateDir)
{
    return stateDir + "/endpoint.json";
}

std::string lockPath(const std::string &stateDir)
{
    return stateDir + "/lock";
}

bool exists(const std::string &path)
{
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

Status makeFolder(const std::string &stateDir)
{
    if (stateDir.empty())
        return fail(ErrorKind::InvalidInput, "the sandbox's state folder has no name", "Name a folder.");
    std::error_code cause;
    std::filesystem::create_directories(stateDir, cause);
    if (cause)
        return fail(ErrorKind::Unavailable, stateDir + ": cannot make the sandbox's state folder: " + cause.message(),
                    "Name a folder that can be made or written to.");
    return {};
}

tl::unexpected<Error> corrupt(const std::string &path)
{
    return fail(ErrorKind::Corrupt, path + ": is not what the sandbox writes",
                "Move the sandbox's state folder away and start with a fresh one. Nothing was changed.");
}

// The text member of an object, "" if there is none of that name and type.
std::string textOf(const json &object, const char *name)
{
    if (!object.is_object())
        return {};
    const auto at = object.find(name);
    return at == object.end() || !at->is_string() ? std::string() : at->get<std::string>();
}

Result<std::pair<Digest, Account>> accountOf(const json &row)
{
    COUNTERSIGN_TRY(const Digest token, Digest::fromHex(textOf(row, "token_digest")));
    Account account;
    account.name = textOf(row, "account");
    COUNTERSIGN_CHECK(checkName("sandbox account", account.name));
    COUNTERSIGN_TRY(account.visibilityLag, parseSeconds(textOf(row, "visibility_lag")));
    COUNTERSIGN_TRY(account.keyRetention, parseSeconds(textOf(row, "key_retention")));
    const auto temperament = parseKeyTemperament(textOf(row, "temperament"));
    if (!temperament)
        return fail(ErrorKind::InvalidInput, "unknown temperament of sandbox account " + account.name);
    account.temperament = *temperament;
    return std::pair(token, account);
}

std::string encodeAccounts(const Accounts &accounts)
{
    json rows = json::array();
    for (const auto &[token, account] : accounts)
        rows.push_back({{"token_digest", token.hex()},
                        {"account", account.name},
                        {"visibility_lag", formatSeconds(account.visibilityLag)},
                        {"temperament", std::string(toString(account.temperament))},
                        {"key_retention", formatSeconds(account.keyRetention)}});
    return json{{"accounts", rows}}.dump(2) + "\n";
}

struct flock wholeFile(short type)
{
    struct flock lock = {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    return lock;
}

// Asks without taking: a reader must never stand in the way of a server that starts.
bool isLocked(const std::string &stateDir)
{
    const int descriptor = ::open(lockPath(stateDir).c_str(), O_RDWR | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    auto lock = wholeFile(F_WRLCK);
    const bool locked = ::fcntl(descriptor, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
    ::close(descriptor);
    return locked;
}

// A server that has the lock but has not written its endpoint yet leaves that of a dead one standing.
bool isRunning(std::int64_t pid)
{
    return pid > 0 && (::kill(static_cast<pid_t>(pid), 0) == 0 || errno == EPERM);
}

tl::unexpected<Error> alreadyRuns(const std::string &stateDir)
{
    const auto endpoint = readEndpoint(stateDir);
    const bool known = endpoint && endpoint->has_value() && (*endpoint)->alive;
    return fail(
        ErrorKind::Busy,
        stateDir + ": a sandbox already runs on this folder" +
            (known ? " at " + (*endpoint)->baseUrl + ", process " + std::to_string((*endpoint)->pid) : std::string()),
        "Use that one, stop it first, or name another folder. Nothing was changed.");
}

} // namespace

std::string_view toString(KeyTemperament temperament)
{
    return Temperaments.word(temperament);
}

std::optional<KeyTemperament> parseKeyTemperament(std::string_view word)
{
    return Temperaments.parse(word);
}

Status addAccount(const std::string &stateDir, const Account &account, const SecretBytes &token)
{
    COUNTERSIGN_CHECK(checkName("sandbox account", account.name));
    if (token.empty())
        return fail(ErrorKind::InvalidInput, "the token of sandbox account " + account.name + " is empty",
                    "Give a token of at least one character. Nothing was changed.");
    COUNTERSIGN_CHECK(makeFolder(stateDir));
    COUNTERSIGN_TRY(auto accounts, readAccounts(stateDir));
    const auto [at, added] = accounts.try_emplace(sha256(token.view()), account);
    if (!added && at->second.name != account.name)
        return fail(ErrorKind::InvalidInput, "the token already opens sandbox account " + at->second.name,
                    "Give every account a token of its own. Nothing was changed.");
    at->second = account;
    return writeFileAtomically(accountsPath(stateDir), encodeAccounts(accounts), 0600);
}

Result<Accounts> readAccounts(const std::string &stateDir)
{
    Accounts accounts;
    const auto path = accountsPath(stateDir);
    if (!exists(path))
        return accounts;
    COUNTERSIGN_TRY(const auto content, readFile(path, FileLimits.maxBytes));
    COUNTERSIGN_TRY(const auto file, parseForeignJson(content, FileLimits));
    if (!file.is_object() || !file.contains("accounts") || !file["accounts"].is_array())
        return corrupt(path);
    for (const auto &row : file["accounts"]) {
        auto account = accountOf(row);
        if (!account)
            return corrupt(path);
        accounts.insert(std::move(*account));
    }
    return accounts;
}

Result<std::optional<Endpoint>> readEndpoint(const std::string &stateDir)
{
    const auto path = endpointPath(stateDir);
    if (!exists(path))
        return std::optional<Endpoint>();
    COUNTERSIGN_TRY(const auto content, readFile(path, FileLimits.maxBytes));
    COUNTERSIGN_TRY(const auto file, parseForeignJson(content, FileLimits));
    Endpoint endpoint;
    endpoint.baseUrl = textOf(file, "base_url");
    const auto pid = parseInt64(textOf(file, "pid"));
    if (endpoint.baseUrl.empty() || !pid || *pid <= 0)
        return corrupt(path);
    endpoint.pid = *pid;
    endpoint.alive = isLocked(stateDir) && isRunning(endpoint.pid);
    return std::optional<Endpoint>(endpoint);
}

Status writeEndpoint(const std::string &stateDir, const std::string &baseUrl, std::int64_t pid)
{
    return writeFileAtomically(endpointPath(stateDir), json{{"base_url", baseUrl}, {"pid", pid}}.dump(2) + "\n");
}

Result<FolderLock> FolderLock::acquire(const std::string &stateDir)
{
    COUNTERSIGN_CHECK(makeFolder(stateDir));
    const int descriptor = ::open(lockPath(stateDir).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return fail(ErrorKind::Unavailable, lockPath(stateDir) + ": cannot open: " + std::strerror(errno),
                    "Name a folder that can be written to. Nothing was changed.");
    FolderLock holder(descriptor);
    auto lock = wholeFile(F_WRLCK);
    if (::fcntl(descriptor, F_OFD_SETLK, &lock) != 0) {
        if (errno == EAGAIN || errno == EACCES)
            return alreadyRuns(stateDir);
        return fail(ErrorKind::Unavailable, lockPath(stateDir) + ": cannot lock: " + std::strerror(errno),
                    "Name a folder on a local file system. Nothing was changed.");
    }
    return holder;
}

FolderLock::FolderLock(FolderLock &&other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

FolderLock::~FolderLock()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

} // namespace countersign::sandbox
