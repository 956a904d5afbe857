// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/due.h"

#include "models/base/assert.h"
#include "models/ledger/sqlite/in_force.h"

#include <algorithm>

namespace countersign::ledger {

namespace {

using effect::EffectIntent;
using effect::EffectStatus;

Instant sinceWhen(const EffectIntent &intent)
{
    return intent.lastAttemptAt.value_or(intent.preparedAt);
}

// Already due stays due since then; else it is due now.
Instant dueNow(const EffectIntent &intent, Instant now)
{
    return intent.dueAt && *intent.dueAt <= now ? *intent.dueAt : now;
}

Instant dueWhileUnknown(const EffectIntent &intent, const DueFacts &facts, Instant now)
{
    if (!facts.contract)
        return dueNow(intent, now);
    const Instant answered = sinceWhen(intent) + facts.contract->normalResponseWindow;
    return intent.keyExpiresAt ? std::min(answered, *intent.keyExpiresAt) : answered;
}

std::optional<Instant> dueWhilePrepared(const EffectIntent &intent, const DueFacts &facts, Instant now)
{
    if (intent.openAttempt)
        return std::nullopt; // a lapsed lease is the sweeper's
    if (facts.releasedNow)
        return facts.preparedMax ? std::optional(now + *facts.preparedMax) : std::nullopt;
    if (intent.dueAt && *intent.dueAt > now)
        return intent.dueAt; // set by the release
    if (facts.preparedMax && sinceWhen(intent) + *facts.preparedMax <= now)
        return dueNow(intent, now);
    return std::nullopt;
}

// One row: the stored status, open conflicts, status of the newest compensation, parked deliveries.
constexpr std::string_view FactsSql =
    "SELECT i.status, "
    "(SELECT count(*) FROM conflicts c WHERE c.tenant_id = i.tenant_id AND c.intent_key = i.intent_key "
    " AND c.settled_by_seq IS NULL), "
    "coalesce((SELECT c.status FROM effect_intents c WHERE c.tenant_id = i.tenant_id "
    " AND c.compensates_intent_key <> '' AND c.compensates_intent_key = i.intent_key "
    " ORDER BY c.prepared_at DESC, length(c.intent_key) DESC, c.intent_key DESC LIMIT 1), ''), "
    "(SELECT count(*) FROM workflow_outbox o WHERE o.tenant_id = i.tenant_id AND o.intent_key = i.intent_key "
    " AND o.status = 'parked') "
    "FROM effect_intents i WHERE i.tenant_id = ? AND i.intent_key = ?";

Result<DueFacts> factsOf(SqliteSession &session, const EffectIntent &after)
{
    DueFacts facts;
    COUNTERSIGN_TRY(const SqlRows rows, session.query(FactsSql, {after.ref.tenant.value(), after.ref.key.value()}));
    if (!rows.empty()) {
        const SqlRow &row = rows.front();
        const bool failedCompensation = row.text(2) == "rejected";
        facts.attention = row.integer(1) > 0 || failedCompensation || row.integer(3) > 0;
        facts.releasedNow = row.text(0) == "unknown" && after.status == EffectStatus::Prepared;
    }
    COUNTERSIGN_TRY(const auto policy, policyInForce(session, after.ref.tenant.value()));
    COUNTERSIGN_TRY(auto contract, contractOf(session, after));
    if (policy)
        facts.preparedMax = policy->value.preparedMax;
    if (contract)
        facts.contract = std::move(contract->value);
    return facts;
}

} // namespace

std::optional<Instant> dueAt(const EffectIntent &after, const DueFacts &facts, Instant now)
{
    if (facts.attention)
        return dueNow(after, now);
    switch (after.status) {
    case EffectStatus::Prepared:
        return dueWhilePrepared(after, facts, now);
    case EffectStatus::Unknown:
        return dueWhileUnknown(after, facts, now);
    case EffectStatus::Confirmed:
    case EffectStatus::Rejected:
    case EffectStatus::Compensated:
        return std::nullopt;
    }
    COUNTERSIGN_UNREACHABLE();
}

Status refreshDue(SqliteSession &session, EffectIntent &after, Instant now)
{
    COUNTERSIGN_TRY(const DueFacts facts, factsOf(session, after));
    after.dueAt = dueAt(after, facts, now);
    return {};
}

} // namespace countersign::ledger
