// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/charge_api.h"

#include "models/base/assert.h"
#include "models/base/text.h"
#include "providers/sandbox/charge_request.h"
#include "providers/sandbox/query_string.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace countersign::sandbox {
namespace {

using nlohmann::json;

constexpr std::string_view ChargesPath = "/v1/charges";
constexpr std::size_t MaxKeyBytes = 255;
constexpr std::size_t MaxPage = 100;

std::string errorBody(std::string_view code, std::string_view message)
{
    return json{{"error", {{"code", std::string(code)}, {"message", std::string(message)}}}}.dump(
        -1, ' ', false, json::error_handler_t::replace);
}

ApiAnswer answerOf(int status, std::string body)
{
    ApiAnswer answer;
    answer.status = status;
    answer.body = std::move(body);
    return answer;
}

ApiAnswer errorAnswer(int status, std::string_view code, std::string_view message)
{
    return answerOf(status, errorBody(code, message));
}

ApiAnswer storageFailed(const Error &error)
{
    return errorAnswer(500, "storage_failed", error.context);
}

ApiAnswer dropped()
{
    ApiAnswer answer;
    answer.drop = true;
    return answer;
}

// What a fault does before anything is decided; no value: the request goes on.
std::optional<ApiAnswer> faultBefore(const Fault &fault)
{
    switch (fault.kind) {
    case FaultKind::DropBeforeAccept:
        return dropped();
    case FaultKind::RateLimit: {
        auto answer = errorAnswer(429, "rate_limited", "too many requests; nothing was done");
        answer.headers.push_back({"Retry-After", std::to_string(fault.retryAfter)});
        return answer;
    }
    case FaultKind::Error500Before:
        return errorAnswer(500, "internal_error", "something went wrong");
    case FaultKind::AcceptAndDrop:
    case FaultKind::AnswerLate:
    case FaultKind::Error500After:
        return std::nullopt;
    }
    COUNTERSIGN_UNREACHABLE();
}

// What a fault does to the answer of a request that was carried out.
ApiAnswer faultAfter(const Fault &fault, ApiAnswer answer)
{
    switch (fault.kind) {
    case FaultKind::AcceptAndDrop:
        return dropped();
    case FaultKind::AnswerLate:
        answer.delay = fault.delay;
        return answer;
    case FaultKind::Error500After:
        return errorAnswer(500, "internal_error", "something went wrong");
    case FaultKind::DropBeforeAccept:
    case FaultKind::RateLimit:
    case FaultKind::Error500Before:
        return answer;
    }
    COUNTERSIGN_UNREACHABLE();
}

std::string chargeBody(const std::string &id, const std::string &account, const std::string &created,
                       const ChargeRequest &request)
{
    json charge{{"id", id},
                {"object", "charge"},
                {"status", std::string(chargeStatus(request))},
                {"amount", request.amount.minorUnits()},
                {"currency", std::string(request.amount.currency().code())},
                {"customer", request.customer},
                {"reference", request.reference},
                {"account", account},
                {"created", created}};
    if (!request.description.empty())
        charge["description"] = request.description;
    return charge.dump();
}

// No randomness: the id follows from the account and the number of charges before it.
std::string chargeId(const std::string &account, std::int64_t chargesBefore)
{
    return "ch_" + sha256(account + '\n' + std::to_string(chargesBefore)).hex().substr(0, 24);
}

std::string requestId(std::int64_t number)
{
    const auto digits = std::to_string(number);
    return "req_" + std::string(digits.size() < 12 ? 12 - digits.size() : 0, '0') + digits;
}

Result<std::optional<Instant>> timeOf(const std::map<std::string, std::string> &query, const char *name)
{
    const auto at = query.find(name);
    if (at == query.end())
        return std::optional<Instant>();
    const auto instant = parseRfc3339(at->second);
    if (!instant)
        return fail(ErrorKind::InvalidInput, std::string(name) + " must be an RFC 3339 time");
    return std::optional<Instant>(*instant);
}

Status checkNames(const std::map<std::string, std::string> &query)
{
    constexpr std::array<std::string_view, 7> Known = {"account",  "created_from", "created_to", "cursor",
                                                       "customer", "limit",        "reference"};
    for (const auto &[name, value] : query) {
        if (std::find(Known.begin(), Known.end(), name) == Known.end())
            return fail(ErrorKind::InvalidInput, "unknown parameter: " + escapedForDisplay(name));
        if (value.empty())
            return fail(ErrorKind::InvalidInput, "empty parameter: " + name);
    }
    return {};
}

Result<std::size_t> limitOf(const std::map<std::string, std::string> &query)
{
    const auto at = query.find("limit");
    if (at == query.end())
        return std::size_t{20};
    const auto limit = parseUint64(at->second);
    if (!limit || *limit == 0 || *limit > MaxPage)
        return fail(ErrorKind::InvalidInput, "limit must be between 1 and 100");
    return static_cast<std::size_t>(*limit);
}

Result<ChargeQuery> chargeQuery(const std::map<std::string, std::string> &query)
{
    const auto text = [&](const char *name) {
        const auto at = query.find(name);
        return at == query.end() ? std::string() : at->second;
    };
    COUNTERSIGN_CHECK(checkNames(query));
    ChargeQuery wanted;
    wanted.account = text("account");
    wanted.reference = text("reference");
    wanted.customer = text("customer");
    wanted.after = text("cursor");
    COUNTERSIGN_TRY(wanted.from, timeOf(query, "created_from"));
    COUNTERSIGN_TRY(wanted.to, timeOf(query, "created_to"));
    COUNTERSIGN_TRY(wanted.limit, limitOf(query));
    // A charge says its time in whole seconds; a bound inside a second includes that second.
    if (wanted.from)
        wanted.from = std::chrono::floor<std::chrono::seconds>(*wanted.from);
    return wanted;
}

std::string pageBody(const ChargePage &page)
{
    json data = json::array();
    for (const auto *charge : page.charges)
        data.push_back(json::parse(charge->body));
    const json next = page.hasMore ? json(page.charges.back()->id) : json(nullptr);
    return json{{"object", "list"}, {"data", data}, {"has_more", page.hasMore}, {"next_cursor", next}}.dump();
}

ApiAnswer replayOf(const LoggedEffect &kept, const std::string &parameters)
{
    if (kept.parameters != parameters)
        return errorAnswer(422, "idempotency_mismatch", "this key was used with other parameters");
    auto answer = answerOf(kept.status, kept.body);
    answer.headers.push_back({"Idempotent-Replayed", "true"});
    return answer;
}

std::int64_t lastNumber(const std::vector<LoggedRequest> &requests, const std::vector<LoggedEffect> &effects)
{
    std::int64_t last = 0;
    for (const auto &request : requests)
        last = std::max(last, request.number);
    for (const auto &effect : effects)
        last = std::max(last, effect.request);
    return last;
}

} // namespace

