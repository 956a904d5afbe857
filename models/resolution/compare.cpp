// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/compare.h"

#include "models/base/text.h"

namespace countersign::resolution {
namespace {

using effect::EffectIntent;
using effect::EffectKind;
using effect::Match;
using effect::ProviderContract;

bool amountEqual(const EffectIntent &intent, const Match &match)
{
    if (!intent.amount)
        return intent.kind != EffectKind::Monetary;
    return parseInt64(match.amountMinor) == intent.amount->minorUnits();
}

bool currencyEqual(const EffectIntent &intent, const Match &match)
{
    if (!intent.amount)
        return intent.kind != EffectKind::Monetary;
    return match.currency == intent.amount->currency().code();
}

bool referenceEqual(const EffectIntent &intent, const Match &match, const ProviderContract *contract)
{
    if (match.reference.empty())
        return false;
    if (match.reference == intent.providerKey)
        return true;
    if (contract == nullptr)
        return false;
    const auto operation = contract->operations.find(intent.operation);
    if (operation == contract->operations.end())
        return false;
    const auto planted = intent.correlation.find(operation->second.correlationField);
    return planted != intent.correlation.end() && match.reference == planted->second;
}

} // namespace

std::vector<std::string> differingFields(const EffectIntent &intent, const effect::Evidence &evidence,
                                         const Match &match, const ProviderContract *contract)
{
    std::vector<std::string> differing;
    if (!amountEqual(intent, match))
        differing.emplace_back("amount");
    if (!currencyEqual(intent, match))
        differing.emplace_back("currency");
    if (evidence.account != intent.account)
        differing.emplace_back("account");
    if (evidence.environment != intent.environment)
        differing.emplace_back("environment");
    if (!referenceEqual(intent, match, contract))
        differing.emplace_back("reference");
    return differing;
}

bool namesIntent(const effect::Evidence &evidence, const EffectIntent &intent)
{
    return evidence.tenant == intent.ref.tenant.value() && evidence.intent == intent.ref.key.value() &&
           evidence.providerKey == intent.providerKey && evidence.provider == intent.provider &&
           evidence.account == intent.account && evidence.environment == intent.environment &&
           evidence.requestDigest == intent.requestDigest.hex();
}

} // namespace countersign::resolution
