// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/csv.h"

#include <algorithm>
#include <array>

namespace countersign {
namespace {

constexpr std::string_view LineEnds = "\r\n";

std::size_t afterBlanks(std::string_view line)
{
    constexpr std::array<std::string_view, 3> Blanks{" ", "\u00a0", "\ufeff"};
    std::size_t at = 0;
    for (bool blank = true; blank;) {
        const auto found = std::find_if(Blanks.begin(), Blanks.end(), [&](std::string_view candidate) {
            return line.substr(at).starts_with(candidate);
        });
        blank = found != Blanks.end();
        at += blank ? found->size() : 0;
    }
    return at;
}

bool needsGuard(std::string_view line)
{
    constexpr std::string_view Dangerous = "=+-@\t";
    const std::string_view rest = line.substr(afterBlanks(line));
    return line.starts_with('\'') || (!rest.empty() && Dangerous.find(rest.front()) != std::string_view::npos);
}

// Every line of the text through `change`, the line ends as they are.
template <class Change>
std::string byLine(std::string_view text, Change change)
{
    std::string out;
    while (true) {
        const auto end = text.find_first_of(LineEnds);
        out += change(text.substr(0, end));
        if (end == std::string_view::npos)
            return out;
        out += text[end];
        text.remove_prefix(end + 1);
    }
}

} // namespace

std::string formulaSafe(std::string_view text)
{
    return byLine(text, [](std::string_view line) { return (needsGuard(line) ? "'" : "") + std::string(line); });
}

std::string withoutFormulaGuard(std::string_view cell)
{
    return byLine(cell, [](std::string_view line) { return std::string(line.substr(line.starts_with('\'') ? 1 : 0)); });
}

std::string csvRow(const std::vector<std::string> &cells)
{
    std::string row;
    for (const std::string &cell : cells) {
        if (&cell != &cells.front())
            row += ',';
        if (cell.find_first_of(",\"\r\n") == std::string::npos) {
            row += cell;
            continue;
        }
        row += '"';
        for (const char c : cell)
            row += c == '"' ? std::string("\"\"") : std::string(1, c);
        row += '"';
    }
    return row + "\r\n";
}

} // namespace countersign
