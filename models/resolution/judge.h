// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/resolution/facts.h"
#include "models/resolution/refusal.h"
#include "models/resolution/rules.h"

#include <vector>

// One loop over the decision table.
namespace countersign::resolution {

struct Judgement
{
    std::vector<Refusal> refusals{}; // every unmet need, in the order of the table; the first is the answer
    bool twoPeople = false;
    std::vector<std::string> twoPeopleWhy{}; // names of the facts that ask for the second person
    std::map<std::string, bool> facts{};     // what the leaf carries: every fact named in needs and two_people_when
};

// mayChangeAt of each refusal is the latest over all unmet needs that time can change; empty if one of them never
// changes.
Judgement judge(const Rule &rule, const FactTable &facts);

} // namespace countersign::resolution
