// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/description_transport.h"

#include "models/base/assert.h"
#include "models/base/bytes.h"

#include <openssl/crypto.h>
#include <strings.h>

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

namespace countersign::providers {

namespace {

tl::unexpected<Error> refused(const std::string &why)
{
    return fail(ErrorKind::PermissionDenied,
                "the provider's description does not declare this read: " + why + "; nothing was sent");
}

// "." and "..", written out or percent-encoded, would let a value climb out of its place in the path.
bool isDotSegment(std::string_view segment)
{
    std::size_t dots = 0;
    while (!segment.empty()) {
        if (segment.starts_with('.'))
            segment.remove_prefix(1);
        else if (segment.starts_with("%2e") || segment.starts_with("%2E"))
            segment.remove_prefix(3);
        else
            return false;
        ++dots;
    }
    return dots == 1 || dots == 2;
}

bool hasDotSegment(std::string_view path)
{
    for (std::size_t at = 0; at < path.size();) {
        const std::size_t end = std::min(path.find('/', at + 1), path.size());
        if (isDotSegment(path.substr(at + 1, end - at - 1)))
            return true;
        at = end;
    }
    return false;
}

bool isAddress(std::string_view address)
{
    return address.starts_with('/') && std::all_of(address.begin(), address.end(), [](char c) {
               return c > 0x20 && c < 0x7f && c != '#' && c != '\\';
           });
}

bool fitsHeader(ByteView secret)
{
    return !secret.empty() && std::all_of(secret.begin(), secret.end(),
                                          [](std::byte b) { return b > std::byte{0x20} && b < std::byte{0x7f}; });
}

bool declaresAccept(const ProviderDescription &description)
{
    return std::any_of(description.staticHeaders.begin(), description.staticHeaders.end(),
                       [](const HttpHeader &header) { return strcasecmp(header.name.c_str(), "Accept") == 0; });
}

// The token's copies in a request that is over.
void wipe(std::string &secret)
{
    OPENSSL_cleanse(secret.data(), secret.size());
    secret.clear();
}

} // namespace

DescriptionTransport::DescriptionTransport(const ProviderDescription &description, TransportOptions options,
                                           SecretBytes credentials, HttpTransport &http)
    : m_description(description),
      m_options(std::move(options)),
      m_credentials(std::move(credentials)),
      m_http(http),
      m_pacing(m_options.pacing == nullptr ? m_realTime : *m_options.pacing),
      m_limiter(description.throttle.maxPerSecond, 1, m_pacing.now())
{
}

Result<std::unique_ptr<DescriptionTransport>> DescriptionTransport::make(const ProviderDescription &description,
                                                                         TransportOptions options,
                                                                         SecretBytes credentials, HttpTransport &http)
{
    COUNTERSIGN_TRY(options.baseUrl, baseUrlOf(description, options.environment, options.baseUrl));
    if (description.auth.scheme != AuthScheme::Basic && !fitsHeader(credentials.view()))
        return fail(ErrorKind::InvalidInput, "the token of provider " + description.providerId + " cannot be sent",
                    "It must be printable ASCII without spaces; check its file.");
    if (credentials.empty())
        return fail(ErrorKind::InvalidInput, "provider " + description.providerId + " has no credentials");
    return std::unique_ptr<DescriptionTransport>(
        new DescriptionTransport(description, std::move(options), std::move(credentials), http));
}

bool DescriptionTransport::isDeclared(const std::string &method, std::string_view path) const
{
    return std::any_of(m_description.ladder.begin(), m_description.ladder.end(), [&](const RungDescription &rung) {
        return rung.method == method && rung.path.matchesPath(path);
    });
}

HttpHeader DescriptionTransport::authorization() const
{
    switch (m_description.auth.scheme) {
    case AuthScheme::Bearer:
        return {"Authorization", "Bearer " + std::string(textOf(m_credentials.view()))};
    case AuthScheme::Basic: {
        std::string pair(textOf(m_credentials.view()));
        if (pair.find(':') == std::string::npos)
            pair.push_back(':');
        HttpHeader header{"Authorization", "Basic " + toBase64(viewOf(pair))};
        wipe(pair);
        return header;
    }
    case AuthScheme::ApiKeyHeader:
        return {m_description.auth.header, std::string(textOf(m_credentials.view()))};
    }
    COUNTERSIGN_UNREACHABLE();
}

Status DescriptionTransport::awaitTurn(Deadline deadline, const CancelToken &cancel)
{
    switch (awaitPermit(m_limiter, m_pacing, deadline, cancel).permit) {
    case Permit::Granted:
        return {};
    case Permit::TooLate:
        return fail(ErrorKind::TimedOut, "the deadline came before the provider's rate allowed another request");
    case Permit::Cancelled:
        return fail(ErrorKind::Cancelled, "cancelled before the request; nothing was sent");
    }
    COUNTERSIGN_UNREACHABLE();
}

Result<HttpResponse> DescriptionTransport::read(const std::string &method, const std::string &pathAndQuery,
                                                const std::string &body, const CancelToken &cancel)
{
    const std::string_view path = std::string_view(pathAndQuery).substr(0, pathAndQuery.find('?'));
    if (!isAddress(pathAndQuery) || hasDotSegment(path))
        return refused("the address is not a plain path");
    if (!isDeclared(method, path))
        return refused(method);
    if (!body.empty())
        return refused("it has a body");
    const Deadline deadline = std::min(m_deadline, m_pacing.now() + m_options.requestTimeout);
    COUNTERSIGN_CHECK(awaitTurn(deadline, cancel));
    HttpRequest request{method, m_options.baseUrl + pathAndQuery, m_description.staticHeaders, {}};
    if (!declaresAccept(m_description))
        request.headers.push_back({"Accept", "application/json"});
    request.headers.push_back(authorization());
    auto response = m_http.send(request, deadline, cancel);
    wipe(request.headers.back().value);
    if (response && response->body.size() > m_options.bodyLimit) {
        response->body.resize(m_options.bodyLimit);
        response->bodyTruncated = true;
    }
    return response;
}

} // namespace countersign::providers