struct ChargeApi::Exchange
{
    const ApiRequest &request;
    Instant now;
    LoggedRequest entry{};
    Account account{};
    std::optional<Fault> fault{};
    Target target{};
};

Result<ChargeApi> ChargeApi::open(const std::string &stateDir, const Clock &clock)
{
    COUNTERSIGN_TRY(auto accounts, readAccounts(stateDir));
    COUNTERSIGN_TRY(auto book, ChargeBook::open(stateDir));
    COUNTERSIGN_TRY(auto requests, AppendLog::open(requestsPath(stateDir)));
    ChargeApi api(stateDir, clock, std::move(book), std::move(requests), std::move(accounts));
    COUNTERSIGN_CHECK(api.recoverRequests());
    return api;
}

Status ChargeApi::recoverRequests()
{
    COUNTERSIGN_TRY(const auto logged, readRequests(m_stateDir));
    m_nextRequest = lastNumber(logged, m_book.effects()) + 1;
    for (const auto &effect : m_book.effects()) {
        const auto sameNumber = [&](const LoggedRequest &request) { return request.number == effect.request; };
        if (std::any_of(logged.rbegin(), logged.rend(), sameNumber))
            continue;
        const LoggedRequest lost{effect.request,
                                 effect.at,
                                 "POST",
                                 std::string(ChargesPath),
                                 effect.idempotencyKey,
                                 effect.reference,
                                 effect.account,
                                 "server_killed",
                                 "dropped",
                                 effect.effect};
        COUNTERSIGN_CHECK(m_requests.append(encodeLine(lost)));
    }
    return {};
}

