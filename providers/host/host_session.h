// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/http_transport.h"
#include "models/base/secret_bytes.h"
#include "providers/host/host_protocol.h"
#include "providers/host/plugin_loader.h"
#include "providers/http/description_transport.h"

#include <memory>
#include <optional>

// What a provider host knows and does between two lines: one account, its adapter, and an answer to every call. One
// thread; `http` and `clock` outlive it.
namespace countersign::providers {

class HostSession final
{
public:
    HostSession(SecretBytes token, HttpTransport &http, const Clock &clock);

    HostAnswer answer(const HostCall &call); // whatever goes wrong is Failed

private:
    using Answer = decltype(HostAnswer::what);

    Answer reply(const OpenCall &account);
    Answer reply(const RungsCall &call);
    Answer reply(const LookUpCall &call);
    Status open(const OpenCall &account);
    Status checkIsOurs(const LookupRequest &request) const;

    SecretBytes m_token; // until an account is open
    HttpTransport &m_http;
    const Clock &m_clock;
    std::optional<OpenCall> m_account;
    LoadedAdapter m_loaded;
    std::unique_ptr<DescriptionTransport> m_transport; // refers to the description in m_loaded
};

} // namespace countersign::providers
