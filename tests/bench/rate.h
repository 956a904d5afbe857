// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>

// How often something was done, and how long that took: by the wall clock and by the processor time of this process,
// which is the clock `openssl speed` counts by. Stopwatches are values; one thread.
namespace countersign::bench {

struct Rate
{
    std::size_t count = 0;
    std::chrono::duration<double> wall{}, processor{};

    double perSecond() const;          // 0 where no time has passed
    double perProcessorSecond() const; // 0 where no time has passed
};

// Adds what passes between its making and add() to a rate.
class Stopwatch final
{
public:
    Stopwatch();
    void add(Rate &rate, std::size_t count) const;

private:
    std::chrono::steady_clock::time_point m_wall;
    std::chrono::duration<double> m_processor;
};

} // namespace countersign::bench
