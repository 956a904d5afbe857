// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"
#include "models/ledger/worker_ledger.h"
#include "providers/sandbox/worker/parcel.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

// What an exchange with the sandbox proves about each intent of a parcel. Whatever is not a proof is Doubtful.
namespace countersign::worker {

struct Accepted // an object with our reference, amount and currency exists
{
    ledger::Receipt receipt;
};
struct Refused // for good: nothing was made and nothing will be from this command
{
    ledger::Rejection rejection;
};
struct NotDone // provably nothing was made by this request; by another one it may be
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

struct ParcelAnswer
{
    Answer whole;                // of the intent itself; of a batch it decides no item
    std::vector<Answer> items{}; // in the order of the parcel's
};

ParcelAnswer classify(const Parcel &parcel, const Result<HttpResponse> &exchange);
// The same about every intent of the parcel.
ParcelAnswer sameForAll(const Parcel &parcel, const Answer &answer);

} // namespace countersign::worker
