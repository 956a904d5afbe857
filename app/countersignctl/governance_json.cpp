// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/countersignctl/governance_json.h"

#include <nlohmann/json.hpp>

namespace countersign::app {

using nlohmann::json;

json differenceJson(const desk::GovernanceDifference &difference)
{
    json changes = json::array();
    for (const FieldChange &change : difference.changes)
        changes.push_back({{"field", change.field}, {"before", change.before}, {"after", change.after}});
    return {{"against", difference.against.empty() ? json(nullptr) : json(difference.against)}, {"changes", changes}};
}

std::string differenceText(const desk::GovernanceDifference &difference)
{
    const auto shown = [](const std::string &value) { return value.empty() ? std::string("(nothing)") : value; };
    std::string text =
        difference.against.empty() ? "Nothing of the kind is in force yet." : "Against " + difference.against + ':';
    for (const FieldChange &change : difference.changes)
        text += "\n  " + change.field + ": " + shown(change.before) + " -> " + shown(change.after);
    return difference.changes.empty() ? text + "\n  No field differs." : text;
}

} // namespace countersign::app
