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
#include <string_view>
#include <utility>

namespace countersign::ledger {

namespace {

using effect::EffectIntent;

struct NamedText
{
    std::string_view what;
    const std::string &text;
    bool required;
};

Status checkTexts(const PrepareRequest &request)
{
    const std::array texts{
        NamedText{"provider", request.provider, true},
        NamedText{"environment", request.environment, true},
        NamedText{"account", request.account, true},
        NamedText{"operation", request.operation, true},
        NamedText{"workflow id", request.workflowId, false},
        NamedText{"step id", request.stepId, false},
        NamedText{"customer reference", request.customerRef, false},
        NamedText{"recipient reference", request.recipientRef, false},
        NamedText{"parent intent key", request.parentIntentKey, false},
        NamedText{"batch intent key", request.batchIntentKey, false},
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
        return fail(ErrorKind::InvalidInput, "engine: not a canonical JSON object of strings",
                    "Give {kind, run_id, handle, target}, or nothing.");
    return {};
}

Status checkNumbers(const PrepareRequest &request)
{
    if (request.amount && request.amount->minorUnits() <= 0)
        return fail(ErrorKind::InvalidInput, "amount " + request.amount->toString() + ": not more than zero",
                    "Give the amount in minor units of its currency.");
    if (request.recipientCount < 0)
        return fail(ErrorKind::InvalidInput, "recipient count: less than zero");
    return {};
}

Result<effect::ProviderContract> requireContract(Scene &scene, const PrepareRequest &request)
{
    COUNTERSIGN_TRY(auto contract, contractInForce(scene.session, request.ref.tenant.value(), request.provider,
                                                   request.environment, request.account));
    const std::string where =
        request.provider + " (" + request.environment + ", account " + escapedForDisplay(request.account) + ")";
    if (!contract)
        return fail(ErrorKind::InvalidInput, "no provider contract is published for " + where,
                    "Let an administrator publish one: countersignctl contract publish");
    if (!contract->value.operations.contains(request.operation))
        return fail(ErrorKind::InvalidInput,
                    "the contract for " + where + " does not name the operation " +
                        escapedForDisplay(request.operation),
                    "Use an operation of the contract, or publish a newer contract.");
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
                    "intent " + escapedForDisplay(request.ref.key.value()) +
                        ": a compensation is prepared by a signed statement only",
                    "Use the key from effect.compensation_requested, or another key.");
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
