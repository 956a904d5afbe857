// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bytes.h"
#include "models/statement/public_key.h"

// Holds one private key and signs. One thread at a time.
namespace countersign::statement {

class Signer
{
public:
    Signer() = default;
    Signer(const Signer &) = delete;
    Signer &operator=(const Signer &) = delete;
    virtual ~Signer() = default;

    virtual const PublicKey &publicKey() const = 0;
    virtual Result<Bytes> sign(ByteView message) = 0; // 64 bytes, Ed25519 pure
};

} // namespace countersign::statement
