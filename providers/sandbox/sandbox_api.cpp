// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/sandbox_api.h"

#include "models/base/assert.h"
#include "models/base/text.h"
#include "providers/sandbox/create_request.h"
#include "providers/sandbox/object_maker.h"
#include "providers/sandbox/object_query.h"
#include "providers/sandbox/query_string.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace countersign::sandbox {
namespace {

constexpr std::string_view Root = "/v1/";
constexpr std::string_view AnyCollection = "objects";
constexpr std::size_t MaxKeyBytes = 255;

// What a path names: a collection, or an object in it.
struct Place
{
    std::optional<ObjectKind> kind{}; // none: objects of any kind, to be read only
    std::optional<std::string> id{};
};

std::optional<Place> placeOf(std::string_view path)
{
    if (!path.starts_with(Root))
        return std::nullopt;
    path.remove_prefix(Root.size());
    const auto slash = path.find('/');
    const auto collection = path.substr(0, slash);
    Place place{kindOfCollection(collection), {}};
    if (!place.kind && collection != AnyCollection)
        return std::nullopt;
    if (slash != std::string_view::npos)
        place.id = std::string(path.substr(slash + 1));
    return place;
}

bool mayCreate(const Place &place)
{
    return place.kind && !place.id && mayBeAskedFor(*place.kind);
}

ApiAnswer wrongMethod(const Place &place)
{
    auto answer = errorAnswer(405, "method_not_allowed", "this path does not know this method");
    answer.headers.push_back({"Allow", mayCreate(place) ? "GET, POST" : "GET"});
    return answer;
}

ApiAnswer storageFailed(const Error &error)
{
    return errorAnswer(500, "storage_failed", english(error.context));
}

std::string requestId(std::int64_t number)
{
    const auto digits = std::to_string(number);
    return "req_" + std::string(digits.size() < 12 ? 12 - digits.size() : 0, '0') + digits;
}

ApiAnswer replayOf(const LoggedEffect &kept, const std::string &parameters)
{
    if (kept.parameters != parameters)
        return errorAnswer(422, "idempotency_mismatch", "this key was used with other parameters");
    auto answer = answerOf(kept.status, kept.body);
    answer.headers.push_back({"Idempotent-Replayed", "true"});
    return answer;
}

// How long the account keeps a key; none: not at all.
std::optional<Duration> keyRetention(const Account &account)
{
    switch (account.temperament) {
    case KeyTemperament::HonoursKeys:
        return PromisedRetention;
    case KeyTemperament::IgnoresKeys:
        return std::nullopt;
    case KeyTemperament::ForgetsKeys:
        return account.keyRetention;
    }
    COUNTERSIGN_UNREACHABLE();
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

struct SandboxApi::Exchange
{
    const ApiRequest &request;
    Instant now;
    LoggedRequest entry{};
    Account account{};
    Faults faults{};
    Target target{};
    std::string key{}; // the idempotency key where it counts, else ""
};

Result<SandboxApi> SandboxApi::open(const std::string &stateDir, const Clock &clock)
{
    COUNTERSIGN_TRY(auto accounts, readAccounts(stateDir));
    COUNTERSIGN_TRY(auto store, EffectStore::open(stateDir));
    COUNTERSIGN_TRY(auto requests, AppendLog::open(requestsPath(stateDir)));
    SandboxApi api(stateDir, clock, std::move(store), std::move(requests), std::move(accounts));
    COUNTERSIGN_CHECK(api.recoverRequests());
    return api;
}

Status SandboxApi::recoverRequests()
{
    COUNTERSIGN_TRY(const auto logged, readRequests(m_stateDir));
    m_nextRequest = lastNumber(logged, m_store.effects()) + 1;
    for (const auto &effect : m_store.effects()) {
        const auto sameNumber = [&](const LoggedRequest &request) { return request.number == effect.request; };
        if (std::any_of(logged.rbegin(), logged.rend(), sameNumber))
            continue;
        const LoggedRequest lost{effect.request,   effect.at,      "POST",          effect.path, effect.idempotencyKey,
                                 effect.reference, effect.account, "server_killed", "dropped",   effect.effect};
        COUNTERSIGN_CHECK(m_requests.append(encodeLine(lost)));
    }
    return {};
}

ApiAnswer SandboxApi::handle(const ApiRequest &request)
{
    Exchange exchange{request, m_clock.now()};
    exchange.entry.number = m_nextRequest++;
    exchange.entry.at = formatInstant(exchange.now);
    exchange.entry.method = request.method;
    exchange.entry.path = request.target;
    exchange.entry.idempotencyKey = request.idempotencyKey;
    exchange.entry.fault = request.fault;
    auto answer = decide(exchange);
    exchange.entry.outcome = answer.outcome();
    if (const auto logged = m_requests.append(encodeLine(exchange.entry)); !logged)
        answer = storageFailed(logged.error());
    answer.request = exchange.entry.number;
    if (answer.delay.count() > 0 && !exchange.key.empty())
        m_running.emplace(answer.request, Key(exchange.account.name, exchange.key));
    answer.headers.push_back({"Request-Id", requestId(answer.request)});
    answer.headers.push_back({"Content-Type", answer.contentType});
    return answer;
}

void SandboxApi::finished(const ApiAnswer &answer)
{
    m_running.erase(answer.request);
}

ApiAnswer SandboxApi::decide(Exchange &exchange)
{
    const auto *account = accountOf(exchange.request.authorization);
    if (account == nullptr) {
        auto answer = errorAnswer(401, "invalid_token", "the bearer token opens no account");
        answer.headers.push_back({"WWW-Authenticate", "Bearer"});
        return answer;
    }
    exchange.account = *account;
    exchange.entry.account = account->name;
    auto faults = parseFaults(exchange.request.fault);
    if (!faults)
        return errorAnswer(400, "invalid_fault", english(faults.error().context));
    exchange.faults = std::move(*faults);
    const auto *fault = answerFaultIn(exchange.faults);
    if (fault == nullptr)
        return route(exchange);
    if (auto early = faultBefore(*fault))
        return std::move(*early);
    return faultAfter(*fault, route(exchange));
}

// A token that is not known may belong to an account that was added since.
const Account *SandboxApi::accountOf(const std::string &authorization)
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

ApiAnswer SandboxApi::route(Exchange &exchange)
{
    auto target = parseTarget(exchange.request.target);
    if (!target)
        return errorAnswer(400, "invalid_request", english(target.error().context));
    exchange.target = std::move(*target);
    if (exchange.request.body.size() > MaxBodyBytes)
        return errorAnswer(413, "body_too_large", "the body is longer than 64 KiB");
    const auto place = placeOf(exchange.target.path);
    if (!place)
        return errorAnswer(404, "not_found", "no such path");
    if (exchange.request.method == "GET")
        return place->id ? show(exchange, place->kind, *place->id) : list(exchange, place->kind);
    if (exchange.request.method == "POST" && mayCreate(*place))
        return create(exchange, *place->kind);
    return wrongMethod(*place);
}

ApiAnswer SandboxApi::create(Exchange &exchange, ObjectKind kind)
{
    const auto &key = exchange.request.idempotencyKey;
    if (!key.empty() && (key.size() > MaxKeyBytes || !isPrintable(key)))
        return errorAnswer(400, "invalid_idempotency_key", "an idempotency key is 1 to 255 bytes of printable text");
    const auto request = parseCreateRequest(kind, exchange.request.body);
    if (!request)
        return errorAnswer(400, "invalid_request", english(request.error().context));
    exchange.entry.reference = request->reference;
    if (kind != ObjectKind::Message && keyRetention(exchange.account)) // messages know no keys
        exchange.key = key;
    if (isInProgress(exchange))
        return errorAnswer(409, "idempotency_key_in_use", "the first request with this key is still running");
    if (const auto *kept = keptAnswer(exchange))
        return replayOf(*kept, parametersDigest(*request).hex());
    return carryOut(exchange, *request);
}

bool SandboxApi::isInProgress(const Exchange &exchange) const
{
    const Key used(exchange.account.name, exchange.key);
    const auto isUsed = [&](const auto &running) { return running.second == used; };
    return !exchange.key.empty() && std::any_of(m_running.begin(), m_running.end(), isUsed);
}

// The newest answer under the key, unless its retention is over: then the key is as good as new.
const LoggedEffect *SandboxApi::keptAnswer(const Exchange &exchange) const
{
    const auto *kept = exchange.key.empty() ? nullptr : m_store.keptUnder(exchange.account.name, exchange.key);
    if (kept == nullptr)
        return nullptr;
    const auto since = parseInstant(kept->at);
    return since && exchange.now >= *since + *keyRetention(exchange.account) ? nullptr : kept;
}

ApiAnswer SandboxApi::carryOut(Exchange &exchange, const CreateRequest &request)
{
    const auto *original = m_store.find(request.original);
    if (original != nullptr && original->account != exchange.account.name)
        original = nullptr;
    auto effect = makeObjects(
        {request, exchange.account.name, exchange.faults, exchange.entry.at, m_store.objectCount(), original});
    effect.request = exchange.entry.number;
    effect.at = exchange.entry.at;
    effect.path = exchange.target.path;
    effect.account = exchange.account.name;
    effect.idempotencyKey = exchange.request.idempotencyKey;
    effect.parameters = parametersDigest(request).hex();
    if (!effect.objects.empty() || !exchange.key.empty())
        if (const auto kept = m_store.keep(effect); !kept)
            return storageFailed(kept.error());
    exchange.entry.effect = effect.effect;
    return answerOf(effect.status, effect.body);
}

ApiAnswer SandboxApi::list(Exchange &exchange, std::optional<ObjectKind> kind)
{
    auto query = parseObjectQuery(exchange.target.query, kind);
    if (!query)
        return errorAnswer(400, "invalid_request", english(query.error().context));
    exchange.entry.reference = query->reference;
    if (!query->account.empty() && query->account != exchange.account.name)
        return errorAnswer(403, "other_account", "this token opens another account");
    query->account = exchange.account.name;
    query->now = exchange.now;
    query->lag = exchange.account.visibilityLag;
    const auto page = m_store.list(*query);
    if (!page)
        return errorAnswer(400, "invalid_cursor", english(page.error().context));
    return answerOf(200, pageBody(*page));
}

ApiAnswer SandboxApi::show(Exchange &exchange, std::optional<ObjectKind> kind, const std::string &id)
{
    const auto *object = m_store.find(id);
    if (object == nullptr || (kind && object->kind != *kind))
        return errorAnswer(404, "not_found", "no such object");
    if (object->account != exchange.account.name)
        return errorAnswer(403, "other_account", "this object belongs to another account");
    exchange.entry.reference = object->reference;
    return answerOf(200, object->bodyNow());
}

} // namespace countersign::sandbox
