// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/effect/provider_contract.h"

#include "models/base/assert.h"
#include "models/base/canonical_json.h"
#include "models/base/enum_table.h"
#include "models/base/json_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace countersign::effect {
namespace {

using nlohmann::json;
using std::string_view;

constexpr EnumTable CarrierWords(std::array{
    EnumWord{KeyCarrier::Header, string_view("header")},
    EnumWord{KeyCarrier::BodyPointer, string_view("body_pointer")},
    EnumWord{KeyCarrier::GraphqlInput, string_view("graphql_input")},
    EnumWord{KeyCarrier::None, string_view("none")},
});

constexpr EnumTable DerivationWords(std::array{
    EnumWord{KeyDerivation::Verbatim, string_view("verbatim")},
    EnumWord{KeyDerivation::Hash, string_view("hash")},
    EnumWord{KeyDerivation::Uuid, string_view("uuid")},
});

constexpr EnumTable StageWords(std::array{
    EnumWord{EffectStage::Accepted, string_view("accepted")},
    EnumWord{EffectStage::Completed, string_view("completed")},
});

constexpr std::array<string_view, 5> AbsenceNeeds{"complete_scan", "settled", "within_retention", "correlation_planted",
                                                  "scope_known"};

// An enum member of a closed schema.
template <class Enum, class Parse>
Enum word(JsonReader &reader, const std::string &name, Parse parse, Enum otherwise)
{
    const auto value = parse(reader.text(name, 1, 32));
    if (!value)
        reader.refuse(name, translatable("is none of the known words"));
    return value.value_or(otherwise);
}

json operationsJson(const ProviderContract &contract)
{
    json operations = json::object();
    for (const auto &[name, operation] : contract.operations)
        operations[name] = {{"effect_stage", std::string(toString(operation.stage))},
                            {"correlation_field", operation.correlationField}};
    return operations;
}

json absenceJson(const AbsenceRule &absence)
{
    return {{"allowed", absence.allowed ? "true" : "false"},
            {"needs", absence.needs},
            {"misses", std::to_string(absence.misses)},
            {"spacing", formatSeconds(absence.spacing)},
            {"rungs", absence.rungs}};
}

Result<std::map<std::string, ContractOperation>> parseOperations(const json &value)
{
    std::map<std::string, ContractOperation> operations;
    for (const auto &[name, member] : value.items()) {
        JsonReader reader(member, {translatable("contract operation %1"), {name}});
        ContractOperation operation;
        operation.stage = word(reader, "effect_stage", parseEffectStage, EffectStage::Completed);
        operation.correlationField = reader.text("correlation_field", 0, 255);
        COUNTERSIGN_CHECK(reader.finish());
        operations.emplace(name, operation);
    }
    if (operations.empty())
        return fail(ErrorKind::InvalidInput, translatable("contract field operations names no operation"));
    return operations;
}

Result<AbsenceRule> parseAbsence(const json &value)
{
    JsonReader reader(value, translatable("contract absence"));
    AbsenceRule absence;
    absence.allowed = reader.flag("allowed");
    absence.needs = reader.texts("needs", AbsenceNeeds.size(), 32);
    absence.misses = reader.integer("misses", 1, 10);
    absence.spacing = reader.seconds("spacing");
    absence.rungs = reader.texts("rungs", 8, 32);
    for (const std::string &need : absence.needs)
        if (std::find(AbsenceNeeds.begin(), AbsenceNeeds.end(), need) == AbsenceNeeds.end())
            reader.refuse("needs", translatable("holds an unknown need"));
    if (absence.allowed && absence.rungs.empty())
        reader.refuse("rungs", translatable("must name the rungs that prove absence"));
    COUNTERSIGN_CHECK(reader.finish());
    return absence;
}

Result<std::map<std::string, std::string>> parseCompensations(const json &value)
{
    std::map<std::string, std::string> compensations;
    JsonReader reader(value, translatable("contract compensations"));
    for (const auto &[state, operation] : value.items())
        compensations.emplace(state, reader.text(state, 1, 255));
    COUNTERSIGN_CHECK(reader.finish());
    return compensations;
}

// What must hold between the fields for the rules of ledger.md to mean anything.
Status checkTogether(const ProviderContract &contract)
{
    const bool keyless = contract.keyCarrier == KeyCarrier::None;
    if (contract.lease <= Duration(0))
        return fail(ErrorKind::InvalidInput, translatable("contract field lease is zero"),
                    translatable("A worker needs time to hear the answer."));
    if (contract.maxTransit <= Duration(0))
        return fail(ErrorKind::InvalidInput, translatable("contract field max_transit is zero"));
    if (!keyless && contract.retention <= contract.lease + contract.maxTransit + contract.margin)
        return fail(ErrorKind::InvalidInput,
                    translatable("contract field retention is not longer than lease, max_transit and margin together"),
                    translatable("No attempt after the first could ever be dispatched."));
    if (keyless && contract.retention != Duration(0))
        return fail(ErrorKind::InvalidInput,
                    translatable("contract field retention is set though the provider takes no key"));
    if (contract.keyDerivation == KeyDerivation::Uuid && contract.keyMaxLength < 36)
        return fail(ErrorKind::InvalidInput, translatable("contract field key_max_length is too short for a UUID"));
    if (contract.keyDerivation == KeyDerivation::Hash && contract.keyMaxLength < 16)
        return fail(ErrorKind::InvalidInput,
                    translatable("contract field key_max_length is too short for a hash that does not collide"));
    return {};
}

} // namespace

