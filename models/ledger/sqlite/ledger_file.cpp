// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/ledger_file.h"

#include "models/ledger/sqlite/migrations.h"
#include "models/ledger/sqlite/sqlite_handle.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace countersign::ledger {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t HeaderSize = 100; // bytes; SQLite's file format, section 1.3

std::string folderOf(const std::string &path)
{
    const fs::path parent = fs::path(path).parent_path();
    return parent.empty() ? "." : parent.string();
}

tl::unexpected<Error> notALedger(const std::string &path, Translatable why)
{
    return fail(ErrorKind::Corrupt,
                {translatable("ledger %1: this is not a Countersign ledger: %2"), {path, Phrases{why}}},
                translatable("Check the path; make a new ledger with: countersignctl ledger init"));
}

// Errors of the operating system while a file is put in place.
tl::unexpected<Error> systemFailure(const std::string &path, Translatable doing, int error)
{
    ErrorKind kind = ErrorKind::Unavailable;
    if (error == ENOSPC || error == EDQUOT || error == EFBIG)
        kind = ErrorKind::StorageFull;
    else if (error == EROFS)
        kind = ErrorKind::ReadOnly;
    else if (error == EACCES || error == EPERM)
        kind = ErrorKind::PermissionDenied;
    else if (error == EEXIST)
        kind = ErrorKind::InvalidInput;
    return fail(kind, {translatable("ledger %1: %2: %3"), {path, Phrases{doing}, std::strerror(error)}},
                translatable("Check the folder and its free space, then try again."));
}

Status syncPath(const std::string &path, int flags)
{
    const int descriptor = ::open(path.c_str(), flags | O_CLOEXEC);
    if (descriptor < 0)
        return systemFailure(path, translatable("cannot open"), errno);
    const int failed = ::fsync(descriptor) == 0 ? 0 : errno;
    ::close(descriptor);
    if (failed != 0)
        return systemFailure(path, translatable("cannot flush to disk"), failed);
    return {};
}

} // namespace

Status checkLedgerFile(const std::string &path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        return fail(ErrorKind::NotFound, {translatable("ledger %1: there is no such file"), {path}},
                    translatable("Check the path; make a new ledger with: countersignctl ledger init"));
    if (error)
        return fail(ErrorKind::PermissionDenied,
                    {translatable("ledger %1: cannot be reached: %2"), {path, error.message()}},
                    translatable("Check the permissions of the file and its folders."));
    if (status.type() != fs::file_type::regular)
        return notALedger(path, translatable("not a regular file"));
    if (const auto size = fs::file_size(path, error); error || size < HeaderSize)
        return notALedger(path, translatable("the file is shorter than a database header"));
    const handle::HeaderRead header = handle::readApplicationId(path);
    if (!header.applicationId && handle::classify(header.code, 0) == handle::Fault::CannotOpen)
        return fail(ErrorKind::PermissionDenied, {translatable("ledger %1: cannot be read"), {path}},
                    translatable("Give yourself read permission on the file."));
    if (!header.applicationId)
        return notALedger(path, translatable("it is not an SQLite file"));
    if (*header.applicationId != SqliteApplicationId)
        return notALedger(path, translatable("it is another program's SQLite file"));
    return {};
}

Status checkWritable(const std::string &path)
{
    const Translatable remedy =
        translatable("Give yourself write permission on the file and its folder, or use read-only commands.");
    if (::access(path.c_str(), W_OK) != 0)
        return fail(ErrorKind::ReadOnly,
                    {translatable("ledger %1: the file cannot be written: %2"), {path, std::strerror(errno)}}, remedy);
    if (::access(folderOf(path).c_str(), W_OK | X_OK) != 0)
        return fail(ErrorKind::ReadOnly,
                    {translatable("ledger %1: its folder cannot be written (the write-ahead log stands there): %2"),
                     {path, std::strerror(errno)}},
                    remedy);
    return {};
}

bool isImmutable(const std::string &path)
{
    if (::access(folderOf(path).c_str(), W_OK) == 0)
        return false;
    std::error_code error;
    const bool inUse = fs::exists(path + "-shm", error);
    const auto waiting = fs::file_size(path + "-wal", error);
    return !inUse && (error || waiting == 0);
}

Status checkCreatable(const std::string &path)
{
    std::error_code error;
    const fs::file_status there = fs::symlink_status(path, error);
    if (there.type() != fs::file_type::not_found)
        return fail(ErrorKind::InvalidInput, {translatable("ledger %1: something is there already"), {path}},
                    translatable("Choose another path, or move the existing file away."));
    if (!fs::is_directory(folderOf(path), error))
        return fail(ErrorKind::NotFound,
                    {translatable("ledger %1: the folder %2 does not exist"), {path, folderOf(path)}},
                    translatable("Make the folder first."));
    return {};
}

Status publishFile(const std::string &temporary, const std::string &path)
{
    COUNTERSIGN_CHECK(syncPath(temporary, O_RDWR));
    if (::renameat2(AT_FDCWD, temporary.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE) != 0)
        return systemFailure(path, translatable("cannot be put in place"), errno);
    return syncPath(folderOf(path), O_RDONLY | O_DIRECTORY);
}

void removeWithCompanions(const std::string &path) noexcept
{
    std::error_code ignored;
    for (const char *suffix : {"", "-wal", "-shm", "-journal"})
        fs::remove(path + suffix, ignored);
}

} // namespace countersign::ledger
