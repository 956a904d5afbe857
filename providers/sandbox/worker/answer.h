// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"
#include "models/effect/effect_intent.h"
#include "models/ledger/worker_ledger.h"

#include <optional>
#include <string>
#include <variant>

// What an exchange with the sandbox proves about one charge. Whatever is not a proof is Doubtful.
namespace countersign::worker {

struct Accepted // a charge with our reference, amount and currency exists
{
    ledger::Receipt receipt;
};
struct Refused // for good: no charge was made and none will be from this command
{
    ledger::Rejection rejection;
};
struct NotDone // provably no charge was made by this request; another one may be
{
    ledger::NotSentCause cause{};
    std::optional<Duration> retryAfter{};
    std::string errorClass{};
};
struct Doubtful
{
    std::string errorClass{};
    std::string providerRequestId{};
};
using Answer = std::variant<Accepted, Refused, NotDone, Doubtful>;

Answer classify(const effect::EffectIntent &intent, const Result<HttpResponse> &exchange);

} // namespace countersign::worker
