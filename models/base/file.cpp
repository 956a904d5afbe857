// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>

namespace countersign {
namespace {

struct Descriptor
{
    int value = -1;
    explicit Descriptor(int descriptor) : value(descriptor) {}
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (value >= 0)
            close(value);
    }
};

// `text` says what failed: %1 is the path, %2 what the system says.
tl::unexpected<Error> osError(Translatable text, const std::string &path, int code)
{
    const ErrorKind kind = code == ENOENT                                      ? ErrorKind::NotFound
                           : code == EACCES || code == EPERM                   ? ErrorKind::PermissionDenied
                           : code == EROFS                                     ? ErrorKind::ReadOnly
                           : code == ENOSPC || code == EFBIG || code == EDQUOT ? ErrorKind::StorageFull
                                                                               : ErrorKind::Unavailable;
    return fail(kind, {text, {path, std::strerror(code)}});
}

Status writeAll(int descriptor, std::string_view content, const std::string &path)
{
    while (!content.empty()) {
        const ssize_t wrote = write(descriptor, content.data(), content.size());
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0)
            return osError(translatable("writing %1: %2"), path, errno);
        content.remove_prefix(static_cast<std::size_t>(wrote));
    }
    return {};
}

Status syncFolderOf(const std::string &path)
{
    std::string folder = std::filesystem::path(path).parent_path().string();
    if (folder.empty())
        folder = ".";
    const Descriptor descriptor(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.value < 0 || fsync(descriptor.value) != 0)
        return osError(translatable("saving folder %1: %2"), folder, errno);
    return {};
}

// A file that was not there before; where it cannot be written in full, it is taken away again.
Status writeTemporary(const std::string &temporary, std::string_view content, unsigned mode)
{
    const Descriptor descriptor(open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode));
    if (descriptor.value < 0)
        return osError(translatable("creating %1: %2"), temporary, errno);
    Status written = writeAll(descriptor.value, content, temporary);
    if (written && fsync(descriptor.value) != 0)
        written = osError(translatable("saving %1: %2"), temporary, errno);
    if (!written)
        unlink(temporary.c_str());
    return written;
}

} // namespace

Result<std::string> readFile(const std::string &path, std::size_t maxBytes)
{
    const Descriptor descriptor(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (descriptor.value < 0)
        return osError(translatable("file %1: %2"), path, errno);
    std::string content;
    std::string chunk(64 * 1024, '\0');
    for (;;) {
        const ssize_t got = read(descriptor.value, chunk.data(), chunk.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return osError(translatable("reading %1: %2"), path, errno);
        if (got == 0)
            return content;
        content.append(chunk.data(), static_cast<std::size_t>(got));
        if (content.size() > maxBytes)
            return fail(ErrorKind::InvalidInput,
                        {translatable("file %1 is larger than %2 bytes"), {path, std::to_string(maxBytes)}});
    }
}

Status writeFileAtomically(const std::string &path, std::string_view content, unsigned mode)
{
    const std::string temporary = path + ".new." + std::to_string(getpid());
    COUNTERSIGN_CHECK(writeTemporary(temporary, content, mode));
    if (rename(temporary.c_str(), path.c_str()) != 0) {
        const int code = errno;
        unlink(temporary.c_str());
        return osError(translatable("replacing %1: %2"), path, code);
    }
    return syncFolderOf(path);
}

} // namespace countersign
