// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/notify/notification_budget.h"

#include <algorithm>

namespace countersign::view {

bool isCritical(AttentionKind kind)
{
    return kind == AttentionKind::DuplicateConflict || kind == AttentionKind::VerifyFailed;
}

void NotificationBudget::adopt(const std::vector<Attention> &standing)
{
    m_known.insert(standing.begin(), standing.end());
}

bool NotificationBudget::over(const std::optional<Instant> &last, Instant now)
{
    return !last || now - *last >= Span;
}

void NotificationBudget::gather(const std::vector<Attention> &standing, Instant now)
{
    while (!m_arrivals.empty() && over(m_arrivals.front(), now))
        m_arrivals.pop_front();
    for (const Attention &attention : standing) {
        if (!m_known.insert(attention).second)
            continue;
        ++m_waiting[attention.kind];
        m_arrivals.push_back(now);
        if (m_arrivals.size() > MostInSpan + 1)
            m_arrivals.pop_front(); // how many more does not matter
    }
}

Notification NotificationBudget::drain(bool (*wanted)(AttentionKind))
{
    Notification notification;
    for (auto waiting = m_waiting.begin(); waiting != m_waiting.end();) {
        if (!wanted(waiting->first)) {
            ++waiting;
            continue;
        }
        notification.critical = notification.critical || isCritical(waiting->first);
        notification.counts.insert(*waiting);
        waiting = m_waiting.erase(waiting);
    }
    return notification;
}

void NotificationBudget::takeCritical(bool flood, Instant now, std::vector<Notification> &told)
{
    for (const AttentionKind kind : AttentionKinds) {
        const auto waiting = m_waiting.find(kind);
        if (!isCritical(kind) || waiting == m_waiting.end())
            continue;
        const auto last = m_lastOfKind.find(kind);
        if (flood && last != m_lastOfKind.end() && !over(last->second, now))
            continue;
        told.push_back({{*waiting}, false, true});
        m_waiting.erase(waiting);
        m_lastOfKind[kind] = now;
    }
}

std::vector<Notification> NotificationBudget::take(const std::vector<Attention> &standing, Instant now)
{
    gather(standing, now);
    std::vector<Notification> told;
    const bool flood = m_arrivals.size() > MostInSpan;
    const bool ordinaryDue = over(m_lastOrdinary, now);
    const bool critical =
        std::any_of(m_waiting.begin(), m_waiting.end(), [](const auto &waiting) { return isCritical(waiting.first); });
    if (flood && !m_waiting.empty() && over(m_lastFlood, now) && (critical || ordinaryDue)) {
        told.push_back(drain([](AttentionKind) { return true; }));
        told.back().flood = true;
        for (const auto &[kind, count] : told.back().counts)
            m_lastOfKind[kind] = now;
        m_lastFlood = m_lastOrdinary = now;
        return told;
    }
    takeCritical(flood, now, told);
    if (!flood && ordinaryDue)
        if (auto ordinary = drain([](AttentionKind kind) { return !isCritical(kind); }); !ordinary.counts.empty()) {
            told.push_back(std::move(ordinary));
            m_lastOrdinary = now;
        }
    return told;
}

} // namespace countersign::view
