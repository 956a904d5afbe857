// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/ladder/climb.h"

#include "providers/ladder/overall_finding.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>

namespace countersign::providers {

namespace {

// However far off a provider's "not before" lies: it must not shut an account for ever.
constexpr Duration LongestBlock = std::chrono::hours(24);

} // namespace

LookupRun Climb::run(const std::string &onlyRung)
{
    auto rungs = m_means.performer.rungs(m_request, m_deadline, m_cancel);
    if (!rungs) {
        m_run.reports.push_back(
            notAsked({onlyRung, ""}, effect::Unavailable{std::nullopt, english(rungs.error().context)}));
    } else {
        if (!onlyRung.empty())
            std::erase_if(*rungs, [&onlyRung](const Rung &rung) { return rung.kind != onlyRung; });
        for (const Rung &rung : *rungs)
            if (!ask(rung))
                break;
        if (rungs->empty())
            m_run.reports.push_back(notAsked({onlyRung, ""}, effect::Inconclusive{{"no_rung_applies"}}));
    }
    m_run.finding = overallFinding(m_run.reports);
    for (const LookupRequest &item : m_request.items)
        m_run.items.push_back(runOf(item));
    return std::move(m_run);
}

bool Climb::ask(const Rung &rung)
{
    const PermitAnswer answer = awaitPermit(m_means.limiter, m_means.pacing, m_deadline, m_cancel);
    if (answer.permit != Permit::Granted) {
        m_run.reports.push_back(notAsked(rung, whyNotAsked(answer)));
        return false;
    }
    m_run.reports.push_back(perform(rung));
    remember(m_run.reports.back().finding);
    return !isCertain(m_run.reports.back());
}

// A report about another rung or other items than those asked would be evidence of something nobody asked.
LookupReport Climb::perform(const Rung &rung)
{
    LookupReport report = m_means.performer.lookUp(rung, m_request, m_deadline, m_cancel);
    if (isAnswerTo(rung, report))
        return report;
    return notAsked(rung, effect::Inconclusive{{"foreign_report"}});
}

bool Climb::isAnswerTo(const Rung &rung, const LookupReport &report) const
{
    const auto isOf = [](const ItemFinding &found, const LookupRequest &asked) {
        return found.intentKey == asked.intentKey;
    };
    const auto &asked = m_request.items;
    const bool itemsFit =
        report.items.empty() || std::equal(report.items.begin(), report.items.end(), asked.begin(), asked.end(), isOf);
    return itemsFit && report.observation.rung == rung.kind && report.observation.method == rung.method;
}

ItemRun Climb::runOf(const LookupRequest &item) const
{
    ItemRun run{item.intentKey};
    for (const LookupReport &report : m_run.reports)
        run.reports.push_back(reportOfItem(report, item.intentKey));
    run.finding = overallFinding(run.reports);
    return run;
}

LookupReport Climb::notAsked(const Rung &rung, effect::Finding finding) const
{
    LookupReport report{std::move(finding), {}};
    report.observation.rung = rung.kind;
    report.observation.method = rung.method;
    report.observation.requestedAt = m_means.clock.now();
    report.observation.observedAt = report.observation.requestedAt;
    return report;
}

effect::Finding Climb::whyNotAsked(const PermitAnswer &answer) const
{
    if (answer.permit == Permit::Cancelled)
        return effect::Unavailable{std::nullopt, "cancelled; this rung was not asked"};
    if (answer.wait.count() == 0)
        return effect::Unavailable{std::nullopt, "the deadline had passed; this rung was not asked"};
    return effect::Unavailable{m_means.clock.now() + answer.wait,
                               "the provider's rate limit allows no request before the deadline"};
}

void Climb::remember(const effect::Finding &finding)
{
    const auto *unavailable = std::get_if<effect::Unavailable>(&finding);
    if (unavailable == nullptr || !unavailable->retryAt)
        return;
    const Duration wait = std::min<Duration>(*unavailable->retryAt - m_means.clock.now(), LongestBlock);
    m_means.limiter.blockUntil(m_means.pacing.now() + wait);
}

} // namespace countersign::providers
