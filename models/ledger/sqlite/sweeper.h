// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/sqlite/scene.h"

#include <cstdint>
#include <optional>
#include <string_view>

// T3: rows that time alone has made doubtful move to unknown.
namespace countersign::ledger {

inline constexpr std::string_view CauseLeaseOver = "lease_over";
inline constexpr std::string_view CauseKeyExpired = "key_expired";

// prepared → unknown; closes the open attempt, if any, as unknown. `cause` and `errorClass` say why.
Status moveToUnknown(Scene &scene, effect::EffectIntent &intent, std::string_view cause,
                     const effect::EffectAttempt &answer);

// Sweeps one row: true if it moved.
Result<bool> sweepIntent(Scene &scene, effect::EffectIntent &intent);
// The open attempt's lease is over.
Result<bool> isLeaseOver(SqliteSession &session, const effect::EffectIntent &intent, Instant now);

// One batch of at most `limit` rows in key order: how many moved to unknown. Also closes lapsed attempts of rows that
// are final, and makes prepared rows due that nobody has dispatched within the policy's prepared_max.
Result<std::int64_t> sweepBatch(Scene &scene, std::size_t limit);

} // namespace countersign::ledger
