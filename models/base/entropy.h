// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bytes.h"

#include <span>
#include <string>

// Randomness comes from an Entropy that can be replaced in tests.
namespace countersign {

class Entropy
{
public:
    Entropy() = default;
    Entropy(const Entropy &) = delete;
    Entropy &operator=(const Entropy &) = delete;
    virtual ~Entropy() = default;
    virtual void fill(std::span<std::byte> out) = 0;
    std::string hexId(); // 128 random bits as 32 hex digits: statement, lookup and conflict ids
};

// OpenSSL's generator. A failure of it ends the program: nothing sensible can be signed without randomness.
class SystemEntropy final : public Entropy
{
public:
    void fill(std::span<std::byte> out) override;
};

} // namespace countersign
