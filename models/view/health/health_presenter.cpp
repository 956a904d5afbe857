// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/health/health_presenter.h"

#include "models/async/deliver.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <chrono>

namespace countersign::view {

namespace {

struct Read
{
    ledger::Health health{};
    ledger::Tallies tallies{};
    HealthContext context{};
};

Result<Read> readAll(ledger::LedgerReader &reader)
{
    Read read;
    COUNTERSIGN_TRY(read.health, reader.health());
    COUNTERSIGN_TRY(read.tallies, reader.tallies());
    COUNTERSIGN_TRY(read.context.contracts, reader.contracts());
    return read;
}

} // namespace

HealthPresenter::HealthPresenter(ConsoleSession &session, QObject *parent) : QObject(parent), m_session(session)
{
    m_everyMinute.setInterval(std::chrono::minutes(1));
    connect(&m_everyMinute, &QTimer::timeout, this, &HealthPresenter::read);
    m_everyMinute.start();
}

void HealthPresenter::read()
{
    async::deliver(m_session.read(readAll), this, [this](Result<Read> answer) {
        m_state.loading = false;
        m_state.error = answer ? std::nullopt : std::optional(answer.error());
        if (answer) {
            m_state.asOf = answer->health.asOf;
            m_state.tallies = std::move(answer->tallies);
            m_state.charts = healthCharts(answer->health, answer->context);
            const auto p95 = ledger::percentile(answer->health.unknownAgeList, 0.95);
            m_state.p95Age = p95 ? ageText(*p95) : QString();
            m_state.worst = Severity::Neutral;
            for (const HealthChart &chart : m_state.charts)
                m_state.worst = std::max(m_state.worst, chart.severity);
        }
        Q_EMIT changed();
    });
}

} // namespace countersign::view
