// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

// The JCS subset (RFC 8785) everything signed or content-addressed is written in: objects with ASCII keys, arrays
// and strings; no numbers, booleans or null. One byte sequence per value.
namespace countersign {

struct CanonicalLimits
{
    std::size_t maxBytes = 16 * 1024; // a statement, trust.md (a)
    int maxDepth = 32;
};

// What must hold before a parser sees the bytes (guard G1): size, UTF-8, no BOM, no NUL, nesting depth. One pass, no
// tree.
Status checkJsonShape(std::string_view bytes, const CanonicalLimits &limits = {});

// Parses bytes that must already be canonical (guard G2): shape as above; duplicate keys, numbers, booleans, null and
// non-ASCII keys are refused while parsing; then the tree is written again and must equal the input byte for byte.
Result<nlohmann::json> parseCanonical(std::string_view bytes, const CanonicalLimits &limits = {});

// The canonical bytes of a value of the subset. InvalidInput for numbers, booleans, null, non-ASCII keys, bad UTF-8.
Result<std::string> toCanonical(const nlohmann::json &value);

// JSON from outside (provider answers, files of settings): size, depth ≤ maxDepth, UTF-8, duplicate keys refused;
// a number becomes a JSON string of its raw digits, so that no amount ever passes through a double.
Result<nlohmann::json> parseForeignJson(std::string_view bytes, const CanonicalLimits &limits);

} // namespace countersign
