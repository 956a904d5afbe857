// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/host/host_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <optional>
#include <utility>

namespace countersign::providers {
namespace {

constexpr std::chrono::milliseconds CancelLatency(20);  // how long a cancel may go unnoticed
constexpr std::chrono::milliseconds KillPatience(2000); // for a killed child that the kernel cannot end yet

tl::unexpected<Error> unavailable(Phrase what, int cause)
{
    return fail(ErrorKind::Unavailable, {translatable("%1: %2"), {Phrases{std::move(what)}, std::strerror(cause)}});
}

// What posix_spawn is told; freed with the object.
class SpawnPlan final
{
public:
    explicit SpawnPlan(int childSocket)
    {
        m_failed = ::posix_spawn_file_actions_init(&m_actions);
        m_failed |= ::posix_spawnattr_init(&m_attributes);
        note(::posix_spawn_file_actions_adddup2(&m_actions, childSocket, STDIN_FILENO));
        note(::posix_spawn_file_actions_adddup2(&m_actions, childSocket, STDOUT_FILENO));
        note(::posix_spawn_file_actions_addopen(&m_actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0));
        note(::posix_spawn_file_actions_addclosefrom_np(&m_actions, STDERR_FILENO + 1));
        note(::posix_spawn_file_actions_addchdir_np(&m_actions, "/"));
        setSignals();
        note(::posix_spawnattr_setpgroup(&m_attributes, 0)); // one kill reaches whatever the child starts
        note(::posix_spawnattr_setflags(&m_attributes,
                                        POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF));
    }
    SpawnPlan(const SpawnPlan &) = delete;
    SpawnPlan &operator=(const SpawnPlan &) = delete;
    ~SpawnPlan()
    {
        ::posix_spawnattr_destroy(&m_attributes);
        ::posix_spawn_file_actions_destroy(&m_actions);
    }

