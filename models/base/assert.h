// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// COUNTERSIGN_ASSERT: a logic mistake of ours ends the program, in every build. Bad input is never an assertion.
namespace countersign {
[[noreturn]] void assertionFailed(const char *expression, const char *file, int line) noexcept;
[[noreturn]] inline void unreachable(const char *file, int line) noexcept
{
    assertionFailed("unreachable", file, line);
}
} // namespace countersign

#define COUNTERSIGN_ASSERT(expression)                                                                                 \
    (static_cast<bool>(expression) ? static_cast<void>(0)                                                              \
                                   : ::countersign::assertionFailed(#expression, __FILE__, __LINE__))
#define COUNTERSIGN_UNREACHABLE() ::countersign::unreachable(__FILE__, __LINE__)
