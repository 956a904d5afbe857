// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

// Values inside a provider's answer, by JSON Pointer (RFC 6901). Total: nothing here throws.
namespace countersign::providers {

// Null if the pointer leads nowhere. "" is the whole document.
const nlohmann::json *valueAt(const nlohmann::json &document, const std::string &pointer);
// Whether the object that would hold the last name of the pointer is there: tells "not set" from "another shape".
bool hasParentOf(const nlohmann::json &document, const std::string &pointer);
// Text of a string (numbers came in as their digits) or of a boolean; none for null, containers and what is not there.
std::optional<std::string> textAt(const nlohmann::json &document, const std::string &pointer);

} // namespace countersign::providers
