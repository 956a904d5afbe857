// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"
#include "models/effect/evidence.h"
#include "models/statement/statement.h"

#include <string>

// What a statement restates of a row and of stored evidence. The signer writes it, the ledger compares it field by
// field: one function for both sides. Pure; any thread.
namespace countersign::ledger {

inline statement::EffectRestatement restate(const effect::EffectIntent &intent)
{
    statement::EffectRestatement said;
    said.provider = intent.provider;
    said.account = intent.account;
    said.environment = intent.environment;
    said.operation = intent.operation;
    said.effectKind = std::string(effect::toString(intent.kind));
    said.providerKey = intent.providerKey;
    said.requestDigest = intent.requestDigest.hex();
    if (intent.amount) {
        said.amountMinor = std::to_string(intent.amount->minorUnits());
        said.currency = std::string(intent.amount->currency().code());
    }
    said.customerRef = intent.customerRef;
    said.recipientRef = intent.recipientRef;
    return said;
}

inline statement::Citation cite(const effect::StoredEvidence &stored)
{
    statement::Citation citation;
    citation.kind = std::string(effect::toString(stored.evidence.source));
    citation.digest = stored.digest.hex();
    citation.observedAt = stored.evidence.observedAt;
    citation.method = stored.evidence.method;
    return citation;
}

} // namespace countersign::ledger
