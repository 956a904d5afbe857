// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <stdexcept>
#include <system_error>

namespace countersign::ledger {

namespace {

using PipeEnds = std::array<int, 2>; // to read from, to write to

PipeEnds openPipe()
{
    PipeEnds ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), "pipe2");
    return ends;
}

} // namespace

ChildProcess::ChildProcess(const std::vector<std::string> &command)
{
    const auto input = openPipe();
    const auto output = openPipe();
    std::vector<char *> arguments;
    for (const auto &argument : command)
        arguments.push_back(const_cast<char *>(argument.c_str())); // execv takes them so and changes nothing
    arguments.push_back(nullptr);
    m_pid = ::fork();
    if (m_pid < 0)
        throw std::system_error(errno, std::generic_category(), "fork");
    if (m_pid == 0) {
        ::dup2(input[0], STDIN_FILENO);
        ::dup2(output[1], STDOUT_FILENO);
        ::execv(arguments.front(), arguments.data());
        ::_exit(127);
    }
    ::close(input[0]);
    ::close(output[1]);
    m_toChild = input[1];
    m_fromChild = output[0];
}

ChildProcess::~ChildProcess()
{
    kill();
    ::close(m_toChild);
    ::close(m_fromChild);
}

void ChildProcess::writeLine(const std::string &line)
{
    const std::string bytes = line + "\n";
    std::size_t done = 0;
    while (done < bytes.size()) {
        const auto written = ::write(m_toChild, bytes.data() + done, bytes.size() - done);
        if (written < 0)
            throw std::system_error(errno, std::generic_category(), "write");
        done += static_cast<std::size_t>(written);
    }
}

std::optional<std::string> ChildProcess::readLine(std::chrono::milliseconds patience)
{
    while (true) {
        if (const auto end = m_buffer.find('\n'); end != std::string::npos) {
            std::string line = m_buffer.substr(0, end);
            m_buffer.erase(0, end + 1);
            return line;
        }
        pollfd waiting{m_fromChild, POLLIN, 0};
        if (::poll(&waiting, 1, static_cast<int>(patience.count())) <= 0)
            return std::nullopt;
        std::array<char, 4096> block{};
        const auto count = ::read(m_fromChild, block.data(), block.size());
        if (count <= 0)
            return std::nullopt;
        m_buffer.append(block.data(), static_cast<std::size_t>(count));
    }
}

void ChildProcess::kill(int signal)
{
    if (m_pid < 0)
        return;
    ::kill(m_pid, signal);
    int status = 0;
    while (::waitpid(m_pid, &status, 0) < 0 && errno == EINTR)
        continue;
    m_pid = -1;
}

} // namespace countersign::ledger
