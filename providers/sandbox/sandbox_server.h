// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"

#include <cstdint>
#include <memory>
#include <string>

// A provider that misbehaves on purpose, over real HTTP on 127.0.0.1. Everything it accepted is on the disk before an
// answer leaves; a killed server loses nothing and starts again where it stood. README.md describes its interface.
namespace countersign::sandbox {

struct ServerOptions
{
    std::string stateDir{}; // made where missing
    std::uint16_t port = 0; // 0: that of the last server on this folder where it is free, else any free one
};

class SandboxServer final
{
public:
    // Locks the folder, listens, and writes endpoint.json: connections wait from now on. Busy: another server runs on
    // the folder, or the port is taken. Corrupt: a log that cannot be read. `clock` outlives the server.
    static Result<std::unique_ptr<SandboxServer>> start(const ServerOptions &options, const Clock &clock);

    SandboxServer(const SandboxServer &) = delete;
    SandboxServer &operator=(const SandboxServer &) = delete;
    ~SandboxServer();

    std::string baseUrl() const; // http://127.0.0.1:PORT

    // Serves until stop(); once. Answers that are being written are finished, late ones are not waited for.
    void run();
    // The same, and SIGINT or SIGTERM stop it too.
    void runUntilSignalled();
    // From any thread; before run() it makes run() return at once.
    void stop();

private:
    class Engine;
    explicit SandboxServer(std::unique_ptr<Engine> engine);
    std::unique_ptr<Engine> m_engine;
};

} // namespace countersign::sandbox
