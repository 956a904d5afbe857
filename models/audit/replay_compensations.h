// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"
#include "models/audit/replay_problems.h"
#include "models/effect/effect_intent.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

// What originals say was compensated, held against their confirmed compensations.
namespace countersign::audit {

class ReplayCompensations final
{
public:
    explicit ReplayCompensations(ReplayProblems &problems) : m_problems(problems) {}

    // One row of effect_intents; `happened`: so it was said of its object; `decidedBy` is the entry a problem with it
    // is told under.
    void count(const effect::EffectIntent &row, bool happened, std::optional<std::uint64_t> decidedBy);
    // After every row: an original counts what its receipt's confirmed compensations that happened add up to, and is
    // compensated exactly when that is all of it. One that a confirmed compensation contradicted counts at most that.
    void compare(const std::vector<StoredConflict> &conflicts);

private:
    struct Confirmed
    {
        std::int64_t number = 0;
        std::int64_t minor = 0;
    };
    struct Original
    {
        effect::EffectIntent row;
        std::optional<std::uint64_t> decidedBy{};
    };
    void compareOne(const Original &original, const Confirmed &confirmed, bool contradicted);

    ReplayProblems &m_problems;
    std::map<effect::EffectRef, std::map<std::string, Confirmed>> m_confirmed{}; // by original and object
    std::vector<Original> m_originals{};                                         // that claim something
};

} // namespace countersign::audit
