// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"
#include "models/ledger/sqlite/sqlite_session.h"

// A prepared intent that was ever in doubt may be dispatched again only because somebody released it, and a
// compensation only because somebody ordered it. This reads that one statement from the log and checks it, so that a
// hand-edited row is never sent.
namespace countersign::ledger {

// VerificationFailed unless the intent was never in doubt, or the newest statement that changed its status is a release
// of it, made from `unknown` after the last doubt, signed by an enrolled key that was valid then; an approved release's
// proposal is checked too.
Status verifyRelease(SqliteSession &session, const effect::EffectIntent &intent);

// VerificationFailed unless the intent is no compensation, or a statement about its original ordered exactly it, signed
// by an enrolled key that was valid then; an approved order's proposal is checked too.
Status verifyOrder(SqliteSession &session, const effect::EffectIntent &intent);

} // namespace countersign::ledger
