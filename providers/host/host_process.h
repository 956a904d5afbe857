// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/bytes.h"
#include "models/base/cancel_token.h"
#include "models/base/clock.h"

#include <sys/types.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

// A child process that is talked to in lines over its standard input and output. Every wait ends at a deadline or a
// cancel; the child and all it started are killed when this object goes. Its environment is empty but for PATH and
// LC_ALL, it inherits no descriptor, and its standard error goes nowhere. One thread: the kernel may end the child when
// the thread that started it ends.
namespace countersign::providers {

inline constexpr std::size_t MaxHostLine = 1024 * 1024;

class HostProcess final
{
public:
    // `command`: an absolute path and arguments. Unavailable: it cannot be started.
    static Result<std::unique_ptr<HostProcess>> start(const std::vector<std::string> &command);

    HostProcess(const HostProcess &) = delete;
    HostProcess &operator=(const HostProcess &) = delete;
    ~HostProcess();

    // `line` with its line end. TimedOut, Cancelled; Unavailable: the child is gone.
    Status write(ByteView line, Deadline deadline, const CancelToken &cancel);
    // Without the line end. As write(); InvalidInput: the line is longer than MaxHostLine.
    Result<std::string> readLine(Deadline deadline, const CancelToken &cancel);
    // Alive and silent: nothing it said waits to be read.
    bool isIdle() const;
    // Kills it and says how it ended: "it was stopped", "it ended by itself with status 3", "it crashed (signal 11)".
    Phrase end();

private:
    HostProcess(pid_t pid, int socket) : m_pid(pid), m_socket(socket) {}
    Status wait(short events, Deadline deadline, const CancelToken &cancel) const;
    Status readMore();

    pid_t m_pid;
    int m_socket;
    std::string m_unread;
};

} // namespace countersign::providers
