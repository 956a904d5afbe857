// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/notify/attention_watch.h"

#include "models/async/deliver.h"

#include <chrono>
#include <string>
#include <utility>

namespace countersign::view {

namespace {

constexpr auto LookEvery = std::chrono::seconds(30); // time alone makes keys expire and effects overdue

} // namespace

AttentionWatch::AttentionWatch(ConsoleSession &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&session, &ConsoleSession::changed, this, &AttentionWatch::look);
    connect(&m_tick, &QTimer::timeout, this, &AttentionWatch::look);
    m_tick.start(LookEvery);
    look();
}

void AttentionWatch::look()
{
    const auto number = m_reads.next();
    auto reading =
        m_session.read([person = m_session.identity().person.toStdString(),
                        tenant = m_session.identity().tenant.toStdString(), now = m_session.clock().now()](
                           ledger::LedgerReader &reader) { return readAttention(reader, person, tenant, now); });
    async::deliver(std::move(reading), this, [this, number](Result<AttentionReading> answer) {
        // A ledger that cannot be read is told in the window by the session; nothing here can be known of it.
        if (!m_reads.isCurrent(number) || !answer)
            return;
        seen(*answer);
        Q_EMIT looked();
    });
}

void AttentionWatch::seen(const AttentionReading &reading)
{
    const auto conflicts = std::exchange(m_conflicts, reading.conflicts);
    if (!std::exchange(m_started, true)) {
        m_budget.adopt(reading.standing);
        return;
    }
    auto standing = reading.standing;
    for (auto more = conflicts; more < reading.conflicts; ++more)
        standing.push_back({AttentionKind::DuplicateConflict, std::to_string(++m_conflictsTold)});
    tell(standing);
}

void AttentionWatch::verifyFailed(quint64 logSize)
{
    tell({{AttentionKind::VerifyFailed, std::to_string(logSize)}});
}

void AttentionWatch::tell(const std::vector<Attention> &attention)
{
    for (const Notification &notification : m_budget.take(attention, m_session.clock().now()))
        Q_EMIT notified(notification);
}

} // namespace countersign::view
