// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"
#include "models/ledger/sqlite/sqlite_session.h"

#include <optional>
#include <string_view>

// Which stored rows are on watch (T9): effect::watchedUntil with what the tables say. Derived, stored nowhere: it
// follows the contract in force. Call inside a transaction.
namespace countersign::ledger {

// The rows of effect_intents i that may be on watch; watchedUntil says which are.
inline constexpr std::string_view MayBeWatched =
    "i.status IN ('confirmed', 'rejected', 'compensated') AND "
    "(i.attempt_count > 1 OR (i.status = 'rejected' AND i.resolved_by_seq IS NOT NULL))";

// The end of this row's watch, as effect::watchedUntil; nullopt also where no contract says how long.
Result<std::optional<Instant>> watchedUntil(SqliteSession &session, const effect::EffectIntent &intent, Instant now);

} // namespace countersign::ledger
