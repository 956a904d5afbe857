// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/replay_log.h"
#include "models/audit/replay_problems.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>

// Proposals as the log tells them, about effects and about governance alike. An answered proposal keeps only what the
// projection is compared with.
namespace countersign::audit {

struct ReplayProposal
{
    std::uint64_t seq = 0;
    Instant at{};
    Duration life{}; // by the policy in force then
    std::string tenant{}, intent{};
    // open, applied, declined, withdrawn: what an answer can do to it; superseded: over by itself, void or expired,
    // when the next decision about its effect came.
    std::string status = "open";
    std::optional<std::uint64_t> settledBySeq{};
    std::string digest{}, proposer{};
    std::int64_t rowVersion = 0;
    statement::Statement statement{}; // only while open
};

class ReplayAuthority;

class ReplayProposals final
{
public:
    explicit ReplayProposals(ReplayProblems &problems) : m_problems(problems) {}

    void open(const ReplayEntry &read, Duration life);
    // Says a problem where a proposal on the same effect still stood (a resolve or propose beside it).
    void checkNoneStands(const ReplayEntry &read, const ReplayAuthority &authority);
    // The open proposal an approval, decline or withdrawal answers; null, with problems said, where it is none, where
    // the answer does not restate it, where the wrong person answers, or where the proposer could not propose it now.
    ReplayProposal *answeredBy(const ReplayEntry &read, const ReplayAuthority &authority);
    void settle(ReplayProposal &proposal, const ReplayEntry &answer);
    // A resolve or propose that was rightly accepted ends what lay there before.
    void supersede(const ReplayEntry &read);
    const std::map<std::string, ReplayProposal> &all() const { return m_all; }

private:
    bool checkAnswer(const ReplayEntry &read, const ReplayProposal &proposal, const ReplayAuthority &authority);
    void end(ReplayProposal &proposal, const char *status, std::uint64_t seq);

    ReplayProblems &m_problems;
    std::map<std::string, ReplayProposal> m_all;                         // by statement id
    std::map<std::pair<std::string, std::string>, std::string> m_openOf; // effect → id
};

} // namespace countersign::audit
