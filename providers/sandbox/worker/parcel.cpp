// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/worker/parcel.h"

#include "models/statement/statement.h"
#include "providers/sandbox/sandbox_fault.h"
#include "providers/sandbox/worker/effect_command.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace countersign::worker {
namespace {

using effect::EffectIntent;
using nlohmann::json;

// The digest is what was signed: the row must be that command, of that object.
bool isAsSigned(const EffectIntent &compensation)
{
    const auto &amount = compensation.amount;
    const statement::CompensationCommand command{compensation.ref.key.value(),
                                                 compensation.operation,
                                                 compensation.compensatesObject,
                                                 amount ? std::to_string(amount->minorUnits()) : std::string(),
                                                 amount ? std::string(amount->currency().code()) : std::string(),
                                                 {}};
    const auto bytes = statement::compensationCommand(command);
    return bytes && sha256(*bytes) == compensation.requestDigest;
}

// A compensation takes from the object it was signed for; the ledger judges whether its original still stands.
Status addOriginal(ledger::WorkerLedger &ledger, Parcel &parcel)
{
    if (!parcel.intent.compensatesIntentKey.empty()) {
        parcel.originalId = parcel.intent.compensatesObject;
        if (!isAsSigned(parcel.intent))
            parcel.obstacle = "target_not_known";
        return {};
    }
    std::optional<EffectIntent> original;
    if (const auto key = IntentKey::parse(parcel.intent.parentIntentKey)) {
        COUNTERSIGN_TRY(original, ledger.outcome({parcel.intent.ref.tenant, *key}));
    }
    if (!original || original->status != effect::EffectStatus::Confirmed || original->providerResultId.empty())
        parcel.obstacle = "original_not_confirmed";
    else
        parcel.originalId = original->providerResultId;
    return {};
}

// Whether these are all the items that the batch was prepared for, each with its amount and payee.
bool isWhole(const Parcel &parcel)
{
    EffectCommand command{parcel.intent.ref, parcel.intent.environment, parcel.intent.account, parcel.intent.amount};
    command.operation = ObjectKind::PayoutBatch;
    for (const auto &item : parcel.items) {
        if (!item.amount)
            return false;
        command.items.push_back({item.ref.key, *item.amount, item.customerRef});
    }
    return requestDigest(command) == parcel.intent.requestDigest;
}

void addItems(Parcel &parcel, const std::vector<EffectIntent> &rows)
{
    const auto &batch = parcel.intent;
    for (const auto &row : rows)
        if (row.ref.tenant == batch.ref.tenant && row.batchIntentKey == batch.ref.key.value())
            parcel.items.push_back(row);
    std::sort(parcel.items.begin(), parcel.items.end(),
              [](const EffectIntent &one, const EffectIntent &two) { return one.ref < two.ref; });
    if (!isWhole(parcel))
        parcel.obstacle = "batch_incomplete";
}

Status addMoney(json &body, const EffectIntent &intent)
{
    if (!intent.amount)
        return fail(ErrorKind::InvalidInput, "intent " + intent.ref.key.value() + " has no amount",
                    "Prepare it with an amount and a currency. Nothing was sent.");
    body["amount"] = intent.amount->minorUnits();
    body["currency"] = std::string(intent.amount->currency().code());
    return {};
}

Result<json> payoutOf(const EffectIntent &item)
{
    json body{{"customer", item.customerRef}, {"reference", item.providerKey}};
    COUNTERSIGN_CHECK(addMoney(body, item));
    return body;
}

Result<json> bodyOf(const Parcel &parcel, ObjectKind operation)
{
    const auto &intent = parcel.intent;
    json body{{"reference", intent.providerKey}};
    if (operation == ObjectKind::Message) {
        body["recipient"] = intent.recipientRef;
        return body;
    }
    if (operation == ObjectKind::PayoutBatch) {
        for (const auto &item : parcel.items) {
            COUNTERSIGN_TRY(auto payout, payoutOf(item));
            body["items"].push_back(std::move(payout));
        }
        return body;
    }
    if (sandbox::needsOriginal(operation))
        body["original"] = parcel.originalId;
    else
        body["customer"] = intent.customerRef;
    COUNTERSIGN_CHECK(addMoney(body, intent));
    return body;
}

} // namespace

std::optional<ObjectKind> operationOf(const EffectIntent &intent)
{
    const auto operation = sandbox::parseObjectKind(intent.operation);
    return operation && intent.provider == providerOf(*operation) ? operation : std::nullopt;
}

Result<Parcel> parcelOf(ledger::WorkerLedger &ledger, const EffectIntent &intent, const std::vector<EffectIntent> &rows)
{
    Parcel parcel{intent};
    const auto operation = operationOf(intent);
    if (!operation || !sandbox::mayBeAskedFor(*operation)) {
        parcel.obstacle = "not_sent_alone";
        return parcel;
    }
    if (*operation == ObjectKind::PayoutBatch)
        addItems(parcel, rows);
    if (sandbox::needsOriginal(*operation))
        COUNTERSIGN_CHECK(addOriginal(ledger, parcel));
    return parcel;
}

Result<HttpRequest> requestOf(const Parcel &parcel, const std::string &baseUrl, const SecretBytes &token,
                              const std::string &fault)
{
    const auto operation = operationOf(parcel.intent);
    if (!operation)
        return fail(ErrorKind::InvalidInput, "the sandbox has no operation " + parcel.intent.operation);
    HttpRequest request;
    request.method = "POST";
    request.url = baseUrl + "/v1/" + std::string(sandbox::collectionOf(*operation));
    request.headers = {{"Authorization", "Bearer " + std::string(textOf(token.view()))},
                       {"Content-Type", "application/json"}};
    if (takesKey(*operation))
        request.headers.push_back({"Idempotency-Key", parcel.intent.providerKey});
    if (!fault.empty())
        request.headers.push_back({std::string(sandbox::FaultHeader), fault});
    COUNTERSIGN_TRY(const auto body, bodyOf(parcel, *operation));
    request.body = body.dump();
    return request;
}

} // namespace countersign::worker
