// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/desk.h"
#include "models/effect/provider_contract.h"
#include "models/resolution/policy.h"
#include "models/statement/governance.h"

#include <optional>
#include <string>
#include <vector>

// Who may do what, under which policy and contract: governance statements. After bootstrap each needs a second
// administrator's approve(), except key_revoke.
namespace countersign::desk {

Result<ledger::SubmitOutcome> enrol(Desk &desk, const statement::OperatorEnrol &enrol);
Result<ledger::SubmitOutcome> setMembership(Desk &desk, const statement::MembershipSet &membership);
Result<ledger::SubmitOutcome> revokeKey(Desk &desk, const statement::KeyRevoke &revoke);
Result<ledger::SubmitOutcome> setPolicy(Desk &desk, const resolution::Policy &policy);
Result<ledger::SubmitOutcome> publishContract(Desk &desk, const effect::ProviderContract &contract);

// Everything of a person who leaves: each live key is revoked at once, and the end of each membership proposed for the
// second administrator. Stops at the first refusal; called again, it goes on where it stopped. His statements, and the
// approvals among them, go on verifying and showing his name.
struct Leave
{
    std::vector<ledger::LogReceipt> revoked{};
    std::vector<ledger::LogReceipt> proposed{};
    std::optional<resolution::Refusal> refused{};
};
Result<Leave> letGo(Desk &desk, const std::string &person); // NotFound; InvalidInput for oneself

// A lost key is replaced by two administrators, and its owner is none of them.
inline constexpr std::size_t EnoughAdministrators = 3;
// Administrators of "*" with a live key.
std::size_t liveAdministrators(const std::vector<ledger::PersonRecord> &persons);

} // namespace countersign::desk
