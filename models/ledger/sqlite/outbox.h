// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"
#include "models/ledger/sqlite/sqlite_session.h"

#include <map>
#include <string>
#include <string_view>

// Events for the workflow engine and the desk, written in the transaction that made them (T10).
namespace countersign::ledger {

enum class OutboxType {
    EffectConfirmed,
    EffectRejected,
    EffectReleased,
    EffectCompensated,
    EffectCompensationRequested,
    EffectUnknown,
    EffectHeld,
    EffectUnheld,
    EffectReopened,
    DeskProposed,
    DeskEscalated,
    DeskConflict,
    DeskOverdue,
    DeskExpiring,
};
std::string_view toString(OutboxType type); // effect.confirmed …

// Appends one event that carries the whole state of `after`, under ledger_version = after.eventNo, plus `extras`
// (e.g. cause, policy, command). It supersedes older undelivered events: among effect.* every one but
// effect.compensation_requested (a command, not a state), among desk.* those of the same type.
Status appendOutbox(SqliteSession &session, OutboxType type, const effect::EffectIntent &after,
                    const std::map<std::string, std::string> &extras, Instant now);

} // namespace countersign::ledger
