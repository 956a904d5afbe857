// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/http_transport.h"
#include "models/base/secret_bytes.h"
#include "models/ledger/worker_ledger.h"
#include "providers/sandbox/worker/answer.h"
#include "providers/sandbox/worker/effect_command.h"
#include "providers/sandbox/worker/kill_point.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// The worker of ledger.md section 7 for the sandbox provider: it asks the ledger first, sends at most one request an
// attempt, only under a lease, and writes down what the answer proves. One thread; the ledger, transport and clock
// outlive it.
namespace countersign::worker {

struct WorkerSettings
{
    std::string name{};    // of this worker, for the ledger
    std::string baseUrl{}; // http://127.0.0.1:PORT
    std::string environment{};
    std::string account{};
    std::string fault{}; // the header Sandbox-Fault of every request; "" = none
    KillSwitch killSwitch = killAt(std::nullopt);
};

enum class WorkOutcome {
    Confirmed,
    Rejected,
    Unknown,        // sent or maybe sent, no proof of the outcome
    NotSent,        // the provider cannot be reached; may be tried again
    NotProcessed,   // the provider put it off; may be tried again
    NotStarted,     // the ledger allows no attempt now; `reason` says why
    DigestMismatch, // the key stands for another command
};
std::string_view toString(WorkOutcome outcome);

struct WorkReport
{
    effect::EffectRef ref;
    WorkOutcome outcome{};
    effect::EffectStatus status{}; // of the row afterwards
    std::string reason{};          // a word of the ledger or an error class; "" where there is nothing to say
    std::int64_t attempt = 0;      // that this call made; 0 = none
    std::string providerKey{};
    std::string providerResultId{};
    std::optional<Instant> retryAt{};
    std::vector<WorkReport> items{}; // of a batch
};

class Worker final
{
public:
    Worker(WorkerSettings settings, SecretBytes token, ledger::WorkerLedger &ledger, HttpTransport &transport,
           const Clock &clock);

    // Prepares the command unless it is, and carries it out unless its outcome is known or doubtful. An error of
    // OutcomeUnknown: the request was sent and the ledger could not be told; its lease will lapse to unknown.
    // NotFound: the original of a capture or refund is not in the ledger.
    Result<WorkReport> carryOut(const EffectCommand &command);
    // One attempt for every effect of this account that may be dispatched now, with the key it always had; items go
    // with their batch.
    Result<std::vector<WorkReport>> finish();
    // Moves rows whose lease is over to unknown; how many.
    Result<std::int64_t> sweep();

private:
    Result<EffectCommand> completed(EffectCommand command);
    Result<std::optional<WorkReport>> prepareItemsOf(const EffectCommand &batch,
                                                     std::vector<effect::EffectIntent> &items);
    Result<WorkReport> dispatch(const Parcel &parcel);
    Result<WorkReport> giveUp(WorkReport report, const std::string &reason);
    Result<WorkReport> attempt(const Parcel &parcel, WorkReport report, Deadline leaseEnd);
    Result<WorkReport> recordAll(WorkReport report, const ParcelAnswer &answer);
    Result<WorkReport> record(WorkReport report, const Answer &answer);
    bool isMine(const effect::EffectIntent &intent) const;

    WorkerSettings m_settings;
    SecretBytes m_token;
    ledger::WorkerLedger &m_ledger;
    HttpTransport &m_transport;
    const Clock &m_clock;
};

} // namespace countersign::worker
