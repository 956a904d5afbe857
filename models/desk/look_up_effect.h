// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/cancel_token.h"
#include "models/desk/desk.h"
#include "providers/api/lookup_service.h"

#include <string>
#include <vector>

// Ask the provider about one intent and record what was found. Changes no status.
namespace countersign::desk {

struct LookedUp
{
    std::string lookupId{};
    std::string finding{}; // over all rungs
    struct RungResult
    {
        std::string rung{}, finding{}, evidence{};
        std::vector<std::string> unmet{};
    };
    std::vector<RungResult> rungs{}; // in the order asked, one evidence each
    std::vector<Digest> evidence{};
};

class LookUpEffect
{
public:
    LookUpEffect(Desk &desk, providers::LookupService &service) : m_desk(desk), m_service(service) {}
    // NotFound: no such intent, or no account here for the intent's provider and environment: nothing is asked
    // elsewhere instead. A rung that failed is a finding, not an error. The lookup is finished in the ledger either
    // way.
    Result<LookedUp> run(const effect::EffectRef &ref, const std::string &onlyRung, Deadline deadline,
                         const CancelToken &cancel);

private:
    Status ask(const effect::EffectRef &ref, const std::string &onlyRung, Deadline deadline, const CancelToken &cancel,
               LookedUp &looked);

    Desk &m_desk;
    providers::LookupService &m_service;
};

} // namespace countersign::desk
