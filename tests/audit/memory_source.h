// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"

#include <algorithm>
#include <map>
#include <utility>

// A ledger that is nothing but its rows, so that a test can change any of them.
namespace countersign::audit {

struct MemoryTables
{
    std::string origin{};
    LogHead head{};
    Bytes frontier{};
    std::vector<StoredEntry> entries{};
    std::map<effect::EffectRef, effect::EffectIntent> intents{};
    std::map<effect::EffectRef, std::vector<effect::EffectAttempt>> attempts{};
    std::map<effect::EffectRef, std::vector<StoredEvent>> events{};
    std::map<std::string, StoredEvidenceRow> evidence{}; // by digest in hex
    std::vector<StoredPerson> persons{};
    std::vector<StoredKey> keys{};
    std::vector<StoredMembership> memberships{};
    std::vector<StoredVersion> versions{};
    std::vector<StoredProposal> proposals{};
    std::vector<StoredConflict> conflicts{};
};

class MemorySource final : public AuditSource
{
public:
    explicit MemorySource(MemoryTables tables) : m_tables(std::move(tables)) {}

    Result<std::string> origin() override { return m_tables.origin; }
    Result<LogHead> head() override { return m_tables.head; }
    Result<Bytes> frontier() override { return m_tables.frontier; }
    Result<std::vector<StoredEntry>> entries(std::uint64_t from, std::size_t limit) override
    {
        std::vector<StoredEntry> page;
        for (const auto &entry : m_tables.entries)
            if (entry.seq >= from && page.size() < limit)
                page.push_back(entry);
        return page;
    }
    Result<std::vector<effect::EffectIntent>> intents(const std::optional<effect::EffectRef> &after,
                                                      std::size_t limit) override
    {
        std::vector<effect::EffectIntent> page;
        for (auto row = after ? m_tables.intents.upper_bound(*after) : m_tables.intents.begin();
             row != m_tables.intents.end() && page.size() < limit; ++row)
            page.push_back(row->second);
        return page;
    }
    Result<std::optional<effect::EffectIntent>> intent(const effect::EffectRef &ref) override
    {
        return at(m_tables.intents, ref);
    }
    Result<std::vector<effect::EffectAttempt>> attempts(const effect::EffectRef &ref) override
    {
        return at(m_tables.attempts, ref).value_or(std::vector<effect::EffectAttempt>());
    }
    Result<std::vector<StoredEvent>> events(const effect::EffectRef &ref) override
    {
        return at(m_tables.events, ref).value_or(std::vector<StoredEvent>());
    }
    Result<std::optional<StoredEvidenceRow>> evidence(const Digest &digest) override
    {
        return at(m_tables.evidence, digest.hex());
    }
    Result<std::vector<StoredPerson>> persons() override { return m_tables.persons; }
    Result<std::vector<StoredKey>> keys() override { return m_tables.keys; }
    Result<std::vector<StoredMembership>> memberships() override { return m_tables.memberships; }
    Result<std::vector<StoredVersion>> versions() override { return m_tables.versions; }
    Result<std::vector<StoredProposal>> proposals() override { return m_tables.proposals; }
    Result<std::vector<StoredConflict>> conflicts() override { return m_tables.conflicts; }

private:
    template <class Key, class Row>
    static std::optional<Row> at(const std::map<Key, Row> &table, const Key &key)
    {
        const auto found = table.find(key);
        return found == table.end() ? std::nullopt : std::optional<Row>(found->second);
    }

    MemoryTables m_tables;
};

} // namespace countersign::audit
