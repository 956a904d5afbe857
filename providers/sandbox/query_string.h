// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <map>
#include <string>
#include <string_view>

// The target of a request line: a path and its query, percent-decoded (RFC 3986; a plus sign is a plus sign).
namespace countersign::sandbox {

struct Target
{
    std::string path{};
    std::map<std::string, std::string> query{};
};

// InvalidInput: bad percent encoding, text that is not UTF-8, a parameter given twice.
Result<Target> parseTarget(std::string_view target);

} // namespace countersign::sandbox
