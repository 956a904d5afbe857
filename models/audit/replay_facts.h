// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"
#include "models/audit/replay_authority.h"
#include "models/audit/replay_effects.h"
#include "models/audit/replay_log.h"
#include "models/audit/replay_problems.h"
#include "models/audit/replay_proposals.h"
#include "models/resolution/rules.h"

#include <cstdint>
#include <optional>
#include <set>

// What can be computed again from signed statements, stored evidence and replayed policies and contracts. What depends
// on the ledger's moment (open conflicts, siblings, rolling sums, outbox) stays asserted by the ledger.
namespace countersign::audit {

class ReplayFacts final
{
public:
    ReplayFacts(AuditSource &source, const ReplayAuthority &authority, ReplayProblems &problems);

    // Cited evidence is stored under its digest, parses and is what the citation says; then every fact of the leaf that
    // can be recomputed must be what the leaf says. `row` is the effect as stored now, `trail` as the statement
    // reached it, `answered` an approval's proposal.
    Status check(const ReplayEntry &read, const effect::EffectIntent &row, const EffectTrail &trail,
                 const ReplayProposal *answered, bool signerIsHandler);
    std::uint64_t recomputed() const { return m_recomputed; }
    std::uint64_t asserted() const { return m_asserted; }

private:
    using Cited = std::vector<effect::StoredEvidence>;

    Result<std::optional<effect::StoredEvidence>> load(std::uint64_t seq, const statement::Citation &citation);
    Result<Cited> loadAll(const ReplayEntry &read, const std::vector<statement::Citation> &citations);
    Result<resolution::FactInput> inputOf(const ReplayEntry &read, const effect::EffectIntent &row,
                                          const EffectTrail &trail, const ReplayProposal *answered);
    void checkTimes(const ReplayEntry &read, const resolution::FactInput &input);
    void compare(const ReplayEntry &read, const resolution::FactInput &input);

    AuditSource &m_source;
    const ReplayAuthority &m_authority;
    ReplayProblems &m_problems;
    const resolution::Rules &m_rules;
    std::uint64_t m_recomputed = 0;
    std::uint64_t m_asserted = 0;
};

// Whether the policy in force pins the rules this program knows; without a policy they apply.
bool knowsRules(const ReplayEntry &read, const ReplayAuthority &authority);
// The leaf's facts are those its rules ask for, and by them the statement was to be accepted. Where the rules are not
// known the decision cannot be checked, and that is a problem too.
void judgeLeaf(const ReplayEntry &read, const ReplayAuthority &authority, ReplayProblems &problems);

// The rows of the decision table a statement was judged by.
std::vector<const resolution::Rule *> rulesOf(const statement::Statement &said, const resolution::Rules &rules);

} // namespace countersign::audit
