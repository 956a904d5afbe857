// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/assert.h"
#include "models/resolution/compare.h"
#include "models/resolution/fact_functions.h"

#include <algorithm>
#include <set>
#include <utility>

namespace countersign::resolution {
namespace {

using effect::Disposition;
using effect::EffectStatus;

const effect::ProviderContract *contractOf(const FactContext &context)
{
    return context.input.contract ? &context.input.contract->value : nullptr;
}

// Whether acceptance answers the operation's question. An operation the contract does not name needs completion.
bool acceptanceSuffices(const FactContext &context)
{
    const auto *contract = contractOf(context);
    if (contract == nullptr)
        return false;
    const auto operation = contract->operations.find(context.input.intent.operation);
    return operation != contract->operations.end() && operation->second.stage == effect::EffectStage::Accepted;
}

RefusalData whatIsChosen(const FactContext &context)
{
    if (context.chosen == nullptr)
        return {{"objects", std::to_string(context.objects.size())}};
    return {{"object", context.chosen->match->id},
            {"disposition", std::string(effect::toString(context.chosen->match->disposition))},
            {"status_raw", context.chosen->match->statusRaw}};
}

bool isCurrentlyReal(Disposition disposition)
{
    return disposition == Disposition::Accepted || disposition == Disposition::Happened;
}

// The result a person signs must be what the evidence shows: amount and currency of the newest sight, digest and
// disposition of one of the cited sights (two looks at one object differ in volatile fields), and never a disposition
// on the other side of a reversal.
bool resultRestated(const FactContext &context)
{
    const auto &result = context.input.statement.result;
    if (!result) // a compensation or a reopening names no receipt
        return true;
    if (result->providerId != context.chosen->match->id)
        return false;
    const effect::Match &newest = *context.chosen->match;
    const auto named = effect::parseDisposition(result->disposition);
    const auto &sights = context.chosen->everySight;
    if (!named)
        return false;
    const bool digestSeen = std::any_of(sights.begin(), sights.end(), [&](const effect::Match *sight) {
        return sight->responseDigest == result->responseDigest;
    });
    const bool dispositionSeen = std::any_of(sights.begin(), sights.end(),
                                             [&](const effect::Match *sight) { return sight->disposition == *named; });
    const bool sameSide =
        *named == newest.disposition || (isCurrentlyReal(*named) && isCurrentlyReal(newest.disposition));
    return result->amountMinor == newest.amountMinor && result->currency == newest.currency && digestSeen &&
           dispositionSeen && sameSide;
}

bool chosenIs(const FactContext &context, Disposition disposition)
{
    return context.chosen != nullptr && context.chosen->match->disposition == disposition;
}

std::string joined(const std::set<std::string> &names)
{
    std::string text;
    for (const std::string &name : names)
        text += (text.empty() ? "" : ",") + name;
    return text;
}

// The fields of the chosen object that differ; none where no object is cited.
std::set<std::string> differing(const FactContext &context)
{
    const auto fields = differingFields(context.input.intent, context.chosen->evidence->evidence,
                                        *context.chosen->match, contractOf(context));
    return {fields.begin(), fields.end()};
}

bool holdsEach(const std::vector<std::string> &named, const std::set<std::string> &expected)
{
    return named.size() == expected.size() && std::set(named.begin(), named.end()) == expected;
}

bool contradictsConfirmed(const FactContext &context)
{
    const std::string &confirmed = context.input.intent.providerResultId;
    return std::any_of(context.objects.begin(), context.objects.end(), [&](const auto &entry) {
        const bool failed = entry.second.match->disposition == Disposition::DidNotHappen;
        return entry.first == confirmed ? failed : !failed;
    });
}

bool contradictsRejected(const FactContext &context)
{
    return std::any_of(context.objects.begin(), context.objects.end(),
                       [](const auto &entry) { return entry.second.match->disposition != Disposition::DidNotHappen; });
}

} // namespace

Fact oneMatch(const FactContext &context)
{
    return fact(context.objects.size() == 1, {{"objects", std::to_string(context.objects.size())}});
}

Fact manyMatches(const FactContext &context)
{
    return fact(context.objects.size() > 1, {{"objects", std::to_string(context.objects.size())}});
}

Fact objectAccepted(const FactContext &context)
{
    const bool real = chosenIs(context, Disposition::Happened) ||
                      (chosenIs(context, Disposition::Accepted) && acceptanceSuffices(context));
    RefusalData why = whatIsChosen(context);
    if (real && !resultRestated(context)) {
        why["unmet"] = "restated";
        return fact(false, std::move(why));
    }
    return fact(real, std::move(why));
}

Fact objectFailed(const FactContext &context)
{
    return fact(chosenIs(context, Disposition::DidNotHappen), whatIsChosen(context));
}

Fact objectInFlight(const FactContext &context)
{
    return fact(chosenIs(context, Disposition::InFlight), whatIsChosen(context));
}

Fact objectReversed(const FactContext &context)
{
    const bool reversed = chosenIs(context, Disposition::Reversed);
    RefusalData why = whatIsChosen(context);
    if (reversed && !resultRestated(context)) {
        why["unmet"] = "restated";
        return fact(false, std::move(why));
    }
    return fact(reversed, std::move(why));
}

Fact fieldsEqual(const FactContext &context)
{
    if (context.chosen == nullptr)
        return fact(false, whatIsChosen(context));
    const auto fields = differing(context);
    return fields.empty() ? fact(true) : fact(false, {{"differing", joined(fields)}});
}

Fact mismatchNamed(const FactContext &context)
{
    const auto &result = context.input.statement.result;
    const std::vector<std::string> named = result ? result->mismatch : std::vector<std::string>();
    if (context.objects.empty())
        return fact(named.empty(), {{"named", std::to_string(named.size())}});
    if (context.chosen == nullptr)
        return fact(false, whatIsChosen(context));
    const auto fields = differing(context);
    return fact(holdsEach(named, fields), {{"differing", joined(fields)}});
}

Fact surplusNamed(const FactContext &context)
{
    const auto &result = context.input.statement.result;
    const std::vector<std::string> named = result ? result->surplus : std::vector<std::string>();
    if (!context.objects.empty() && context.chosen == nullptr)
        return fact(false, whatIsChosen(context));
    std::set<std::string> others;
    for (const auto &[id, object] : context.objects)
        if (&object != context.chosen)
            others.insert(id);
    return fact(holdsEach(named, others), {{"surplus", joined(others)}});
}

Fact contradicted(const FactContext &context)
{
    const bool aboutIntent =
        std::all_of(context.input.cited.begin(), context.input.cited.end(),
                    [&](const auto &cited) { return namesIntent(cited.evidence, context.input.intent); });
    if (!aboutIntent)
        return fact(false, {{"unmet", "evidence_for_intent"}});
    switch (context.input.intent.status) {
    case EffectStatus::Confirmed:
        return fact(contradictsConfirmed(context) || absenceProven(context).value);
    case EffectStatus::Rejected:
        return fact(contradictsRejected(context));
    case EffectStatus::Prepared:
    case EffectStatus::Unknown:
    case EffectStatus::Compensated:
        return fact(false, {{"unmet", "not_resolved"}});
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace countersign::resolution
