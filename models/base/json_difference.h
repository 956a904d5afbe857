// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

// What is different between two JSON objects, leaf by leaf: how a person is shown what a new version would change.
namespace countersign {

struct FieldChange
{
    std::string field{};  // names from the outside in: "thresholds.confirm.EUR"
    std::string before{}; // empty: not there
    std::string after{};  // empty: not there any more
    bool operator==(const FieldChange &) const = default;
};

// In the order of the field names. Lists are one leaf, their elements in brackets: the order of a list may matter.
std::vector<FieldChange> fieldChanges(const nlohmann::json &before, const nlohmann::json &after);

} // namespace countersign
