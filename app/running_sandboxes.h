// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "providers/sandbox/sandbox_server.h"

#include <map>
#include <memory>
#include <string>
#include <thread>

// Sandbox providers that answer while this object lives: one that already runs is used, otherwise one is started on a
// thread of its own. So a profile of the demo needs no server started by hand.
namespace countersign::app {

class RunningSandboxes final
{
public:
    explicit RunningSandboxes(const Clock &clock) : m_clock(clock) {}
    RunningSandboxes(const RunningSandboxes &) = delete;
    RunningSandboxes &operator=(const RunningSandboxes &) = delete;
    ~RunningSandboxes();

    // http://127.0.0.1:PORT of the sandbox on that state folder.
    Result<std::string> baseUrlOf(const std::string &stateDir);

private:
    struct Running
    {
        std::unique_ptr<sandbox::SandboxServer> server;
        std::thread thread;
    };
    const Clock &m_clock;
    std::map<std::string, Running> m_running;
};

} // namespace countersign::app
