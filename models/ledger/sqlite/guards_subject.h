// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/provider_contract.h"
#include "models/resolution/policy.h"
#include "models/statement/governance.h"
#include "models/statement/statement.h"

#include <variant>

// What a governance statement sets, read from its subject.
namespace countersign::ledger {

using Subject = std::variant<statement::OperatorEnrol, statement::KeyRevoke, statement::MembershipSet,
                             resolution::Policy, effect::ProviderContract>;

// InvalidInput names the field; asserts that the statement is of a governance kind.
Result<Subject> parseSubject(const statement::Statement &governance);

} // namespace countersign::ledger
