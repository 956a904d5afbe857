// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"
#include "models/effect/provider_contract.h"
#include "models/ledger/sqlite/sqlite_session.h"

#include <optional>

// When harm starts if nobody acts (ledger.md section 1, due_at): the one place that says so, for workers, statements
// and the sweeper alike.
namespace countersign::ledger {

struct DueFacts
{
    bool attention = false;   // an open conflict, a failed compensation or a parked delivery
    bool releasedNow = false; // this very change releases the intent
    std::optional<effect::ProviderContract> contract{};
    std::optional<Duration> preparedMax{}; // of the policy in force
};

// Null if nobody is needed. What is due already stays due since when it was.
std::optional<Instant> dueAt(const effect::EffectIntent &after, const DueFacts &facts, Instant now);

// Reads the facts and sets after.dueAt. Call inside the transaction, after conflicts were opened and before
// updateIntent: the stored row is still the one before.
Status refreshDue(SqliteSession &session, effect::EffectIntent &after, Instant now);

} // namespace countersign::ledger
