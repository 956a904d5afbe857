// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/log_entry.h"
#include "models/effect/effect_intent.h"
#include "models/statement/governance.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

// What the replay verifier reads from a ledger: the stored log as it lies there, and the tables it must explain.
// Every member returns rows exactly as stored; nothing is filtered or repaired on the way. All calls on one source read
// one snapshot of the ledger, so that a ledger in use verifies. One thread.
namespace countersign::audit {

struct StoredEntry
{
    std::uint64_t seq = 0;
    std::string bytes{};
    std::string leaf{}; // hex as stored
    std::string root{}; // hex of the root after this entry, as stored
    // Columns beside the bytes: a projection that must agree.
    std::string statementId{}, tenant{}, intent{}, kind{}, action{}, person{};
    std::string outcome{}; // applied or awaiting_countersign
    std::string at{};      // RFC 3339, whole seconds
};

struct StoredEvent // effect_events, in order of eventNo; `from` is "" for a prepared, adopted or imported row
{
    std::int64_t eventNo = 0;
    std::string from{}, to{}, cause{}; // from == to where an attempt was opened or closed, or more became known
    std::optional<std::int64_t> attempt{};
    std::int64_t version = 0; // of the row afterwards: with the applied statements these count without a gap
    Instant at{};
};

// effect_evidence, with what its lookup row says; digest is the key it lies under.
struct StoredEvidenceRow
{
    std::string bytes{};
    std::string lookup{}; // "" for import and document
    std::string recordedBy{};
    Instant recordedAt{};
    std::optional<Instant> askedAt{};
    std::string askedBy{};
};

// Projections. "The applying entry" of a governance statement is the statement itself during bootstrap and for
// key_revoke, else the second administrator's approval.
struct StoredKey
{
    std::string key{}, person{}, publicKey{}; // publicKey in hex
    std::int64_t validFromSeq = 0;            // the applying entry
    std::optional<std::int64_t> revokedAtSeq{};
};
struct StoredPerson
{
    std::string person{}, displayName{}, personKind{}; // as the newest applied enrolment says
};
struct StoredMembership
{
    std::string tenant{}, person{};
    std::set<statement::Role> roles{}; // a row without roles is a membership taken away
    std::int64_t sinceSeq = 0;         // the applying entry
};
struct StoredVersion
{
    std::string kind{}; // "policy" or "contract"
    std::string tenant{};
    std::string scope{}; // "" for a policy; for a contract provider, environment and account, joined by '\n'
    std::string version{}, digest{}, subject{}; // subject: canonical JSON; digest: hex SHA-256 of it
    std::int64_t seq = 0;                       // the applying entry
};
struct StoredProposal
{
    std::string id{};               // the proposing statement's id
    std::string status{};           // open, applied, declined, withdrawn, void, expired
    std::string tenant{}, intent{}; // intent "" for governance
    std::int64_t seq = 0;           // of the proposing statement
    std::optional<std::int64_t> settledBySeq{};
    std::string digest{}, proposer{};
    std::int64_t rowVersion = 0; // of the effect when it was proposed; 0 for governance
    Instant expiresAt{};
};

struct StoredConflict
{
    std::string id{}, tenant{}, intent{}, kind{};
    std::optional<std::int64_t> settledBySeq{};
    std::string settlement{}; // "" while open
};

class AuditSource
{
public:
    AuditSource() = default;
    AuditSource(const AuditSource &) = delete;
    AuditSource &operator=(const AuditSource &) = delete;
    virtual ~AuditSource() = default;

    virtual Result<std::string> origin() = 0;
    virtual Result<LogHead> head() = 0;
    virtual Result<Bytes> frontier() = 0; // of the head row: the roots of the full subtrees, largest first
    virtual Result<std::vector<StoredEntry>> entries(std::uint64_t from, std::size_t limit) = 0;
    virtual Result<std::vector<effect::EffectIntent>> intents(const std::optional<effect::EffectRef> &after,
                                                              std::size_t limit) = 0;
    virtual Result<std::optional<effect::EffectIntent>> intent(const effect::EffectRef &ref) = 0;
    virtual Result<std::vector<effect::EffectAttempt>> attempts(const effect::EffectRef &ref) = 0;
    virtual Result<std::vector<StoredEvent>> events(const effect::EffectRef &ref) = 0;
    virtual Result<std::optional<StoredEvidenceRow>> evidence(const Digest &digest) = 0;
    virtual Result<std::vector<StoredPerson>> persons() = 0;
    virtual Result<std::vector<StoredKey>> keys() = 0;
    virtual Result<std::vector<StoredMembership>> memberships() = 0;
    virtual Result<std::vector<StoredVersion>> versions() = 0;
    virtual Result<std::vector<StoredProposal>> proposals() = 0;
    virtual Result<std::vector<StoredConflict>> conflicts() = 0;
};

} // namespace countersign::audit
