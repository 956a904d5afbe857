// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/amounts.h"
#include "models/resolution/compensation.h"
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

bool operationNamed(const FactContext &context, const std::string &operation)
{
    if (!context.input.contract || context.chosen == nullptr)
        return false;
    return compensationOperation(context.input.contract->value, *context.chosen->match) == operation;
}

bool keyFits(const FactContext &context, const std::string &intent)
{
    const auto key = IntentKey::parse(intent);
    return key && effect::deriveProviderKey(context.input.contract->value, {context.input.intent.ref.tenant, *key});
}

Fact beyond(std::string unmet)
{
    return fact(false, {{"unmet", std::move(unmet)}});
}

Fact moneyWithinRest(const FactContext &context, const statement::CompensationCommand &command)
{
    const auto whole = amountToTakeBack(context.input, *context.chosen->match);
    if (!whole || command.currency != whole->currency().code())
        return beyond("currency");
    const auto amount = parseMinor(command.amountMinor);
    if (!amount || *amount == 0)
        return beyond("amount");
    const auto before = context.input.compensationTaken.find(command.targetProviderId);
    const std::int64_t taken = before == context.input.compensationTaken.end() ? 0 : before->second;
    const auto total = taken < 0 ? std::nullopt : checkedSum(taken, *amount);
    const bool isSecond = command.targetProviderId != context.input.intent.providerResultId;
    if (!total || *total > whole->minorUnits() || (isSecond && *total < whole->minorUnits()))
        return fact(false, {{"unmet", "rest"},
                            {"rest_minor", std::to_string(whole->minorUnits() - std::max<std::int64_t>(taken, 0))}});
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
    if (!context.input.intent.compensatesIntentKey.empty())
        return beyond("is_compensation");
    if (!operationNamed(context, command->operation))
        return beyond("operation");
    if (!mayBeTakenBack(context.input, command->targetProviderId))
        return beyond("target");
    if (const auto next = nextCompensationKey(context.input).value(); command->intent != next)
        return fact(false, {{"unmet", "key"}, {"next", next}});
    // A second effect is taken back whole, by one compensation at a time: no row knows how much there was of it.
    const bool ofReceipt = command->targetProviderId == context.input.intent.providerResultId;
    if (!ofReceipt && context.input.compensationTaken.contains(command->targetProviderId))
        return beyond("rest");
    if (!keyFits(context, command->intent))
        return beyond("provider_key");
    if (context.input.intent.amount)
        return moneyWithinRest(context, *command);
    // Without an amount there are no parts: one compensation, of nothing that could be counted.
    const bool plain = command->amountMinor.empty() && command->currency.empty() &&
                       context.input.intent.kind != effect::EffectKind::Monetary;
    const bool taken = context.input.compensationTaken.contains(command->targetProviderId);
    return plain ? fact(!taken, {{"unmet", "rest"}}) : beyond("amount");
}

Fact compensationExists(const FactContext &context)
{
    const auto &statuses = context.input.compensations;
    return fact(std::any_of(statuses.begin(), statuses.end(), counts),
                {{"compensations", std::to_string(statuses.size())}});
}

Fact compensationFits(const FactContext &context)
{
    return fact(context.input.compensationFits, {{"unmet", "original"}});
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
