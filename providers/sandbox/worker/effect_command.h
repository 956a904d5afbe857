// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/worker_ledger.h"
#include "providers/sandbox/object_kind.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The business commands of the worker: one effect, or one batch, once per intent key.
namespace countersign::worker {

using sandbox::ObjectKind;

// What the ledger calls the provider of an operation: messages are a provider of their own, which takes no keys.
std::string_view providerOf(ObjectKind operation);
bool takesKey(ObjectKind operation);

struct PayoutItem
{
    IntentKey key;
    Money amount;
    std::string customer{};
};

struct EffectCommand
{
    effect::EffectRef ref;
    std::string environment{};
    std::string account{};
    std::optional<Money> amount{}; // none for messages; of a batch see totalOf
    std::string customer{};        // who pays; of a capture, refund or void as the original says
    std::string workflowId{};
    std::string stepId{};
    ObjectKind operation = ObjectKind::Charge;
    std::string original{};          // intent key of the authorisation, charge or capture that it takes from
    std::string recipient{};         // of a message: an opaque reference
    std::vector<PayoutItem> items{}; // of a payout batch: each an intent of its own
};

// InvalidInput: no items, two currencies, or more than an amount holds.
Result<Money> totalOf(const std::vector<PayoutItem> &items);

// SHA-256 of the canonical JSON of what was asked for: provider, environment, account, operation and, where the
// operation has them, amount, currency, customer, recipient, original and items, whatever their order.
Digest requestDigest(const EffectCommand &command);

ledger::PrepareRequest prepareRequest(const EffectCommand &command);
// Of the items, in the order of their keys.
std::vector<ledger::PrepareRequest> prepareItems(const EffectCommand &batch);

} // namespace countersign::worker
