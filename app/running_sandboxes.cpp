// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/running_sandboxes.h"

#include "providers/sandbox/state_folder.h"

#include <utility>

namespace countersign::app {

RunningSandboxes::~RunningSandboxes()
{
    for (auto &[folder, running] : m_running)
        running.server->stop();
    for (auto &[folder, running] : m_running)
        running.thread.join();
}

Result<std::string> RunningSandboxes::baseUrlOf(const std::string &stateDir)
{
    if (const auto ours = m_running.find(stateDir); ours != m_running.end())
        return ours->second.server->baseUrl();
    COUNTERSIGN_TRY(const auto endpoint, sandbox::readEndpoint(stateDir));
    if (endpoint && endpoint->alive)
        return endpoint->baseUrl;
    COUNTERSIGN_TRY(auto server, sandbox::SandboxServer::start({stateDir, 0}, m_clock));
    sandbox::SandboxServer &serving = *server;
    m_running.emplace(stateDir, Running{std::move(server), std::thread([&serving] { serving.run(); })});
    return serving.baseUrl();
}

} // namespace countersign::app
