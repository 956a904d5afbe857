// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/statement/statement.h"

#include <string>
#include <vector>

// Valid statements, one of every kind and action, to start a test from.
namespace countersign::statement {

Statement sampleNote();
Statement sampleResolution(Action action);
Statement sampleProposalAnswer(Kind kind); // approve (of a confirm), decline, withdraw
Statement sampleGovernance(Kind kind);     // also approve, decline, withdraw of one
std::vector<Statement> everySample();

// The sample's canonical bytes, changed as text: the first `from` becomes `to`. Asserts that it is there.
std::string bytesWith(const Statement &statement, const std::string &from, const std::string &to);

} // namespace countersign::statement
