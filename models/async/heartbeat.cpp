// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/async/heartbeat.h"

#include <algorithm>
#include <fstream>

namespace countersign::async {

namespace {

constexpr std::chrono::milliseconds Interval{5};

// How long this thread has waited for a processor since it began: the second number of its schedstat (Linux,
// Documentation/scheduler/sched-stats.rst). Zero where the kernel keeps none.
std::chrono::nanoseconds waitedForProcessor()
{
    std::ifstream file("/proc/thread-self/schedstat");
    long long ran = 0, waited = 0;
    return file >> ran >> waited ? std::chrono::nanoseconds(waited) : std::chrono::nanoseconds(0);
}

} // namespace

Heartbeat::Heartbeat(QObject *parent) : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(Interval);
    connect(&m_timer, &QTimer::timeout, this, &Heartbeat::beat);
    resume();
}

void Heartbeat::reset()
{
    m_longest = std::chrono::milliseconds(0);
    start();
}

void Heartbeat::pause()
{
    beat();
    m_timer.stop();
}

void Heartbeat::resume()
{
    start();
    m_timer.start();
}

void Heartbeat::start()
{
    m_waitedBefore = waitedForProcessor();
    m_sinceBeat.start();
}

void Heartbeat::beat()
{
    if (!m_timer.isActive())
        return;
    const std::chrono::nanoseconds took(m_sinceBeat.nsecsElapsed());
    const auto waited = waitedForProcessor() - m_waitedBefore;
    const auto late = std::chrono::duration_cast<std::chrono::milliseconds>(took - waited) - Interval;
    m_longest = std::max(m_longest, late);
    start();
}

} // namespace countersign::async
