// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/bundle_verifier.h"
#include "models/audit/replay_authority.h"
#include "models/audit/replay_problems.h"
#include "models/audit/replay_proposals.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

// The entries of a bundle one after the other, as the replay of a whole log reads them, without the ledger's tables:
// who may sign, who may answer, what is cited, and whether the facts in the leaf permit the decision.
namespace countersign::audit {

class BundleReplay final
{
public:
    BundleReplay(const Bundle &bundle, const Trust &trust, ReplayProblems &problems);

    void read(const BundleEntry &stored);
    void finish(); // the effect is spoken of, and no evidence lies there that nobody cites

    const ReplayAuthority &authority() const { return m_authority; }
    const std::vector<std::optional<std::uint64_t>> &numbers() const { return m_numbers; } // by place; empty: no entry
    std::uint64_t factsAsserted() const { return m_factsAsserted; }
    std::vector<BundleDecision> takeDecisions() { return std::move(m_decisions); }

private:
    std::optional<ReplayEntry> parse(const BundleEntry &stored);
    void checkPlace(const ReplayEntry &read);
    void decide(const ReplayEntry &read);
    void checkVersions(const ReplayEntry &read);
    void checkEvidence(const ReplayEntry &read);
    void answer(const ReplayEntry &read);

    const Bundle &m_bundle;
    const Trust &m_trust;
    ReplayProblems &m_problems;
    ReplayProposals m_proposals;
    ReplayAuthority m_authority;
    std::map<std::string, std::string> m_evidence; // digest in hex → bytes
    std::set<std::string> m_cited;
    std::set<std::string> m_ids;
    std::vector<std::optional<std::uint64_t>> m_numbers;
    std::vector<BundleDecision> m_decisions;
    std::optional<std::uint64_t> m_lastSeq;
    std::optional<Instant> m_lastAt;
    std::uint64_t m_factsAsserted = 0;
};

} // namespace countersign::audit
