// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/evidence.h"
#include "models/ledger/sqlite/sqlite_session.h"
#include "models/resolution/facts.h"

#include <optional>
#include <string>
#include <vector>

// What the facts look at, read from the tables at one moment. Call inside a transaction.
namespace countersign::ledger {

struct Known
{
    resolution::FactInput input; // all but the statement, its citations and the windows
    bool sweepDue = false;       // the open attempt's lease has lapsed; `input` has the row as stored
};

Result<std::optional<Known>> knownAround(SqliteSession &session, const effect::EffectRef &ref, Instant now);

bool leaseIsOver(const effect::EffectIntent &intent, const std::vector<effect::EffectAttempt> &attempts, Instant now);

// Stored evidence under `digest`, with what its lookup says; nullopt: not stored, or its bytes are not that digest's.
Result<std::optional<effect::StoredEvidence>> storedEvidence(SqliteSession &session, const std::string &digest);
struct EvidenceOfIntent
{
    std::vector<effect::StoredEvidence> records{}; // newest first
    std::int64_t unreadable = 0;                   // rows whose bytes are not their digest's, or do not parse
};
Result<EvidenceOfIntent> evidenceOf(SqliteSession &session, const effect::EffectRef &ref);

// Those of `all` that are not among `cited`.
std::vector<effect::StoredEvidence> leftOut(const std::vector<effect::StoredEvidence> &all,
                                            const std::vector<effect::StoredEvidence> &cited);

struct Cited
{
    std::vector<effect::StoredEvidence> evidence{};
    bool missing = false; // one is not stored, or the citation says something else of it
};
Result<Cited> citedBy(SqliteSession &session, const statement::Statement &said);

// The rolling sums for `person` around the intent in `input` (ledger.md section 5).
Result<resolution::WindowSums> windowsOf(SqliteSession &session, const resolution::FactInput &input,
                                         const std::string &person);

// Fills in what depends on the statement: citations, signer, approver and windows.
Status fillStatement(SqliteSession &session, resolution::FactInput &input, const statement::Statement &said);

} // namespace countersign::ledger
