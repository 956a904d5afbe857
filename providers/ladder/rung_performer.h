// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/cancel_token.h"
#include "models/base/clock.h"
#include "providers/api/provider_adapter.h"

#include <vector>

// Whatever can ask one rung of one provider account: a host process, or an adapter in this one. Blocking; one thread at
// a time.
namespace countersign::providers {

class RungPerformer
{
public:
    RungPerformer() = default;
    RungPerformer(const RungPerformer &) = delete;
    RungPerformer &operator=(const RungPerformer &) = delete;
    virtual ~RungPerformer() = default;

    // In ladder order, those that make sense for the request. TimedOut, Cancelled, Unavailable, InvalidInput: nobody
    // was asked.
    virtual Result<std::vector<Rung>> rungs(const LookupRequest &request, Deadline deadline,
                                            const CancelToken &cancel) = 0;
    // Whatever goes wrong is a report: Unavailable, or Inconclusive where an answer cannot be used.
    virtual LookupReport lookUp(const Rung &rung, const LookupRequest &request, Deadline deadline,
                                const CancelToken &cancel) = 0;
};

} // namespace countersign::providers
