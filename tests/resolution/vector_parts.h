// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/resolution/facts.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

// One function for each thing the vectors describe. Statements, evidence, policies and contracts go through the parsers
// of the product, so that a vector holds nothing the ledger would not store. All throw on a fault.
namespace countersign::resolution {

effect::EffectIntent intentFrom(const nlohmann::json &value);
effect::EffectAttempt attemptFrom(const nlohmann::json &value);
effect::StoredEvidence storedFrom(const nlohmann::json &value);
statement::Statement statementFrom(nlohmann::json value);
OpenProposal proposalFrom(const nlohmann::json &value);
InForce<Policy> policyFrom(const nlohmann::json &value);
InForce<effect::ProviderContract> contractFrom(const nlohmann::json &value);
WindowSums windowsFrom(const nlohmann::json &value);
SiblingEffect siblingFrom(const nlohmann::json &value);

// RFC 7396: objects member by member, null removes, everything else whole.
nlohmann::json patched(nlohmann::json base, const nlohmann::json &patch);

} // namespace countersign::resolution
