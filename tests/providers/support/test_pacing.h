// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/pacing.h"

#include <functional>

// Time that stands still but for pauses, which take none.
namespace countersign::test {

class TestPacing final : public Pacing
{
public:
    SteadyTime now() const override { return m_now; }
    void pause(std::chrono::microseconds time) override
    {
        m_now += time;
        if (onPause)
            onPause(time);
    }
    std::function<void(std::chrono::microseconds)> onPause{};

private:
    SteadyTime m_now{std::chrono::hours(1000)};
};

} // namespace countersign::test
