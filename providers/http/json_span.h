// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

// The bytes of a part of a JSON text as they were received, for digests. The text must be one that parseForeignJson
// accepted; of any other the answer is some part of it or nothing.
namespace countersign::providers {

std::string_view rawAt(std::string_view json, const std::string &pointer); // empty if it leads nowhere
std::vector<std::string_view> rawElements(std::string_view array);         // of an array's text

} // namespace countersign::providers
