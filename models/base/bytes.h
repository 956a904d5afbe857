// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Bytes and their two printed forms. Decoders are strict: one spelling per value.
namespace countersign {

using Bytes = std::vector<std::byte>;
using ByteView = std::span<const std::byte>;

ByteView viewOf(std::string_view text);
Bytes bytesOf(std::string_view text);
std::string_view textOf(ByteView bytes);

std::string toHex(ByteView bytes);                 // lower case
Result<Bytes> fromHex(std::string_view hex);       // lower case only, even length
std::string toBase64(ByteView bytes);              // RFC 4648 section 4, with padding
Result<Bytes> fromBase64(std::string_view base64); // standard alphabet, canonical padding and trailing bits

} // namespace countersign
