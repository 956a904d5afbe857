// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/cancel_token.h"
#include "models/base/clock.h"
#include "providers/api/provider_adapter.h"

#include <optional>
#include <string>
#include <vector>

// A whole lookup: the ladder over the rungs of one provider account. Where the adapter runs is not the caller's
// business.
namespace countersign::providers {

struct ItemRun
{
    std::string intentKey{};
    std::vector<LookupReport> reports{}; // one a rung, as of the batch
    std::string finding{};
};

struct LookupRun
{
    std::vector<LookupReport> reports{}; // one a rung, in the order asked
    std::string finding{};               // over all rungs, by precedence; Absent only if every asked-for rung says so
    std::vector<ItemRun> items{};        // of a batch: one for each item of the request, in its order
};

class LookupService
{
public:
    LookupService() = default;
    LookupService(const LookupService &) = delete;
    LookupService &operator=(const LookupService &) = delete;
    virtual ~LookupService() = default;

    // `onlyRung`: ask just this one ("" = the whole ladder; it stops early where the object and all items are certain).
    // A rung that fails is a report (Unavailable, Denied, Inconclusive), not an error. NotFound: no such provider
    // account here.
    virtual Result<LookupRun> lookUp(const LookupRequest &request, const std::string &onlyRung, Deadline deadline,
                                     const CancelToken &cancel) = 0;
};

} // namespace countersign::providers
