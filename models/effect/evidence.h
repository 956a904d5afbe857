// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/digest.h"
#include "models/effect/finding.h"

#include <string>
#include <vector>

// Evidence: an immutable, content-addressed record of a finding, an imported event or a document reference
// (application/vnd.countersign.evidence.v1+json, ledger.md section 4). Strings only; its digest is the SHA-256 of its
// canonical bytes. No clear addresses, IBANs, phone numbers or names: those can never be erased.
namespace countersign::effect {

enum class EvidenceSource { Lookup, Import, Document };
std::string_view toString(EvidenceSource source);
std::optional<EvidenceSource> parseEvidenceSource(std::string_view word);

struct Scan
{
    std::string from{}; // RFC 3339, "" where the rung has no window
    std::string to{};
    bool complete = false; // every page read, no cap hit
    bool operator==(const Scan &) const = default;
};

struct AttestedDocument
{
    std::string title{};
    std::string mediaType{};
    std::string digest{};
    std::string attestedBy{};
    bool operator==(const AttestedDocument &) const = default;
};

struct Evidence
{
    std::string tenant{};
    std::string intent{};
    std::string providerKey{};
    std::string requestDigest{};
    EvidenceSource source = EvidenceSource::Lookup;
    std::string lookup{}; // lookup id; "" for import and document
    std::string provider{};
    std::string environment{};
    std::string account{};
    std::string contractVersion{};
    std::string contractDigest{};
    std::string rung{};   // reference, object_id, request_id, attributes, …
    std::string method{}; // e.g. "GET /v1/charges"
    Scan scan{};
    std::string requestedAt{};
    std::string observedAt{};
    std::string httpStatus{};
    std::string bodyDigest{};
    std::string bodySize{};
    std::string finding{}; // findingName()
    std::string retryAt{};
    std::vector<Match> matches{};
    std::optional<AttestedDocument> document{};
    std::vector<std::string> unmet{};
    bool operator==(const Evidence &) const = default;
};

inline constexpr std::string_view EvidenceMediaType = "application/vnd.countersign.evidence.v1+json";
inline constexpr std::size_t MaxEvidenceBytes =
    64 * 1024; // a hundred matches; more is FoundMany with scan.complete false

Result<std::string> encodeEvidence(const Evidence &evidence); // canonical bytes; InvalidInput: text that is not UTF-8
Result<Evidence> parseEvidence(std::string_view bytes);       // canonical, whole schema, unknown fields refused

// Evidence as the ledger keeps it: the bytes plus what the ledger itself set.
struct StoredEvidence
{
    Digest digest{};
    Evidence evidence{};
    std::string recordedBy{};
    Instant recordedAt{};
    std::optional<Instant> askedAt{}; // of its lookup: the ledger's clock before the first request
    std::string askedBy{};            // of its lookup
};

} // namespace countersign::effect
