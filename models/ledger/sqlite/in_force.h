// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"
#include "models/ledger/sqlite/sqlite_session.h"
#include "models/resolution/facts.h"

#include <optional>
#include <string>
#include <vector>

// The policy and the provider contract in force: the most specific scope wins whole (a tenant before "*", then an
// account before "*"), its newest version.
namespace countersign::ledger {

Result<std::optional<resolution::InForce<resolution::Policy>>> policyInForce(SqliteSession &session,
                                                                             const std::string &tenant);
// Every version of the scope that policyInForce() chose from, newest first.
Result<std::vector<resolution::InForce<resolution::Policy>>> policyVersions(SqliteSession &session,
                                                                            const std::string &tenant);
Result<std::optional<resolution::InForce<effect::ProviderContract>>>
contractInForce(SqliteSession &session, const std::string &tenant, const std::string &provider,
                const std::string &environment, const std::string &account);
Result<std::optional<resolution::InForce<effect::ProviderContract>>> contractOf(SqliteSession &session,
                                                                                const effect::EffectIntent &intent);

} // namespace countersign::ledger
