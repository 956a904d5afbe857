// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/evidence.h"
#include "models/effect/provider_contract.h"
#include "models/resolution/facts.h"
#include "models/statement/statement.h"

#include <optional>
#include <string>

// What would take an effect back (ledger.md section 6): which operation, of which object, of how much, under which key.
namespace countersign::resolution {

// The operation the contract names for the object's state: by the provider's own word for it, else by its disposition.
// nullopt: none; a sent message is not unsent.
std::optional<std::string> compensationOperation(const effect::ProviderContract &contract, const effect::Match &match);

// The object is this effect's own: its receipt, or one that a conflict says was made besides it. Nothing else that a
// lookup may have shown is ever taken back.
bool mayBeTakenBack(const FactInput &input, const std::string &objectId);

// All that there is to take back: the effect's amount of its receipt, the object's own amount of a second effect.
// nullopt: there is no amount, or it is not in the effect's currency.
std::optional<Money> amountToTakeBack(const FactInput &input, const effect::Match &match);

// The next free key: numbers are never used again, whatever became of the compensation.
IntentKey nextCompensationKey(const FactInput &input);

// The command that takes back all that is left of `match`, restated as a statement does; nullopt: it is not this
// effect's, the contract names no operation, or nothing is left.
std::optional<statement::CompensationCommand> compensationOfRest(const FactInput &input, const effect::Match &match);

} // namespace countersign::resolution
