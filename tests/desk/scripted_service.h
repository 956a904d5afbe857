// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/finding.h"
#include "providers/api/lookup_service.h"

#include <chrono>
#include <functional>
#include <string>
#include <utility>
#include <vector>

// A provider's side of a lookup, as the tests of the desk script it.
namespace countersign::desk {

// Answers what it was told to, and keeps what it was asked.
class ScriptedService final : public providers::LookupService
{
public:
    Result<providers::LookupRun> lookUp(const providers::LookupRequest &request, const std::string &onlyRung,
                                        Deadline deadline, const CancelToken &cancel) override
    {
        requests.push_back(request);
        rungs.push_back(onlyRung);
        deadlines.push_back(deadline);
        cancelled = cancel.isCancelled();
        if (onAsked)
            onAsked();
        return answer;
    }

    Result<providers::LookupRun> answer = providers::LookupRun{};
    std::function<void()> onAsked{};
    std::vector<providers::LookupRequest> requests{};
    std::vector<std::string> rungs{};
    std::vector<Deadline> deadlines{};
    bool cancelled = false;
};

// What this rung says it saw at `now`, having read everything.
inline providers::LookupReport reportOf(const std::string &rung, effect::Finding finding, Instant now)
{
    providers::Observation seen;
    seen.rung = rung;
    seen.method = "GET /v1/" + rung;
    seen.scan = {"2026-12-01T07:00:00Z", "2026-12-01T08:00:00Z", true};
    seen.requestedAt = now;
    seen.observedAt = now + std::chrono::seconds(2);
    seen.httpStatus = 200;
    seen.bodyDigest = sha256(rung).hex();
    seen.bodySize = 345;
    return {std::move(finding), seen};
}

} // namespace countersign::desk
