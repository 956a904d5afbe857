// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/scan_finding.h"

#include "providers/http/object_match.h"

#include <algorithm>

namespace countersign::providers {

namespace {

using effect::Finding;

bool needsPlanting(const RungQuestion &question)
{
    const auto &needs = question.description.absence.needs;
    return question.rung.kind == "reference" || question.rung.kind == "idempotency_key" ||
           std::find(needs.begin(), needs.end(), "correlation_planted") != needs.end();
}

// Why a complete scan without an object is still no proof; the words are those of the ledger's own fact.
std::vector<std::string> unmetForAbsence(const RungQuestion &question, Instant now)
{
    const ProviderDescription &description = question.description;
    std::vector<std::string> unmet;
    if (!description.absence.allowed || (question.rung.isOneObject && !question.rung.notFoundIsAbsent))
        unmet.emplace_back("contract_disallows");
    if (needsPlanting(question) && plantedReference(description, question.request).empty())
        unmet.emplace_back("not_planted");
    if (std::any_of(description.scopeNeeded.begin(), description.scopeNeeded.end(),
                    [&](const std::string &name) { return !question.variables.contains(name); }))
        unmet.emplace_back("scope");
    const auto &first = question.request.firstDispatchedAt;
    if (first && now > *first + description.dataRetention)
        unmet.emplace_back("beyond_retention");
    return unmet;
}

Finding absence(const RungQuestion &question, const ScanResult &scan, Instant now)
{
    auto unmet = unmetForAbsence(question, now);
    if (scan.contradicted)
        unmet.emplace_back("filter_ignored");
    if (unmet.empty())
        return effect::Absent{};
    return effect::Inconclusive{std::move(unmet)};
}

Finding oneObject(const RungQuestion &question, const effect::Match &match)
{
    auto differing = differingFields(question, match);
    if (differing.empty())
        return effect::Found{match};
    return effect::Mismatch{match, std::move(differing)};
}

} // namespace

Finding findingOf(const RungQuestion &question, const ScanResult &scan, Instant now)
{
    if (scan.matches.size() > 1) {
        const std::size_t count = std::min(scan.matches.size(), MaxMatches);
        return effect::FoundMany{{scan.matches.begin(), scan.matches.begin() + static_cast<std::ptrdiff_t>(count)}};
    }
    if (scan.stopped)
        return *scan.stopped;
    if (!scan.complete)
        return effect::Inconclusive{scan.unmet};
    return scan.matches.empty() ? absence(question, scan, now) : oneObject(question, scan.matches.front());
}

} // namespace countersign::providers
