// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/bundle.h"
#include "models/audit/replay_verifier.h"

#include <cstdint>
#include <string>
#include <vector>

// Judges an evidence bundle by nothing but the pinned root keys. What holds afterwards: every entry is a leaf of the
// log whose head an auditor, an administrator or a root key has signed; every signer's key and roles follow from the
// root keys; two people are two persons and the second restates the first; the cited evidence is there, byte for byte;
// and the facts in each leaf permit what was decided. What does not follow from a bundle: that no further entry about
// the effect or its signers lies in the log (whoever signed the head read all of it; nobody else can tell), and the
// facts themselves, which `audit verify` computes again on the ledger. Pure; any thread.
namespace countersign::audit {

struct BundleDecision // one statement about the effect, for people
{
    std::uint64_t seq = 0;
    Instant at{};
    std::string kind{}, action{}, person{}, proposer{}; // proposer: of an answer
    std::string before{}, after{};                      // status
};

struct BundleReport
{
    bool verified = false;
    LogHead head{};       // of the checkpoint
    std::string signer{}; // of the checkpoint
    std::string tenant{}, intent{};
    std::vector<BundleDecision> decisions{};
    std::size_t evidence = 0;
    std::uint64_t factsAsserted = 0; // in the leaves of this effect, not computed again here
    std::vector<Problem> problems{};
};

BundleReport verifyBundle(const Bundle &bundle, const Trust &trust);

} // namespace countersign::audit
