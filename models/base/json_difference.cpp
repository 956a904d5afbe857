// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/json_difference.h"

#include <nlohmann/json.hpp>

#include <map>

namespace countersign {
namespace {

using nlohmann::json;
using Leaves = std::map<std::string, std::string>;

std::string textOf(const json &leaf)
{
    if (leaf.is_string())
        return leaf.get<std::string>();
    if (!leaf.is_array())
        return leaf.dump(-1, ' ', false, json::error_handler_t::replace);
    std::string text;
    for (const json &element : leaf)
        text += (text.empty() ? "" : ", ") + textOf(element);
    return "[" + text + "]";
}

void collect(const json &value, const std::string &name, Leaves &leaves)
{
    if (!value.is_object()) {
        leaves[name] = textOf(value);
        return;
    }
    for (const auto &[key, member] : value.items())
        collect(member, name.empty() ? key : name + "." + key, leaves);
}

} // namespace

std::vector<FieldChange> fieldChanges(const json &before, const json &after)
{
    Leaves old;
    Leaves now;
    collect(before, "", old);
    collect(after, "", now);
    std::map<std::string, FieldChange> all;
    for (const auto &[field, text] : old)
        all[field] = {field, text, ""};
    for (const auto &[field, text] : now)
        all.try_emplace(field, FieldChange{field, "", ""}).first->second.after = text;
    std::vector<FieldChange> changes;
    for (auto &[field, change] : all)
        if (change.before != change.after)
            changes.push_back(std::move(change));
    return changes;
}

} // namespace countersign
