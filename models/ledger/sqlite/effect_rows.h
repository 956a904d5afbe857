// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"
#include "models/ledger/sqlite/sqlite_session.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// effect_intents, effect_attempts and effect_events as values. Callers stand inside a transaction where they write.
namespace countersign::ledger {

// The columns intentFromRow expects, in order: "SELECT " + intentColumns() + " FROM effect_intents WHERE …".
const std::string &intentColumns();
Result<effect::EffectIntent> intentFromRow(const SqlRow &row, std::size_t firstColumn = 0);

Result<std::optional<effect::EffectIntent>> findIntent(SqliteSession &session, const effect::EffectRef &ref);
Result<effect::EffectIntent> requireIntent(SqliteSession &session, const effect::EffectRef &ref); // NotFound

// The items of a batch in the order of their keys; none for any other intent.
Result<std::vector<effect::EffectIntent>> itemsOfBatch(SqliteSession &session, const effect::EffectRef &batch);

Status insertIntent(SqliteSession &session, const effect::EffectIntent &intent);

// What the stored row must still be for an UPDATE to hit it (ledger.md section 2).
struct ExpectedRow
{
    effect::EffectStatus status{};
    std::optional<std::int64_t> version{};      // a person's condition
    std::optional<std::int64_t> attemptCount{}; // a worker's or the sweeper's condition, with openAttempt
    std::optional<std::int64_t> openAttempt{};
};
ExpectedRow expectVersion(const effect::EffectIntent &before); // status and version
ExpectedRow expectAttempt(const effect::EffectIntent &before); // status, attempt count and open attempt

// Writes every column that may change, from `after`; false if the row is no longer as expected (nothing written).
Result<bool> updateIntent(SqliteSession &session, const effect::EffectIntent &after, const ExpectedRow &expected);

Result<std::vector<effect::EffectAttempt>> attemptsOf(SqliteSession &session, const effect::EffectRef &ref);
Result<std::optional<effect::EffectAttempt>> findAttempt(SqliteSession &session, const effect::EffectRef &ref,
                                                         std::int64_t number);
Status insertAttempt(SqliteSession &session, const effect::EffectRef &ref, const effect::EffectAttempt &attempt);
Status updateAttempt(SqliteSession &session, const effect::EffectRef &ref, const effect::EffectAttempt &attempt);

// One row of effect_events under after.eventNo: a worker's or the sweeper's status change, or an attempt opened or
// closed (from == to). `from` is "" for a row that did not exist. Statements write none, the log says theirs; but each
// confirmation of a compensation has one that says how far its object is (compensations.h).
Status appendEvent(SqliteSession &session, const effect::EffectIntent &after, std::string_view from,
                   std::string_view cause, std::optional<std::int64_t> attempt, Instant now);

} // namespace countersign::ledger
