// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/worker/answer.h"

#include "models/base/canonical_json.h"
#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
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

// The object in an answer, numbers as text; an empty one where there is none that can be read.
json objectIn(const HttpResponse &response)
{
    if (response.bodyTruncated)
        return json::object();
    auto body = parseForeignJson(response.body, AnswerLimits);
    return body && body->is_object() ? std::move(*body) : json::object();
}

bool moneyAgrees(const json &object, const effect::EffectIntent &intent)
{
    if (!intent.amount)
        return intent.kind != effect::EffectKind::Monetary;
    return memberOf(object, "amount") == std::to_string(intent.amount->minorUnits()) &&
           memberOf(object, "currency") == intent.amount->currency().code();
}

bool isOurs(const json &object, const effect::EffectIntent &intent, const std::string &originalId)
{
    return moneyAgrees(object, intent) && memberOf(object, "object") == intent.operation &&
           !memberOf(object, "id").empty() && memberOf(object, "reference") == intent.providerKey &&
           memberOf(object, "account") == intent.account &&
           (intent.customerRef.empty() || memberOf(object, "customer") == intent.customerRef) &&
           memberOf(object, "recipient") == intent.recipientRef && memberOf(object, "original") == originalId;
}

// The status maps of the descriptions, as far as they prove something.
std::string dispositionOf(const std::string &status)
{
    constexpr std::array Happened = {"succeeded", "authorised",       "paid_back", "released",
                                     "paid",      "partially_failed", "sent"};
    if (std::find(Happened.begin(), Happened.end(), status) != Happened.end())
        return "happened";
    if (status == "pending")
        return "accepted";
    if (status == "refunded" || status == "voided")
        return "reversed";
    return {};
}

ledger::Rejection rejectionOf(const HttpResponse &response, std::string errorClass)
{
    return {std::move(errorClass), response.status, response.header("Request-Id"), response.bodyDigest.hex()};
}

Answer classifyObject(const effect::EffectIntent &intent, const std::string &originalId, const json &object,
                      const HttpResponse &response)
{
    const auto requestId = response.header("Request-Id");
    if (!isOurs(object, intent, originalId))
        return Doubtful{"answer_unreadable", requestId};
    const auto status = memberOf(object, "status");
    if (status == "failed" || status == "bounced")
        return Refused{rejectionOf(response, intent.operation + "_failed")};
    const auto disposition = dispositionOf(status);
    if (disposition.empty())
        return Doubtful{"status_unknown", requestId};
    return Accepted{{memberOf(object, "id"), response.bodyDigest.hex(), requestId, response.status, disposition}};
}

// The one item with that reference in the batch; an empty object where there is none, or more than one.
json itemIn(const json &batch, const std::string &reference)
{
    json found = json::object();
    const auto items = batch.find("items");
    if (items == batch.end() || !items->is_array())
        return found;
    for (const auto &item : *items) {
        if (!item.is_object() || memberOf(item, "reference") != reference)
            continue;
        if (!found.empty())
            return json::object();
        found = item;
    }
    return found;
}

ParcelAnswer classifyObjects(const Parcel &parcel, const HttpResponse &response)
{
    const auto object = objectIn(response);
    ParcelAnswer answer{classifyObject(parcel.intent, parcel.originalId, object, response)};
    for (const auto &item : parcel.items)
        answer.items.push_back(classifyObject(item, {}, itemIn(object, item.providerKey), response));
    return answer;
}

std::optional<Duration> retryAfter(const HttpResponse &response)
{
    const auto seconds = parseInt64(response.header("Retry-After"));
    if (!seconds || *seconds < 0 || *seconds > MaxRetryAfter)
        return std::nullopt;
    return std::chrono::seconds(*seconds);
}

// The provider knows the path and says that what was to be taken from is not there; any other 404 may be of something
// in between.
bool namesNoOriginal(const HttpResponse &response)
{
    const auto object = objectIn(response);
    const auto error = object.find("error");
    return error != object.end() && error->is_object() && memberOf(*error, "code") == "no_such_original";
}

// Of an answer that names no object.
Answer classifyStatus(const HttpResponse &response)
{
    auto errorClass = "http_" + std::to_string(response.status);
    switch (response.status) {
    case 400:
    case 402:
    case 413:
        return Refused{rejectionOf(response, std::move(errorClass))};
    case 404:
        if (namesNoOriginal(response))
            return Refused{rejectionOf(response, std::move(errorClass))};
        return Doubtful{std::move(errorClass), response.header("Request-Id")};
    case 401: // decided before anything else: the token is wrong, not the command
    case 403:
    case 429:
        return NotDone{ledger::NotSentCause::NotProcessed, retryAfter(response), std::move(errorClass)};
    default: // 409 and 422 too: another request with this key reached the provider
        return Doubtful{std::move(errorClass), response.header("Request-Id")};
    }
}

Answer classifyError(const Error &error)
{
    std::string errorClass(toString(error.kind));
    if (error.consequence == Consequence::NothingChanged)
        return NotDone{ledger::NotSentCause::NotSent, std::nullopt, std::move(errorClass)};
    return Doubtful{std::move(errorClass), {}};
}

} // namespace

ParcelAnswer sameForAll(const Parcel &parcel, const Answer &answer)
{
    return {answer, std::vector<Answer>(parcel.items.size(), answer)};
}

ParcelAnswer classify(const Parcel &parcel, const Result<HttpResponse> &exchange)
{
    if (!exchange)
        return sameForAll(parcel, classifyError(exchange.error()));
    if (exchange->status == 200 || exchange->status == 201)
        return classifyObjects(parcel, *exchange);
    return sameForAll(parcel, classifyStatus(*exchange));
}

} // namespace countersign::worker
