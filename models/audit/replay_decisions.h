// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"
#include "models/audit/replay_authority.h"
#include "models/audit/replay_conflicts.h"
#include "models/audit/replay_effects.h"
#include "models/audit/replay_facts.h"
#include "models/audit/replay_log.h"
#include "models/audit/replay_problems.h"
#include "models/audit/replay_proposals.h"

#include <functional>

// Statements about effects: role, transition, restatement, proposal and approval, facts. A statement with a problem
// changes nothing in the replay, so a table row that follows it is named as well.
namespace countersign::audit {

class ReplayDecisions final
{
public:
    ReplayDecisions(AuditSource &source, const ReplayAuthority &authority, ReplayProposals &proposals,
                    ReplayProblems &problems);

    Status decide(const ReplayEntry &read); // an authenticated statement with an intent

    // Everything the decided statements lead to, held against the effect tables. `pause` is called once a page.
    Status compareWithTables(const std::function<Status()> &pause);
    const ReplayFacts &facts() const { return m_facts; }

private:
    void checkRestatement(const ReplayEntry &read, const effect::EffectIntent &row);
    void apply(const ReplayEntry &read, const effect::EffectRef &ref, ReplayProposal *answered);

    AuditSource &m_source;
    const ReplayAuthority &m_authority;
    ReplayProposals &m_proposals;
    ReplayProblems &m_problems;
    ReplayEffects m_effects;
    ReplayConflicts m_conflicts;
    ReplayFacts m_facts;
};

// What a statement about an effect must be whatever the tables say: its signer's role permits it (true where of the
// roles that do only `handler` is held), and the transition and the end of a hold are possible. Problems are said.
bool checkRole(const ReplayEntry &read, const ReplayAuthority &authority, ReplayProblems &problems);
void checkTransition(const ReplayEntry &read, ReplayProblems &problems);
void checkHold(const ReplayEntry &read, const ReplayAuthority &authority, ReplayProblems &problems);
bool isAnswer(statement::Kind kind); // to a proposal: approve, decline, withdraw

} // namespace countersign::audit
