// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"
#include "models/audit/merkle.h"
#include "models/audit/replay_problems.h"
#include "models/statement/statement.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

// The first job of a replay: each stored entry by itself and in its place in the log. Hashes, roots, canonical bytes,
// the columns beside them, order, unique ids, and the head each signer says he had seen. Keeps one root and one id an
// entry.
namespace countersign::audit {

// An entry whose bytes parse. Nothing is known yet about who signed it.
struct ReplayEntry
{
    std::uint64_t seq = 0;
    LogEntry entry{};
    statement::Statement statement{};
    std::string digest{};        // hex SHA-256 of the statement's PAE: what an approval cites
    std::string storedOutcome{}; // the column: applied or awaiting_countersign
};

class ReplayLog final
{
public:
    ReplayLog(std::string origin, ReplayProblems &problems);

    // Appends the entry to the replayed tree whatever is wrong with it. Empty where the bytes are no statement.
    std::optional<ReplayEntry> append(const StoredEntry &stored);

    std::uint64_t size() const { return m_fromBytes.size(); }
    LogHead head() const { return {m_fromBytes.size(), m_fromBytes.root()}; }
    Bytes frontier() const { return m_fromBytes.concatenated(); }
    Digest rootAt(std::uint64_t size) const; // size ≤ size(), asserted

private:
    void checkHashes(const StoredEntry &stored);
    std::optional<ReplayEntry> parse(const StoredEntry &stored);
    void checkColumns(const StoredEntry &stored, const ReplayEntry &read);
    void checkPlace(const ReplayEntry &read);
    void checkSeenHead(const ReplayEntry &read);
    void checkUnique(const ReplayEntry &read);
    void expectSame(std::uint64_t seq, const char *subject, std::string_view stored, std::string_view expected);

    const std::string m_origin;
    ReplayProblems &m_problems;
    Frontier m_fromBytes;        // over the hashes of the stored bytes: the true head
    Frontier m_fromLeaves;       // over the stored leaf column: tells a false leaf from a false root
    bool m_rootsAgree = true;    // of the entry before
    std::vector<Digest> m_roots; // by size, the empty one first
    std::set<std::array<std::byte, 16>> m_ids;
    std::optional<Instant> m_lastAt;
};

// The column that tells people what became of a statement.
void checkOutcome(const ReplayEntry &read, bool waitsForSecondPerson, ReplayProblems &problems);

} // namespace countersign::audit
