// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

// The documented JSON shapes of ledger records and their one-line text. Times are RFC 3339 UTC, absent values null,
// amounts whole minor units.
namespace countersign::app {

nlohmann::json intentJson(const effect::EffectIntent &intent, Instant now);
std::string intentLine(const effect::EffectIntent &intent, Instant now);
nlohmann::json dossierJson(const ledger::Dossier &dossier, Instant now);
nlohmann::json proposalJson(const ledger::ProposalRecord &proposal);
std::string proposalLine(const ledger::ProposalRecord &proposal);
nlohmann::json statementJson(const ledger::StatementRecord &record);

} // namespace countersign::app
