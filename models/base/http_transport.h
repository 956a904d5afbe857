// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/cancel_token.h"
#include "models/base/clock.h"
#include "models/base/digest.h"

#include <cstdint>
#include <string>
#include <vector>

// One HTTP exchange. Implementations use a fresh connection a request, follow no redirect and repeat nothing.
namespace countersign {

struct HttpHeader
{
    std::string name;
    std::string value;
    bool operator==(const HttpHeader &) const = default;
};

struct HttpRequest
{
    std::string method = "GET";
    std::string url; // absolute, http or https
    std::vector<HttpHeader> headers;
    std::string body;
};

struct HttpResponse
{
    int status = 0;
    std::vector<HttpHeader> headers;
    std::string body;           // at most the transport's cap
    bool bodyTruncated = false; // more came than the cap; bodySize and bodyDigest still cover all that was read
    std::uint64_t bodySize = 0;
    Digest bodyDigest;

    // First header of that name, case-insensitive; empty if none.
    std::string header(std::string_view name) const;
};

class HttpTransport
{
public:
    HttpTransport() = default;
    HttpTransport(const HttpTransport &) = delete;
    HttpTransport &operator=(const HttpTransport &) = delete;
    virtual ~HttpTransport() = default;

    // Blocking. On error, Error::consequence says NothingChanged only where provably no byte of the request left
    // (name resolution, refused connection, TLS failure before the request), else MayHaveReachedProvider.
    virtual Result<HttpResponse> send(const HttpRequest &request, Deadline deadline, const CancelToken &cancel) = 0;
};

} // namespace countersign
