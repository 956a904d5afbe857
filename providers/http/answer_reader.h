// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"
#include "models/effect/finding.h"
#include "providers/http/provider_description.h"

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include <string>

// One answer to a read: either JSON that may be looked into, or already the finding of the rung.
namespace countersign::providers {

struct Answer
{
    nlohmann::json document{}; // numbers as their raw digits
    std::string body{};        // as received
    bool isNotFound = false;   // a 404 with a JSON body: from the provider, not from something in between
};

// Only a whole 200 or 404 with well-formed JSON is an answer. 401 and 403 are Denied; throttling, 5xx and what the
// transport could not fetch are Unavailable; all else (redirects, HTML, duplicate keys, cut bodies) is Inconclusive.
tl::expected<Answer, effect::Finding> readAnswer(const ProviderDescription &description,
                                                 const Result<HttpResponse> &response, Instant now);

effect::Finding inconclusive(std::string reason);

} // namespace countersign::providers
