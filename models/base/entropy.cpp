// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/entropy.h"

#include "models/base/assert.h"

#include <openssl/rand.h>

#include <array>

namespace countersign {

std::string Entropy::hexId()
{
    std::array<std::byte, 16> bits{};
    fill(bits);
    return toHex(bits);
}

void SystemEntropy::fill(std::span<std::byte> out)
{
    const int done = RAND_bytes(reinterpret_cast<unsigned char *>(out.data()), static_cast<int>(out.size()));
    COUNTERSIGN_ASSERT(done == 1);
}

} // namespace countersign
