// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/mutation.h"

#include <cstdlib>
#include <iostream>
#include <string>

namespace countersign::mutation {
namespace {

const std::string &chosen()
{
    static const std::string mutant = [] {
        const char *name = std::getenv("COUNTERSIGN_MUTANT");
        return std::string(name ? name : "");
    }();
    return mutant;
}

} // namespace

bool isOn(NameParts parts)
{
    std::string name;
    for (const std::string_view part : parts)
        name += part;
    if (chosen() == "trace")
        std::cerr << "mutant " + name + "\n";
    return name == chosen();
}

} // namespace countersign::mutation
