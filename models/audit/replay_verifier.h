// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"
#include "models/audit/trust.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

// Replays a log from nothing but the pinned root keys and says whether the ledger's tables follow from it.
// Checks, each naming seq and field: leaf and root of every entry, canonical bytes, columns beside the bytes,
// signature, key and membership valid at that sequence, role and transition, unique statement ids, the cited head, two
// people and distinct persons, approvals restating their proposals, cited evidence stored under its digest; then the
// projections (persons, keys, memberships, policies, contracts, proposals), every effect's status, version and result
// explained by the log or by an event chain, and the pinned head.
namespace countersign::audit {

struct Problem
{
    std::optional<std::uint64_t> seq{}; // the log entry, where one is at fault
    std::string subject{};              // e.g. "log_entries.leaf", "effect_intents acme/invoice:1 status"
    Phrase text{};                      // what is wrong with it
};

struct VerifyReport
{
    bool verified = false; // no problem
    LogHead head{};        // recomputed from the entries' bytes
    std::uint64_t statements = 0;
    std::uint64_t factsRecomputed = 0; // of the leaves' facts: computed again from what is signed and stored
    std::uint64_t factsAsserted = 0;   // of the leaves' facts: known from the ledger alone
    std::vector<Problem> problems{};
};

// `progress(done, total)` is called now and then; returning false cancels (ErrorKind::Cancelled).
using VerifyProgress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

// An Error means the source could not be read, not that it is false: rows that cannot be what they should be are
// problems.
Result<VerifyReport> verifyLedger(AuditSource &source, const Trust &trust, const std::optional<PinnedHead> &pinned,
                                  const VerifyProgress &progress = {});

} // namespace countersign::audit
