// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Checks on text that comes from outside. All text is UTF-8.
namespace countersign {

bool isUtf8(std::string_view text); // RFC 3629: no overlong forms, no surrogates, at most U+10FFFF

// No C0 or C1 control, DEL, bidirectional control (U+061C, U+200E/F, U+202A..E, U+2066..9) or line separator.
bool isPrintable(std::string_view text);

// 1 to 255 bytes of printable UTF-8; `what` names the thing in the error.
Status checkName(const Phrase &what, std::string_view text);

// Decimal, no sign but an optional leading minus, no leading zero, no minus zero; range of int64.
std::optional<std::int64_t> parseInt64(std::string_view text);
std::optional<std::uint64_t> parseUint64(std::string_view text);

// "a, b, c".
std::string listed(const std::vector<std::string> &words);

// Another program's message on one line: its line breaks are blanks, those at its end are dropped.
std::string onOneLine(std::string text);

// The text with every control, bidirectional or non-UTF-8 byte written as \u{XXXX} or \xNN, for terminals and logs.
std::string escapedForDisplay(std::string_view text);

} // namespace countersign
