// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/log_entry.h"
#include "models/effect/effect_intent.h"
#include "models/statement/governance.h"

#include <optional>
#include <string>
#include <vector>

// What the replay verifier reads from a ledger: the stored log as it lies there, and the tables it must explain.
// Every member returns rows exactly as stored; nothing is filtered or repaired on the way. One thread.
namespace countersign::audit {

struct StoredEntry
{
    std::uint64_t seq = 0;
    std::string bytes{};
    std::string leaf{};        // hex as stored
    std::string root{};        // hex of the root after this entry, as stored
    std::string statementId{}; // columns beside the bytes: a projection that must agree
    std::string tenant{};
    std::string at{};
};

struct StoredEvent // effect_events
{
    std::int64_t eventNo = 0;
    std::string from{}, to{}, cause{};
    std::optional<std::int64_t> attempt{};
    Instant at{};
};

struct StoredKey
{
    std::string key{}, person{}, publicKey{};
    std::int64_t validFromSeq = 0;
    std::optional<std::int64_t> revokedAtSeq{};
};
struct StoredPerson
{
    std::string person{}, displayName{}, personKind{};
};
struct StoredMembership
{
    std::string tenant{}, person{};
    std::set<statement::Role> roles{};
    std::int64_t sinceSeq = 0;
};
struct StoredVersion
{
    std::string kind{}, tenant{}, scope{}, version{}, digest{}, subject{};
    std::int64_t seq = 0;
}; // policy, contract
struct StoredProposal
{
    std::string id{}, status{}, tenant{}, intent{};
    std::int64_t seq = 0;
    std::optional<std::int64_t> settledBySeq{};
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
    virtual Result<std::vector<StoredEntry>> entries(std::uint64_t from, std::size_t limit) = 0;
    virtual Result<std::vector<effect::EffectIntent>> intents(const std::optional<effect::EffectRef> &after,
                                                              std::size_t limit) = 0;
    virtual Result<std::vector<effect::EffectAttempt>> attempts(const effect::EffectRef &ref) = 0;
    virtual Result<std::vector<StoredEvent>> events(const effect::EffectRef &ref) = 0;
    virtual Result<std::optional<std::string>> evidenceBytes(const Digest &digest) = 0;
    virtual Result<std::vector<StoredPerson>> persons() = 0;
    virtual Result<std::vector<StoredKey>> keys() = 0;
    virtual Result<std::vector<StoredMembership>> memberships() = 0;
    virtual Result<std::vector<StoredVersion>> versions() = 0;
    virtual Result<std::vector<StoredProposal>> proposals() = 0;
};

} // namespace countersign::audit
