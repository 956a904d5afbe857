// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/fact_functions.h"

#include <algorithm>

// Facts about attempts, keys and versions.
namespace countersign::resolution {
namespace {

template <class T>
bool cites(const std::optional<statement::VersionRef> &cited, const InForce<T> &inForce)
{
    return cited && cited->version == inForce.version && cited->digest == inForce.digest;
}

} // namespace

Fact attemptOpen(const FactContext &context)
{
    std::optional<Instant> until;
    for (const effect::EffectAttempt &attempt : context.input.attempts)
        if (!attempt.closedAt && context.input.now < attempt.leaseExpiresAt)
            until = until ? std::max(*until, attempt.leaseExpiresAt) : attempt.leaseExpiresAt;
    return until ? fact(true, {{"lease_expires_at", formatInstant(*until)}}, until) : fact(false);
}

Fact dispatchTimeKnown(const FactContext &context)
{
    const auto &attempts = context.input.attempts;
    if (attempts.empty() || static_cast<std::int64_t>(attempts.size()) < context.input.intent.attemptCount)
        return fact(false, {{"unmet", "attempts_missing"}});
    const bool known = std::all_of(attempts.begin(), attempts.end(), [](const effect::EffectAttempt &attempt) {
        return attempt.dispatchedAt.has_value();
    });
    return fact(known, {{"unmet", "dispatched_at"}});
}

Fact keyKept(const FactContext &context)
{
    const auto &until = context.input.intent.redispatchUntil;
    if (!until)
        return fact(false, {{"unmet", "no_key"}});
    return fact(context.input.now < *until, {{"redispatch_until", formatInstant(*until)}});
}

Fact keyless(const FactContext &context)
{
    const auto &contract = context.input.contract;
    return fact(contract && contract->value.keyCarrier == effect::KeyCarrier::None);
}

Fact policyCurrent(const FactContext &context)
{
    const auto &policy = context.input.policy;
    const auto &cited = context.input.statement.policy;
    if (!policy)
        return fact(!cited, {{"unmet", "none_in_force"}});
    if (!cites(cited, *policy))
        return fact(false, {{"unmet", "other_version"}, {"in_force", policy->version}});
    const bool pinsTheseRules = policy->value.rulesDigest == context.rules.digest.hex();
    return fact(pinsTheseRules, {{"unmet", "other_rules"}, {"rules_digest", policy->value.rulesDigest}});
}

Fact contractCurrent(const FactContext &context)
{
    const auto &contract = context.input.contract;
    if (!contract)
        return fact(false, {{"unmet", "none_in_force"}});
    return fact(cites(context.input.statement.contract, *contract),
                {{"unmet", "other_version"}, {"in_force", contract->version}});
}

} // namespace countersign::resolution
