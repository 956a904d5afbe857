// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/amounts.h"
#include "models/resolution/fact_functions.h"

#include <algorithm>
#include <utility>

namespace countersign::resolution {
namespace {

using effect::EffectStatus;

bool counts(EffectStatus status)
{
    return status == EffectStatus::Prepared || status == EffectStatus::Unknown || status == EffectStatus::Confirmed;
}

// The contract names an operation by the object's state: the provider's own word for it, else its disposition.
bool operationNamed(const FactContext &context, const std::string &operation)
{
    if (!context.input.contract || context.chosen == nullptr)
        return false;
    const auto &byState = context.input.contract->value.compensations;
    auto state = byState.find(context.chosen->match->statusRaw);
    if (state == byState.end())
        state = byState.find(std::string(effect::toString(context.chosen->match->disposition)));
    return state != byState.end() && state->second == operation;
}

Fact beyond(std::string unmet)
{
    return fact(false, {{"unmet", std::move(unmet)}});
}

Fact moneyWithinRest(const FactContext &context, const statement::CompensationCommand &command)
{
    const Money &original = *context.input.intent.amount;
    if (command.currency != original.currency().code())
        return beyond("currency");
    const auto amount = parseMinor(command.amountMinor);
    if (!amount || *amount == 0)
        return beyond("amount");
    const std::int64_t taken = context.input.compensationTakenMinor;
    const auto total = taken < 0 ? std::nullopt : checkedSum(taken, *amount);
    if (!total || *total > original.minorUnits())
        return fact(false, {{"unmet", "rest"},
                            {"rest_minor", std::to_string(original.minorUnits() - std::max<std::int64_t>(taken, 0))}});
    return fact(true);
}

} // namespace

Fact conflictOpen(const FactContext &context)
{
    const auto &kinds = context.input.openConflicts;
    const auto blocking =
        std::find_if(kinds.begin(), kinds.end(), [](const std::string &kind) { return kind != "digest_mismatch"; });
    return blocking == kinds.end() ? fact(false) : fact(true, {{"conflict", *blocking}});
}

Fact compensationWithinRest(const FactContext &context)
{
    const auto &command = context.input.statement.compensation;
    if (!command)
        return beyond("none_named");
    if (!operationNamed(context, command->operation))
        return beyond("operation");
    if (context.input.intent.amount)
        return moneyWithinRest(context, *command);
    // Without an amount there are no parts: one compensation, of nothing that could be counted.
    const bool plain = command->amountMinor.empty() && command->currency.empty() &&
                       context.input.intent.kind != effect::EffectKind::Monetary;
    return plain ? fact(!compensationExists(context).value, {{"unmet", "rest"}}) : beyond("amount");
}

Fact compensationExists(const FactContext &context)
{
    const auto &statuses = context.input.compensations;
    return fact(std::any_of(statuses.begin(), statuses.end(), counts),
                {{"compensations", std::to_string(statuses.size())}});
}

Fact workflowResumed(const FactContext &context)
{
    return fact(context.input.workflowResumed);
}

Fact siblingUnknown(const FactContext &context)
{
    for (const SiblingEffect &sibling : context.input.siblings)
        if (sibling.status == EffectStatus::Unknown && !sibling.lookedUp)
            return fact(true, {{"intent", sibling.intentKey}});
    return fact(false);
}

Fact parentSettled(const FactContext &context)
{
    const auto &status = context.input.parentStatus;
    if (!status)
        return fact(context.input.intent.parentIntentKey.empty(), {{"unmet", "parent_missing"}});
    return fact(*status == EffectStatus::Confirmed,
                {{"parent", context.input.intent.parentIntentKey}, {"status", std::string(effect::toString(*status))}});
}

} // namespace countersign::resolution
