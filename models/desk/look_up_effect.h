// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/cancel_token.h"
#include "models/desk/desk.h"
#include "providers/api/lookup_service.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

// Ask the provider about one intent and record what was found. Changes no status. Of a batch the same answers tell of
// its items too; each item has a lookup and evidence of its own.
namespace countersign::desk {

struct LookedUp
{
    std::string intentKey{};
    std::string lookupId{};
    std::string finding{}; // over all rungs
    struct RungResult
    {
        std::string rung{}, finding{}, evidence{};
        std::vector<std::string> unmet{};
    };
    std::vector<RungResult> rungs{}; // in the order asked, one evidence each
    std::vector<Digest> evidence{};
    std::vector<LookedUp> items{}; // of a batch, in the order of their keys; at most providers::MaxBatchItems
};

class LookUpEffect
{
public:
    LookUpEffect(Desk &desk, providers::LookupService &service) : m_desk(desk), m_service(service) {}
    // NotFound: no such intent, or no account here for the intent's provider and environment: nothing is asked
    // elsewhere instead. A rung that failed is a finding, not an error. The lookup is finished in the ledger either
    // way. An item of a batch can be looked up alone like any other intent.
    Result<LookedUp> run(const effect::EffectRef &ref, const std::string &onlyRung, Deadline deadline,
                         const CancelToken &cancel);

    struct Watched
    {
        effect::EffectRef ref;
        Instant until{};
        Result<LookedUp> looked; // one that failed keeps nobody else from being looked up
    };
    // Looks every row on watch up once (T9), those of `tenant` where one is named, each within `limit`. Whoever wants
    // the watch kept calls this again and again. Fails where the rows cannot be listed; Cancelled between two rows.
    Result<std::vector<Watched>> runWatched(const std::optional<std::string> &tenant, const std::string &onlyRung,
                                            std::chrono::steady_clock::duration limit, const CancelToken &cancel);

private:
    Result<std::vector<effect::EffectRef>> onWatch(const std::optional<std::string> &tenant);
    Status ask(const effect::EffectRef &ref, const std::string &onlyRung, Deadline deadline, const CancelToken &cancel,
               LookedUp &looked);

    Result<std::vector<ledger::Dossier>> beginItems(const ledger::Dossier &batch, LookedUp &looked);
    Status record(const ledger::Dossier &dossier, const std::vector<providers::LookupReport> &reports,
                  LookedUp &looked);
    Status finish(const LookedUp &looked);

    Desk &m_desk;
    providers::LookupService &m_service;
};

} // namespace countersign::desk
