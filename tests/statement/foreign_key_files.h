// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <openssl/evp.h>

#include <cstdint>
#include <string>
#include <string_view>

// PEM texts of key files that ours would never write. Each holds a fresh Ed25519 key.
namespace countersign::statement {

inline constexpr std::string_view ForeignPassphrase = "correct horse";

std::string unencryptedPem();
std::string sealedBy(int nid, const EVP_CIPHER *cipher, int rounds); // nid -1: PBES2 under PBKDF2
std::string sealedByScrypt(const EVP_CIPHER *cipher, std::uint64_t n, std::uint64_t r, std::uint64_t p,
                           std::string_view salt = "eight by"); // eight bytes are the fewest that we take

// The same file with other scrypt parameters written into it: what a file claims before anybody derived anything.
std::string claiming(const std::string &pem, std::uint64_t n, std::uint64_t r, std::uint64_t p);

} // namespace countersign::statement
