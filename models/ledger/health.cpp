// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/health.h"

#include <algorithm>
#include <cmath>

namespace countersign::ledger {

std::optional<Duration> percentile(const std::vector<Duration> &sorted, double share)
{
    if (sorted.empty())
        return std::nullopt;
    const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sorted.size())));
    return sorted[std::min(sorted.size(), std::max<std::size_t>(rank, 1)) - 1];
}

} // namespace countersign::ledger
