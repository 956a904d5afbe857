// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/secret_bytes.h"
#include "models/statement/signer.h"

#include <memory>
#include <string>

// A person's key on disk: PKCS#8 PEM, AES-256-CBC, scrypt N=2^14 r=8 p=5, mode 0600.
namespace countersign::statement {

// Writes a fresh key; refuses an existing path and a passphrase of fewer than 8 bytes. Nothing is left on failure.
Result<PublicKey> generateKeyFile(const std::string &path, const SecretBytes &passphrase);

// Opens a key file. PermissionDenied for a file open to group or others or not ours, and for a wrong passphrase;
// InvalidInput for an unencrypted key, PBKDF2 or a weaker or absurdly costly scrypt, or a key that is not Ed25519.
Result<std::unique_ptr<Signer>> openKeyFile(const std::string &path, const SecretBytes &passphrase);

// A key that lives only in memory, for tests and for throw-away demos. 32 bytes seed.
Result<std::unique_ptr<Signer>> makeMemorySigner(ByteView seed);

} // namespace countersign::statement
