// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/entropy.h"
#include "models/base/result.h"
#include "models/effect/effect_intent.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <string>
#include <vector>

// A ledger to try everything on. Nothing in it is invented: a real worker asked a real HTTP server and was killed, or
// was refused, or was never heard; and what people decided they decided on what a real lookup found.
namespace countersign::app {

struct DemoRequest
{
    std::string dir{};        // must not exist, or be empty
    std::string tenantName{}; // "" = acme
};

struct DemoReport
{
    std::string dir{};
    std::string tenant{};
    std::map<std::string, std::string> profiles{};  // by person
    std::map<std::string, std::string> scenarios{}; // intent key by what it shows
    std::vector<std::string> confirmed{};           // intent keys of what went well

    Result<effect::EffectRef> ref(const std::string &key) const;
};

// Takes about forty seconds: leases have to lapse, and one charge has to appear late, by the clock. `dir` appears
// whole or not at all. `binFolder` holds countersign-sandbox-worker. InvalidInput: `dir` is in use. One thread; starts
// and ends a sandbox server.
Result<DemoReport> buildDemo(const DemoRequest &request, const std::string &binFolder, const Clock &clock,
                             Entropy &entropy);

nlohmann::json demoJson(const DemoReport &report);
std::string demoText(const DemoReport &report); // with what to try next

} // namespace countersign::app
