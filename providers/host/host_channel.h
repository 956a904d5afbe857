// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/secret_bytes.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

// The host's end of the line to its console: what were standard input and output, taken away from everybody else in
// this process, so that nothing a plugin prints or reads can pass for the protocol. Blocking; one thread.
namespace countersign::providers {

class HostChannel final
{
public:
    // Standard input and output are /dev/null afterwards. Call it before any plugin is loaded.
    static Result<std::unique_ptr<HostChannel>> takeStandardStreams();

    HostChannel(const HostChannel &) = delete;
    HostChannel &operator=(const HostChannel &) = delete;
    ~HostChannel();

    // The first line, without its end; 1 to 4096 bytes. It is kept nowhere else.
    Result<SecretBytes> readSecretLine();
    // Without the line end; none when the console has closed. InvalidInput: longer than MaxHostLine.
    Result<std::optional<std::string>> readLine();
    Status write(std::string_view text);

private:
    HostChannel(int in, int out) : m_in(in), m_out(out) {}

    int m_in;
    int m_out;
    std::string m_unread;
};

} // namespace countersign::providers
