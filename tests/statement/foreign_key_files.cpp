// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/statement/foreign_key_files.h"

#include "models/base/openssl_ptr.h"

#include <gtest/gtest.h>

#include <openssl/asn1t.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>

namespace countersign::statement {
namespace {

EvpKeyPtr ed25519()
{
    return EvpKeyPtr(EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"));
}

std::string pemOf(const X509_SIG *sealed)
{
    const BioPtr bio(BIO_new(BIO_s_mem()));
    EXPECT_EQ(PEM_write_bio_PKCS8(bio.get(), sealed), 1);
    char *text = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &text);
    return {text, static_cast<std::size_t>(size)};
}

template <class T>
void repack(X509_ALGOR *algorithm, T *parameters, const ASN1_ITEM *item, int nid)
{
    ASN1_STRING *packed = ASN1_item_pack(parameters, item, nullptr);
    ASSERT_EQ(X509_ALGOR_set0(algorithm, OBJ_nid2obj(nid), V_ASN1_SEQUENCE, packed), 1);
}

template <class Pointer>
Pointer unpacked(const X509_ALGOR *algorithm, const ASN1_ITEM *item)
{
    int type = 0; // asked for, because without it OpenSSL leaves the value out as well
    const void *value = nullptr;
    X509_ALGOR_get0(nullptr, &type, &value, algorithm);
    return Pointer(
        static_cast<typename Pointer::pointer>(ASN1_item_unpack(static_cast<const ASN1_STRING *>(value), item)));
}

} // namespace

std::string unencryptedPem()
{
    const Pkcs8InfoPtr info(EVP_PKEY2PKCS8(ed25519().get()));
    const BioPtr bio(BIO_new(BIO_s_mem()));
    EXPECT_EQ(PEM_write_bio_PKCS8_PRIV_KEY_INFO(bio.get(), info.get()), 1);
    char *text = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &text);
    return {text, static_cast<std::size_t>(size)};
}

std::string sealedBy(int nid, const EVP_CIPHER *cipher, int rounds)
{
    const Pkcs8InfoPtr info(EVP_PKEY2PKCS8(ed25519().get()));
    const EncryptedPkcs8Ptr sealed(PKCS8_encrypt(nid, cipher, ForeignPassphrase.data(),
                                                 static_cast<int>(ForeignPassphrase.size()), nullptr, 0, rounds,
                                                 info.get()));
    return pemOf(sealed.get());
}

std::string sealedByScrypt(const EVP_CIPHER *cipher, std::uint64_t n, std::uint64_t r, std::uint64_t p,
                           std::string_view salt)
{
    const Pkcs8InfoPtr info(EVP_PKEY2PKCS8(ed25519().get()));
    X509_ALGOR *algorithm = PKCS5_pbe2_set_scrypt(cipher, reinterpret_cast<const unsigned char *>(salt.data()),
                                                  static_cast<int>(salt.size()), nullptr, n, r, p);
    const EncryptedPkcs8Ptr sealed(
        PKCS8_set0_pbe(ForeignPassphrase.data(), static_cast<int>(ForeignPassphrase.size()), info.get(), algorithm));
    return pemOf(sealed.get());
}

std::string claiming(const std::string &pem, std::uint64_t n, std::uint64_t r, std::uint64_t p)
{
    const BioPtr bio(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
    const EncryptedPkcs8Ptr sealed(PEM_read_bio_PKCS8(bio.get(), nullptr, nullptr, nullptr));
    X509_ALGOR *algorithm = nullptr;
    X509_SIG_getm(sealed.get(), &algorithm, nullptr);
    const auto pbe2 = unpacked<Pbe2ParametersPtr>(algorithm, ASN1_ITEM_rptr(PBE2PARAM));
    const auto scrypt = unpacked<ScryptParametersPtr>(pbe2->keyfunc, ASN1_ITEM_rptr(SCRYPT_PARAMS));
    EXPECT_EQ(ASN1_INTEGER_set_uint64(scrypt->costParameter, n), 1);
    EXPECT_EQ(ASN1_INTEGER_set_uint64(scrypt->blockSize, r), 1);
    EXPECT_EQ(ASN1_INTEGER_set_uint64(scrypt->parallelizationParameter, p), 1);
    repack(pbe2->keyfunc, scrypt.get(), ASN1_ITEM_rptr(SCRYPT_PARAMS), NID_id_scrypt);
    repack(algorithm, pbe2.get(), ASN1_ITEM_rptr(PBE2PARAM), NID_pbes2);
    return pemOf(sealed.get());
}

} // namespace countersign::statement
