// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/ed25519_signer.h"

#include <array>
#include <cstddef>
#include <utility>

namespace countersign::statement {
namespace {

class Ed25519Signer final : public Signer
{
public:
    Ed25519Signer(EvpKeyPtr key, const PublicKey &publicKey) : m_key(std::move(key)), m_publicKey(publicKey) {}

    const PublicKey &publicKey() const override { return m_publicKey; }

    Result<Bytes> sign(ByteView message) override
    {
        const OpensslErrorScope errors;
        const EvpDigestContextPtr context(EVP_MD_CTX_new());
        if (!context || EVP_DigestSignInit(context.get(), nullptr, nullptr, nullptr, m_key.get()) != 1)
            return opensslFailure(translatable("preparing a signature"));
        Bytes signature(PublicKey::SignatureSize);
        std::size_t size = signature.size();
        if (EVP_DigestSign(context.get(), reinterpret_cast<unsigned char *>(signature.data()), &size,
                           reinterpret_cast<const unsigned char *>(message.data()), message.size()) != 1 ||
            size != PublicKey::SignatureSize)
            return opensslFailure(translatable("signing"));
        return signature;
    }

private:
    EvpKeyPtr m_key;
    PublicKey m_publicKey;
};

} // namespace

Result<PublicKey> publicKeyOf(const EVP_PKEY &key)
{
    const OpensslErrorScope errors;
    if (EVP_PKEY_get_id(&key) != EVP_PKEY_ED25519)
        return fail(ErrorKind::InvalidInput, translatable("the key is not an Ed25519 key"),
                    translatable("Generate one with 'countersignctl key generate'."));
    std::array<std::byte, PublicKey::Size> raw{};
    std::size_t size = raw.size();
    if (EVP_PKEY_get_raw_public_key(&key, reinterpret_cast<unsigned char *>(raw.data()), &size) != 1)
        return opensslFailure(translatable("deriving a public key"));
    return PublicKey::fromBytes(ByteView(raw).first(size));
}

Result<std::unique_ptr<Signer>> makeEd25519Signer(EvpKeyPtr key)
{
    COUNTERSIGN_TRY(const PublicKey publicKey, publicKeyOf(*key));
    return std::make_unique<Ed25519Signer>(std::move(key), publicKey);
}

} // namespace countersign::statement
