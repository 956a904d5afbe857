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

tl::unexpected<Error> osError(const std::string &what, int code)
{
    const ErrorKind kind = code == ENOENT                                      ? ErrorKind::NotFound
                           : code == EACCES || code == EPERM                   ? ErrorKind::PermissionDenied
                           : code == EROFS                                     ? ErrorKind::ReadOnly
                           : code == ENOSPC || code == EFBIG || code == EDQUOT ? ErrorKind::StorageFull
                                                                               : ErrorKind::Unavailable;
    return fail(kind, what + ": " + std::strerror(code));
}

Status writeAll(int descriptor, std::string_view content, const std::string &path)
{
    while (!content.empty()) {
        const ssize_t wrote = write(descriptor, content.data(), content.size());
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0)
            return osError("writing " + path, errno);
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
        return osError("saving folder " + folder, errno);
    return {};
}

Status writeTemporary(const std::string &temporary, std::string_view content, unsigned mode)
{
    const Descriptor descriptor(open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode));
    if (descriptor.value < 0)
        return osError("creating " + temporary, errno);
    COUNTERSIGN_CHECK(writeAll(descriptor.value, content, temporary));
    if (fsync(descriptor.value) != 0)
        return osError("saving " + temporary, errno);
    return {};
}

} // namespace

Result<std::string> readFile(const std::string &path, std::size_t maxBytes)
{
    const Descriptor descriptor(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (descriptor.value < 0)
        return osError("file " + path, errno);
    std::string content;
    std::string chunk(64 * 1024, '\0');
    for (;;) {
        const ssize_t got = read(descriptor.value, chunk.data(), chunk.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return osError("reading " + path, errno);
        if (got == 0)
            return content;
        content.append(chunk.data(), static_cast<std::size_t>(got));
        if (content.size() > maxBytes)
            return fail(ErrorKind::InvalidInput,
                        "file " + path + " is larger than " + std::to_string(maxBytes) + " bytes");
    }
}

Status writeFileAtomically(const std::string &path, std::string_view content, unsigned mode)
{
    const std::string temporary = path + ".new." + std::to_string(getpid());
    Status written = writeTemporary(temporary, content, mode);
    if (!written) {
        if (written.error().context.rfind("creating ", 0) != 0)
            unlink(temporary.c_str());
        return written;
    }
    if (rename(temporary.c_str(), path.c_str()) != 0) {
        const int code = errno;
        unlink(temporary.c_str());
        return osError("replacing " + path, code);
    }
    return syncFolderOf(path);
}

} // namespace countersign
