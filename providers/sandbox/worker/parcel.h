// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"
#include "models/base/secret_bytes.h"
#include "models/effect/effect_intent.h"
#include "models/ledger/worker_ledger.h"
#include "providers/sandbox/object_kind.h"

#include <optional>
#include <string>
#include <vector>

// What goes out in one request: an intent, with the items of a batch, and what it takes from. From the ledger's rows
// alone, so that every attempt of a key sends the same bytes.
namespace countersign::worker {

struct Parcel
{
    effect::EffectIntent intent;
    std::vector<effect::EffectIntent> items{}; // of a payout batch, in the order of their keys
    std::string originalId{};                  // the provider's, of a capture, refund or void
    std::string obstacle{};                    // why it must not be sent now; "" = it may be
};

// `rows` are those among which the items of a batch are; they are all there only if they agree with its digest.
Result<Parcel> parcelOf(ledger::WorkerLedger &ledger, const effect::EffectIntent &intent,
                        const std::vector<effect::EffectIntent> &rows);

// The one request that may carry it. InvalidInput: a row without the amount it needs. Nothing is sent.
Result<HttpRequest> requestOf(const Parcel &parcel, const std::string &baseUrl, const SecretBytes &token,
                              const std::string &fault);

// What the row's operation makes at the sandbox; none: it is not one of ours.
std::optional<sandbox::ObjectKind> operationOf(const effect::EffectIntent &intent);

} // namespace countersign::worker
