// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/worker/charge_command.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace countersign::worker {
namespace {

using nlohmann::json;

// Strings only and sorted by name: this dump is canonical.
Digest requestDigest(const ChargeCommand &command)
{
    const json parameters{{"account", command.account},
                          {"amount_minor", std::to_string(command.amount.minorUnits())},
                          {"currency", std::string(command.amount.currency().code())},
                          {"customer", command.customer},
                          {"environment", command.environment},
                          {"operation", std::string(ChargeOperation)},
                          {"provider", std::string(ProviderId)}};
    return sha256(parameters.dump());
}

} // namespace

ledger::PrepareRequest prepareRequest(const ChargeCommand &command)
{
    ledger::PrepareRequest request{command.ref};
    request.requestDigest = requestDigest(command);
    request.workflowId = command.workflowId;
    request.stepId = command.stepId;
    request.provider = ProviderId;
    request.environment = command.environment;
    request.account = command.account;
    request.operation = ChargeOperation;
    request.kind = effect::EffectKind::Monetary;
    request.amount = command.amount;
    request.customerRef = command.customer;
    return request;
}

Result<std::string> chargeBody(const effect::EffectIntent &intent)
{
    if (!intent.amount)
        return fail(ErrorKind::InvalidInput, "intent " + intent.ref.key.value() + " has no amount to charge",
                    "Prepare it with an amount and a currency. Nothing was sent.");
    const json body{{"amount", intent.amount->minorUnits()},
                    {"currency", std::string(intent.amount->currency().code())},
                    {"customer", intent.customerRef},
                    {"reference", intent.providerKey}};
    return body.dump();
}

} // namespace countersign::worker
