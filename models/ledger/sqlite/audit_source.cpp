// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/audit_source.h"

#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/faces.h"
#include "models/ledger/sqlite/guards_log.h"
#include "models/ledger/sqlite/projections.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

namespace countersign::ledger {

namespace {

std::int64_t limited(std::size_t limit)
{
    constexpr auto most = static_cast<std::size_t>(std::numeric_limits<std::int64_t>::max());
    return static_cast<std::int64_t>(std::min(limit, most));
}

// The column holds whole seconds; one that does not is shown as it lies there, and the verifier sees that it differs.
std::string timeAsStored(const SqlRow &row, std::size_t column)
{
    const auto at = row.instant(column);
    if (std::chrono::floor<std::chrono::seconds>(at) == at)
        return formatInstant(at);
    return std::to_string(row.integer(column)) + " microseconds";
}

audit::StoredEntry entryFrom(const SqlRow &row)
{
    audit::StoredEntry entry;
    entry.seq = static_cast<std::uint64_t>(row.integer(0));
    entry.bytes = row.blobText(1);
    entry.leaf = row.text(2);
    entry.root = row.text(3);
    entry.statementId = row.text(4);
    entry.tenant = row.text(5);
    entry.at = timeAsStored(row, 6);
    entry.intent = row.text(7);
    entry.kind = row.text(8);
    entry.action = row.text(9);
    entry.person = row.text(10);
    entry.outcome = row.text(11);
    return entry;
}

class SqliteAuditSource final : public audit::AuditSource
{
public:
    explicit SqliteAuditSource(OwnedSession session) : m_session(std::move(session)) {}

    Result<std::string> origin() override
    {
        COUNTERSIGN_TRY(const auto rows, query("SELECT origin FROM ledger_meta"));
        return rows.empty() ? std::string() : rows.front().text(0);
    }
    Result<audit::LogHead> head() override
    {
        COUNTERSIGN_CHECK(holdSnapshot());
        return readHead(*m_session);
    }
    Result<Bytes> frontier() override
    {
        COUNTERSIGN_TRY(const auto rows, query("SELECT frontier FROM log_head"));
        return rows.empty() ? Bytes{} : rows.front().blob(0);
    }
    Result<std::vector<audit::StoredEntry>> entries(std::uint64_t from, std::size_t limit) override;
    Result<std::vector<effect::EffectIntent>> intents(const std::optional<effect::EffectRef> &after,
                                                      std::size_t limit) override;
    Result<std::optional<effect::EffectIntent>> intent(const effect::EffectRef &ref) override
    {
        COUNTERSIGN_CHECK(holdSnapshot());
        return findIntent(*m_session, ref);
    }
    Result<std::vector<effect::EffectAttempt>> attempts(const effect::EffectRef &ref) override
    {
        COUNTERSIGN_CHECK(holdSnapshot());
        return attemptsOf(*m_session, ref);
    }
    Result<std::vector<audit::StoredEvent>> events(const effect::EffectRef &ref) override;
    Result<std::optional<audit::StoredEvidenceRow>> evidence(const Digest &digest) override;
    Result<std::vector<audit::StoredPerson>> persons() override;
    Result<std::vector<audit::StoredKey>> keys() override;
    Result<std::vector<audit::StoredMembership>> memberships() override;
    Result<std::vector<audit::StoredVersion>> versions() override;
    Result<std::vector<audit::StoredProposal>> proposals() override;
    Result<std::vector<audit::StoredConflict>> conflicts() override;

private:
    // Every query of this object sees the ledger as it was at the first.
    Result<SqlRows> query(std::string_view sql, const SqlParams &params = {})
    {
        COUNTERSIGN_CHECK(holdSnapshot());
        return m_session->query(sql, params);
    }
    Status holdSnapshot()
    {
        if (!m_snapshot) {
            COUNTERSIGN_TRY(auto begun, m_session->beginRead());
            m_snapshot.emplace(std::move(begun));
        }
        return {};
    }

