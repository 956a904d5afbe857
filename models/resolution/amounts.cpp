// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/amounts.h"

#include "models/base/text.h"

#include <algorithm>
#include <limits>

namespace countersign::resolution {
namespace {

void raise(Worth &worth, const std::string &currency, std::optional<std::int64_t> minor)
{
    const auto [at, isNew] = worth.emplace(currency, minor);
    if (!isNew)
        at->second = at->second && minor ? std::optional(std::max(*at->second, *minor)) : std::nullopt;
}

// The objects' amounts and, where there are several, their sum per currency.
void raiseByObjects(Worth &worth, const CitedObjects &objects)
{
    Worth sums;
    for (const auto &[id, object] : objects) {
        const effect::Match &match = *object.match;
        if (match.amountMinor.empty())
            continue; // the provider does not tell; that is a differing field, not an amount
        const auto minor = parseMinor(match.amountMinor);
        auto &sum = sums.emplace(match.currency, 0).first->second;
        sum = sum && minor ? checkedSum(*sum, *minor) : std::nullopt;
    }
    // Amounts are not negative, so the sum is at least the largest.
    for (const auto &[currency, sum] : sums)
        raise(worth, currency, sum);
}

} // namespace

std::optional<std::int64_t> checkedSum(std::int64_t a, std::int64_t b)
{
    const bool over =
        b > 0 ? a > std::numeric_limits<std::int64_t>::max() - b : a < std::numeric_limits<std::int64_t>::min() - b;
    return over ? std::nullopt : std::optional(a + b);
}

std::optional<std::int64_t> parseMinor(const std::string &text)
{
    const auto minor = parseInt64(text);
    return minor && *minor >= 0 ? minor : std::nullopt;
}

Worth worthOf(const FactContext &context)
{
    Worth worth;
    if (const auto &amount = context.input.intent.amount) {
        const std::int64_t minor = amount->minorUnits();
        raise(worth, std::string(amount->currency().code()), minor >= 0 ? std::optional(minor) : std::nullopt);
    }
    if (context.input.intent.kind == effect::EffectKind::Monetary || context.input.intent.amount)
        raiseByObjects(worth, context.objects);
    if (const auto &compensation = context.input.statement.compensation;
        compensation && !compensation->amountMinor.empty())
        raise(worth, compensation->currency, parseMinor(compensation->amountMinor));
    return worth;
}

} // namespace countersign::resolution
