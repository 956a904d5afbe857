// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bytes.h"

// A passphrase, token or private key in memory: move-only, wiped when it goes. Never printed, logged or copied.
namespace countersign {

class SecretBytes final
{
public:
    SecretBytes() = default;
    explicit SecretBytes(std::size_t size) : m_bytes(size) {}
    static SecretBytes copyOf(ByteView bytes);
    SecretBytes(SecretBytes &&other) noexcept : m_bytes(std::move(other.m_bytes)) { other.m_bytes.clear(); }
    SecretBytes &operator=(SecretBytes &&other) noexcept;
    SecretBytes(const SecretBytes &) = delete;
    SecretBytes &operator=(const SecretBytes &) = delete;
    ~SecretBytes() { wipe(); }

    ByteView view() const { return m_bytes; }
    std::span<std::byte> writable() { return m_bytes; }
    std::size_t size() const { return m_bytes.size(); }
    bool empty() const { return m_bytes.empty(); }
    void shrink(std::size_t size); // wipes and drops what is behind `size`

private:
    void wipe() noexcept;
    Bytes m_bytes;
};

// The first line of a file or descriptor (without its line end), at most 4096 bytes. The file must belong to the
// caller and be closed to group and others (mode & 077 == 0): PermissionDenied otherwise.
Result<SecretBytes> readSecretFile(const std::string &path);
Result<SecretBytes> readSecretDescriptor(int descriptor);

} // namespace countersign
