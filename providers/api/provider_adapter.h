// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/cancel_token.h"
#include "models/base/clock.h"
#include "models/effect/evidence.h"
#include "models/effect/finding.h"
#include "models/effect/provider_contract.h"
#include "providers/api/lookup_request.h"
#include "providers/api/read_transport.h"

#include <string>
#include <vector>

// Asking one provider, one rung a call. Blocking and simple: no threads, no retries, no ledger, no widget. Whatever
// cannot be proved is Inconclusive, with the reason.
namespace countersign::providers {

// One way of asking: its kind (reference, idempotency_key, object_id, request_id, attributes) names it.
struct Rung
{
    std::string kind{};
    std::string method{}; // for people: "GET /v1/charges"
    bool operator==(const Rung &) const = default;
};

// What was seen on the wire, whatever it meant.
struct Observation
{
    std::string rung{}, method{};
    effect::Scan scan{};
    Instant requestedAt{};
    Instant observedAt{};
    int httpStatus = 0;       // 0: no answer
    std::string bodyDigest{}; // hex; of the last page
    std::uint64_t bodySize = 0;
};

struct ItemFinding
{
    std::string intentKey{};
    effect::Finding finding;
};

struct LookupReport
{
    effect::Finding finding;
    Observation observation{};
    std::vector<ItemFinding> items{}; // of a batch, out of the same answers: one for each the request names, or none
};

// What a report about a batch says of one of its items. Where it says nothing, its own doubt is the item's too; an
// object or an absence of the batch never is.
LookupReport reportOfItem(const LookupReport &batch, const std::string &intentKey);

nlohmann::json toJson(const LookupReport &report);
Result<LookupReport> parseLookupReport(const nlohmann::json &json); // total: anything unexpected is InvalidInput

class ProviderAdapter
{
public:
    ProviderAdapter() = default;
    ProviderAdapter(const ProviderAdapter &) = delete;
    ProviderAdapter &operator=(const ProviderAdapter &) = delete;
    virtual ~ProviderAdapter() = default;

    // The packaged contract for one environment and account ("*" allowed): offered to administrators, never used by
    // itself.
    virtual effect::ProviderContract contract() const = 0;
    // In ladder order, those that make sense for the request (an object_id rung needs an id).
    virtual std::vector<Rung> rungs(const LookupRequest &request) const = 0;
    virtual LookupReport lookUp(const Rung &rung, const LookupRequest &request, ReadTransport &transport,
                                const CancelToken &cancel) = 0;
};

} // namespace countersign::providers
