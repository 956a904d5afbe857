// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/answer_reader.h"

#include "models/base/canonical_json.h"
#include "models/base/text.h"
#include "providers/http/json_value.h"
#include "providers/http/retry_time.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace countersign::providers {

namespace {

using effect::Finding;
using nlohmann::json;

constexpr int MaxDepth = 64;
constexpr std::size_t MaxDetail = 500;

Finding unavailable(std::string detail, std::optional<Instant> retryAt = std::nullopt)
{
    return effect::Unavailable{retryAt, std::move(detail)};
}

// Printable and short enough for a report; cut between characters.
std::string detailOf(const std::string &text)
{
    std::string detail = escapedForDisplay(text);
    std::size_t end = std::min(detail.size(), MaxDetail);
    while (end < detail.size() && end > 0 && (static_cast<unsigned char>(detail[end]) & 0xC0U) == 0x80U)
        --end;
    detail.resize(end);
    return detail;
}

Finding findingOf(const Error &error)
{
    if (error.kind == ErrorKind::PermissionDenied)
        return inconclusive("not_a_declared_read");
    if (error.kind == ErrorKind::InvalidInput)
        return inconclusive("request_not_sendable");
    return unavailable(detailOf(english(error.context)));
}

std::string statusText(const HttpResponse &response)
{
    return "HTTP " + std::to_string(response.status);
}

// The status alone, where it decides.
std::optional<Finding> findingOfStatus(const Throttle &throttle, const HttpResponse &response, Instant now)
{
    const int status = response.status;
    if (status == 429 || throttle.status.fits(status))
        return unavailable(statusText(response) + ", rate limited", retryTimeOf(throttle, response, now));
    if (status == 401 || status == 403)
        return effect::Denied{statusText(response)};
    if (status >= 500 || status == 408 || status == 425 || status < 200) {
        Throttle standard = throttle;
        standard.fallbackBackoff.reset(); // the provider is ill, not busy
        return unavailable(statusText(response), retryTimeOf(standard, response, now));
    }
    if (status >= 300 && status < 400)
        return inconclusive("redirect");
    if (status != 200 && status != 404)
        return inconclusive("http_" + std::to_string(status));
    return std::nullopt;
}

std::string mediaTypeOf(const HttpResponse &response)
{
    std::string type = response.header("Content-Type");
    type = type.substr(0, type.find_first_of("; \t,"));
    std::transform(type.begin(), type.end(), type.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return type;
}

bool isJsonType(std::string_view type)
{
    return type.empty() || type == "application/json" || type == "text/json" || type.ends_with("+json");
}

tl::expected<json, Finding> readBody(const HttpResponse &response)
{
    const std::string type = mediaTypeOf(response);
    if (response.bodyTruncated)
        return tl::unexpected(inconclusive("answer_too_large"));
    if (type == "text/html" || response.body.starts_with('<'))
        return tl::unexpected(inconclusive("html"));
    if (!isJsonType(type))
        return tl::unexpected(inconclusive("not_json"));
    if (!isUtf8(response.body))
        return tl::unexpected(inconclusive("not_utf8"));
    const CanonicalLimits limits{response.body.size(), MaxDepth};
    if (!checkJsonShape(response.body, limits))
        return tl::unexpected(inconclusive("malformed_json"));
    auto document = parseForeignJson(response.body, limits);
    if (document)
        return std::move(*document);
    return tl::unexpected(inconclusive(json::accept(response.body) ? "duplicate_key" : "not_json"));
}

// Errors that come with status 200 ({"ok": false}). A refusal of a create has the shape of an object and is read as
// one.
std::optional<Finding> errorInside(const ProviderDescription &description, int status, const json &document)
{
    for (const ResponseRule &rule : description.responseRules) {
        if (rule.pointer.empty() || !rule.status.fits(status) || textAt(document, rule.pointer) != rule.value)
            continue;
        if (rule.meaning == ResponseClass::Throttled)
            return unavailable("rate limited, as the answer says");
        if (rule.meaning == ResponseClass::Ambiguous || rule.meaning == ResponseClass::NotProcessed)
            return inconclusive("error_in_answer");
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace

Finding inconclusive(std::string reason)
{
    return effect::Inconclusive{{std::move(reason)}};
}

tl::expected<Answer, Finding> readAnswer(const ProviderDescription &description, const Result<HttpResponse> &response,
                                         Instant now)
{
    if (!response)
        return tl::unexpected(findingOf(response.error()));
    if (auto decided = findingOfStatus(description.throttle, *response, now))
        return tl::unexpected(std::move(*decided));
    auto document = readBody(*response);
    if (!document)
        return tl::unexpected(std::move(document.error()));
    if (auto error = errorInside(description, response->status, *document))
        return tl::unexpected(std::move(*error));
    return Answer{std::move(*document), response->body, response->status == 404};
}

} // namespace countersign::providers
