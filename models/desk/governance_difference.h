// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/json_difference.h"
#include "models/effect/provider_contract.h"
#include "models/ledger/ledger_reader.h"
#include "models/resolution/policy.h"

#include <string>
#include <vector>

// What a governance statement would change: its subject against what is in force now, field by field. An administrator
// sees this before he agrees, and whoever writes a policy or contract file before he proposes it.
namespace countersign::desk {

struct GovernanceDifference
{
    std::string against{};              // "policy version 3 of *"; empty: nothing of the kind is in force
    std::vector<FieldChange> changes{}; // in the order of the field names
    std::string obstacle{};             // why the ledger would refuse the version as it stands; empty: it would not
};

// Of a policy or contract the version that would cease to apply: where the scope has none of its own yet, the one that
// applies to it until now.
Result<GovernanceDifference> differenceOf(ledger::LedgerReader &reader, const resolution::Policy &policy);
Result<GovernanceDifference> differenceOf(ledger::LedgerReader &reader, const effect::ProviderContract &contract);
// Of any governance statement.
Result<GovernanceDifference> differenceOf(ledger::LedgerReader &reader, const statement::Statement &governance);

} // namespace countersign::desk
