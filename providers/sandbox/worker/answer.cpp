// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/worker/answer.h"

#include "models/base/canonical_json.h"
#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace countersign::worker {
namespace {

using nlohmann::json;

constexpr CanonicalLimits AnswerLimits{256 * 1024, 8};
constexpr std::int64_t MaxRetryAfter = 86'400;

std::string memberOf(const json &object, const char *name)
{
    const auto at = object.find(name);
    return at == object.end() || !at->is_string() ? std::string() : at->get<std::string>();
}

// The charge in an answer, numbers as text; an empty object where there is none that can be read.
json chargeIn(const HttpResponse &response)
{
    if (response.bodyTruncated)
        return json::object();
    auto body = parseForeignJson(response.body, AnswerLimits);
    return body && body->is_object() ? std::move(*body) : json::object();
}

bool isOurs(const json &charge, const effect::EffectIntent &intent)
{
    return intent.amount && memberOf(charge, "object") == "charge" && !memberOf(charge, "id").empty() &&
           memberOf(charge, "reference") == intent.providerKey && memberOf(charge, "account") == intent.account &&
           memberOf(charge, "customer") == intent.customerRef &&
           memberOf(charge, "amount") == std::to_string(intent.amount->minorUnits()) &&
           memberOf(charge, "currency") == intent.amount->currency().code();
}

// The status map of sandbox.provider.json, as far as it proves something.
std::string dispositionOf(const std::string &status)
{
    if (status == "succeeded")
        return "happened";
    if (status == "pending")
        return "accepted";
    if (status == "refunded")
        return "reversed";
    return {};
}

ledger::Rejection rejectionOf(const HttpResponse &response, std::string errorClass)
{
    return {std::move(errorClass), response.status, response.header("Request-Id"), response.bodyDigest.hex()};
}

Answer classifyCharge(const effect::EffectIntent &intent, const HttpResponse &response)
{
    const auto requestId = response.header("Request-Id");
    const auto charge = chargeIn(response);
    if (!isOurs(charge, intent))
        return Doubtful{"answer_unreadable", requestId};
    const auto status = memberOf(charge, "status");
    if (status == "failed")
        return Refused{rejectionOf(response, "charge_failed")};
    const auto disposition = dispositionOf(status);
    if (disposition.empty())
        return Doubtful{"status_unknown", requestId};
    return Accepted{{memberOf(charge, "id"), response.bodyDigest.hex(), requestId, response.status, disposition}};
}

std::optional<Duration> retryAfter(const HttpResponse &response)
{
    const auto seconds = parseInt64(response.header("Retry-After"));
    if (!seconds || *seconds < 0 || *seconds > MaxRetryAfter)
        return std::nullopt;
    return std::chrono::seconds(*seconds);
}

Answer classifyResponse(const effect::EffectIntent &intent, const HttpResponse &response)
{
    auto errorClass = "http_" + std::to_string(response.status);
    switch (response.status) {
    case 200:
    case 201:
        return classifyCharge(intent, response);
    case 400:
    case 402:
    case 413:
        return Refused{rejectionOf(response, std::move(errorClass))};
    case 401: // decided before anything else: the token is wrong, not the command
    case 403:
    case 429:
        return NotDone{ledger::NotSentCause::NotProcessed, retryAfter(response), std::move(errorClass)};
    default: // 409 and 422 too: another request with this key reached the provider
        return Doubtful{std::move(errorClass), response.header("Request-Id")};
    }
}

} // namespace

Answer classify(const effect::EffectIntent &intent, const Result<HttpResponse> &exchange)
{
    if (exchange)
        return classifyResponse(intent, *exchange);
    std::string errorClass(toString(exchange.error().kind));
    if (exchange.error().consequence == Consequence::NothingChanged)
        return NotDone{ledger::NotSentCause::NotSent, std::nullopt, std::move(errorClass)};
    return Doubtful{std::move(errorClass), {}};
}

} // namespace countersign::worker
