// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/reader_rows.h"
#include "models/ledger/sqlite/submit_known.h"

#include <utility>

namespace countersign::ledger {

namespace {

Status readFound(SqliteSession &session, RecentLookup &recent)
{
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT digest FROM effect_evidence WHERE lookup_id = ? ORDER BY "
                                                      "recorded_at, digest",
                                                      {recent.lookup.id}));
    for (const SqlRow &row : rows) {
        recent.lookup.evidence.push_back(row.text(0));
        COUNTERSIGN_TRY(auto stored, storedEvidence(session, row.text(0)));
        if (stored)
            recent.evidence.push_back(std::move(*stored));
    }
    return {};
}

} // namespace

Result<std::vector<RecentLookup>> readRecentLookups(SqliteSession &session, std::size_t limit)
{
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT tenant_id, intent_key, id, asked_at, asked_by, finished_at "
                                                      "FROM lookups ORDER BY asked_at DESC, id LIMIT ?",
                                                      {static_cast<std::int64_t>(limit)}));
    std::vector<RecentLookup> lookups;
    for (const SqlRow &row : rows) {
        COUNTERSIGN_TRY(const auto tenant, TenantId::parse(row.text(0)));
        COUNTERSIGN_TRY(const auto key, IntentKey::parse(row.text(1)));
        RecentLookup recent{effect::EffectRef{tenant, key}, {}, {}};
        recent.lookup.id = row.text(2);
        recent.lookup.askedAt = row.instant(3);
        recent.lookup.askedBy = row.text(4);
        recent.lookup.finishedAt = row.optionalInstant(5);
        COUNTERSIGN_CHECK(readFound(session, recent));
        lookups.push_back(std::move(recent));
    }
    return lookups;
}

} // namespace countersign::ledger
