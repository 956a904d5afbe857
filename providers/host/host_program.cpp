// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/clock.h"
#include "providers/host/host_channel.h"
#include "providers/host/host_session.h"
#include "providers/host/process_limits.h"
#include "providers/http/curl_transport.h"

#include <unistd.h>

#include <iostream>
#include <utility>

// countersign-provider-host: asks one provider account on behalf of the console. No arguments; everything comes over
// standard input (host_protocol.h), and it ends when that does. Status 0: the console hung up; 1: it could not go on;
// 2: nobody is there to be told.
namespace countersign::providers {
namespace {

Status serve(HostChannel &channel)
{
    COUNTERSIGN_CHECK(restrainThisProcess());
    COUNTERSIGN_TRY(SecretBytes token, channel.readSecretLine());
    CurlTransport http;
    const SystemClock clock;
    HostSession session(std::move(token), http, clock);
    while (true) {
        COUNTERSIGN_TRY(const auto line, channel.readLine());
        if (!line)
            return {};
        COUNTERSIGN_TRY(const HostCall call, parseHostCall(*line));
        COUNTERSIGN_CHECK(channel.write(encode(session.answer(call))));
    }
}

int run()
{
    if (::isatty(STDIN_FILENO) == 1) {
        std::cerr << "countersign-provider-host is started by countersign; there is nothing to type here.\n";
        return 2;
    }
    const auto channel = HostChannel::takeStandardStreams();
    if (!channel)
        return 1;
    const auto served = serve(**channel);
    if (served)
        return 0;
    const auto told = (*channel)->write(encode(HostAnswer{"none", Failed{describe(served.error())}}));
    return told ? 1 : 2;
}

} // namespace
} // namespace countersign::providers

int main()
{
    return countersign::providers::run();
}
