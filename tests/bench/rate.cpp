// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/rate.h"

#include <ctime>
#include <stdexcept>

namespace countersign::bench {

namespace {

std::chrono::duration<double> processorTime()
{
    timespec spent{};
    if (::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spent) != 0)
        throw std::runtime_error("the processor time of this process cannot be read");
    return std::chrono::seconds(spent.tv_sec) + std::chrono::nanoseconds(spent.tv_nsec);
}

double per(std::size_t count, std::chrono::duration<double> time)
{
    return time.count() > 0 ? static_cast<double>(count) / time.count() : 0;
}

} // namespace

double Rate::perSecond() const
{
    return per(count, wall);
}

double Rate::perProcessorSecond() const
{
    return per(count, processor);
}

Stopwatch::Stopwatch() : m_wall(std::chrono::steady_clock::now()), m_processor(processorTime()) {}

void Stopwatch::add(Rate &rate, std::size_t count) const
{
    rate.count += count;
    rate.wall += std::chrono::steady_clock::now() - m_wall;
    rate.processor += processorTime() - m_processor;
}

} // namespace countersign::bench