    OwnedSession m_session;
    std::optional<SqliteTransaction> m_snapshot{}; // ends before its session
};

Result<std::vector<audit::StoredEntry>> SqliteAuditSource::entries(std::uint64_t from, std::size_t limit)
{
    COUNTERSIGN_TRY(const auto rows,
                    query("SELECT seq, entry, leaf, root, statement_id, tenant_id, at, intent_key, kind, action, "
                          "person, outcome FROM log_entries WHERE seq >= ? ORDER BY seq LIMIT ?",
                          {limited(static_cast<std::size_t>(from)), limited(limit)}));
    std::vector<audit::StoredEntry> entries;
    for (const auto &row : rows)
        entries.push_back(entryFrom(row));
    return entries;
}

Result<std::vector<effect::EffectIntent>> SqliteAuditSource::intents(const std::optional<effect::EffectRef> &after,
                                                                     std::size_t limit)
{
    const auto tenant = after ? after->tenant.value() : std::string();
    const auto key = after ? after->key.value() : std::string();
    COUNTERSIGN_TRY(const auto rows, query("SELECT " + intentColumns() +
                                               " FROM effect_intents WHERE (tenant_id, intent_key) > (?, ?) "
                                               "ORDER BY tenant_id, intent_key LIMIT ?",
                                           {tenant, key, limited(limit)}));
    std::vector<effect::EffectIntent> intents;
    for (const auto &row : rows) {
        COUNTERSIGN_TRY(auto intent, intentFromRow(row));
        intents.push_back(std::move(intent));
    }
    return intents;
}

Result<std::vector<audit::StoredEvent>> SqliteAuditSource::events(const effect::EffectRef &ref)
{
    COUNTERSIGN_TRY(const auto rows,
                    query("SELECT event_no, from_status, to_status, cause, attempt_no, version, at FROM "
                          "effect_events WHERE tenant_id = ? AND intent_key = ? ORDER BY event_no",
                          {ref.tenant.value(), ref.key.value()}));
    std::vector<audit::StoredEvent> events;
    for (const auto &row : rows) {
        audit::StoredEvent event;
        event.eventNo = row.integer(0);
        event.from = row.text(1);
        event.to = row.text(2);
        event.cause = row.text(3);
        event.attempt = row.optionalInteger(4);
        event.version = row.integer(5);
        event.at = row.instant(6);
        events.push_back(std::move(event));
    }
    return events;
}

Result<std::optional<audit::StoredEvidenceRow>> SqliteAuditSource::evidence(const Digest &digest)
{
    COUNTERSIGN_TRY(const auto rows,
                    query("SELECT e.bytes, e.lookup_id, e.recorded_by, e.recorded_at, l.asked_at, "
                          "l.asked_by FROM effect_evidence e LEFT JOIN lookups l ON l.id = e.lookup_id "
                          "WHERE e.digest = ?",
                          {digest.hex()}));
    if (rows.empty())
        return std::optional<audit::StoredEvidenceRow>();
    const auto &row = rows.front();
    audit::StoredEvidenceRow stored;
    stored.bytes = row.blobText(0);
    stored.lookup = row.text(1);
    stored.recordedBy = row.text(2);
    stored.recordedAt = row.instant(3);
    stored.askedAt = row.optionalInstant(4);
    stored.askedBy = row.text(5);
    return std::optional<audit::StoredEvidenceRow>(std::move(stored));
}

Result<std::vector<audit::StoredPerson>> SqliteAuditSource::persons()
{
    COUNTERSIGN_TRY(const auto rows, query("SELECT person, display_name, person_kind FROM operators ORDER BY person"));
    std::vector<audit::StoredPerson> persons;
    for (const auto &row : rows)
        persons.push_back({row.text(0), row.text(1), row.text(2)});
    return persons;
}

Result<std::vector<audit::StoredKey>> SqliteAuditSource::keys()
{
    COUNTERSIGN_TRY(const auto rows, query("SELECT key_id, person, public_key, valid_from_seq, "
                                           "revoked_at_seq FROM operator_keys ORDER BY key_id"));
    std::vector<audit::StoredKey> keys;
    for (const auto &row : rows)
        keys.push_back({row.text(0), row.text(1), row.text(2), row.integer(3), row.optionalInteger(4)});
    return keys;
}

Result<std::vector<audit::StoredMembership>> SqliteAuditSource::memberships()
{
    COUNTERSIGN_TRY(const auto rows, query("SELECT tenant_id, person, roles, since_seq FROM memberships "
                                           "ORDER BY tenant_id, person"));
    std::vector<audit::StoredMembership> memberships;
    for (const auto &row : rows)
        memberships.push_back({row.text(0), row.text(1), parseRoles(row.text(2)), row.integer(3)});
    return memberships;
}

Result<std::vector<audit::StoredVersion>> SqliteAuditSource::versions()
{
    COUNTERSIGN_TRY(const auto policies, query("SELECT tenant_id, version, digest, subject, seq FROM "
                                               "policies ORDER BY tenant_id, version"));
    COUNTERSIGN_TRY(const auto contracts,
                    query("SELECT tenant_id, version, digest, subject, seq, provider, environment, account "
                          "FROM provider_contracts ORDER BY tenant_id, provider, environment, account, "
                          "version"));
    std::vector<audit::StoredVersion> versions;
    for (const auto &row : policies)
        versions.push_back(
            {"policy", row.text(0), "", std::to_string(row.integer(1)), row.text(2), row.text(3), row.integer(4)});
    for (const auto &row : contracts)
        versions.push_back({"contract", row.text(0), row.text(5) + "\n" + row.text(6) + "\n" + row.text(7),
                            std::to_string(row.integer(1)), row.text(2), row.text(3), row.integer(4)});
    return versions;
}

Result<std::vector<audit::StoredProposal>> SqliteAuditSource::proposals()
{
    COUNTERSIGN_TRY(const auto rows, query("SELECT id, status, tenant_id, intent_key, seq, settled_by_seq, digest, "
                                           "proposer, row_version, expires_at FROM proposals ORDER BY seq"));
    std::vector<audit::StoredProposal> proposals;
    for (const auto &row : rows)
        proposals.push_back({row.text(0), row.text(1), row.text(2), row.text(3), row.integer(4), row.optionalInteger(5),
                             row.text(6), row.text(7), row.integer(8), row.instant(9)});
    return proposals;
}

Result<std::vector<audit::StoredConflict>> SqliteAuditSource::conflicts()
{
    COUNTERSIGN_TRY(const auto rows,
                    query("SELECT id, tenant_id, intent_key, kind, settled_by_seq, settlement FROM conflicts "
                          "ORDER BY id"));
    std::vector<audit::StoredConflict> conflicts;
    for (const auto &row : rows)
        conflicts.push_back({row.text(0), row.text(1), row.text(2), row.text(3), row.optionalInteger(4), row.text(5)});
    return conflicts;
}

} // namespace

std::unique_ptr<audit::AuditSource> makeSqliteAuditSource(OwnedSession session)
{
    return std::make_unique<SqliteAuditSource>(std::move(session));
}

} // namespace countersign::ledger
