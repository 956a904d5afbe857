// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/approvals/approvals_state.h"

// The approver's own look beside what was intended. Pure.
namespace countersign::view {

// Fills in look, lookLine, lookStale, findings and lines from the newest look of `person` after the proposal.
void showLook(OpenApproval &open, const ledger::ProposalRecord &proposal, const ledger::Dossier &dossier,
              const std::string &person, Instant now);

} // namespace countersign::view
