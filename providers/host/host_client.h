// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/secret_bytes.h"
#include "providers/host/host_process.h"
#include "providers/host/host_protocol.h"
#include "providers/ladder/rung_performer.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

// The console's end of one account's provider host. The process starts with the first call and serves until a call
// goes wrong; then it is killed, that one call is lost, and the next call starts a fresh one. Nothing here waits past
// its deadline. One thread; `clock` outlives it.
namespace countersign::providers {

inline constexpr std::string_view UnusableAnswer = "host_answer_unusable"; // unmet, where an adapter talks nonsense

class HostClient final : public RungPerformer
{
public:
    // `token` is one line without its end; `command` as HostOptions has it.
    HostClient(OpenCall account, SecretBytes token, std::vector<std::string> command, const Clock &clock);

    // TimedOut, Cancelled; Unavailable: the host cannot be started, refuses the account, or ended; InvalidInput: its
    // answer makes no sense.
    Result<std::vector<Rung>> rungs(const LookupRequest &request, Deadline deadline,
                                    const CancelToken &cancel) override;
    // Whatever goes wrong is a report: Inconclusive where the adapter's answer cannot be used, else Unavailable.
    LookupReport lookUp(const Rung &rung, const LookupRequest &request, Deadline deadline,
                        const CancelToken &cancel) override;

private:
    using Question = decltype(HostCall::what);

    Result<HostAnswer> ask(Question question, Deadline deadline, const CancelToken &cancel);
    Result<HostAnswer> exchange(Question question, Deadline deadline, const CancelToken &cancel);
    Status ensureOpen(Deadline deadline, const CancelToken &cancel);
    Status open(Deadline deadline, const CancelToken &cancel);
    Error endedBy(Error error);

    const OpenCall m_account;
    const SecretBytes m_token;
    const std::vector<std::string> m_command;
    const Clock &m_clock;
    std::unique_ptr<HostProcess> m_process;
    std::int64_t m_lastId = 0;
};

} // namespace countersign::providers
