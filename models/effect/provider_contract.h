// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/digest.h"
#include "models/effect/effect_intent.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <string>
#include <vector>

// What a provider promises, as published in the ledger by a contract_publish statement: the fields of ledger.md
// section 5 that facts and workers use. Durations are whole seconds in the canonical form.
namespace countersign::effect {

enum class KeyCarrier { Header, BodyPointer, GraphqlInput, None };
std::string_view toString(KeyCarrier carrier);
std::optional<KeyCarrier> parseKeyCarrier(std::string_view word);

enum class KeyDerivation { Verbatim, Hash, Uuid };
std::string_view toString(KeyDerivation derivation);
std::optional<KeyDerivation> parseKeyDerivation(std::string_view word);

// Acceptance is the question for operations where a resend of an accepted object would duplicate it.
enum class EffectStage { Accepted, Completed };
std::string_view toString(EffectStage stage);
std::optional<EffectStage> parseEffectStage(std::string_view word);

struct ContractOperation
{
    EffectStage stage = EffectStage::Completed;
    std::string correlationField{}; // name under which dispatch plants the reference in EffectIntent::correlation
    bool operator==(const ContractOperation &) const = default;
};

struct AbsenceRule
{
    bool allowed = false;
    std::vector<std::string>
        needs{};             // can only add: complete_scan, settled, within_retention, correlation_planted, scope_known
    std::int64_t misses = 2; // spaced misses that make absence, at least 1
    Duration spacing{};      // at least this between the asked_at of two counted misses
    std::vector<std::string> rungs{}; // rungs that must all say Absent in one counted lookup
    bool operator==(const AbsenceRule &) const = default;
};

struct ProviderContract
{
    std::string tenant{}; // or "*"
    std::string provider{};
    std::string environment{};
    std::string account{}; // or "*"
    std::int64_t version = 0;
    std::string descriptionDigest{}; // SHA-256 of the provider description this was drawn from
    KeyCarrier keyCarrier = KeyCarrier::None;
    KeyDerivation keyDerivation = KeyDerivation::Hash;
    std::int64_t keyMaxLength = 255;
    Duration retention{}; // minimum the provider keeps a key; zero with KeyCarrier::None
    Duration lease{};
    Duration margin{};
    Duration maxTransit{};
    Duration visibilityLag{}; // worst
    Duration dataRetention{};
    Duration normalResponseWindow{};
    Duration disputeWindow{};
    AbsenceRule absence{};
    std::map<std::string, ContractOperation> operations{};
    std::map<std::string, std::string> compensations{}; // state → operation
    std::string onRejected{}; // the contract's sentence on what to do after a definitive refusal
    bool operator==(const ProviderContract &) const = default;
};

// The subject of a contract_publish statement, every leaf a string. parse refuses unknown and missing fields, a lease,
// transit or spacing of zero where a rule needs one, misses < 1 and overflow; errors name the field.
nlohmann::json contractSubject(const ProviderContract &contract);
Result<ProviderContract> parseContractSubject(const nlohmann::json &subject);
// SHA-256 of the canonical subject: what statements and evidence cite.
Digest contractDigest(const ProviderContract &contract);

// What is sent to the provider, derived from tenant and intent key as the contract says; at most keyMaxLength bytes.
// Verbatim keys that do not fit are InvalidInput (the prepare is refused); Hash and Uuid always fit or are refused at
// parse.
Result<std::string> deriveProviderKey(const ProviderContract &contract, const EffectRef &ref);
// Gives a new intent its provider key and plants it where the contract's operation wants it. InvalidInput: as above, or
// the contract does not name the intent's operation.
Status plantProviderKey(EffectIntent &intent, const ProviderContract &contract);

// redispatch_until = key_expires_at − lease − max_transit − margin (ledger.md section 1).
Instant redispatchUntil(const ProviderContract &contract, Instant keyExpiresAt);
// settle_at = greatest lease end of all attempts + max_transit + worst visibility lag.
Instant settleAt(const ProviderContract &contract, Instant greatestLeaseEnd);

} // namespace countersign::effect
