// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/public_key.h"

#include "models/base/openssl_ptr.h"
#include "models/statement/edwards_point.h"

#include <algorithm>
#include <string>

namespace countersign::statement {
namespace {

const unsigned char *raw(ByteView bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.data());
}

} // namespace

Result<PublicKey> PublicKey::fromBytes(ByteView raw)
{
    if (raw.size() != Size)
        return fail(ErrorKind::InvalidInput,
                    {translatable("an Ed25519 public key has 32 bytes, not %1"), {std::to_string(raw.size())}});
    COUNTERSIGN_CHECK(checkKeyPoint(raw));
    std::array<std::byte, Size> copy{};
    std::copy(raw.begin(), raw.end(), copy.begin());
    return PublicKey(copy);
}

Result<PublicKey> PublicKey::fromHex(std::string_view hex)
{
    if (hex.size() != 2 * Size)
        return fail(ErrorKind::InvalidInput,
                    translatable("an Ed25519 public key is written as 64 lower-case hex digits"));
    COUNTERSIGN_TRY(const Bytes bytes, countersign::fromHex(hex));
    return fromBytes(bytes);
}

std::string PublicKey::hex() const
{
    return toHex(m_raw);
}

std::string PublicKey::keyId() const
{
    return sha256(bytes()).hex();
}

bool PublicKey::verifies(ByteView message, ByteView signature) const
{
    if (signature.size() != SignatureSize || !isReducedScalar(signature.subspan(SignatureSize / 2)))
        return false;
    const OpensslErrorScope errors;
    const EvpKeyPtr key(EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, raw(m_raw), m_raw.size()));
    const EvpDigestContextPtr context(EVP_MD_CTX_new());
    if (!key || !context || EVP_DigestVerifyInit(context.get(), nullptr, nullptr, nullptr, key.get()) != 1)
        return false;
    return EVP_DigestVerify(context.get(), raw(signature), signature.size(), raw(message), message.size()) == 1;
}

} // namespace countersign::statement
