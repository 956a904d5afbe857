// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/digest.h"
#include "models/statement/public_key.h"
#include "models/statement/signer.h"

#include <string>
#include <string_view>

// DSSE v1 (secure-systems-lab/dsse protocol.md): a payload, its type, one Ed25519 signature over the pre-authentication
// encoding. Ours carry exactly one signature; keyid is a hint and names the key by SHA-256 of its 32 raw bytes.
namespace countersign::statement {

struct Envelope
{
    std::string payload{}; // the statement's canonical bytes
    std::string payloadType{};
    std::string keyId{};
    Bytes signature{}; // 64 bytes
    bool operator==(const Envelope &) const = default;
};

std::string preAuthEncoding(std::string_view payloadType, std::string_view payload); // PAE
Digest proposalDigest(std::string_view payloadType, std::string_view payload);       // SHA-256 of the PAE

Result<Envelope> signEnvelope(std::string payload, Signer &signer); // payloadType = StatementMediaType
// VerificationFailed unless payloadType is ours, keyId is the key's and the signature holds.
Status verifyEnvelope(const Envelope &envelope, const PublicKey &key);

std::string encodeEnvelope(const Envelope &envelope);  // canonical DSSE JSON, standard base64
Result<Envelope> parseEnvelope(std::string_view json); // at most 32 KiB; exactly one signature
} // namespace countersign::statement
