// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/long_work.h"

#include <utility>

namespace countersign::view {

audit::VerifyProgress LongWork::progressOf(std::shared_ptr<LongWork> work)
{
    return [work = std::move(work)](std::uint64_t done, std::uint64_t total) {
        work->done.store(done, std::memory_order_relaxed);
        work->total.store(total, std::memory_order_relaxed);
        return !work->cancel.isCancelled();
    };
}

} // namespace countersign::view