ApiAnswer ChargeApi::handle(const ApiRequest &request)
{
    Exchange exchange{request, m_clock.now()};
    exchange.entry.number = m_nextRequest++;
    exchange.entry.at = formatInstant(exchange.now);
    exchange.entry.method = request.method;
    exchange.entry.path = request.target;
    exchange.entry.idempotencyKey = request.idempotencyKey;
    exchange.entry.fault = request.fault;
    auto answer = decide(exchange);
    exchange.entry.outcome = answer.drop ? "dropped" : std::to_string(answer.status);
    if (const auto logged = m_requests.append(encodeLine(exchange.entry)); !logged)
        answer = storageFailed(logged.error());
    answer.request = exchange.entry.number;
    if (answer.delay.count() > 0 && !request.idempotencyKey.empty())
        m_running.emplace(answer.request, Key(exchange.account.name, request.idempotencyKey));
    answer.headers.push_back({"Request-Id", requestId(answer.request)});
    answer.headers.push_back({"Content-Type", "application/json"});
    return answer;
}

void ChargeApi::finished(const ApiAnswer &answer)
{
    m_running.erase(answer.request);
}

ApiAnswer ChargeApi::decide(Exchange &exchange)
{
    const auto *account = accountOf(exchange.request.authorization);
    if (account == nullptr) {
        auto answer = errorAnswer(401, "invalid_token", "the bearer token opens no account");
        answer.headers.push_back({"WWW-Authenticate", "Bearer"});
        return answer;
    }
    exchange.account = *account;
    exchange.entry.account = account->name;
    const auto fault = parseFault(exchange.request.fault);
    if (!fault)
        return errorAnswer(400, "invalid_fault", fault.error().context);
    exchange.fault = *fault;
    if (!exchange.fault)
        return route(exchange);
    if (auto early = faultBefore(*exchange.fault))
        return std::move(*early);
    return faultAfter(*exchange.fault, route(exchange));
}

// A token that is not known may belong to an account that was added since.
const Account *ChargeApi::accountOf(const std::string &authorization)
{
    constexpr std::string_view Scheme = "Bearer ";
    if (!std::string_view(authorization).starts_with(Scheme))
        return nullptr;
    const auto token = sha256(std::string_view(authorization).substr(Scheme.size()));
    if (!m_accounts.contains(token))
        if (auto accounts = readAccounts(m_stateDir))
            m_accounts = std::move(*accounts);
    const auto at = m_accounts.find(token);
    return at == m_accounts.end() ? nullptr : &at->second;
}

ApiAnswer ChargeApi::route(Exchange &exchange)
{
    auto target = parseTarget(exchange.request.target);
    if (!target)
        return errorAnswer(400, "invalid_request", target.error().context);
    exchange.target = std::move(*target);
    const auto &path = exchange.target.path;
    const auto &method = exchange.request.method;
    if (exchange.request.body.size() > MaxBodyBytes)
        return errorAnswer(413, "body_too_large", "the body is longer than 64 KiB");
    const bool isObject = path.starts_with(std::string(ChargesPath) + "/");
    if (path != ChargesPath && !isObject)
        return errorAnswer(404, "not_found", "no such path");
    if (method == "GET")
        return isObject ? showCharge(exchange, path.substr(ChargesPath.size() + 1)) : listCharges(exchange);
    if (method == "POST" && !isObject)
        return createCharge(exchange);
    auto answer = errorAnswer(405, "method_not_allowed", "this path does not know this method");
    answer.headers.push_back({"Allow", isObject ? "GET" : "GET, POST"});
    return answer;
}

