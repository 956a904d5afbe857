// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/approvals/approvals_state.h"

// The sentences of the inbox. Pure.
namespace countersign::view {

// `settledBy`: the statement that ended a proposal that is not open any more, where there is one.
ApprovalRow approvalRow(const ledger::ProposalRecord &proposal, const std::string &person,
                        const statement::Statement *settledBy, Instant now);

// What may be seen before the outcome is chosen.
OpenApproval blindApproval(const ledger::ProposalRecord &proposal, const ledger::Dossier *dossier,
                           const std::string &person, Instant now);
// Adds what was proposed, by whom and why.
void reveal(OpenApproval &open, const ledger::ProposalRecord &proposal, const ledger::Dossier *dossier, Instant now);

// Of this person's newest answers: how many, how many approved, and the median from his look to his signature.
QString hygieneLine(const std::vector<ledger::StatementRecord> &log, const std::string &person);

} // namespace countersign::view
