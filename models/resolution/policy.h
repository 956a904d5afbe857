// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/digest.h"
#include "models/statement/statement.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>

// What the organisation decided: how many people, above which amounts, how old evidence may be. The subject of a
// policy_set statement; the most specific version (tenant before "*") wins whole.
namespace countersign::resolution {

// Highest amount one person may settle alone, per currency code, in minor units.
using Limits = std::map<std::string, std::int64_t>;

struct WindowLimit
{
    Duration length{}; // rolling, by the ledger's clock; zero = no such window
    Limits limits{};   // the sum above which two people are needed; a currency without a row is above
    bool operator==(const WindowLimit &) const = default;
};

struct MessageLimits
{
    std::int64_t recipients = 0; // more recipients than this need two people
    std::int64_t perWindow = 0;  // more messages than this per operator and operator window need two people
    bool operator==(const MessageLimits &) const = default;
};

struct AutoReconcile
{
    Limits maxMinor{};
    std::int64_t perHour = 0;
    std::set<std::string> providers{};
    std::set<std::string> operations{};
    bool operator==(const AutoReconcile &) const = default;
};

struct Policy
{
    std::string tenant{}; // or "*"
    std::int64_t version = 0;
    std::map<statement::Action, int> people{}; // 1 or 2 for every action
    std::map<statement::Action, Limits> thresholds{};
    WindowLimit customerWindow{}; // per tenant + currency + customer
    WindowLimit operatorWindow{}; // per operator + currency
    MessageLimits messages{};
    Duration evidenceMaxAge{};
    Duration ownLookMaxAge{};
    Duration holdDefault{};
    Duration holdMax{};
    Duration proposalLife{};
    std::int64_t seenLag = 0; // entries a signer's cited head may be behind
    Duration preparedMax{};
    Duration overdueEscalate{};
    std::int64_t compensationRateLimit = 0; // per operator and hour
    AutoReconcile autoReconcile{};
    std::string rulesDigest{}; // SHA-256 of resources/rules/resolution_rules.json
    bool operator==(const Policy &) const = default;
};

// Subject form: every leaf a string; amounts in minor units, durations in whole seconds; `people` and `thresholds` name
// all five actions; the whole at most MaxPolicyBytes. parse refuses unknown and missing fields, people other than 1 or
// 2, negative or overflowing numbers, "13.194", unknown currencies; the error names the field.
//   {"tenant": "acme", "version": "3", "people": {"confirm": "1", …}, "thresholds": {"confirm": {"EUR": "500000"}, …},
//    "windows": {"customer": {"length": "86400", "limits": {"EUR": "1000000"}}, "operator": {…}},
//    "messages": {"recipients": "100", "per_window": "50"}, "evidence_max_age": "900", "own_look_max_age": "900",
//    "hold_default": "3600", "hold_max": "86400", "proposal_life": "28800", "seen_lag": "1000", "prepared_max": "3600",
//    "overdue_escalate": "86400", "compensation_rate_limit": "10",
//    "auto_reconcile": {"max_minor": {"EUR": "10000"}, "per_hour": "100", "providers": ["…"], "operations": ["…"]},
//    "rules_digest": "<64 hex digits>"}
inline constexpr std::size_t MaxPolicyBytes = 12 * 1024; // leaves room for the rest of a 16 KiB statement
nlohmann::json policySubject(const Policy &policy);
Result<Policy> parsePolicySubject(const nlohmann::json &subject);
Digest policyDigest(const Policy &policy);

} // namespace countersign::resolution