    int run(const std::vector<std::string> &command, pid_t &pid) const
    {
        if (m_failed != 0)
            return ENOMEM;
        std::vector<std::string> words = command;
        std::vector<char *> arguments;
        for (std::string &word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        std::string path = "PATH=/usr/bin:/bin";
        std::string locale = "LC_ALL=C.UTF-8";
        std::array<char *, 3> environment{path.data(), locale.data(), nullptr};
        return ::posix_spawn(&pid, command.front().c_str(), &m_actions, &m_attributes, arguments.data(),
                             environment.data());
    }

private:
    void note(int result) { m_failed |= result; }
    void setSignals()
    {
        sigset_t none;
        sigset_t all;
        ::sigemptyset(&none);
        ::sigfillset(&all);
        note(::posix_spawnattr_setsigmask(&m_attributes, &none));
        note(::posix_spawnattr_setsigdefault(&m_attributes, &all));
    }

    posix_spawn_file_actions_t m_actions{};
    posix_spawnattr_t m_attributes{};
    int m_failed = 0;
};

Phrase endPhrase(int status)
{
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
        return translatable("it was stopped");
    if (WIFSIGNALED(status))
        return {translatable("it crashed (signal %1)"), {std::to_string(WTERMSIG(status))}};
    return {translatable("it ended by itself with status %1"), {std::to_string(WEXITSTATUS(status))}};
}

// The wait status of a killed child; none where the kernel holds it longer than anybody should wait.
std::optional<int> reap(pid_t pid)
{
    // Not through <sys/pidfd.h>: glibc 2.36 declares it for C alone.
    const int handle = static_cast<int>(::syscall(SYS_pidfd_open, pid, 0));
    if (handle >= 0) {
        pollfd watched{handle, POLLIN, 0};
        ::poll(&watched, 1, static_cast<int>(KillPatience.count()));
        ::close(handle);
    }
    int status = 0;
    return ::waitpid(pid, &status, handle >= 0 ? WNOHANG : 0) == pid ? std::optional(status) : std::nullopt;
}

} // namespace

Result<std::unique_ptr<HostProcess>> HostProcess::start(const std::vector<std::string> &command)
{
    if (command.empty() || !command.front().starts_with('/'))
        return fail(ErrorKind::Unavailable,
                    translatable("the provider host's command does not start with an absolute path"));
    std::array<int, 2> sockets{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0)
        return unavailable(translatable("the provider host cannot be started"), errno);
    pid_t pid = -1;
    const int failure = SpawnPlan(sockets[1]).run(command, pid);
    ::close(sockets[1]);
    if (failure != 0) {
        ::close(sockets[0]);
        return unavailable({translatable("%1 cannot be started"), {command.front()}}, failure);
    }
    return std::unique_ptr<HostProcess>(new HostProcess(pid, sockets[0]));
}

HostProcess::~HostProcess()
{
    end();
}

Status HostProcess::wait(short events, Deadline deadline, const CancelToken &cancel) const
{
    while (true) {
        if (cancel.isCancelled())
            return fail(ErrorKind::Cancelled, translatable("the lookup was cancelled"));
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
        if (left.count() <= 0)
            return fail(ErrorKind::TimedOut, translatable("the provider host gave no answer within the deadline"));
        pollfd watched{m_socket, events, 0};
        const int ready = ::poll(&watched, 1, static_cast<int>(std::min(left, CancelLatency).count()));
        if (ready > 0)
            return {};
        if (ready < 0 && errno != EINTR)
            return unavailable(translatable("waiting for the provider host"), errno);
    }
}

Status HostProcess::write(ByteView line, Deadline deadline, const CancelToken &cancel)
{
    while (!line.empty()) {
        COUNTERSIGN_CHECK(wait(POLLOUT, deadline, cancel));
        const ssize_t sent = ::send(m_socket, line.data(), line.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent > 0)
            line = line.subspan(static_cast<std::size_t>(sent));
        else if (errno != EAGAIN && errno != EINTR)
            return unavailable(translatable("the provider host takes no requests"), errno);
    }
    return {};
}

Status HostProcess::readMore()
{
    std::array<char, 16 * 1024> buffer;
    const ssize_t got = ::recv(m_socket, buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (got > 0)
        m_unread.append(buffer.data(), static_cast<std::size_t>(got));
    else if (got == 0)
        return fail(ErrorKind::Unavailable, translatable("the provider host ended before it answered"));
    else if (errno != EAGAIN && errno != EINTR)
        return unavailable(translatable("the provider host gives no answers"), errno);
    return {};
}

Result<std::string> HostProcess::readLine(Deadline deadline, const CancelToken &cancel)
{
    std::size_t searched = 0;
    while (true) {
        const std::size_t lineEnd = m_unread.find('\n', searched);
        if (std::min(lineEnd, m_unread.size()) > MaxHostLine)
            return fail(ErrorKind::InvalidInput,
                        translatable("the provider host wrote a line of more than a mebibyte"));
        if (lineEnd != std::string::npos) {
            std::string line = m_unread.substr(0, lineEnd);
            m_unread.erase(0, lineEnd + 1);
            return line;
        }
        searched = m_unread.size();
        COUNTERSIGN_CHECK(wait(POLLIN, deadline, cancel));
        COUNTERSIGN_CHECK(readMore());
    }
}

bool HostProcess::isIdle() const
{
    pollfd watched{m_socket, POLLIN, 0};
    return m_socket >= 0 && m_unread.empty() && ::poll(&watched, 1, 0) == 0;
}

Phrase HostProcess::end()
{
    if (m_pid < 0)
        return translatable("it was stopped");
    ::kill(-m_pid, SIGKILL);
    const auto status = reap(std::exchange(m_pid, -1));
    ::close(std::exchange(m_socket, -1));
    return status ? endPhrase(*status) : translatable("it was given up");
}

} // namespace countersign::providers
