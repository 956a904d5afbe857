// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>

// Mutants: checks that a build with COUNTERSIGN_MUTATION can be told to leave out, one a process, so that tests/mutate
// shows which test notices. Such a build has no programs for people. In every other build nothing can be told:
// isOn() is false at compile time. Any thread.
namespace countersign::mutation {

using NameParts = std::initializer_list<std::string_view>;

#ifdef COUNTERSIGN_MUTATION
// True where `parts`, joined, name the mutant of this process. Ask only where the answer decides: in a traced process
// the name is written to the standard error, which is how tests/mutate learns who might notice that mutant.
bool isOn(NameParts parts);
#else
constexpr bool isOn(NameParts)
{
    return false;
}
#endif

} // namespace countersign::mutation
