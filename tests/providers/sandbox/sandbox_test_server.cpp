// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/clock.h"
#include "providers/sandbox/sandbox_server.h"

#include <iostream>

// The sandbox in a process of its own, for tests that kill it: STATE.
int main(int argc, char **argv)
{
    if (argc != 2) {
        std::cerr << "usage: countersign_sandbox_test_server STATE\n";
        return 2;
    }
    const countersign::SystemClock clock;
    auto server = countersign::sandbox::SandboxServer::start({argv[1], 0}, clock);
    if (!server) {
        std::cerr << countersign::describe(server.error()) << '\n';
        return 3;
    }
    (*server)->runUntilSignalled();
    return 0;
}
