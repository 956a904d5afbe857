// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/digest.h"
#include "models/base/money.h"
#include "models/base/strong_text.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

// An effect intent: one customer-visible action, named by tenant and intent key. The columns of ledger.md section 1.
namespace countersign::effect {

enum class EffectStatus { Prepared, Confirmed, Unknown, Rejected, Compensated };
std::string_view toString(EffectStatus status);
std::optional<EffectStatus> parseEffectStatus(std::string_view word);
bool isFinal(EffectStatus status); // confirmed, rejected, compensated

enum class EffectKind { Monetary, Message, Other };
std::string_view toString(EffectKind kind);
std::optional<EffectKind> parseEffectKind(std::string_view word);

struct EffectRef
{
    TenantId tenant;
    IntentKey key;
    friend bool operator==(const EffectRef &, const EffectRef &) = default;
    friend auto operator<=>(const EffectRef &, const EffectRef &) = default;
};

// Freeze and claim in one: no worker may dispatch while it is live (now < until).
struct Hold
{
    PersonId by;
    Instant until;
    bool operator==(const Hold &) const = default;
};

struct EffectIntent
{
    EffectRef ref;
    Digest requestDigest{};
    EffectStatus status = EffectStatus::Prepared;
    std::string providerResultId{};

    std::string workflowId{};
    std::string stepId{};
    std::string provider{};
    std::string environment{};
    std::string account{};
    std::string operation{};
    EffectKind kind = EffectKind::Other;
    std::string providerKey{}; // what is sent to the provider; derived once at prepare, the same for every attempt
    std::optional<Money> amount{};
    std::string customerRef{};
    std::string recipientRef{};
    std::int64_t recipientCount = 0;
    std::map<std::string, std::string> correlation{}; // what dispatch planted: field name → value
    std::string engine{};                             // canonical JSON {kind, run_id, handle, target}; empty if none
    std::int64_t duplicatePrepares = 0;
    std::string parentIntentKey{};
    std::string batchIntentKey{};
    std::string compensatesIntentKey{}, compensatesObject{}; // the effect, and the provider's object, it takes back
    std::int64_t compensatedMinor = 0;

    std::int64_t attemptCount = 0;
    std::optional<std::int64_t> openAttempt{};
    Instant preparedAt{};
    std::optional<Instant> lastAttemptAt{};
    std::optional<Instant> retryAt{};
    std::optional<Instant> keyExpiresAt{};
    std::optional<Instant> redispatchUntil{};
    std::optional<Instant> settleAt{};
    std::optional<Instant> dueAt{};
    std::string responseDigest{};
    std::int64_t version = 1;
    std::int64_t eventNo = 1;
    std::optional<Hold> hold{}; // as stored; live only while now < until
    std::string escalatedTo{};
    std::optional<Instant> escalationDue{};
    std::optional<Instant> resolvedAt{};
    std::optional<std::int64_t> resolvedBySeq{};
    Instant updatedAt{};
};

enum class AttemptOutcome { Open, Confirmed, Rejected, Unknown, NotSent, NotProcessed };
std::string_view toString(AttemptOutcome outcome);
std::optional<AttemptOutcome> parseAttemptOutcome(std::string_view word);

// One dispatch of an intent by a worker.
struct EffectAttempt
{
    std::int64_t number = 0;
    std::string worker{};
    std::optional<Instant> dispatchedAt{}; // adopted rows may not have one
    Instant leaseExpiresAt{};
    std::optional<Instant> closedAt{};
    AttemptOutcome outcome = AttemptOutcome::Open;
    std::string errorClass{};
    int httpStatus = 0;
    std::string providerRequestId{};
    bool operator==(const EffectAttempt &) const = default;
};

// What a lookup found about the lease: an open attempt whose lease is over counts as unknown in every view and offer.
bool leaseLapsed(const EffectIntent &intent, const EffectAttempt *openAttempt, Instant now);

// Whom the provider's object names: the recipient, or the customer where the operation has no other.
inline const std::string &recipientOf(const EffectIntent &intent)
{
    return intent.recipientRef.empty() ? intent.customerRef : intent.recipientRef;
}

} // namespace countersign::effect
