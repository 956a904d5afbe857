// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/http/json_value.h"

#include "models/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace countersign::providers {

namespace {

using nlohmann::json;

std::string unescaped(const std::string &token)
{
    std::string name;
    for (std::size_t i = 0; i < token.size(); ++i) {
        const bool escape = token[i] == '~' && i + 1 < token.size();
        name.push_back(!escape ? token[i] : token[i + 1] == '1' ? '/' : '~');
        i += escape ? 1 : 0;
    }
    return name;
}

const json *child(const json &value, const std::string &name)
{
    if (value.is_object()) {
        const auto member = value.find(name);
        return member == value.end() ? nullptr : &*member;
    }
    const auto index = value.is_array() ? parseUint64(name) : std::nullopt;
    return index && *index < value.size() ? &value[static_cast<std::size_t>(*index)] : nullptr;
}

} // namespace

std::vector<std::string> pointerNames(const std::string &pointer)
{
    std::vector<std::string> names;
    for (std::size_t at = 0; at < pointer.size();) {
        const std::size_t end = std::min(pointer.find('/', at + 1), pointer.size());
        names.push_back(unescaped(pointer.substr(at + 1, end - at - 1)));
        at = end;
    }
    return names;
}

const json *valueAt(const json &document, const std::string &pointer)
{
    const json *value = &document;
    for (const std::string &name : pointerNames(pointer))
        value = value == nullptr ? nullptr : child(*value, name);
    return value;
}

bool isUnset(const json &document, const std::string &pointer)
{
    const std::vector<std::string> names = pointerNames(pointer);
    const json *value = &document;
    for (std::size_t i = 0; i < names.size() && !value->is_null(); ++i) {
        const json *next = child(*value, names[i]);
        if (next == nullptr)
            return value->is_object() && (i > 0 || names.size() == 1);
        value = next;
    }
    return value->is_null();
}

std::optional<std::string> textAt(const json &document, const std::string &pointer)
{
    const json *value = valueAt(document, pointer);
    if (value == nullptr)
        return std::nullopt;
    if (value->is_boolean())
        return value->get<bool>() ? "true" : "false";
    return value->is_string() ? std::optional(value->get<std::string>()) : std::nullopt;
}

} // namespace countersign::providers
