// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/amounts.h"
#include "models/resolution/fact_functions.h"

#include <algorithm>
#include <utility>

namespace countersign::resolution {
namespace {

using effect::EffectKind;
using statement::Action;

bool isMissingAmount(const FactContext &context)
{
    return context.input.intent.kind == EffectKind::Monetary && !context.input.intent.amount;
}

// A currency without a row, and an amount that cannot be computed, are above every limit.
std::optional<RefusalData> aboveLimits(const Worth &worth, const Limits &limits)
{
    for (const auto &[currency, minor] : worth) {
        const auto limit = limits.find(currency);
        if (limit == limits.end())
            return RefusalData{{"unmet", "currency_without_row"}, {"currency", currency}};
        if (!minor)
            return RefusalData{{"unmet", "overflow"}, {"currency", currency}};
        if (*minor > limit->second)
            return RefusalData{{"unmet", "amount"},
                               {"currency", currency},
                               {"amount_minor", std::to_string(*minor)},
                               {"limit_minor", std::to_string(limit->second)}};
    }
    return std::nullopt;
}

Fact aboveForAction(const FactContext &context, const Policy &policy, Action action)
{
    const auto people = policy.people.find(action);
    if (people == policy.people.end() || people->second != 1)
        return fact(true, {{"unmet", "people"}});
    if (isMissingAmount(context))
        return fact(true, {{"unmet", "amount_missing"}});
    const auto thresholds = policy.thresholds.find(action);
    const Limits none;
    if (auto above = aboveLimits(worthOf(context), thresholds == policy.thresholds.end() ? none : thresholds->second))
        return fact(true, std::move(*above));
    const bool isMessage = context.input.intent.kind == EffectKind::Message;
    if (isMessage && context.input.intent.recipientCount > policy.messages.recipients)
        return fact(true, {{"unmet", "recipients"}});
    return fact(false);
}

// What this act adds to a rolling sum: the compensation where it is one, else what the effect is worth.
Worth addedWorth(const FactContext &context)
{
    const auto &compensation = context.input.statement.compensation;
    if (!compensation)
        return worthOf(context);
    Worth worth;
    if (!compensation->amountMinor.empty())
        worth.emplace(compensation->currency, parseMinor(compensation->amountMinor));
    return worth;
}

// The other effects' sum is in the intent's currency; two currencies are never added.
std::optional<RefusalData> windowAbove(const FactContext &context, const WindowLimit &window,
                                       std::optional<std::int64_t> others)
{
    if (window.length <= Duration(0))
        return std::nullopt;
    const auto &amount = context.input.intent.amount;
    Worth total;
    for (const auto &[currency, minor] : addedWorth(context)) {
        const bool sameCurrency = amount && currency == amount->currency().code();
        const auto sum = sameCurrency ? others : std::optional<std::int64_t>(0);
        total.emplace(currency, minor && sum ? checkedSum(*sum, *minor) : std::nullopt);
    }
    return aboveLimits(total, window.limits);
}

// One more than `done` is above `limit`.
bool oneMoreIsAbove(std::int64_t done, std::int64_t limit)
{
    return done >= limit;
}

Fact handlerInside(const FactContext &context, const AutoReconcile &limits)
{
    const FactInput &input = context.input;
    if (input.statement.kind != statement::Kind::Resolve)
        return fact(false, {{"unmet", "kind"}});
    const bool confirms = input.statement.action == Action::Confirm && objectAccepted(context).value;
    const bool rejects = input.statement.action == Action::Reject && objectFailed(context).value;
    if (!oneMatch(context).value || !fieldsEqual(context).value || (!confirms && !rejects))
        return fact(false, {{"unmet", "proof"}});
    if (!limits.providers.contains(input.intent.provider))
        return fact(false, {{"unmet", "provider"}});
    if (!limits.operations.contains(input.intent.operation))
        return fact(false, {{"unmet", "operation"}});
    if (isMissingAmount(context))
        return fact(false, {{"unmet", "amount_missing"}});
    if (auto above = aboveLimits(worthOf(context), limits.maxMinor))
        return fact(false, std::move(*above));
    if (oneMoreIsAbove(input.windows.handlerApplied, limits.perHour))
        return fact(false, {{"unmet", "per_hour"}});
    return fact(true);
}

} // namespace

Fact aboveThreshold(const FactContext &context)
{
    if (!context.input.policy)
        return fact(true, {{"unmet", "no_policy"}});
    const Action action = context.input.statement.action;
    // Settling a conflict has no threshold of its own: money needs two people whatever the amount.
    if (action == Action::None)
        return fact(context.input.intent.kind == EffectKind::Monetary, {{"unmet", "monetary"}});
    return aboveForAction(context, context.input.policy->value, action);
}

Fact windowExceeded(const FactContext &context)
{
    if (!context.input.policy)
        return fact(false, {{"unmet", "no_policy"}});
    const Policy &policy = context.input.policy->value;
    const WindowSums &sums = context.input.windows;
    if (auto above = windowAbove(context, policy.customerWindow, sums.customerMinor))
        return fact(true, std::move(*above));
    if (auto above = windowAbove(context, policy.operatorWindow, sums.operatorMinor))
        return fact(true, std::move(*above));
    const bool isMessage = context.input.intent.kind == EffectKind::Message;
    if (isMessage && oneMoreIsAbove(sums.operatorMessages, policy.messages.perWindow))
        return fact(true, {{"unmet", "messages"}});
    const bool compensates = context.input.statement.action == Action::Compensate;
    if (compensates && oneMoreIsAbove(sums.operatorCompensations, policy.compensationRateLimit))
        return fact(true, {{"unmet", "compensations"}});
    return fact(false);
}

Fact monetaryComplete(const FactContext &context)
{
    return fact(!isMissingAmount(context), {{"unmet", "amount_missing"}});
}

Fact autoWithinLimits(const FactContext &context)
{
    if (!context.input.signerIsHandler)
        return fact(true);
    if (!context.input.policy)
        return fact(false, {{"unmet", "no_policy"}});
    return handlerInside(context, context.input.policy->value.autoReconcile);
}

} // namespace countersign::resolution
