// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <sys/types.h>

// A second process of a test, forked from it. Close every connection to a ledger first: SQLite's own list of open files
// would be inherited. The child never returns into the test program. One thread.
namespace countersign::ledger {

class ChildProcess final
{
public:
    // What the child does; what it returns, or the text of what it threw, is its answer. `tell` sends a line before.
    using Tell = std::function<void(const std::string &line)>;
    using Work = std::function<std::string(const Tell &tell, const std::function<void()> &waitForParent)>;

    explicit ChildProcess(const Work &work);
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;
    ~ChildProcess(); // kills it if it still runs

    std::string nextLine(); // blocks; "" at the end
    void letGo();           // waitForParent() returns in the child
    void kill();            // SIGKILL, and waits for its end
    std::string answer();   // blocks until it ends; throws where a signal ended it
    bool isRunning();       // without waiting

private:
    void reap();

    pid_t m_pid = -1;
    int m_fromChild = -1;
    int m_toChild = -1;
    int m_status = 0;
    bool m_ended = false;
    std::string m_received{};
};

// The answer of a child that only does this.
std::string inChild(const std::function<std::string()> &work);
// The same as a user without rights: root becomes nobody first.
std::string asNobody(const std::function<std::string()> &work);

} // namespace countersign::ledger
