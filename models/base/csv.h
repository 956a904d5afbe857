// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

// Tables as RFC 4180 text: CRLF, a cell quoted where it holds a comma, a quote or a line end. Pure; any thread.
namespace countersign {

// A text cell that no spreadsheet takes for a formula: every line of it that begins with = + - @ or a tab, at once or
// after blanks, gets a leading apostrophe; so does a line that begins with an apostrophe, so that taking one away gives
// back what was there. Cells known to be numbers are not passed through here.
std::string formulaSafe(std::string_view text);
std::string withoutFormulaGuard(std::string_view cell); // undoes formulaSafe()

std::string csvRow(const std::vector<std::string> &cells); // with its CRLF

} // namespace countersign
