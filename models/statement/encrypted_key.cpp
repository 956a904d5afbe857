// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/encrypted_key.h"

#include "models/base/bytes.h"

#include <openssl/asn1.h>
#include <openssl/asn1t.h>
#include <openssl/objects.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>

namespace countersign::statement {
namespace {

constexpr std::uint64_t ScryptN = 1ULL << 14U;
constexpr std::uint64_t ScryptR = 8;
constexpr std::uint64_t ScryptP = 5;
// OpenSSL derives nothing that needs more memory; it would look like a wrong passphrase.
constexpr std::uint64_t MaxMemory = 32ULL * 1024 * 1024;
constexpr std::uint64_t MaxWorkFactor = 16; // times ours: some seconds
constexpr int MinSaltBytes = 8;
constexpr std::string_view Begin = "-----BEGIN ENCRYPTED PRIVATE KEY-----\n";
constexpr std::string_view End = "-----END ENCRYPTED PRIVATE KEY-----\n";

struct ScryptCost
{
    std::uint64_t n = 0, r = 0, p = 0;
    int saltBytes = 0;
};

tl::unexpected<Error> unusable(Translatable why)
{
    return fail(ErrorKind::InvalidInput, {translatable("the key file %1"), {Phrases{why}}},
                translatable("Generate a new key with 'countersignctl key generate' and have it enrolled."));
}

const char *passText(const SecretBytes &passphrase)
{
    return textOf(passphrase.view()).data();
}

Result<int> passLength(const SecretBytes &passphrase)
{
    constexpr auto Max = static_cast<std::size_t>(std::numeric_limits<int>::max());
    if (passphrase.empty() || passphrase.size() > Max)
        return fail(ErrorKind::PermissionDenied, translatable("no usable passphrase was given for the key file"));
    return static_cast<int>(passphrase.size());
}

std::uint64_t numberOf(const ASN1_INTEGER *integer)
{
    std::uint64_t value = 0;
    return integer != nullptr && ASN1_INTEGER_get_uint64(&value, integer) == 1 ? value : 0;
}

int algorithmId(const X509_ALGOR *algorithm)
{
    const ASN1_OBJECT *object = nullptr;
    X509_ALGOR_get0(&object, nullptr, nullptr, algorithm);
    return OBJ_obj2nid(object);
}

template <class Pointer>
Pointer unpack(const X509_ALGOR *algorithm, const ASN1_ITEM *item)
{
    int type = 0;
    const void *value = nullptr;
    X509_ALGOR_get0(nullptr, &type, &value, algorithm);
    if (type != V_ASN1_SEQUENCE)
        return nullptr;
    const auto *packed = static_cast<const ASN1_STRING *>(value);
    return Pointer(static_cast<typename Pointer::pointer>(ASN1_item_unpack(packed, item)));
}

Result<ScryptCost> readCost(const X509_SIG *sealed)
{
    const X509_ALGOR *algorithm = nullptr;
    X509_SIG_get0(sealed, &algorithm, nullptr);
    if (algorithmId(algorithm) != NID_pbes2)
        return unusable(translatable("is encrypted by an outdated method"));
    const auto pbe2 = unpack<Pbe2ParametersPtr>(algorithm, ASN1_ITEM_rptr(PBE2PARAM));
    if (!pbe2 || pbe2->keyfunc == nullptr || pbe2->encryption == nullptr)
        return unusable(translatable("has damaged encryption parameters"));
    if (algorithmId(pbe2->keyfunc) != NID_id_scrypt)
        return unusable(translatable("derives its key without scrypt, which can be guessed too fast"));
    if (algorithmId(pbe2->encryption) != NID_aes_256_cbc)
        return unusable(translatable("is not encrypted with AES-256-CBC"));
    const auto scrypt = unpack<ScryptParametersPtr>(pbe2->keyfunc, ASN1_ITEM_rptr(SCRYPT_PARAMS));
    if (!scrypt)
        return unusable(translatable("has damaged scrypt parameters"));
    return ScryptCost{numberOf(scrypt->costParameter), numberOf(scrypt->blockSize),
                      numberOf(scrypt->parallelizationParameter), ASN1_STRING_length(scrypt->salt)};
}

Status judgeCost(const ScryptCost &cost)
{
    if (cost.n < ScryptN || cost.r < ScryptR || cost.p < ScryptP || cost.saltBytes < MinSaltBytes)
        return unusable(translatable("is protected by a weaker scrypt than N=16384 r=8 p=5"));
    // Each factor alone bounds the products below; the limits are far from where they could overflow.
    constexpr std::uint64_t MaxFactor = 1ULL << 20U;
    if (cost.n > MaxFactor || cost.r > MaxFactor || cost.p > MaxFactor)
        return unusable(translatable("asks for an absurdly costly scrypt"));
    const std::uint64_t memory = 128 * cost.r * (cost.n + cost.p + 2);
    const bool tooSlow = cost.n * cost.r > MaxWorkFactor * ScryptN * ScryptR * ScryptP / cost.p;
    if (memory > MaxMemory || tooSlow)
        return unusable(translatable("asks for an absurdly costly scrypt"));
    return {};
}

Result<EncryptedPkcs8Ptr> readPem(std::string_view pem)
{
    if (pem.find("-----BEGIN PRIVATE KEY-----") != std::string_view::npos)
        return unusable(translatable("is not encrypted"));
    if (!pem.starts_with(Begin) || !pem.ends_with(End) || pem.find(Begin, 1) != std::string_view::npos)
        return unusable(translatable("is not one encrypted PKCS#8 key in PEM form"));
    const BioPtr bio(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
    if (!bio)
        return opensslFailure(translatable("reading a key file"));
    EncryptedPkcs8Ptr sealed(PEM_read_bio_PKCS8(bio.get(), nullptr, nullptr, nullptr));
    if (!sealed)
        return unusable(translatable("is damaged"));
    return sealed;
}

} // namespace

Result<std::string> sealKey(EVP_PKEY &key, const SecretBytes &passphrase)
{
    const OpensslErrorScope errors;
    COUNTERSIGN_TRY(const int length, passLength(passphrase));
    const Pkcs8InfoPtr info(EVP_PKEY2PKCS8(&key));
    AlgorithmPtr algorithm(PKCS5_pbe2_set_scrypt(EVP_aes_256_cbc(), nullptr, 0, nullptr, ScryptN, ScryptR, ScryptP));
    if (!info || !algorithm)
        return opensslFailure(translatable("preparing a key file"));
    const EncryptedPkcs8Ptr sealed(PKCS8_set0_pbe(passText(passphrase), length, info.get(), algorithm.get()));
    if (!sealed)
        return opensslFailure(translatable("encrypting a key"));
    static_cast<void>(algorithm.release()); // now the sealed key's
    const BioPtr bio(BIO_new(BIO_s_mem()));
    if (!bio || PEM_write_bio_PKCS8(bio.get(), sealed.get()) != 1)
        return opensslFailure(translatable("writing a key"));
    char *text = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &text);
    return std::string(text, static_cast<std::size_t>(size));
}

Result<EvpKeyPtr> unsealKey(std::string_view pem, const SecretBytes &passphrase)
{
    const OpensslErrorScope errors;
    COUNTERSIGN_TRY(const EncryptedPkcs8Ptr sealed, readPem(pem));
    COUNTERSIGN_TRY(const ScryptCost cost, readCost(sealed.get()));
    COUNTERSIGN_CHECK(judgeCost(cost));
    COUNTERSIGN_TRY(const int length, passLength(passphrase));
    const Pkcs8InfoPtr info(PKCS8_decrypt(sealed.get(), passText(passphrase), length));
    if (!info)
        return fail(ErrorKind::PermissionDenied,
                    translatable("the passphrase does not open the key file, or the file is damaged"),
                    translatable("Check the passphrase and try again."));
    EvpKeyPtr key(EVP_PKCS82PKEY(info.get()));
    if (!key)
        return unusable(translatable("holds no key that can be used"));
    return key;
}

} // namespace countersign::statement