ApiAnswer ChargeApi::createCharge(Exchange &exchange)
{
    const auto &key = exchange.request.idempotencyKey;
    if (!key.empty() && (key.size() > MaxKeyBytes || !isPrintable(key)))
        return errorAnswer(400, "invalid_idempotency_key", "an idempotency key is 1 to 255 bytes of printable text");
    const auto request = parseChargeRequest(exchange.request.body);
    if (!request)
        return errorAnswer(400, "invalid_request", request.error().context);
    exchange.entry.reference = request->reference;
    const Key used(exchange.account.name, key);
    const auto isUsed = [&](const auto &running) { return running.second == used; };
    if (!key.empty() && std::any_of(m_running.begin(), m_running.end(), isUsed))
        return errorAnswer(409, "idempotency_key_in_use", "the first request with this key is still running");
    if (const auto *kept = keptAnswer(exchange))
        return replayOf(*kept, parametersDigest(*request).hex());
    return newCharge(exchange, *request);
}

// The newest answer under the key, unless its retention is over: then the key is as good as new.
const LoggedEffect *ChargeApi::keptAnswer(const Exchange &exchange) const
{
    const auto *kept = exchange.request.idempotencyKey.empty()
                           ? nullptr
                           : m_book.keptUnder(exchange.account.name, exchange.request.idempotencyKey);
    if (kept == nullptr)
        return nullptr;
    const auto since = parseInstant(kept->at);
    return since && exchange.now >= *since + exchange.account.keyRetention ? nullptr : kept;
}

ApiAnswer ChargeApi::newCharge(Exchange &exchange, const ChargeRequest &request)
{
    const bool declined = chargeStatus(request).empty();
    LoggedEffect effect;
    effect.request = exchange.entry.number;
    effect.at = exchange.entry.at;
    effect.account = exchange.account.name;
    effect.idempotencyKey = exchange.request.idempotencyKey;
    effect.parameters = parametersDigest(request).hex();
    effect.reference = request.reference;
    effect.status = declined ? 402 : 201;
    effect.effect = declined ? std::string() : chargeId(effect.account, m_book.chargeCount());
    effect.body = declined ? errorBody("card_declined", "the card was declined; no charge was made")
                           : chargeBody(effect.effect, effect.account, effect.at, request);
    if (!declined || !effect.idempotencyKey.empty())
        if (const auto kept = m_book.keep(effect); !kept)
            return storageFailed(kept.error());
    exchange.entry.effect = effect.effect;
    return answerOf(effect.status, effect.body);
}

ApiAnswer ChargeApi::listCharges(Exchange &exchange)
{
    auto query = chargeQuery(exchange.target.query);
    if (!query)
        return errorAnswer(400, "invalid_request", query.error().context);
    exchange.entry.reference = query->reference;
    if (!query->account.empty() && query->account != exchange.account.name)
        return errorAnswer(403, "other_account", "this token opens another account");
    query->account = exchange.account.name;
    query->visibleUntil = exchange.now - exchange.account.visibilityLag;
    const auto page = m_book.list(*query);
    if (!page)
        return errorAnswer(400, "invalid_cursor", page.error().context);
    return answerOf(200, pageBody(*page));
}

ApiAnswer ChargeApi::showCharge(Exchange &exchange, const std::string &id)
{
    const auto *charge = m_book.find(id);
    if (charge == nullptr)
        return errorAnswer(404, "not_found", "no such charge");
    if (charge->account != exchange.account.name)
        return errorAnswer(403, "other_account", "this charge belongs to another account");
    exchange.entry.reference = charge->reference;
    return answerOf(200, charge->body);
}

} // namespace countersign::sandbox
