// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/compare.h"
#include "models/resolution/fact_functions.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

// absence_proven: when may "not found" be read as "did not happen"? Only where the contract allows it, and only from
// complete looks that began after the last attempt could still have landed, spaced and repeated as the contract asks.
namespace countersign::resolution {
namespace {

using effect::EffectAttempt;
using effect::ProviderContract;
using effect::StoredEvidence;

// Every cited evidence of one lookup.
struct Look
{
    Instant askedAt{};
    std::vector<const StoredEvidence *> evidence{};
};

// The moments that bound what a look can prove.
struct Bounds
{
    Instant firstDispatch{};           // nothing can be older
    Instant lastOpened{};              // of the newest attempt
    Instant lastArrival{};             // greatest lease end + max_transit
    std::optional<Instant> settleAt{}; // lastArrival + visibility lag, or the row's own where that is later
};

std::vector<Look> looksOf(const std::vector<StoredEvidence> &cited)
{
    std::map<std::string, Look> byLookup;
    for (const StoredEvidence &stored : cited) {
        if (stored.evidence.source != effect::EvidenceSource::Lookup || !stored.askedAt)
            continue;
        Look &look = byLookup[stored.evidence.lookup];
        look.askedAt = *stored.askedAt;
        look.evidence.push_back(&stored);
    }
    std::vector<Look> looks;
    for (auto &[id, look] : byLookup)
        looks.push_back(std::move(look));
    std::stable_sort(looks.begin(), looks.end(), [](const Look &a, const Look &b) { return a.askedAt < b.askedAt; });
    return looks;
}

Bounds boundsOf(const FactInput &input, const ProviderContract &contract)
{
    Bounds bounds{input.intent.preparedAt, input.intent.lastAttemptAt.value_or(input.intent.preparedAt), {}, {}};
    std::optional<Instant> first;
    bool everyKnown = !input.attempts.empty();
    std::optional<Instant> leaseEnd;
    for (const EffectAttempt &attempt : input.attempts) {
        everyKnown = everyKnown && attempt.dispatchedAt.has_value();
        leaseEnd = leaseEnd ? std::max(*leaseEnd, attempt.leaseExpiresAt) : attempt.leaseExpiresAt;
        if (!attempt.dispatchedAt)
            continue;
        first = first ? std::min(*first, *attempt.dispatchedAt) : *attempt.dispatchedAt;
        bounds.lastOpened = std::max(bounds.lastOpened, *attempt.dispatchedAt);
    }
    if (first)
        bounds.firstDispatch = everyKnown ? *first : std::min(*first, bounds.firstDispatch);
    if (leaseEnd) {
        bounds.lastArrival = *leaseEnd + contract.maxTransit;
        bounds.settleAt = effect::settleAt(contract, *leaseEnd);
    }
    // An attempt without a row may hold the latest lease of all.
    if (static_cast<std::int64_t>(input.attempts.size()) < input.intent.attemptCount)
        bounds.settleAt.reset();
    if (const auto &stored = input.intent.settleAt)
        bounds.settleAt = bounds.settleAt ? std::max(*bounds.settleAt, *stored) : *stored;
    return bounds;
}

bool isPlanted(const FactInput &input, const ProviderContract &contract)
{
    const auto operation = contract.operations.find(input.intent.operation);
    if (operation == contract.operations.end() || operation->second.correlationField.empty())
        return false;
    const auto planted = input.intent.correlation.find(operation->second.correlationField);
    return planted != input.intent.correlation.end() && !planted->second.empty();
}

// The open attempt's lease end, while it runs. An open attempt without a row has a lease nobody knows.
std::optional<Instant> runningLease(const FactInput &input)
{
    std::optional<Instant> running;
    bool openRowSeen = !input.intent.openAttempt;
    for (const EffectAttempt &attempt : input.attempts) {
        openRowSeen = openRowSeen || attempt.number == *input.intent.openAttempt;
        if (!attempt.closedAt && input.now < attempt.leaseExpiresAt)
            running = running ? std::max(*running, attempt.leaseExpiresAt) : attempt.leaseExpiresAt;
    }
    return openRowSeen ? running : Instant::max();
}

// A window that does not reach from the first dispatch to the last possible arrival leaves room for an object that
// nobody looked for. Evidence carries whole seconds.
bool windowCovers(const effect::Scan &scan, const Bounds &bounds)
{
    const auto from = parseInstant(scan.from);
    const auto to = parseInstant(scan.to);
    const bool fromCovers = scan.from.empty() || (from && *from <= bounds.firstDispatch);
    const bool toCovers =
        scan.to.empty() || (to && *to >= std::chrono::floor<std::chrono::seconds>(bounds.lastArrival));
    return fromCovers && toCovers;
}

bool saysAbsent(const StoredEvidence &stored)
{
    return stored.evidence.finding == "Absent" && stored.evidence.matches.empty();
}

bool everyRungAbsent(const Look &look, const ProviderContract &contract)
{
    const auto isAbsent = [](const StoredEvidence *stored) { return saysAbsent(*stored); };
    return std::all_of(look.evidence.begin(), look.evidence.end(), isAbsent) &&
           std::all_of(contract.absence.rungs.begin(), contract.absence.rungs.end(), [&](const std::string &rung) {
               return std::any_of(look.evidence.begin(), look.evidence.end(),
                                  [&](const StoredEvidence *stored) { return stored->evidence.rung == rung; });
           });
}

// Why this look is no miss that counts; empty if it counts.
std::string_view whyNotCounted(const Look &look, const FactInput &input, const ProviderContract &contract,
                               const Bounds &bounds)
{
    for (const StoredEvidence *stored : look.evidence)
        if (!namesIntent(stored->evidence, input.intent))
            return "scope";
    if (!everyRungAbsent(look, contract))
        return "rung_missing";
    for (const StoredEvidence *stored : look.evidence)
        if (!stored->evidence.scan.complete || !stored->evidence.unmet.empty() ||
            !windowCovers(stored->evidence.scan, bounds))
            return "scan_incomplete";
    if (!bounds.settleAt || look.askedAt < *bounds.settleAt)
        return "not_settled";
    if (look.askedAt > bounds.firstDispatch + contract.dataRetention)
        return "beyond_retention";
    return bounds.lastOpened > look.askedAt ? "attempt_since" : "";
}

struct Count
{
    std::int64_t eligible = 0; // looks that count, whatever their spacing
    std::int64_t spaced = 0;   // of those, the most that keep the contract's spacing
    std::optional<Instant> lastSpaced{};
    std::string_view newestFault{}; // of the newest look that does not count
};

Count countLooks(const FactInput &input, const ProviderContract &contract, const Bounds &bounds)
{
    Count count;
    for (const Look &look : looksOf(input.cited)) {
        const std::string_view fault = whyNotCounted(look, input, contract, bounds);
        if (!fault.empty()) {
            count.newestFault = fault;
            continue;
        }
        ++count.eligible;
        if (!count.lastSpaced || look.askedAt - *count.lastSpaced >= contract.absence.spacing) {
            count.lastSpaced = look.askedAt;
            ++count.spaced;
        }
    }
    return count;
}

// The earliest moment at which the looks still missing could all have been taken: settled, spaced and not in the past.
// Empty where that is never, because the provider will have dropped its data.
std::optional<Instant> provableAt(const FactInput &input, const ProviderContract &contract, const Bounds &bounds,
                                  const Count &count)
{
    if (!bounds.settleAt)
        return std::nullopt;
    Instant next = std::max(input.now, *bounds.settleAt);
    if (count.lastSpaced)
        next = std::max(next, *count.lastSpaced + contract.absence.spacing);
    const Instant lastUseful = bounds.firstDispatch + contract.dataRetention;
    const std::int64_t further = std::max<std::int64_t>(0, contract.absence.misses - count.spaced - 1);
    if (next > lastUseful)
        return std::nullopt;
    if (further > 0 && contract.absence.spacing > (lastUseful - next) / further)
        return std::nullopt;
    return next + contract.absence.spacing * further;
}

std::string_view unmetOf(const FactInput &input, const ProviderContract &contract, const Bounds &bounds,
                         const Count &count)
{
    if (!bounds.settleAt || input.now < *bounds.settleAt)
        return "not_settled";
    if (input.now > bounds.firstDispatch + contract.dataRetention)
        return "beyond_retention";
    if (!count.newestFault.empty())
        return count.newestFault;
    return count.eligible >= contract.absence.misses ? "spacing" : "too_few_misses";
}

Fact unproven(std::string_view unmet, RefusalData why = {}, std::optional<Instant> mayChangeAt = std::nullopt)
{
    why["unmet"] = unmet;
    return fact(false, std::move(why), mayChangeAt);
}

// What a person reads: how many count, how many are needed, when it settles.
RefusalData explain(const ProviderContract &contract, const Bounds &bounds, const Count &count)
{
    RefusalData why{{"counted", std::to_string(count.spaced)}, {"needed", std::to_string(contract.absence.misses)}};
    if (bounds.settleAt)
        why["settle_at"] = formatInstant(std::chrono::ceil<std::chrono::seconds>(*bounds.settleAt));
    return why;
}

} // namespace

Fact absenceProven(const FactContext &context)
{
    const FactInput &input = context.input;
    if (!input.contract || !input.contract->value.absence.allowed || input.contract->value.absence.misses < 1)
        return unproven("contract_disallows");
    const ProviderContract &contract = input.contract->value;
    if (!isPlanted(input, contract))
        return unproven("not_planted");
    if (!context.objects.empty())
        return unproven("object_cited", {{"object", context.objects.begin()->first}});
    const Bounds bounds = boundsOf(input, contract);
    const Count count = countLooks(input, contract, bounds);
    if (const auto running = runningLease(input))
        return unproven("attempt_open", explain(contract, bounds, count),
                        *running == Instant::max() ? std::nullopt : provableAt(input, contract, bounds, count));
    if (count.spaced >= contract.absence.misses)
        return fact(true, explain(contract, bounds, count));
    return unproven(unmetOf(input, contract, bounds, count), explain(contract, bounds, count),
                    provableAt(input, contract, bounds, count));
}

} // namespace countersign::resolution
