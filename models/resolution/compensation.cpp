// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/compensation.h"

#include "models/base/digest.h"
#include "models/effect/compensation_key.h"
#include "models/resolution/amounts.h"

#include <algorithm>

namespace countersign::resolution {

std::optional<std::string> compensationOperation(const effect::ProviderContract &contract, const effect::Match &match)
{
    const auto &byState = contract.compensations;
    auto state = byState.find(match.statusRaw);
    if (state == byState.end())
        state = byState.find(std::string(effect::toString(match.disposition)));
    if (state == byState.end() || !contract.operations.contains(state->second))
        return std::nullopt;
    return state->second;
}

bool mayBeTakenBack(const FactInput &input, const std::string &objectId)
{
    const auto &besides = input.secondEffects;
    return !objectId.empty() && (objectId == input.intent.providerResultId ||
                                 std::find(besides.begin(), besides.end(), objectId) != besides.end());
}

std::optional<Money> amountToTakeBack(const FactInput &input, const effect::Match &match)
{
    const auto &amount = input.intent.amount;
    if (!amount || match.id == input.intent.providerResultId)
        return amount;
    const auto minor = parseMinor(match.amountMinor);
    if (!minor || match.currency != amount->currency().code())
        return std::nullopt;
    return Money(*minor, amount->currency());
}

IntentKey nextCompensationKey(const FactInput &input)
{
    return effect::compensationKey(input.intent.ref.key, static_cast<std::int64_t>(input.compensations.size()) + 1);
}

std::optional<statement::CompensationCommand> compensationOfRest(const FactInput &input, const effect::Match &match)
{
    const auto operation =
        input.contract ? compensationOperation(input.contract->value, match) : std::optional<std::string>();
    if (!operation || !mayBeTakenBack(input, match.id))
        return std::nullopt;
    if (match.id != input.intent.providerResultId && input.compensationTaken.contains(match.id))
        return std::nullopt; // a second effect is taken back whole, by one compensation at a time
    statement::CompensationCommand command;
    command.intent = nextCompensationKey(input).value();
    command.operation = *operation;
    command.targetProviderId = match.id;
    if (input.intent.amount) {
        const auto whole = amountToTakeBack(input, match);
        const auto taken = input.compensationTaken.find(match.id);
        const std::int64_t rest =
            whole ? whole->minorUnits() - (taken == input.compensationTaken.end() ? 0 : taken->second) : 0;
        if (rest <= 0)
            return std::nullopt;
        command.amountMinor = std::to_string(rest);
        command.currency = whole->currency().code();
    }
    const auto bytes = statement::compensationCommand(command);
    if (!bytes)
        return std::nullopt; // an id that no statement can carry
    command.commandDigest = sha256(*bytes).hex();
    return command;
}

} // namespace countersign::resolution
