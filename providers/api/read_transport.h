// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"

#include <string>
#include <vector>

// The only way out for an adapter: it refuses whatever the provider's description did not declare as a read.
namespace countersign::providers {

class ReadTransport
{
public:
    ReadTransport() = default;
    ReadTransport(const ReadTransport &) = delete;
    ReadTransport &operator=(const ReadTransport &) = delete;
    virtual ~ReadTransport() = default;

    // `pathAndQuery` starts with "/"; base URL, static headers and credentials are the transport's. PermissionDenied
    // (nothing sent) unless method and path match a declared read.
    virtual Result<HttpResponse> read(const std::string &method, const std::string &pathAndQuery,
                                      const std::string &body, const CancelToken &cancel) = 0;
};

} // namespace countersign::providers
