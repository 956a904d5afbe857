// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <chrono>
#include <functional>

namespace countersign::view {

// Runs the event loop until the condition holds; false after some seconds.
inline bool until(const std::function<bool()> &condition)
{
    constexpr int PatienceMs = 20'000;
    return QTest::qWaitFor(condition, PatienceMs);
}

// 50 ms in the program as it ships (ux.md, C5); a build that is not optimised, or watched, is that much slower.
constexpr std::chrono::milliseconds longestStallAllowed()
{
#ifdef __OPTIMIZE__
    return std::chrono::milliseconds(50);
#else
    return std::chrono::milliseconds(400);
#endif
}

} // namespace countersign::view
