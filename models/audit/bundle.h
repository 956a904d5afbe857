// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"
#include "models/audit/merkle.h"

#include <string>
#include <string_view>
#include <vector>

// The evidence bundle of one effect: everything that somebody with the pinned root keys, and no ledger, needs to see
// who decided what about it, on which evidence. One file of canonical JSON. Pure values; any thread.
namespace countersign::audit {

// One leaf of the log with its way up to the root of the checkpoint.
struct BundleEntry
{
    std::string bytes{};   // of the log entry
    std::string outcome{}; // applied or awaiting_countersign: asserted by the ledger, explained by the replay
    std::vector<Digest> proof{};
    bool operator==(const BundleEntry &) const = default;
};

struct Bundle
{
    std::string origin{};
    std::string tenant{}, intent{};
    std::string checkpoint{};            // a signed note: the head everything is proved against
    std::string signer{}, signerKey{};   // of the checkpoint: person and key id
    std::vector<BundleEntry> entries{};  // all governance and all about this effect, in order of their number
    std::vector<std::string> evidence{}; // bytes of what those entries cite, each once, in order of its digest
    bool operator==(const Bundle &) const = default;
};

inline constexpr std::string_view BundleMediaType = "application/vnd.countersign.bundle.v1+json";
inline constexpr std::size_t MaxBundleBytes = 64 * 1024 * 1024;

Result<std::string> encodeBundle(const Bundle &bundle); // InvalidInput: larger than MaxBundleBytes
// Canonical bytes, the whole schema, unknown fields refused. Says nothing about whether any of it is true.
Result<Bundle> parseBundle(std::string_view bytes);

// Everything but the checkpoint and its signer, from a ledger's log of `head`. NotFound: the log says nothing about the
// effect. Corrupt: the log is shorter, or cited evidence is not stored. One thread: the source's.
Result<Bundle> collectBundle(AuditSource &source, const effect::EffectRef &ref, const LogHead &head);

} // namespace countersign::audit
