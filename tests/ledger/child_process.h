// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <csignal>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

// A program started by a test, with pipes to its stdin and from its stdout. Killed and waited for at the end.
namespace countersign::ledger {

class ChildProcess final
{
public:
    explicit ChildProcess(const std::vector<std::string> &command); // throws where it cannot be started
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;
    ~ChildProcess();

    void writeLine(const std::string &line);
    // The next whole line, or nothing at the end of the output or after `patience`.
    std::optional<std::string> readLine(std::chrono::milliseconds patience = std::chrono::seconds(60));
    // Ends it and waits for that; what it has written by then can still be read.
    void kill(int signal = SIGKILL);

private:
    pid_t m_pid = -1;
    int m_toChild = -1;
    int m_fromChild = -1;
    std::string m_buffer{};
};

} // namespace countersign::ledger
