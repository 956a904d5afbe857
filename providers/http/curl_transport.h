// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"

#include <cstddef>
#include <cstdint>
#include <string>

// HTTP over libcurl: one fresh connection and one request a call, HTTP/1.1, http and https only, certificates
// verified, no redirect, no proxy, no cookie, no retry of any kind. Thread-safe: a call shares nothing with another.
namespace countersign::providers {

struct CurlOptions
{
    std::size_t bodyCap = 1024 * 1024;            // kept of a body; the rest is counted and hashed only
    std::uint64_t readLimit = 8ULL * 1024 * 1024; // reading stops here, the answer counts as truncated
    std::size_t headerCap = 64 * 1024;            // more header bytes than this is no usable answer
    Duration connectTimeout = std::chrono::seconds(10);
    std::string caFile{}; // "" = the system's certificates
    std::string userAgent = "countersign";
};

class CurlTransport final : public HttpTransport
{
public:
    explicit CurlTransport(CurlOptions options = {});

    // A body cut short by the server is an error, one cut by our limits a response with bodyTruncated. InvalidInput:
    // a URL, method or header that cannot be sent as it stands. An error of NothingChanged means that libcurl never
    // came to the point of writing the request.
    Result<HttpResponse> send(const HttpRequest &request, Deadline deadline, const CancelToken &cancel) override;

private:
    CurlOptions m_options;
};

} // namespace countersign::providers
