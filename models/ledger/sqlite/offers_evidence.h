// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/evidence.h"
#include "models/effect/provider_contract.h"
#include "models/resolution/facts.h"
#include "models/statement/statement.h"

#include <optional>
#include <string>
#include <vector>

// Which of the stored evidence an offer cites. Lists are newest first, in and out, and hold at most twenty (the limit
// of a statement). Pure; any thread.
namespace countersign::ledger {

using EvidenceList = std::vector<effect::StoredEvidence>;

// The newest evidence of each object any lookup or import named.
EvidenceList newestOfEachObject(const EvidenceList &evidence);
// The newest lookup that missed and as many older ones, spaced as the contract asks, as absence needs.
EvidenceList countedMisses(const EvidenceList &evidence, const std::optional<effect::ProviderContract> &contract);
// The newest document this person attested.
EvidenceList attestedDocument(const EvidenceList &evidence, const std::string &person);
// Evidence of lookups this person began after `since`.
EvidenceList ownLooks(const EvidenceList &evidence, const std::string &person, Instant since);
// First the one, then what the other adds.
EvidenceList together(const EvidenceList &first, const EvidenceList &second);

} // namespace countersign::ledger
