// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/judge.h"

#include "models/base/assert.h"
#include "models/base/mutation.h"

#include <algorithm>
#include <utility>

namespace countersign::resolution {
namespace {

const Fact &factOf(const Literal &literal, const FactTable &facts)
{
    const auto found = facts.find(literal.fact);
    COUNTERSIGN_ASSERT(found != facts.end());
    return found->second;
}

bool holds(const Literal &literal, const FactTable &facts)
{
    return factOf(literal, facts).value == literal.is;
}

// When time alone could meet the need: the earliest of its literals.
std::optional<Instant> mayBeMetAt(const Need &need, const FactTable &facts)
{
    std::optional<Instant> earliest;
    for (const Literal &literal : need.any)
        if (const auto at = factOf(literal, facts).mayChangeAt)
            earliest = earliest ? std::min(*earliest, *at) : *at;
    return earliest;
}

// The first literal is the way most people go; its fact says what is missing.
Refusal refusalFor(const Need &need, const FactTable &facts)
{
    const Literal &first = need.any.front();
    const Fact &fact = factOf(first, facts);
    Refusal refusal{need.otherwise, fact.why, std::nullopt};
    refusal.data["fact"] = first.fact;
    refusal.data["found"] = fact.value ? "true" : "false";
    return refusal;
}

} // namespace

Judgement judge(const Rule &rule, const FactTable &facts)
{
    Judgement judgement;
    std::optional<Instant> latest;
    bool never = false;
    for (const Need &need : rule.needs) {
        bool met = false;
        for (const Literal &literal : need.any) {
            judgement.facts[literal.fact] = factOf(literal, facts).value;
            met = met || holds(literal, facts);
        }
        if (met || mutation::isOn({"need:", rule.name, ".", need.any.front().fact}))
            continue;
        judgement.refusals.push_back(refusalFor(need, facts));
        const auto at = mayBeMetAt(need, facts);
        never = never || !at;
        if (at)
            latest = latest ? std::max(*latest, *at) : *at;
    }
    if (!never)
        for (Refusal &refusal : judgement.refusals)
            refusal.mayChangeAt = latest;
    for (const Literal &literal : rule.twoPeopleWhen) {
        judgement.facts[literal.fact] = factOf(literal, facts).value;
        if (holds(literal, facts) &&
            !mutation::isOn({"two_people:", rule.name, ".", literal.fact, literal.is ? "=true" : "=false"}))
            judgement.twoPeopleWhy.push_back(literal.fact);
    }
    judgement.twoPeople = !judgement.twoPeopleWhy.empty();
    return judgement;
}

} // namespace countersign::resolution
