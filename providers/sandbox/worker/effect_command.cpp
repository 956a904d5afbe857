// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/worker/effect_command.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace countersign::worker {
namespace {

using nlohmann::json;

std::vector<PayoutItem> inOrder(std::vector<PayoutItem> items)
{
    std::sort(items.begin(), items.end(), [](const auto &one, const auto &two) { return one.key < two.key; });
    return items;
}

void addMoney(json &object, const Money &amount)
{
    object["amount_minor"] = std::to_string(amount.minorUnits());
    object["currency"] = std::string(amount.currency().code());
}

json itemsOf(const EffectCommand &command)
{
    json items = json::array();
    for (const auto &item : inOrder(command.items)) {
        json row{{"customer", item.customer}, {"intent", item.key.value()}};
        addMoney(row, item.amount);
        items.push_back(std::move(row));
    }
    return items;
}

EffectCommand commandOf(const EffectCommand &batch, const PayoutItem &item)
{
    EffectCommand payout{{batch.ref.tenant, item.key},
                         batch.environment,
                         batch.account,
                         item.amount,
                         item.customer,
                         batch.workflowId,
                         batch.stepId};
    payout.operation = ObjectKind::Payout;
    return payout;
}

} // namespace

std::string_view providerOf(ObjectKind operation)
{
    return operation == ObjectKind::Message ? "sandbox_mail" : "sandbox";
}

bool takesKey(ObjectKind operation)
{
    return operation != ObjectKind::Message;
}

Result<Money> totalOf(const std::vector<PayoutItem> &items)
{
    std::optional<Money> total;
    for (const auto &item : items) {
        if (!total) {
            total = item.amount;
            continue;
        }
        COUNTERSIGN_TRY(total, total->plus(item.amount));
    }
    if (!total)
        return fail(ErrorKind::InvalidInput, "a payout batch without items", "Give at least one item.");
    return *total;
}

// Strings only and sorted by name: this dump is canonical.
Digest requestDigest(const EffectCommand &command)
{
    json parameters{{"account", command.account},
                    {"environment", command.environment},
                    {"operation", std::string(toString(command.operation))},
                    {"provider", std::string(providerOf(command.operation))}};
    if (command.amount)
        addMoney(parameters, *command.amount);
    if (!command.customer.empty())
        parameters["customer"] = command.customer;
    if (!command.recipient.empty())
        parameters["recipient"] = command.recipient;
    if (!command.original.empty())
        parameters["original"] = command.original;
    if (!command.items.empty())
        parameters["items"] = itemsOf(command);
    return sha256(parameters.dump());
}

ledger::PrepareRequest prepareRequest(const EffectCommand &command)
{
    ledger::PrepareRequest request{command.ref};
    request.requestDigest = requestDigest(command);
    request.workflowId = command.workflowId;
    request.stepId = command.stepId;
    request.provider = providerOf(command.operation);
    request.environment = command.environment;
    request.account = command.account;
    request.operation = toString(command.operation);
    request.kind =
        command.operation == ObjectKind::Message ? effect::EffectKind::Message : effect::EffectKind::Monetary;
    request.amount = command.amount;
    request.customerRef = command.customer;
    request.recipientRef = command.recipient;
    request.recipientCount = command.recipient.empty() ? 0 : 1;
    request.parentIntentKey = command.original;
    return request;
}

std::vector<ledger::PrepareRequest> prepareItems(const EffectCommand &batch)
{
    std::vector<ledger::PrepareRequest> requests;
    for (const auto &item : inOrder(batch.items)) {
        requests.push_back(prepareRequest(commandOf(batch, item)));
        requests.back().batchIntentKey = batch.ref.key.value();
    }
    return requests;
}

} // namespace countersign::worker
