// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

// What `openssl speed ed25519` says of this machine. Runs the program that is installed; throws std::runtime_error with
// its own words where it cannot be run or says something else. Blocks for twice the seconds.
namespace countersign::bench {

struct Ed25519Speed
{
    double signPerSecond = 0;
    double verifyPerSecond = 0;
};

Ed25519Speed measureOpenssl(int seconds);
Ed25519Speed parseOpenssl(const std::string &output); // of `openssl speed -mr`

} // namespace countersign::bench
