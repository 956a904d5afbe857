// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/watch.h"

#include "models/audit/log_entry.h"
#include "models/effect/watch.h"
#include "models/ledger/sqlite/in_force.h"
#include "models/ledger/sqlite/submit_consequences.h"
#include "models/ledger/sqlite/submit_known.h"

#include <algorithm>

namespace countersign::ledger {

namespace {

using effect::EffectIntent;
using effect::EffectStatus;

// The statement that last resolved the row; nullopt where a worker did, or where its entry is damaged.
Result<std::optional<statement::Statement>> resolutionOf(SqliteSession &session, std::int64_t seq)
{
    COUNTERSIGN_TRY(const SqlRows rows, session.query("SELECT entry FROM log_entries WHERE seq = ?", {seq}));
    if (rows.empty())
        return std::nullopt;
    const auto entry = audit::parseLogEntry(rows.front().blobText(0));
    if (!entry)
        return std::nullopt;
    auto said = statement::parseStatement(entry->envelope.payload);
    return said ? std::optional(std::move(*said)) : std::nullopt;
}

// A rejection whose statement nobody can read any more counts as one by absence: it is watched, not trusted. A worker's
// rejection after a release or a reopening keeps that statement's number, and is none.
Result<bool> rejectedByAbsence(SqliteSession &session, const EffectIntent &intent)
{
    if (intent.status != EffectStatus::Rejected || !intent.resolvedBySeq)
        return false;
    COUNTERSIGN_TRY(const auto said, resolutionOf(session, *intent.resolvedBySeq));
    if (!said)
        return true;
    if (!resolves(*said) || said->action != statement::Action::Reject)
        return false;
    COUNTERSIGN_TRY(const Cited cited, citedBy(session, *said));
    return std::all_of(cited.evidence.begin(), cited.evidence.end(),
                       [](const effect::StoredEvidence &stored) { return stored.evidence.matches.empty(); });
}

} // namespace

Result<std::optional<Instant>> watchedUntil(SqliteSession &session, const EffectIntent &intent, Instant now)
{
    if (!effect::isFinal(intent.status))
        return std::nullopt;
    COUNTERSIGN_TRY(const bool byAbsence, rejectedByAbsence(session, intent));
    if (!byAbsence && intent.attemptCount <= 1)
        return std::nullopt; // the common case reads no contract
    COUNTERSIGN_TRY(const auto contract, contractOf(session, intent));
    return contract ? effect::watchedUntil(intent, byAbsence, contract->value, now) : std::nullopt;
}

} // namespace countersign::ledger
