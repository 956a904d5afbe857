// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

// Newest request wins: a presenter takes a number with each request and drops an answer that is not of the newest one.
// One thread.
namespace countersign::async {

class Generation
{
public:
    std::uint64_t next() { return ++m_newest; } // every earlier answer is old from now on
    bool isCurrent(std::uint64_t number) const { return number == m_newest; }

private:
    std::uint64_t m_newest = 0;
};

} // namespace countersign::async
