// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/key_file.h"

#include "models/base/openssl_ptr.h"
#include "models/statement/ed25519_signer.h"
#include "models/statement/encrypted_key.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <utility>

namespace countersign::statement {
namespace {

constexpr std::size_t MinPassphraseBytes = 8;
constexpr std::size_t SeedSize = 32;
constexpr std::size_t MaxKeyFileBytes = 16 * 1024;
constexpr mode_t OwnerOnly = S_IRUSR | S_IWUSR;

class Descriptor final
{
public:
    explicit Descriptor(int fd) : m_fd(fd) {}
    ~Descriptor()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    int get() const { return m_fd; }
    bool isOpen() const { return m_fd >= 0; }
    int close() { return ::close(std::exchange(m_fd, -1)); }

private:
    int m_fd;
};

std::string systemReason(int error)
{
    std::array<char, 256> buffer{};
    return ::strerror_r(error, buffer.data(), buffer.size()); // the GNU form, which may not use the buffer
}

ErrorKind kindOf(int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return ErrorKind::NotFound;
    case EACCES:
    case EPERM:
    case ELOOP:
        return ErrorKind::PermissionDenied;
    case EEXIST:
        return ErrorKind::InvalidInput;
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return ErrorKind::StorageFull;
    case EROFS:
        return ErrorKind::ReadOnly;
    default: // an open set: whatever else the system says
        return ErrorKind::Unavailable;
    }
}

// `text` says what failed: %1 is the path, %2 what the system says.
tl::unexpected<Error> systemFailure(Translatable text, const std::string &path, int error)
{
    return fail(kindOf(error), {text, {path, systemReason(error)}});
}

Status checkPrivate(const Descriptor &file, const std::string &path)
{
    struct stat status
    {
    };
    if (::fstat(file.get(), &status) != 0)
        return systemFailure(translatable("cannot examine key file %1: %2"), path, errno);
    if (!S_ISREG(status.st_mode))
        return fail(ErrorKind::PermissionDenied, {translatable("key file %1 is not a regular file"), {path}});
    if (status.st_uid != ::geteuid())
        return fail(ErrorKind::PermissionDenied, {translatable("key file %1 belongs to another user"), {path}});
    if ((status.st_mode & (S_IRWXG | S_IRWXO)) != 0)
        return fail(ErrorKind::PermissionDenied, {translatable("key file %1 is open to others than its owner"), {path}},
                    translatable("Run 'chmod 600' on it; if others could read it, have the key revoked."));
    return {};
}

Result<std::string> readPrivateFile(const std::string &path)
{
    // O_NONBLOCK: a FIFO in the key's place must not hold us up.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    if (!file.isOpen())
        return systemFailure(translatable("cannot open key file %1: %2"), path, errno);
    COUNTERSIGN_CHECK(checkPrivate(file, path));
    std::string text;
    std::array<char, 4096> buffer{};
    while (text.size() <= MaxKeyFileBytes) {
        const ssize_t got = ::read(file.get(), buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return systemFailure(translatable("cannot read key file %1: %2"), path, errno);
        if (got == 0)
            return text;
        text.append(buffer.data(), static_cast<std::size_t>(got));
    }
    return fail(ErrorKind::InvalidInput, {translatable("key file %1 is too large to hold one key"), {path}});
}

int writeAll(int fd, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t done = ::write(fd, text.data(), text.size());
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return errno;
        text.remove_prefix(static_cast<std::size_t>(done));
    }
    return ::fsync(fd) == 0 ? 0 : errno;
}

int syncFolderOf(const std::string &path)
{
    const auto slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
    const Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return opened.isOpen() && ::fsync(opened.get()) == 0 ? 0 : errno;
}

Status createPrivateFile(const std::string &path, std::string_view text)
{
    Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, OwnerOnly));
    if (!file.isOpen())
        return systemFailure(translatable("cannot create key file %1: %2"), path, errno);
    int error = ::fchmod(file.get(), OwnerOnly) == 0 ? 0 : errno;
    if (error == 0)
        error = writeAll(file.get(), text);
    if (file.close() != 0 && error == 0)
        error = errno;
    if (error == 0)
        error = syncFolderOf(path);
    if (error == 0)
        return {};
    ::unlink(path.c_str());
    return systemFailure(translatable("cannot write key file %1: %2"), path, error);
}

// The same error, with the file it is about.
Error about(const std::string &path, Error error)
{
    error.context = {translatable("%1: %2"), {path, Phrases{error.context}}};
    return error;
}

} // namespace

Result<PublicKey> generateKeyFile(const std::string &path, const SecretBytes &passphrase)
{
    const OpensslErrorScope errors;
    if (passphrase.size() < MinPassphraseBytes)
        return fail(ErrorKind::InvalidInput, translatable("the passphrase of a key file has at least 8 bytes"),
                    translatable("Choose a longer passphrase; nothing was written."));
    const EvpKeyPtr key(EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"));
    if (!key)
        return opensslFailure(translatable("generating a key"));
    COUNTERSIGN_TRY(const PublicKey publicKey, publicKeyOf(*key));
    COUNTERSIGN_TRY(const std::string text, sealKey(*key, passphrase));
    COUNTERSIGN_CHECK(createPrivateFile(path, text));
    return publicKey;
}

Result<std::unique_ptr<Signer>> openKeyFile(const std::string &path, const SecretBytes &passphrase)
{
    COUNTERSIGN_TRY(const std::string text, readPrivateFile(path));
    auto key = unsealKey(text, passphrase);
    if (!key)
        return fail(about(path, key.error()));
    auto signer = makeEd25519Signer(std::move(*key));
    if (!signer)
        return fail(about(path, signer.error()));
    return signer;
}

Result<std::unique_ptr<Signer>> makeMemorySigner(ByteView seed)
{
    const OpensslErrorScope errors;
    if (seed.size() != SeedSize)
        return fail(ErrorKind::InvalidInput,
                    {translatable("an Ed25519 seed has 32 bytes, not %1"), {std::to_string(seed.size())}});
    EvpKeyPtr key(EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nullptr,
                                               reinterpret_cast<const unsigned char *>(seed.data()), seed.size()));
    if (!key)
        return opensslFailure(translatable("reading a seed"));
    return makeEd25519Signer(std::move(key));
}

} // namespace countersign::statement
