// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/sqlite/scene.h"
#include "models/ledger/worker_ledger.h"

// The worker's transitions, each for one write transaction that the caller has opened (T1, T2, T2b, T3, T5, T6, T9).
namespace countersign::ledger {

Result<PrepareResult> prepareEffect(Scene &scene, const PrepareRequest &request);

Result<BeginResult> beginAttempt(Scene &scene, const effect::EffectRef &ref, const std::string &worker);
Result<bool> renewAttempt(Scene &scene, const effect::EffectRef &ref, std::int64_t attempt);
Result<WordResult> endAttempt(Scene &scene, const effect::EffectRef &ref, std::int64_t attempt, NotSentCause cause,
                              std::optional<Instant> retryAt);

Result<WordResult> recordReceipt(Scene &scene, const effect::EffectRef &ref, std::int64_t attempt,
                                 const Receipt &receipt);
Result<WordResult> recordRejection(Scene &scene, const effect::EffectRef &ref, std::int64_t attempt,
                                   const Rejection &rejection);
Result<WordResult> recordUnknown(Scene &scene, const effect::EffectRef &ref, std::int64_t attempt,
                                 const std::string &errorClass, const std::string &providerRequestId);

Result<std::vector<effect::EffectRef>> dispatchable(SqliteSession &session, std::size_t limit, Instant now);

} // namespace countersign::ledger
