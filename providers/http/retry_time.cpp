// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/retry_time.h"

#include "models/base/assert.h"

#include <curl/curl.h>

#include <chrono>

namespace countersign::providers {

namespace {

std::optional<Instant> inSeconds(const std::string &text, Instant now)
{
    const auto wait = parseSeconds(text);
    return wait ? std::optional(now + *wait) : std::nullopt;
}

std::optional<Instant> atDate(const std::string &text)
{
    const time_t at = curl_getdate(text.c_str(), nullptr);
    return at < 0 ? std::nullopt : std::optional(Instant(std::chrono::seconds(at)));
}

std::optional<Instant> atEpoch(const std::string &text)
{
    const auto since = parseSeconds(text);
    return since ? std::optional(Instant(*since)) : std::nullopt;
}

std::optional<Instant> readAs(Throttle::Unit unit, const std::string &text, Instant now)
{
    switch (unit) {
    case Throttle::Unit::Seconds:
        return inSeconds(text, now);
    case Throttle::Unit::Epoch:
        return atEpoch(text);
    case Throttle::Unit::Date:
        return atDate(text);
    }
    COUNTERSIGN_UNREACHABLE();
}

// RFC 9110: seconds or a date, whatever the provider's documentation calls it.
std::optional<Instant> standardRetryAfter(const std::string &text, Instant now)
{
    const auto wait = inSeconds(text, now);
    return wait ? wait : atDate(text);
}

} // namespace

std::optional<Instant> retryTimeOf(const Throttle &throttle, const HttpResponse &response, Instant now)
{
    const auto usable = [now](const std::optional<Instant> &at) {
        return at && *at >= now && *at <= now + std::chrono::hours(24 * 36525);
    };
    if (const auto own = readAs(throttle.unit, response.header(throttle.header), now); usable(own))
        return own;
    if (const auto standard = standardRetryAfter(response.header("Retry-After"), now); usable(standard))
        return standard;
    return throttle.fallbackBackoff ? std::optional(now + *throttle.fallbackBackoff) : std::nullopt;
}

} // namespace countersign::providers
