// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/http_transport.h"
#include "providers/sandbox/charge_book.h"
#include "providers/sandbox/sandbox_fault.h"
#include "providers/sandbox/state_folder.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// The sandbox provider without its sockets: a request in, what to do with the connection out. Deterministic: the same
// requests at the same clock give the same answers. When handle() returns, the effect and the request are on the disk.
// One thread.
namespace countersign::sandbox {

struct ChargeRequest;

struct ApiRequest
{
    std::string method{};
    std::string target{}; // path and query as sent
    std::string authorization{};
    std::string idempotencyKey{};
    std::string fault{}; // the header Sandbox-Fault
    std::string body{};
};

struct ApiAnswer
{
    bool drop = false; // close the connection, send nothing
    std::chrono::milliseconds delay{};
    int status = 0;
    std::vector<HttpHeader> headers{};
    std::string body{};
    std::int64_t request = 0; // its number in the log
};

inline constexpr std::size_t MaxBodyBytes = 64 * 1024;

class ChargeApi final
{
public:
    // Reads the state folder; requests that an earlier server accepted and never logged are logged as dropped.
    static Result<ChargeApi> open(const std::string &stateDir, const Clock &clock);

    ApiAnswer handle(const ApiRequest &request);
    // To be called for every answer, once its delay is over: its key is no longer in progress.
    void finished(const ApiAnswer &answer);

private:
    struct Exchange; // one request while it is being decided

    ChargeApi(std::string stateDir, const Clock &clock, ChargeBook book, AppendLog requests, Accounts accounts)
        : m_stateDir(std::move(stateDir)),
          m_clock(clock),
          m_book(std::move(book)),
          m_requests(std::move(requests)),
          m_accounts(std::move(accounts))
    {
    }

    ApiAnswer decide(Exchange &exchange);
    ApiAnswer route(Exchange &exchange);
    ApiAnswer createCharge(Exchange &exchange);
    ApiAnswer newCharge(Exchange &exchange, const ChargeRequest &request);
    ApiAnswer listCharges(Exchange &exchange);
    ApiAnswer showCharge(Exchange &exchange, const std::string &id);
    const Account *accountOf(const std::string &authorization);
    const LoggedEffect *keptAnswer(const Exchange &exchange) const;
    Status recoverRequests();

    using Key = std::pair<std::string, std::string>; // account, idempotency key

    std::string m_stateDir;
    const Clock &m_clock;
    ChargeBook m_book;
    AppendLog m_requests;
    Accounts m_accounts;
    std::int64_t m_nextRequest = 1;
    std::map<std::int64_t, Key> m_running; // by number of the request that works on it
};

} // namespace countersign::sandbox
