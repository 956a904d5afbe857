// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/pacing.h"
#include "providers/api/lookup_service.h"
#include "providers/ladder/rung_performer.h"

#include <string>

namespace countersign::providers {

// One lookup on its way up the rungs of one account. Used by Ladder only.
class Climb final
{
public:
    struct Means
    {
        RungPerformer &performer;
        RateLimiter &limiter;
        Pacing &pacing;
        const Clock &clock;
    };

    Climb(Means means, const LookupRequest &request, Deadline deadline, const CancelToken &cancel)
        : m_means(means), m_request(request), m_deadline(deadline), m_cancel(cancel)
    {
    }

    LookupRun run(const std::string &onlyRung);

private:
    bool ask(const Rung &rung); // whether to go on
    LookupReport perform(const Rung &rung);
    LookupReport notAsked(const Rung &rung, effect::Finding finding) const;
    effect::Finding whyNotAsked(const PermitAnswer &answer) const;
    bool isAnswerTo(const Rung &rung, const LookupReport &report) const;
    ItemRun runOf(const LookupRequest &item) const;
    void remember(const effect::Finding &finding);

    Means m_means;
    const LookupRequest &m_request;
    Deadline m_deadline;
    const CancelToken &m_cancel;
    LookupRun m_run{};
};

} // namespace countersign::providers
