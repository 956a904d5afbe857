// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/desk.h"

#include <string>
#include <vector>

// The second person: approve, decline, or take back one's own proposal. An approval restates every field of the
// proposal and its digest, and cites the approver's own evidence. Each draft…() is the statement that the function
// beside it would sign, for the sheet.
namespace countersign::desk {

Result<ledger::ProposalRecord> findProposal(Desk &desk, const std::string &proposalId); // NotFound
Result<statement::Statement> draftApproval(Desk &desk, const std::string &proposalId,
                                           const std::vector<Digest> &evidence);
Result<ledger::SubmitOutcome> approve(Desk &desk, const std::string &proposalId, const std::vector<Digest> &evidence);
Result<statement::Statement> draftDecline(Desk &desk, const std::string &proposalId, const std::string &reasonCode,
                                          const std::string &reasonText);
Result<ledger::SubmitOutcome> decline(Desk &desk, const std::string &proposalId, const std::string &reasonCode,
                                      const std::string &reasonText);
Result<statement::Statement> draftWithdrawal(Desk &desk, const std::string &proposalId, const std::string &reasonCode,
                                             const std::string &reasonText);
Result<ledger::SubmitOutcome> withdraw(Desk &desk, const std::string &proposalId, const std::string &reasonCode,
                                       const std::string &reasonText);

} // namespace countersign::desk
