// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/store/child_process.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <utility>

namespace countersign::ledger {

namespace {

constexpr ::uid_t Nobody = 65534;

std::pair<int, int> makePipe()
{
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        throw std::runtime_error("no pipe");
    return {ends[0], ends[1]};
}

void send(int descriptor, const std::string &text)
{
    std::size_t sent = 0;
    while (sent < text.size()) {
        const auto some = ::write(descriptor, text.data() + sent, text.size() - sent);
        if (some < 0 && errno != EINTR)
            ::_exit(3);
        sent += some > 0 ? std::size_t(some) : 0;
    }
}

bool receive(int descriptor, std::string &into)
{
    std::array<char, 4096> some{};
    ssize_t got = -1;
    do
        got = ::read(descriptor, some.data(), some.size());
    while (got < 0 && errno == EINTR);
    if (got > 0)
        into.append(some.data(), std::size_t(got));
    return got > 0;
}

[[noreturn]] void runChild(const ChildProcess::Work &work, int toParent, int fromParent)
{
    std::string answer;
    try {
        answer = work([&](const std::string &line) { send(toParent, line + "\n"); },
                      [&] {
                          std::string ignored;
                          receive(fromParent, ignored);
                      });
    } catch (const std::exception &thrown) {
        answer = std::string("threw: ") + thrown.what();
    }
    send(toParent, answer);
    ::_exit(0); // no destructors, no exit handlers: they are the parent's
}

} // namespace

ChildProcess::ChildProcess(const Work &work)
{
    const auto [fromChild, toParent] = makePipe();
    const auto [fromParent, toChild] = makePipe();
    std::fflush(nullptr);
    m_pid = ::fork();
    if (m_pid < 0)
        throw std::runtime_error("no child process");
    if (m_pid == 0) {
        ::close(fromChild);
        ::close(toChild);
        runChild(work, toParent, fromParent);
    }
    ::close(toParent);
    ::close(fromParent);
    m_fromChild = fromChild;
    m_toChild = toChild;
}

ChildProcess::~ChildProcess()
{
    kill();
    ::close(m_fromChild);
    letGo();
}

std::string ChildProcess::nextLine()
{
    std::size_t end = m_received.find('\n');
    while (end == std::string::npos && receive(m_fromChild, m_received))
        end = m_received.find('\n');
    if (end == std::string::npos)
        return {};
    std::string line = m_received.substr(0, end);
    m_received.erase(0, end + 1);
    return line;
}

void ChildProcess::letGo()
{
    if (m_toChild >= 0)
        ::close(std::exchange(m_toChild, -1));
}

void ChildProcess::kill()
{
    if (!m_ended)
        ::kill(m_pid, SIGKILL);
    reap();
}

void ChildProcess::reap()
{
    if (!m_ended && ::waitpid(m_pid, &m_status, 0) == m_pid)
        m_ended = true;
}

bool ChildProcess::isRunning()
{
    if (!m_ended && ::waitpid(m_pid, &m_status, WNOHANG) == m_pid)
        m_ended = true;
    return !m_ended;
}

std::string ChildProcess::answer()
{
    while (receive(m_fromChild, m_received)) {
    }
    reap();
    if (!WIFEXITED(m_status) || WEXITSTATUS(m_status) != 0)
        throw std::runtime_error("the child ended with wait status " + std::to_string(m_status));
    return m_received;
}

std::string inChild(const std::function<std::string()> &work)
{
    return ChildProcess([&](const auto &, const auto &) { return work(); }).answer();
}

std::string asNobody(const std::function<std::string()> &work)
{
    return inChild([&] {
        if (::geteuid() == 0 && (::setresgid(Nobody, Nobody, Nobody) != 0 || ::setresuid(Nobody, Nobody, Nobody) != 0))
            throw std::runtime_error("root cannot become nobody");
        return work();
    });
}

} // namespace countersign::ledger
