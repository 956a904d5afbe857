// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/host_channel.h"

#include "providers/host/host_process.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace countersign::providers {
namespace {

constexpr std::size_t MaxSecret = 4096;

tl::unexpected<Error> broken()
{
    return fail(ErrorKind::Unavailable, {translatable("the console cannot be heard: %1"), {std::strerror(errno)}});
}

// How many bytes came; 0 at the end.
Result<std::size_t> readSome(int descriptor, void *to, std::size_t size)
{
    while (true) {
        const ssize_t got = ::read(descriptor, to, size);
        if (got >= 0)
            return static_cast<std::size_t>(got);
        if (errno != EINTR)
            return broken();
    }
}

int keptAway(int descriptor)
{
    return ::fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
}

} // namespace

Result<std::unique_ptr<HostChannel>> HostChannel::takeStandardStreams()
{
    const int in = keptAway(STDIN_FILENO);
    const int out = keptAway(STDOUT_FILENO);
    std::unique_ptr<HostChannel> channel(new HostChannel(in, out));
    const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    if (in < 0 || out < 0 || nothing < 0 || ::dup2(nothing, STDIN_FILENO) < 0 || ::dup2(nothing, STDOUT_FILENO) < 0)
        return broken();
    ::close(nothing);
    return channel;
}

HostChannel::~HostChannel()
{
    ::close(m_in);
    ::close(m_out);
}

Result<SecretBytes> HostChannel::readSecretLine()
{
    SecretBytes secret(MaxSecret + 1);
    for (std::size_t filled = 0; filled <= MaxSecret; ++filled) {
        COUNTERSIGN_TRY(const std::size_t got, readSome(m_in, secret.writable().data() + filled, 1));
        const bool ended = got == 0 || secret.view()[filled] == std::byte{'\n'};
        if (!ended)
            continue;
        if (got == 0 || filled == 0)
            break;
        secret.shrink(filled);
        return secret;
    }
    return fail(ErrorKind::InvalidInput, translatable("the first line is no token of 1 to 4096 bytes"));
}

Result<std::optional<std::string>> HostChannel::readLine()
{
    std::array<char, 16 * 1024> buffer;
    std::size_t lineEnd = std::string::npos;
    while ((lineEnd = m_unread.find('\n')) == std::string::npos) {
        if (m_unread.size() > MaxHostLine)
            return fail(ErrorKind::InvalidInput, translatable("the console wrote a line of more than a mebibyte"));
        COUNTERSIGN_TRY(const std::size_t got, readSome(m_in, buffer.data(), buffer.size()));
        if (got == 0)
            return std::optional<std::string>();
        m_unread.append(buffer.data(), got);
    }
    std::optional<std::string> line = m_unread.substr(0, lineEnd);
    m_unread.erase(0, lineEnd + 1);
    return line;
}

Status HostChannel::write(std::string_view text)
{
    while (!text.empty()) {
        const ssize_t sent = ::write(m_out, text.data(), text.size());
        if (sent > 0)
            text.remove_prefix(static_cast<std::size_t>(sent));
        else if (errno != EINTR)
            return broken();
    }
    return {};
}

} // namespace countersign::providers
