// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/evidence.h"
#include "models/resolution/facts.h"
#include "models/resolution/offer.h"
#include "models/resolution/rules.h"
#include "models/statement/governance.h"

#include <set>
#include <string>
#include <vector>

// What one person may do to one intent now, judged by the guards of submit() over a hypothetical statement that cites
// the best evidence stored. Pure; any thread.
namespace countersign::ledger {

struct OfferInput
{
    resolution::FactInput known; // the intent and all around it, status as the ledger's clock sees it; no statement yet
    bool sweepDue = false;       // its lease has lapsed and nobody has swept it: beginLookup does
    std::string person{};
    std::set<statement::Role> roles{};                   // of the person in the intent's tenant
    std::vector<effect::StoredEvidence> evidence{};      // all of the intent, newest first
    resolution::WindowSums proposerWindows{};            // of the open proposal's proposer
    std::vector<effect::StoredEvidence> proposalCited{}; // what the open proposal cites, as stored
};

std::vector<resolution::Offer> offersFor(const OfferInput &input, const resolution::Rules &rules);

} // namespace countersign::ledger
