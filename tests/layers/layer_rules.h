// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

// The import order of design.md section 3, the banned words, and that what is said to people can be translated, as a
// function: what is wrong with this source file, if anything.
namespace countersign::layers {

struct Breach
{
    std::string file{}; // relative to the project's root
    std::string why{};
};

std::vector<Breach> breachesIn(const std::string &file, std::string_view content);

} // namespace countersign::layers
