// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/assert.h"

#include <cstdio>
#include <cstdlib>

namespace countersign {

void assertionFailed(const char *expression, const char *file, int line) noexcept
{
    std::fprintf(stderr, "countersign: a mistake in the program: %s (%s:%d)\n", expression, file, line);
    std::abort();
}

} // namespace countersign
