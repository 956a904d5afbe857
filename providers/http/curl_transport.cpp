// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/curl_transport.h"

#include "models/base/assert.h"
#include "providers/http/curl_exchange.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <string_view>
#include <utility>

namespace countersign::providers {

namespace {

bool isTokenCharacter(char c)
{
    const bool alphanumeric = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    return alphanumeric || std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
}

bool isToken(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isTokenCharacter);
}

bool isFieldValue(std::string_view text)
{
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return c == '\t' || (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f); });
}

bool isUrl(std::string_view url)
{
    const bool scheme = url.starts_with("http://") || url.starts_with("https://");
    return scheme && std::all_of(url.begin(), url.end(),
                                 [](char c) { return static_cast<unsigned char>(c) > 0x20 && c != 0x7f; });
}

Status checkRequest(const HttpRequest &request)
{
    if (!isToken(request.method))
        return fail(ErrorKind::InvalidInput, "the HTTP method is not a token; nothing was sent");
    if (!isUrl(request.url))
        return fail(ErrorKind::InvalidInput, "the URL is not an absolute http or https URL; nothing was sent",
                    "Check the base URL of the provider account.");
    for (const HttpHeader &header : request.headers)
        if (!isToken(header.name) || !isFieldValue(header.value))
            return fail(ErrorKind::InvalidInput, "an HTTP header cannot be sent as it stands; nothing was sent",
                        "Look for line breaks in the token or in the description's static headers.");
    return {};
}

void startCurlOnce()
{
    static std::once_flag once;
    std::call_once(once, [] { COUNTERSIGN_ASSERT(curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK); });
}

// What is said about a request in errors: no query, no credentials.
std::string nameOf(const HttpRequest &request)
{
    return request.method + " " + request.url.substr(0, request.url.find_first_of("?#"));
}

ErrorKind kindOf(CURLcode code)
{
    if (code == CURLE_OPERATION_TIMEDOUT || code == CURLE_ABORTED_BY_CALLBACK) // the last moment before writing
        return ErrorKind::TimedOut;
    if (code == CURLE_PEER_FAILED_VERIFICATION || code == CURLE_SSL_CACERT_BADFILE)
        return ErrorKind::VerificationFailed;
    if (code == CURLE_URL_MALFORMAT || code == CURLE_UNSUPPORTED_PROTOCOL || code == CURLE_LOGIN_DENIED)
        return ErrorKind::InvalidInput;
    return ErrorKind::Unavailable;
}

Error transportError(const HttpRequest &request, ErrorKind kind, const std::string &cause, bool requestStarted)
{
    Error error;
    // Once a byte may have left, whatever libcurl calls the failure is no more than "no usable answer".
    error.kind = requestStarted && kind == ErrorKind::InvalidInput ? ErrorKind::Unavailable : kind;
    error.recovery = requestStarted ? Recovery::OutcomeUnknown : Recovery::Retry;
    error.consequence = requestStarted ? Consequence::MayHaveReachedProvider : Consequence::NothingChanged;
    error.context = nameOf(request) + ": " + cause +
                    (requestStarted ? "; the request may have reached the provider" : "; nothing was sent");
    return error;
}

tl::unexpected<Error> failureOf(const HttpRequest &request, const CurlExchange &exchange)
{
    if (exchange.cancelled())
        return fail(transportError(request, ErrorKind::Cancelled, "cancelled", exchange.requestStarted()));
    return fail(transportError(request, kindOf(exchange.code()), exchange.errorText(), exchange.requestStarted()));
}

} // namespace

CurlTransport::CurlTransport(CurlOptions options) : m_options(std::move(options))
{
    startCurlOnce();
}

Result<HttpResponse> CurlTransport::send(const HttpRequest &request, Deadline deadline, const CancelToken &cancel)
{
    COUNTERSIGN_CHECK(checkRequest(request));
    if (cancel.isCancelled())
        return fail(transportError(request, ErrorKind::Cancelled, "cancelled", false));
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Deadline::clock::now());
    if (left.count() <= 0)
        return fail(transportError(request, ErrorKind::TimedOut, "the deadline had passed", false));
    CurlExchange exchange(request, m_options, deadline);
    exchange.perform(cancel);
    if (!exchange.succeeded())
        return failureOf(request, exchange);
    return exchange.takeResponse();
}

} // namespace countersign::providers
