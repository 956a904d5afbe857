// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/worker_ledger.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

// The least of a ledger that the worker's loop needs: rows in memory, the outcomes a test sets up, and every call in
// the order it came. The real ledger's rules are proved elsewhere and by worker_program_test.cpp.
namespace countersign::worker::test {

class FakeWorkerLedger final : public ledger::WorkerLedger
{
public:
    std::vector<std::string> calls{};
    std::map<effect::EffectRef, effect::EffectIntent> rows{};
    std::chrono::milliseconds lease{5000};
    ledger::BeginOutcome begin = ledger::BeginOutcome::Started;
    std::set<std::string> held{}; // keys of intents that nobody may dispatch
    std::string failing{};        // a call of this name fails as unreachable
    ledger::Receipt receipt{};
    ledger::Rejection rejection{};
    std::optional<Instant> retryAt{};

    Result<ledger::PrepareResult> prepareEffect(const ledger::PrepareRequest &request) override;
    Result<std::optional<effect::EffectIntent>> outcome(const effect::EffectRef &ref) override;
    Result<ledger::BeginResult> beginAttempt(const effect::EffectRef &ref, const std::string &worker) override;
    Result<bool> renewAttempt(const effect::EffectRef &ref, std::int64_t attempt) override;
    Result<ledger::WordResult> endAttempt(const effect::EffectRef &ref, std::int64_t attempt,
                                          ledger::NotSentCause cause, std::optional<Instant> retryAt) override;
    Result<ledger::WordResult> recordReceipt(const effect::EffectRef &ref, std::int64_t attempt,
                                             const ledger::Receipt &receipt) override;
    Result<ledger::WordResult> recordRejection(const effect::EffectRef &ref, std::int64_t attempt,
                                               const ledger::Rejection &rejection) override;
    Result<ledger::WordResult> recordUnknown(const effect::EffectRef &ref, std::int64_t attempt,
                                             const std::string &errorClass,
                                             const std::string &providerRequestId) override;
    Result<std::int64_t> sweep(std::size_t limit) override;
    Result<std::vector<effect::EffectRef>> dispatchable(std::size_t limit) override;

private:
    ledger::BeginResult begun(effect::EffectIntent &row);
    Status called(const std::string &name, const std::string &detail = {});
    Result<ledger::WordResult> moved(const effect::EffectRef &ref, effect::EffectStatus status);
};

} // namespace countersign::worker::test
