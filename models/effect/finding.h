// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/digest.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// What one rung of a lookup returned. A closed sum type: absent, "could not find out" and "found something else" can
// never be confused, and a new alternative breaks the build wherever one is missing.
namespace countersign::effect {

// What became of an object at the provider.
enum class Disposition {
    Accepted, // exists, may still complete or fail; a resend would duplicate it
    Happened,
    DidNotHappen, // terminal only
    InFlight,     // not even acceptance decided; also every status the contract does not name
    Reversed,     // happened and was later undone
};
std::string_view toString(Disposition disposition);
std::optional<Disposition> parseDisposition(std::string_view word);

// One object at the provider, as evidence carries it: strings exactly as they will be stored, "" where not returned.
struct Match
{
    std::string id{};
    Disposition disposition = Disposition::InFlight;
    std::string statusRaw{};
    std::string amountMinor{};
    std::string currency{};
    std::string settlementMinor{};
    std::string settlementCurrency{};
    std::string createdAt{}; // RFC 3339 UTC, whole seconds
    std::string reference{}; // value of the planted field the rung names
    std::string recipientRef{};
    std::string responseDigest{}; // hex SHA-256 of the object's own JSON as received
    bool operator==(const Match &) const = default;
};

struct Found
{
    Match match;
};
struct FoundMany
{
    std::vector<Match> matches;
};
struct Mismatch
{
    Match match;
    std::vector<std::string> differing;
}; // one object whose compared fields differ
struct Absent
{
};
struct Inconclusive
{
    std::vector<std::string> unmet;
}; // why this is no answer: scan_incomplete, not_planted, …
struct Denied
{
    std::string detail;
};
struct Unavailable
{
    std::optional<Instant> retryAt;
    std::string detail;
};

using Finding = std::variant<Found, FoundMany, Mismatch, Absent, Inconclusive, Denied, Unavailable>;

// The name an evidence record carries: Found, FoundMany, Mismatch, Absent, Inconclusive, Denied, Unavailable.
std::string_view findingName(const Finding &finding);
// Precedence over rungs (ledger.md section 3): FoundMany > Mismatch > Found > Denied > Unavailable > Inconclusive >
// Absent.
// 0 is the strongest; asserts a known name.
int findingRank(std::string_view name);
bool isFindingName(std::string_view name);

} // namespace countersign::effect
