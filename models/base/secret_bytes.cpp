// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/secret_bytes.h"

#include <openssl/crypto.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace countersign {
namespace {

constexpr std::size_t MaxSecret = 4096;

Status checkClosedToOthers(int descriptor, const std::string &path)
{
    struct stat info = {};
    if (fstat(descriptor, &info) != 0)
        return fail(ErrorKind::Unavailable, {translatable("secret file %1: %2"), {path, std::strerror(errno)}});
    if (!S_ISREG(info.st_mode))
        return fail(ErrorKind::InvalidInput, {translatable("secret file %1 is not a regular file"), {path}});
    if (info.st_uid != geteuid() || (info.st_mode & 077U) != 0)
        return fail(ErrorKind::PermissionDenied,
                    {translatable("secret file %1 can be read by others or belongs to somebody else"), {path}},
                    translatable("Make it yours and run chmod 600 on it."));
    return {};
}

bool hasLineEnd(ByteView bytes)
{
    return std::find(bytes.begin(), bytes.end(), std::byte{'\n'}) != bytes.end();
}

} // namespace

SecretBytes SecretBytes::copyOf(ByteView bytes)
{
    SecretBytes secret(bytes.size());
    std::copy(bytes.begin(), bytes.end(), secret.m_bytes.begin());
    return secret;
}

SecretBytes &SecretBytes::operator=(SecretBytes &&other) noexcept
{
    if (this != &other) {
        wipe();
        m_bytes = std::move(other.m_bytes);
        other.m_bytes.clear();
    }
    return *this;
}

void SecretBytes::shrink(std::size_t size)
{
    if (size >= m_bytes.size())
        return;
    OPENSSL_cleanse(m_bytes.data() + size, m_bytes.size() - size);
    m_bytes.resize(size);
}

void SecretBytes::wipe() noexcept
{
    if (!m_bytes.empty())
        OPENSSL_cleanse(m_bytes.data(), m_bytes.size());
}

Result<SecretBytes> readSecretDescriptor(int descriptor)
{
    SecretBytes secret(MaxSecret);
    std::size_t filled = 0;
    while (filled < MaxSecret && !hasLineEnd(secret.view())) { // a pipe may stay open behind its first line
        const ssize_t got = read(descriptor, secret.writable().data() + filled, MaxSecret - filled);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return fail(ErrorKind::Unavailable, {translatable("reading a secret: %1"), {std::strerror(errno)}});
        if (got == 0)
            break;
        filled += static_cast<std::size_t>(got);
    }
    const auto bytes = secret.view().first(filled);
    const auto lineEnd = std::find(bytes.begin(), bytes.end(), std::byte{'\n'});
    std::size_t size = static_cast<std::size_t>(lineEnd - bytes.begin());
    if (size > 0 && size < filled && bytes[size - 1] == std::byte{'\r'})
        --size;
    secret.shrink(size);
    if (secret.empty())
        return fail(ErrorKind::InvalidInput, translatable("a secret's first line is empty"),
                    translatable("Write the secret into the first line."));
    return secret;
}

Result<SecretBytes> readSecretFile(const std::string &path)
{
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0)
        return fail(errno == ENOENT ? ErrorKind::NotFound : ErrorKind::PermissionDenied,
                    {translatable("secret file %1: %2"), {path, std::strerror(errno)}});
    Status closed = checkClosedToOthers(descriptor, path);
    Result<SecretBytes> secret = closed ? readSecretDescriptor(descriptor) : Result<SecretBytes>(fail(closed.error()));
    close(descriptor);
    return secret;
}

} // namespace countersign
