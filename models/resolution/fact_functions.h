// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/resolution/cited_objects.h"

// Inside the folder: one function a fact, named as in the rules file. What each is true for stands there and in
// ledger.md section 5; every comparison is made anew from evidence, intent row, lookup and contract.
namespace countersign::resolution {

Fact attemptOpen(const FactContext &context);
Fact heldByOther(const FactContext &context);
Fact oneMatch(const FactContext &context);
Fact manyMatches(const FactContext &context);
Fact mismatchNamed(const FactContext &context);
Fact surplusNamed(const FactContext &context);
Fact objectAccepted(const FactContext &context);
Fact objectFailed(const FactContext &context);
Fact objectInFlight(const FactContext &context);
Fact objectReversed(const FactContext &context);
Fact fieldsEqual(const FactContext &context);
Fact absenceProven(const FactContext &context);
Fact dispatchTimeKnown(const FactContext &context);
Fact keyKept(const FactContext &context);
Fact keyless(const FactContext &context);
Fact evidenceForIntent(const FactContext &context);
Fact evidenceFresh(const FactContext &context);
Fact documentAttested(const FactContext &context);
Fact contradicted(const FactContext &context);
Fact conflictOpen(const FactContext &context);
Fact ownLookAfterProposal(const FactContext &context);
Fact ownLookAgrees(const FactContext &context);
Fact aboveThreshold(const FactContext &context);
Fact windowExceeded(const FactContext &context);
Fact monetaryComplete(const FactContext &context);
Fact compensationWithinRest(const FactContext &context);
Fact compensationExists(const FactContext &context);
Fact compensationFits(const FactContext &context);
Fact workflowResumed(const FactContext &context);
Fact siblingUnknown(const FactContext &context);
Fact parentSettled(const FactContext &context);
Fact proposalOpen(const FactContext &context);
Fact proposalMatches(const FactContext &context);
Fact distinctPerson(const FactContext &context);
Fact policyCurrent(const FactContext &context);
Fact contractCurrent(const FactContext &context);
Fact reasonGiven(const FactContext &context);
Fact autoWithinLimits(const FactContext &context);

} // namespace countersign::resolution