std::string_view toString(KeyCarrier carrier)
{
    return CarrierWords.word(carrier);
}

std::optional<KeyCarrier> parseKeyCarrier(std::string_view text)
{
    return CarrierWords.parse(text);
}

std::string_view toString(KeyDerivation derivation)
{
    return DerivationWords.word(derivation);
}

std::optional<KeyDerivation> parseKeyDerivation(std::string_view text)
{
    return DerivationWords.parse(text);
}

std::string_view toString(EffectStage stage)
{
    return StageWords.word(stage);
}

std::optional<EffectStage> parseEffectStage(std::string_view text)
{
    return StageWords.parse(text);
}

json contractSubject(const ProviderContract &contract)
{
    return {{"tenant", contract.tenant},
            {"provider", contract.provider},
            {"environment", contract.environment},
            {"account", contract.account},
            {"version", std::to_string(contract.version)},
            {"description_digest", contract.descriptionDigest},
            {"key_carrier", std::string(toString(contract.keyCarrier))},
            {"key_derivation", std::string(toString(contract.keyDerivation))},
            {"key_max_length", std::to_string(contract.keyMaxLength)},
            {"retention", formatSeconds(contract.retention)},
            {"lease", formatSeconds(contract.lease)},
            {"margin", formatSeconds(contract.margin)},
            {"max_transit", formatSeconds(contract.maxTransit)},
            {"visibility_lag", formatSeconds(contract.visibilityLag)},
            {"data_retention", formatSeconds(contract.dataRetention)},
            {"normal_response_window", formatSeconds(contract.normalResponseWindow)},
            {"dispute_window", formatSeconds(contract.disputeWindow)},
            {"absence", absenceJson(contract.absence)},
            {"operations", operationsJson(contract)},
            {"compensations", contract.compensations},
            {"on_rejected", contract.onRejected}};
}

Result<ProviderContract> parseContractSubject(const json &subject)
{
    JsonReader reader(subject, translatable("contract"));
    ProviderContract contract;
    contract.tenant = reader.text("tenant", 1, 255);
    contract.provider = reader.text("provider", 1, 255);
    contract.environment = reader.text("environment", 1, 255);
    contract.account = reader.text("account", 1, 255);
    contract.version = reader.integer("version", 1, std::numeric_limits<std::int64_t>::max());
    contract.descriptionDigest = reader.digest("description_digest");
    contract.keyCarrier = word(reader, "key_carrier", parseKeyCarrier, KeyCarrier::None);
    contract.keyDerivation = word(reader, "key_derivation", parseKeyDerivation, KeyDerivation::Hash);
    contract.keyMaxLength = reader.integer("key_max_length", 1, 1000);
    contract.retention = reader.seconds("retention");
    contract.lease = reader.seconds("lease");
    contract.margin = reader.seconds("margin");
    contract.maxTransit = reader.seconds("max_transit");
    contract.visibilityLag = reader.seconds("visibility_lag");
    contract.dataRetention = reader.seconds("data_retention");
    contract.normalResponseWindow = reader.seconds("normal_response_window");
    contract.disputeWindow = reader.seconds("dispute_window");
    const json &absence = reader.object("absence");
    const json &operations = reader.object("operations");
    const json &compensations = reader.object("compensations");
    contract.onRejected = reader.text("on_rejected", 0, 500);
    COUNTERSIGN_CHECK(reader.finish());
    COUNTERSIGN_TRY(contract.absence, parseAbsence(absence));
    COUNTERSIGN_TRY(contract.operations, parseOperations(operations));
    COUNTERSIGN_TRY(contract.compensations, parseCompensations(compensations));
    COUNTERSIGN_CHECK(checkTogether(contract));
    return contract;
}

Digest contractDigest(const ProviderContract &contract)
{
    const auto bytes = toCanonical(contractSubject(contract));
    COUNTERSIGN_ASSERT(bytes.has_value());
    return sha256(*bytes);
}

Instant redispatchUntil(const ProviderContract &contract, Instant keyExpiresAt)
{
    return keyExpiresAt - contract.lease - contract.maxTransit - contract.margin;
}

Instant settleAt(const ProviderContract &contract, Instant greatestLeaseEnd)
{
    return greatestLeaseEnd + contract.maxTransit + contract.visibilityLag;
}

} // namespace countersign::effect
