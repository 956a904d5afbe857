// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/declarative_adapter.h"

#include "providers/http/rung_scan.h"
#include "providers/http/scan_finding.h"

#include <algorithm>
#include <utility>

namespace countersign::providers {

namespace {

effect::Scan scanOf(const RungQuestion &question, const ScanResult &result)
{
    effect::Scan scan;
    if (question.window) {
        scan.from = formatInstant(question.window->from);
        scan.to = formatInstant(question.window->to);
    }
    scan.complete = result.complete && result.matches.size() <= MaxMatches;
    return scan;
}

} // namespace

DeclarativeAdapter::DeclarativeAdapter(ProviderDescription description, AdapterPlace place, const Clock &clock)
    : m_description(std::move(description)), m_place(std::move(place)), m_clock(clock)
{
}

Result<std::unique_ptr<ProviderAdapter>> DeclarativeAdapter::make(ProviderDescription description, AdapterPlace place,
                                                                  const Clock &clock)
{
    COUNTERSIGN_TRY(place.baseUrl, baseUrlOf(description, place.environment, place.baseUrl));
    return std::unique_ptr<ProviderAdapter>(new DeclarativeAdapter(std::move(description), std::move(place), clock));
}

effect::ProviderContract DeclarativeAdapter::contract() const
{
    return contractOf(m_description, m_place.environment);
}

std::vector<Rung> DeclarativeAdapter::rungs(const LookupRequest &request) const
{
    std::vector<Rung> rungs;
    if (!differingScope(request).empty())
        return rungs;
    for (const RungDescription &rung : m_description.ladder)
        if (unmetNeeds(questionOf(m_description, rung, request)).empty())
            rungs.push_back({rung.kind, rung.title()});
    return rungs;
}

// A live effect must never be looked up in a test account: what is not there would look absent.
std::vector<std::string> DeclarativeAdapter::differingScope(const LookupRequest &request) const
{
    std::vector<std::string> differing;
    if (request.provider != m_description.providerId)
        differing.emplace_back("provider_differs");
    if (request.account != m_place.account)
        differing.emplace_back("account_differs");
    if (request.environment != m_place.environment)
        differing.emplace_back("environment_differs");
    if (m_description.operation(request.operation) == nullptr)
        differing.emplace_back("operation_unknown");
    return differing;
}

LookupReport DeclarativeAdapter::refuse(const Rung &rung, std::vector<std::string> unmet) const
{
    LookupReport report{effect::Inconclusive{std::move(unmet)}, {}};
    report.observation.rung = rung.kind;
    report.observation.method = rung.method;
    report.observation.requestedAt = m_clock.now();
    report.observation.observedAt = report.observation.requestedAt;
    return report;
}

LookupReport DeclarativeAdapter::lookUp(const Rung &rung, const LookupRequest &request, ReadTransport &transport,
                                        const CancelToken &cancel)
{
    if (auto differing = differingScope(request); !differing.empty())
        return refuse(rung, std::move(differing));
    const auto described =
        std::find_if(m_description.ladder.begin(), m_description.ladder.end(), [&rung](const RungDescription &own) {
            return own.kind == rung.kind && own.title() == rung.method;
        });
    if (described == m_description.ladder.end())
        return refuse(rung, {"rung_unknown"});
    const RungQuestion question = questionOf(m_description, *described, request);
    if (auto unmet = unmetNeeds(question); !unmet.empty())
        return refuse(rung, std::move(unmet));
    RungScan scan(question, m_place.baseUrl, m_clock, transport, cancel);
    const ScanResult result = scan.run();
    LookupReport report{findingOf(question, result, m_clock.now()), scan.observation()};
    report.observation.scan = scanOf(question, result);
    report.items = scan.batch().findings(result, m_clock.now());
    return report;
}

} // namespace countersign::providers
