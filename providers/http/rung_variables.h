// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "providers/api/lookup_request.h"
#include "providers/http/provider_description.h"
#include "providers/http/uri_template.h"

#include <optional>
#include <string_view>

// The variables a description's paths, queries, matches and requires may name. From the request: tenant, intent_key,
// provider_key, request_digest, operation, account, environment, provider_result_id, provider_request_id, amount_minor,
// amount (in the provider's filter form), currency, customer_ref, recipient_ref, reference (what dispatch planted under
// the operation's correlation field), correlation.<name>. From the scan: from, to, page_size, cursor, page, offset.
namespace countersign::providers {

bool isVariableName(std::string_view name);

// What dispatch planted for the request's operation; "" where nothing was.
std::string plantedReference(const ProviderDescription &description, const LookupRequest &request);

// All that come from the request; one without a value is not in the map.
Variables requestVariables(const ProviderDescription &description, const LookupRequest &request);

struct TimeSpan
{
    Instant from, to;
};
// First dispatch − padding to last dispatch + lease + transit + padding: nothing of this intent can have been created
// outside. None if a dispatch time is not known.
std::optional<TimeSpan> windowOf(const ProviderDescription &description, const Window &window,
                                 const LookupRequest &request);
std::string formatTime(Instant at, TimeFormat format); // whole seconds or milliseconds, truncated
std::optional<Instant> parseTime(const std::string &text, TimeFormat format);

} // namespace countersign::providers
