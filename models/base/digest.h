// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bytes.h"

#include <array>
#include <compare>

// A SHA-256 digest: 32 bytes. Comparison takes the same time whatever differs.
namespace countersign {

class Digest final
{
public:
    static constexpr std::size_t Size = 32;

    Digest() = default; // all zero: only a place to assign to
    explicit Digest(const std::array<std::byte, Size> &bytes) : m_bytes(bytes) {}

    static Result<Digest> fromHex(std::string_view hex); // 64 lower-case hex digits
    static Result<Digest> fromBytes(ByteView bytes);     // exactly 32 bytes

    std::string hex() const;
    std::string base64() const;
    ByteView bytes() const { return m_bytes; }

    friend bool operator==(const Digest &a, const Digest &b); // constant time
    friend std::strong_ordering operator<=>(const Digest &a, const Digest &b);

private:
    std::array<std::byte, Size> m_bytes{};
};

Digest sha256(ByteView bytes);
Digest sha256(std::string_view text);

} // namespace countersign
