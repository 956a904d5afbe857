// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"
#include "providers/http/provider_description.h"

#include <optional>

namespace countersign::providers {

// When the provider wants to be asked again: its own header, else Retry-After, else the description's backoff. A header
// that cannot be read, lies in the past or further away than a hundred years counts as none. Empty: it does not say.
std::optional<Instant> retryTimeOf(const Throttle &throttle, const HttpResponse &response, Instant now);

} // namespace countersign::providers
