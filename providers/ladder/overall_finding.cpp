// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/ladder/overall_finding.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <variant>

namespace countersign::providers {

namespace {

void addIds(const effect::Finding &finding, std::set<std::string> &ids)
{
    if (const auto *found = std::get_if<effect::Found>(&finding))
        ids.insert(found->match.id);
    if (const auto *mismatch = std::get_if<effect::Mismatch>(&finding))
        ids.insert(mismatch->match.id);
    if (const auto *many = std::get_if<effect::FoundMany>(&finding))
        for (const effect::Match &match : many->matches)
            ids.insert(match.id);
}

} // namespace

std::string overallFinding(const std::vector<LookupReport> &reports)
{
    std::string_view strongest = reports.empty() ? "Inconclusive" : "Absent"; // the weakest of all
    std::set<std::string> ids;
    for (const LookupReport &report : reports) {
        const std::string_view name = effect::findingName(report.finding);
        if (effect::findingRank(name) < effect::findingRank(strongest))
            strongest = name;
        addIds(report.finding, ids);
    }
    return ids.size() > 1 ? "FoundMany" : std::string(strongest);
}

bool isCertain(const LookupReport &report)
{
    const auto isFound = [](const ItemFinding &item) { return std::holds_alternative<effect::Found>(item.finding); };
    return std::holds_alternative<effect::Found>(report.finding) && report.observation.scan.complete &&
           std::all_of(report.items.begin(), report.items.end(), isFound);
}

} // namespace countersign::providers
