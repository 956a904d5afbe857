// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/digest.h"

#include "models/base/assert.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>

#include <algorithm>

namespace countersign {

Result<Digest> Digest::fromHex(std::string_view hex)
{
    if (hex.size() != Size * 2)
        return fail(ErrorKind::InvalidInput, translatable("a digest is 64 lower-case hexadecimal digits"));
    COUNTERSIGN_TRY(const Bytes bytes, countersign::fromHex(hex));
    return fromBytes(bytes);
}

Result<Digest> Digest::fromBytes(ByteView bytes)
{
    if (bytes.size() != Size)
        return fail(ErrorKind::InvalidInput, translatable("a digest is 32 bytes"));
    Digest digest;
    std::copy(bytes.begin(), bytes.end(), digest.m_bytes.begin());
    return digest;
}

std::string Digest::hex() const
{
    return toHex(m_bytes);
}

std::string Digest::base64() const
{
    return toBase64(m_bytes);
}

bool operator==(const Digest &a, const Digest &b)
{
    return CRYPTO_memcmp(a.m_bytes.data(), b.m_bytes.data(), Digest::Size) == 0;
}

std::strong_ordering operator<=>(const Digest &a, const Digest &b)
{
    return a.m_bytes <=> b.m_bytes;
}

Digest sha256(ByteView bytes)
{
    std::array<std::byte, Digest::Size> out{};
    unsigned int size = 0;
    const int done = EVP_Digest(bytes.data(), bytes.size(), reinterpret_cast<unsigned char *>(out.data()), &size,
                                EVP_sha256(), nullptr);
    COUNTERSIGN_ASSERT(done == 1 && size == Digest::Size);
    return Digest(out);
}

Digest sha256(std::string_view text)
{
    return sha256(viewOf(text));
}

} // namespace countersign
