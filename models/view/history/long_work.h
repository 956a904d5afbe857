// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/replay_verifier.h"
#include "models/base/cancel_token.h"
#include "models/base/clock.h"

#include <atomic>
#include <cstdint>
#include <memory>

// What a long task and the one who watches it share: how far it is, and the wish to stop. Thread-safe; held by both.
namespace countersign::view {

struct LongWork
{
    CancelToken cancel{};
    std::atomic<std::uint64_t> done{0};
    std::atomic<std::uint64_t> total{0};
    Instant startedAt{};

    // For the task: records how far it is; ends it where it was to stop. Holds a share of `work`.
    static audit::VerifyProgress progressOf(std::shared_ptr<LongWork> work);
};

} // namespace countersign::view
