// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/append_log.h"

#include "models/base/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <limits>
#include <utility>

namespace countersign::sandbox {
namespace {

constexpr std::size_t MaxLogBytes = std::numeric_limits<std::size_t>::max() / 2;

tl::unexpected<Error> systemFailure(const std::string &path, std::string_view what, int cause)
{
    Error error;
    error.kind = cause == EACCES || cause == EPERM    ? ErrorKind::PermissionDenied
                 : cause == ENOSPC || cause == EDQUOT ? ErrorKind::StorageFull
                 : cause == EROFS                     ? ErrorKind::ReadOnly
                                                      : ErrorKind::Unavailable;
    error.context = path + ": " + std::string(what) + ": " + std::strerror(cause);
    error.remedy = "Check that the sandbox's state folder exists, is writable and has room.";
    return fail(std::move(error));
}

// The size up to and including the last line end.
std::int64_t wholeSize(std::string_view content)
{
    const auto end = content.rfind('\n');
    return end == std::string_view::npos ? 0 : static_cast<std::int64_t>(end) + 1;
}

bool isMissing(const std::string &path)
{
    struct stat info = {};
    return ::stat(path.c_str(), &info) != 0 && errno == ENOENT;
}

} // namespace

Result<AppendLog> AppendLog::open(const std::string &path)
{
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return systemFailure(path, "cannot open", errno);
    AppendLog log(path, descriptor, 0);
    COUNTERSIGN_TRY(const std::string content, readFile(path, MaxLogBytes));
    log.m_size = wholeSize(content);
    if (static_cast<std::size_t>(log.m_size) != content.size()) {
        if (::ftruncate(descriptor, log.m_size) != 0 || ::fsync(descriptor) != 0)
            return systemFailure(path, "cannot cut off the torn last line", errno);
    }
    return log;
}

AppendLog::AppendLog(AppendLog &&other) noexcept
    : m_path(std::move(other.m_path)),
      m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_size(other.m_size),
      m_broken(other.m_broken)
{
}

AppendLog::~AppendLog()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Status AppendLog::append(std::string_view line)
{
    if (m_broken)
        return fail(ErrorKind::Unavailable, m_path + ": an earlier write failed and could not be taken back",
                    "Stop the sandbox, make room on the disk and start it again.");
    std::string text(line);
    text += '\n';
    auto written = writeAll(text);
    if (!written) {
        takeBack();
        return written;
    }
    m_size += static_cast<std::int64_t>(text.size());
    return {};
}

Status AppendLog::writeAll(std::string_view text)
{
    while (!text.empty()) {
        const auto count = ::write(m_descriptor, text.data(), text.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return systemFailure(m_path, "cannot write", errno);
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    if (::fdatasync(m_descriptor) != 0)
        return systemFailure(m_path, "cannot write to the disk", errno);
    return {};
}

void AppendLog::takeBack()
{
    m_broken = ::ftruncate(m_descriptor, m_size) != 0 || ::fdatasync(m_descriptor) != 0;
}

Result<std::vector<std::string>> readWholeLines(const std::string &path)
{
    std::vector<std::string> lines;
    if (isMissing(path))
        return lines;
    COUNTERSIGN_TRY(const std::string content, readFile(path, MaxLogBytes));
    std::string_view rest = std::string_view(content).substr(0, static_cast<std::size_t>(wholeSize(content)));
    while (!rest.empty()) {
        const auto end = rest.find('\n');
        lines.emplace_back(rest.substr(0, end));
        rest.remove_prefix(end + 1);
    }
    return lines;
}

} // namespace countersign::sandbox
