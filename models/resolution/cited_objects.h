// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/resolution/facts.h"

#include <map>
#include <string>
#include <vector>

// Inside the folder: the provider objects that the cited evidence names, and the one the statement chooses.
namespace countersign::resolution {

// One object under its id. Where several evidences show it, the newest (by the ledger's recorded_at) counts.
struct CitedObject
{
    const effect::StoredEvidence *evidence = nullptr; // the newest that shows it
    const effect::Match *match = nullptr;             // as the newest shows it
    std::vector<const effect::Match *> everySight{};
};

using CitedObjects = std::map<std::string, CitedObject>;

// Of lookups and imports; a document is no object. Pointers live as long as the evidence.
CitedObjects collectObjects(const std::vector<effect::StoredEvidence> &evidence);

// The object the statement is about: compensation.target_provider_id, else result.provider_id, else the only one;
// null where it is not among the cited or nothing is chosen.
const CitedObject *chosenObject(const CitedObjects &objects, const statement::Statement &statement);

// What every fact is computed from.
struct FactContext
{
    const FactInput &input;
    const Rules &rules;
    CitedObjects objects{};
    const CitedObject *chosen = nullptr;
};

using FactFunction = Fact (*)(const FactContext &context);

inline Fact fact(bool value, RefusalData why = {}, std::optional<Instant> mayChangeAt = std::nullopt)
{
    return Fact{value, std::move(why), mayChangeAt};
}

} // namespace countersign::resolution
