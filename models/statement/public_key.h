// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/digest.h"

#include <array>
#include <string>
#include <string_view>

// An Ed25519 public key (RFC 8032). Keys that do not re-encode to themselves or are of low order do not exist here:
// parse refuses them, so that every verifier we use agrees on every signature.
namespace countersign::statement {

class PublicKey final
{
public:
    static constexpr std::size_t Size = 32;          // RFC 8032, 5.1.5
    static constexpr std::size_t SignatureSize = 64; // RFC 8032, 5.1.6

    static Result<PublicKey>
    fromBytes(ByteView raw); // InvalidInput: length, non-canonical, low order, not on the curve
    static Result<PublicKey> fromHex(std::string_view hex);

    ByteView bytes() const { return m_raw; }
    std::string hex() const;
    std::string keyId() const; // hex SHA-256 of the raw bytes

    // True if `signature` is 64 bytes, S < L, and verifies. Never throws, never logs.
    bool verifies(ByteView message, ByteView signature) const;

    friend bool operator==(const PublicKey &, const PublicKey &) = default;

private:
    explicit PublicKey(const std::array<std::byte, Size> &raw) : m_raw(raw) {}
    std::array<std::byte, Size> m_raw;
};

} // namespace countersign::statement
