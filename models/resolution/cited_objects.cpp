// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/cited_objects.h"

#include <tuple>

namespace countersign::resolution {
namespace {

bool isNewer(const effect::StoredEvidence &a, const effect::StoredEvidence &b)
{
    return std::tie(a.recordedAt, a.digest) > std::tie(b.recordedAt, b.digest);
}

const std::string &chosenId(const statement::Statement &statement)
{
    static const std::string none;
    if (statement.compensation)
        return statement.compensation->targetProviderId;
    return statement.result ? statement.result->providerId : none;
}

} // namespace

CitedObjects collectObjects(const std::vector<effect::StoredEvidence> &evidence)
{
    CitedObjects objects;
    for (const effect::StoredEvidence &stored : evidence) {
        if (stored.evidence.source == effect::EvidenceSource::Document)
            continue;
        for (const effect::Match &match : stored.evidence.matches) {
            CitedObject &object = objects[match.id];
            object.everySight.push_back(&match);
            if (object.evidence == nullptr || isNewer(stored, *object.evidence)) {
                object.evidence = &stored;
                object.match = &match;
            }
        }
    }
    return objects;
}

const CitedObject *chosenObject(const CitedObjects &objects, const statement::Statement &statement)
{
    const std::string &id = chosenId(statement);
    if (id.empty())
        return objects.size() == 1 ? &objects.begin()->second : nullptr;
    const auto found = objects.find(id);
    return found == objects.end() ? nullptr : &found->second;
}

} // namespace countersign::resolution
