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
    std::string finding{};
    struct RungResult
    {
        std::string rung{}, finding{}, evidence{};
        std::vector<std::string> unmet{};
    };
    std::vector<RungResult> rungs{};
    std::vector<Digest> evidence{};
};

class LookUpEffect
{
public:
    LookUpEffect(Desk &desk, providers::LookupService &service) : m_desk(desk), m_service(service) {}
    // PermissionDenied where the intent's environment or account is not one this client may ask.
    Result<LookedUp> run(const effect::EffectRef &ref, const std::string &onlyRung, Deadline deadline,
                         const CancelToken &cancel);

private:
    Desk &m_desk;
    providers::LookupService &m_service;
};

} // namespace countersign::desk
