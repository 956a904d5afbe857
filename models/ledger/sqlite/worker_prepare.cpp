// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/canonical_json.h"
#include "models/base/text.h"
#include "models/effect/compensation_key.h"
#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/in_force.h"
#include "models/ledger/sqlite/scene.h"
#include "models/ledger/sqlite/worker_ledger.h"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace countersign::ledger {

namespace {

using effect::EffectIntent;

struct NamedText
{
    Translatable what;
    const std::string &text;
    bool required;
};

Status checkTexts(const PrepareRequest &request)
{
    const std::array texts{
        NamedText{translatable("provider"), request.provider, true},
        NamedText{translatable("environment"), request.environment, true},
        NamedText{translatable("account"), request.account, true},
        NamedText{translatable("operation"), request.operation, true},
        NamedText{translatable("workflow id"), request.workflowId, false},
        NamedText{translatable("step id"), request.stepId, false},
        NamedText{translatable("customer reference"), request.customerRef, false},
        NamedText{translatable("recipient reference"), request.recipientRef, false},
        NamedText{translatable("parent intent key"), request.parentIntentKey, false},
        NamedText{translatable("batch intent key"), request.batchIntentKey, false},
    };
    for (const NamedText &named : texts)
        if (named.required || !named.text.empty())
            COUNTERSIGN_CHECK(checkName(named.what, named.text));
    return {};
}

Status checkEngine(const std::string &engine)
{
    if (engine.empty())
        return {};
    const auto parsed = parseCanonical(engine);
    if (!parsed || !parsed->is_object())
        return fail(ErrorKind::InvalidInput, translatable("engine: not a canonical JSON object of strings"),
                    translatable("Give {kind, run_id, handle, target}, or nothing."));
    return {};
}

Status checkNumbers(const PrepareRequest &request)
{
    if (request.amount && request.amount->minorUnits() <= 0)
        return fail(ErrorKind::InvalidInput,
                    {translatable("amount %1: not more than zero"), {request.amount->toString()}},
                    translatable("Give the amount in minor units of its currency."));
    if (request.recipientCount < 0)
        return fail(ErrorKind::InvalidInput, translatable("recipient count: less than zero"));
    return {};
}

Result<effect::ProviderContract> requireContract(Scene &scene, const PrepareRequest &request)
{
    COUNTERSIGN_TRY(auto contract, contractInForce(scene.session, request.ref.tenant.value(), request.provider,
                                                   request.environment, request.account));
    const Phrase where{translatable("%1 (%2, account %3)"), {request.provider, request.environment, request.account}};
    if (!contract)
        return fail(ErrorKind::InvalidInput,
                    {translatable("no provider contract is published for %1"), {Phrases{where}}},
                    translatable("Let an administrator publish one: countersignctl contract publish"));
    if (!contract->value.operations.contains(request.operation))
        return fail(
            ErrorKind::InvalidInput,
            {translatable("the contract for %1 does not name the operation %2"), {Phrases{where}, request.operation}},
            translatable("Use an operation of the contract, or publish a newer contract."));
    return std::move(contract->value);
}

EffectIntent newIntent(const PrepareRequest &request, Instant now)
{
    EffectIntent intent{request.ref};
    intent.requestDigest = request.requestDigest;
    intent.workflowId = request.workflowId;
    intent.stepId = request.stepId;
    intent.provider = request.provider;
    intent.environment = request.environment;
    intent.account = request.account;
    intent.operation = request.operation;
    intent.kind = request.kind;
    intent.amount = request.amount;
    intent.customerRef = request.customerRef;
    intent.recipientRef = request.recipientRef;
    intent.recipientCount = request.recipientCount;
    intent.engine = request.engine;
    intent.parentIntentKey = request.parentIntentKey;
    intent.batchIntentKey = request.batchIntentKey;
    intent.preparedAt = now;
    intent.updatedAt = now;
    return intent;
}

Result<PrepareResult> prepareNew(Scene &scene, const PrepareRequest &request)
{
    if (effect::isCompensationKey(request.ref.key.value()))
        return fail(ErrorKind::InvalidInput,
                    {translatable("intent %1: a compensation is prepared by a signed statement only"),
                     {request.ref.key.value()}},
                    translatable("Use the key from effect.compensation_requested, or another key."));
    COUNTERSIGN_TRY(const auto contract, requireContract(scene, request));
    EffectIntent intent = newIntent(request, scene.now);
    COUNTERSIGN_CHECK(effect::plantProviderKey(intent, contract));
    COUNTERSIGN_CHECK(insertIntent(scene.session, intent));
    COUNTERSIGN_CHECK(appendEvent(scene.session, intent, "", "prepared", std::nullopt, scene.now));
    return PrepareResult{PrepareOutcome::Prepared, std::move(intent)};
}

Result<PrepareResult> prepareAgain(Scene &scene, const PrepareRequest &request, EffectIntent stored)
{
    if (stored.requestDigest == request.requestDigest) {
        const EffectIntent before = stored;
        stored.duplicatePrepares += 1;
        COUNTERSIGN_CHECK(touch(scene, before, stored));
        return PrepareResult{PrepareOutcome::Existing, std::move(stored)};
    }
    ConflictMatter conflict;
    conflict.kind = ConflictKind::DigestMismatch;
    conflict.evidence = request.requestDigest.hex();
    COUNTERSIGN_CHECK(raiseConflict(scene, stored, conflict));
    return PrepareResult{PrepareOutcome::DigestMismatch, std::move(stored)};
}

} // namespace

Result<PrepareResult> prepareEffect(Scene &scene, const PrepareRequest &request)
{
    COUNTERSIGN_CHECK(checkTexts(request));
    COUNTERSIGN_CHECK(checkEngine(request.engine));
    COUNTERSIGN_CHECK(checkNumbers(request));
    COUNTERSIGN_TRY(auto stored, findIntent(scene.session, request.ref));
    if (stored)
        return prepareAgain(scene, request, std::move(*stored));
    return prepareNew(scene, request);
}

} // namespace countersign::ledger
