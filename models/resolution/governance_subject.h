// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/provider_contract.h"
#include "models/resolution/policy.h"
#include "models/statement/governance.h"
#include "models/statement/statement.h"

#include <string>
#include <variant>

// What a governance statement, or the approval of one, sets: read from its subject.
namespace countersign::resolution {

using Subject = std::variant<statement::OperatorEnrol, statement::KeyRevoke, statement::MembershipSet, Policy,
                             effect::ProviderContract>;

// `kind` is the governance kind the subject belongs to (asserted): of an approval, its proposal's. InvalidInput names
// the field.
Result<Subject> parseSubject(statement::Kind kind, const std::string &subject);

} // namespace countersign::resolution
