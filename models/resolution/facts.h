// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"
#include "models/effect/evidence.h"
#include "models/effect/provider_contract.h"
#include "models/resolution/policy.h"
#include "models/resolution/refusal.h"
#include "models/resolution/rules.h"
#include "models/statement/statement.h"

#include <optional>
#include <string>
#include <vector>

// Facts: small total functions over what the ledger knows at one moment. One .cpp a group of facts; each fact is one
// function FactInput → Fact. A fact that cannot be computed is false, with the reason in `why`.
namespace countersign::resolution {

// A policy or contract in force, with what a statement must cite.
template <class T>
struct InForce
{
    T value{};
    std::string version{};
    std::string digest{};
};

struct SiblingEffect
{
    std::string intentKey{};
    effect::EffectStatus status{};
    bool lookedUp = false;
};

// The open proposal an approval, decline or withdrawal is about.
struct OpenProposal
{
    statement::Statement statement{};
    std::string id{};     // = the proposing statement's id
    std::string digest{}; // hex SHA-256 of its PAE
    std::string proposer{};
    Instant proposedAt{};
    Instant expiresAt{};
    std::int64_t rowVersion = 0; // of the intent when it was proposed; void as soon as it moves
    // "key" or "role": what the proposer proposed with and has no more, so that he is no second person any longer.
    std::string proposerLost{};
};

// Rolling sums of other effects, this one left out, open proposals counted, each effect once; nullopt = overflow.
struct WindowSums
{
    std::optional<std::int64_t> customerMinor{0};
    std::optional<std::int64_t> operatorMinor{0};
    std::int64_t operatorMessages = 0;
    std::int64_t operatorCompensations = 0; // within the last hour
    std::int64_t handlerApplied = 0;        // within the last hour
};

struct FactInput
{
    Instant now{};
    effect::EffectIntent intent;
    std::vector<effect::EffectAttempt> attempts{};
    std::optional<InForce<Policy>> policy{};
    std::optional<InForce<effect::ProviderContract>> contract{};

    statement::Statement statement{}; // what is judged; for an approval the approval itself
    std::vector<effect::StoredEvidence>
        cited{}; // stored ones of the statement; for an approval the union with the proposal's
    std::vector<effect::StoredEvidence> ownCited{}; // an approval's own
    bool citedMissing = false;                      // a cited digest is not stored
    // Every other record of the intent that the ledger stores. A replay does not see them and leaves this empty.
    std::vector<effect::StoredEvidence> uncited{};
    std::int64_t unreadable = 0; // records of the intent whose bytes are damaged: nobody knows what they show
    bool holderMayAct = true;    // the owner of the hold has a key and a role here, so that his claim means something
    std::string signer{};        // person whose hold and attestation count: for an approval the proposer
    std::string approver{};      // person who signs an approval; else empty
    bool signerIsHandler = false;

    std::optional<OpenProposal> proposal{};             // the one open on this intent, expired ones included
    std::vector<std::string> openConflicts{};           // kinds; digest_mismatch informs and blocks nothing
    std::optional<effect::EffectStatus> parentStatus{}; // empty: no parent
    std::vector<SiblingEffect> siblings{};              // other keys of the same workflow and step
    std::vector<effect::EffectStatus> compensations{};  // statuses of this effect's compensations
    // What all but those refused beyond doubt take back, in minor units, by the provider's object.
    std::map<std::string, std::int64_t> compensationTaken{};
    std::vector<std::string> secondEffects{}; // objects of the open second_effect conflicts
    bool compensationFits = true;             // the effect is no compensation, or its original still has room for it
    bool workflowResumed = false;
    WindowSums windows{};
};

struct Fact
{
    bool value = false;
    RefusalData why{};                    // becomes the refusal's data where the fact is unmet
    std::optional<Instant> mayChangeAt{}; // when time alone could change it
    bool operator==(const Fact &) const = default;
};

using FactTable = std::map<std::string, Fact>;

// Every fact of the closed list.
FactTable computeFacts(const FactInput &input, const Rules &rules);
// One fact by name; asserts that the name is in the closed list.
Fact computeFact(std::string_view name, const FactInput &input, const Rules &rules);
// The closed list, for the loader and for tests.
const std::vector<std::string> &factNames();

} // namespace countersign::resolution
