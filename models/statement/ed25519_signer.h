// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/openssl_ptr.h"
#include "models/statement/signer.h"

#include <memory>

// Signs with a private key that OpenSSL holds, and wipes, for us.
namespace countersign::statement {

Result<PublicKey> publicKeyOf(const EVP_PKEY &key);

// InvalidInput unless the key is a private Ed25519 key.
Result<std::unique_ptr<Signer>> makeEd25519Signer(EvpKeyPtr key);

} // namespace countersign::statement
