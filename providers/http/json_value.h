// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

// Values inside a provider's answer, by JSON Pointer (RFC 6901). Total: nothing here throws.
namespace countersign::providers {

std::vector<std::string> pointerNames(const std::string &pointer); // unescaped; none for ""
// Null if the pointer leads nowhere. "" is the whole document.
const nlohmann::json *valueAt(const nlohmann::json &document, const std::string &pointer);
// Whether the answer plainly has no such value: null on the way, or a name missing in an object that is there. Where
// the first of several names is missing, or something else stands on the way, the answer has another shape: false.
bool isUnset(const nlohmann::json &document, const std::string &pointer);
// Text of a string (numbers came in as their digits) or of a boolean; none for null, containers and what is not there.
std::optional<std::string> textAt(const nlohmann::json &document, const std::string &pointer);

} // namespace countersign::providers
