// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"
#include "models/resolution/facts.h"
#include "models/resolution/refusal.h"
#include "models/resolution/rules.h"
#include "models/statement/envelope.h"
#include "models/statement/governance.h"
#include "models/statement/statement.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

// The guards of trust.md (b) as functions of what was read: no database here, so submit() and offers() judge with the
// same code. Each returns the refusal, or nothing where the guard is passed. Any thread.
namespace countersign::ledger {

using Refused = std::optional<resolution::Refusal>;

resolution::Refusal refusal(std::string code, resolution::RefusalData data,
                            std::optional<Instant> mayChangeAt = std::nullopt);
// `why`: the parser's words; they stand in the data as well, in English.
resolution::Refusal refusal(std::string code, resolution::RefusalData data, Phrase why);

Refused guardShape(const statement::Envelope &envelope);                            // G1
Refused guardForm(const statement::Envelope &envelope, statement::Statement &said); // G2; fills `said`
Refused guardClock(const statement::Statement &said, Instant now);                  // G10
// G11. `sweepDue`: the row's lease has lapsed and nobody has swept it yet.
Refused guardPrior(const statement::Statement &said, const effect::EffectIntent &intent, bool sweepDue);
Refused guardRestatement(const statement::Statement &said, const effect::EffectIntent &intent); // G12
// G13, status = the row's; empty for governance. A handler may only resolve.
Refused guardRole(const statement::Statement &said, const std::set<statement::Role> &roles,
                  std::optional<effect::EffectStatus> status, const resolution::Rules &rules);
// G19 and G20 for governance: an approval restates the whole proposal, another administrator answers it, and only its
// proposer withdraws it. For proposals about an effect these are facts.
Refused guardGovernanceAnswer(const statement::Statement &said, const resolution::OpenProposal &open, Instant now);
// The end of a hold lies ahead and within the policy's hold_max.
Refused guardHoldEnd(const statement::Statement &said,
                     const std::optional<resolution::InForce<resolution::Policy>> &policy, Instant now);

// The row of the decision table a statement is judged by: its action's, or its kind's.
const resolution::Rule &ruleOf(const statement::Statement &said, const resolution::Rules &rules);
const resolution::Rule &kindRule(statement::Kind kind, const resolution::Rules &rules);

// True where of the roles that allow the rule only `handler` is held.
bool actsAsHandler(const std::set<statement::Role> &roles, const resolution::Rule &rule);

// The proposal still stands: same row version, not expired, and its proposer may still propose it.
bool isLive(const resolution::OpenProposal &proposal, const effect::EffectIntent &intent, Instant now);

struct Judged
{
    std::vector<resolution::Refusal> refusals{}; // in the order of judging; the first is the answer
    bool twoPeople = false;
    std::vector<std::string> twoPeopleWhy{};
    std::map<std::string, bool> facts{}; // for the leaf
};

// G14 to G23 with RC403 and RC414, in the order of ledger.md section 5.
Judged judgeStatement(const resolution::FactInput &input, const resolution::Rules &rules);

} // namespace countersign::ledger
