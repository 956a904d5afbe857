// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

#include <memory>

// OpenSSL objects owned by unique_ptr, and its error queue turned into an Error. Include in a .cpp only.
namespace countersign {

template <auto Free>
struct OpensslFree
{
    template <class T>
    void operator()(T *object) const noexcept
    {
        Free(object);
    }
};

using BigNumPtr = std::unique_ptr<BIGNUM, OpensslFree<&BN_free>>;
using BigNumContextPtr = std::unique_ptr<BN_CTX, OpensslFree<&BN_CTX_free>>;
using BioPtr = std::unique_ptr<BIO, OpensslFree<&BIO_free_all>>;
using EvpKeyPtr = std::unique_ptr<EVP_PKEY, OpensslFree<&EVP_PKEY_free>>;
using EvpDigestContextPtr = std::unique_ptr<EVP_MD_CTX, OpensslFree<&EVP_MD_CTX_free>>;
using AlgorithmPtr = std::unique_ptr<X509_ALGOR, OpensslFree<&X509_ALGOR_free>>;
using Pkcs8InfoPtr = std::unique_ptr<PKCS8_PRIV_KEY_INFO, OpensslFree<&PKCS8_PRIV_KEY_INFO_free>>;
using EncryptedPkcs8Ptr = std::unique_ptr<X509_SIG, OpensslFree<&X509_SIG_free>>;
using Pbe2ParametersPtr = std::unique_ptr<PBE2PARAM, OpensslFree<&PBE2PARAM_free>>;
using ScryptParametersPtr = std::unique_ptr<SCRYPT_PARAMS, OpensslFree<&SCRYPT_PARAMS_free>>;

// Empties this thread's error queue when a scope ends, so that no failure is ever read as another call's.
class OpensslErrorScope final
{
public:
    OpensslErrorScope() { ERR_clear_error(); }
    ~OpensslErrorScope() { ERR_clear_error(); }
    OpensslErrorScope(const OpensslErrorScope &) = delete;
    OpensslErrorScope &operator=(const OpensslErrorScope &) = delete;
};

// Internal, with OpenSSL's reason for the newest failure of this thread; empties the queue. `doing` names the step.
inline tl::unexpected<Error> opensslFailure(Translatable doing)
{
    const char *reason = ERR_reason_error_string(ERR_peek_last_error());
    const Phrase why = reason != nullptr ? Phrase(reason) : translatable("no reason given");
    ERR_clear_error();
    return fail(ErrorKind::Internal, {translatable("OpenSSL failed while %1: %2"), {Phrases{doing}, Phrases{why}}});
}

} // namespace countersign
