// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "providers/sandbox/api_answer.h"
#include "providers/sandbox/effect_store.h"
#include "providers/sandbox/state_folder.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>

// The sandbox provider without its sockets: a request in, what to do with the connection out. Deterministic: the same
// requests at the same clock give the same answers. When handle() returns, the effect and the request are on the disk.
// One thread.
namespace countersign::sandbox {

struct CreateRequest;

struct ApiRequest
{
    std::string method{};
    std::string target{}; // path and query as sent
    std::string authorization{};
    std::string idempotencyKey{};
    std::string fault{}; // the header Sandbox-Fault
    std::string body{};
};

inline constexpr std::size_t MaxBodyBytes = 64 * 1024;

class SandboxApi final
{
public:
    // Reads the state folder; requests that an earlier server accepted and never logged are logged as dropped.
    static Result<SandboxApi> open(const std::string &stateDir, const Clock &clock);

    ApiAnswer handle(const ApiRequest &request);
    // To be called for every answer, once its delay is over: its key is no longer in progress.
    void finished(const ApiAnswer &answer);

private:
    struct Exchange; // one request while it is being decided

    SandboxApi(std::string stateDir, const Clock &clock, EffectStore store, AppendLog requests, Accounts accounts)
        : m_stateDir(std::move(stateDir)),
          m_clock(clock),
          m_store(std::move(store)),
          m_requests(std::move(requests)),
          m_accounts(std::move(accounts))
    {
    }

    ApiAnswer decide(Exchange &exchange);
    ApiAnswer route(Exchange &exchange);
    ApiAnswer create(Exchange &exchange, ObjectKind kind);
    ApiAnswer carryOut(Exchange &exchange, const CreateRequest &request);
    ApiAnswer list(Exchange &exchange, std::optional<ObjectKind> kind);
    ApiAnswer show(Exchange &exchange, std::optional<ObjectKind> kind, const std::string &id);
    const Account *accountOf(const std::string &authorization);
    bool isInProgress(const Exchange &exchange) const;
    const LoggedEffect *keptAnswer(const Exchange &exchange) const;
    Status recoverRequests();

    using Key = std::pair<std::string, std::string>; // account, idempotency key

    std::string m_stateDir;
    const Clock &m_clock;
    EffectStore m_store;
    AppendLog m_requests;
    Accounts m_accounts;
    std::int64_t m_nextRequest = 1;
    std::map<std::int64_t, Key> m_running; // by number of the request that works on it
};

} // namespace countersign::sandbox
