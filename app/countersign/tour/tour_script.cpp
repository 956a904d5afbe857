// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersign/tour/tour_script.h"

namespace countersign::app {

namespace {

constexpr std::chrono::milliseconds Turn{20};

} // namespace

TourScript::TourScript(QObject *parent) : QObject(parent)
{
    m_timer.setInterval(Turn);
    connect(&m_timer, &QTimer::timeout, this, &TourScript::turn);
}

void TourScript::start()
{
    m_timer.start();
}

void TourScript::fail(const QString &why)
{
    if (m_over)
        return;
    m_over = true;
    m_timer.stop();
    const QString step = m_at < m_steps.size() ? m_steps[m_at].name : QStringLiteral("the end");
    Q_EMIT ended(QStringLiteral("%1: %2").arg(step, why));
}

void TourScript::turn()
{
    if (m_over)
        return;
    if (m_at == m_steps.size()) {
        m_over = true;
        m_timer.stop();
        return Q_EMIT ended({});
    }
    const TourStep &step = m_steps[m_at];
    if (!m_acted) {
        m_acted = true;
        m_since.start();
        Q_EMIT began(step.name);
        if (step.act)
            step.act();
        return; // whatever it caused happens first
    }
    if (!step.isDone || step.isDone()) {
        m_acted = false;
        ++m_at;
    } else if (m_since.hasExpired(std::chrono::milliseconds(step.patience).count())) {
        fail(QStringLiteral("waited %1 s in vain").arg(step.patience.count()));
    }
}

} // namespace countersign::app
