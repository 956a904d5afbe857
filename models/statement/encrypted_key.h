// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/openssl_ptr.h"
#include "models/base/secret_bytes.h"

#include <string>
#include <string_view>

// A private key as an encrypted PKCS#8 PEM text: AES-256-CBC under scrypt N=2^14 r=8 p=5.
namespace countersign::statement {

Result<std::string> sealKey(EVP_PKEY &key, const SecretBytes &passphrase);

// PermissionDenied where the passphrase does not open it; InvalidInput for any other encryption than ours or stronger.
// The parameters are judged before anything is derived, so that a hostile file costs nothing.
Result<EvpKeyPtr> unsealKey(std::string_view pem, const SecretBytes &passphrase);

} // namespace countersign::statement
