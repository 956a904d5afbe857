// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/worker_ledger.h"

#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/faces.h"
#include "models/ledger/sqlite/sweeper.h"

#include <utility>

namespace countersign::ledger {

namespace {

class SqliteWorkerLedger final : public WorkerLedger
{
public:
    SqliteWorkerLedger(OwnedSession session, const Clock &clock, Entropy &entropy)
        : m_session(std::move(session)), m_clock(clock), m_entropy(entropy)
    {
    }

    Result<PrepareResult> prepareEffect(const PrepareRequest &request) override
    {
        return change([&](Scene &scene) { return ledger::prepareEffect(scene, request); });
    }

    Result<std::optional<effect::EffectIntent>> outcome(const effect::EffectRef &ref) override
    {
        return inReadTransaction(*m_session, [&] { return asItStands(ref); });
    }

    Result<BeginResult> beginAttempt(const effect::EffectRef &ref, const std::string &worker) override
    {
        return change([&](Scene &scene) { return ledger::beginAttempt(scene, ref, worker); });
    }

    Result<bool> renewAttempt(const effect::EffectRef &ref, std::int64_t attempt) override
    {
        return change([&](Scene &scene) { return ledger::renewAttempt(scene, ref, attempt); });
    }

    Result<WordResult> endAttempt(const effect::EffectRef &ref, std::int64_t attempt, NotSentCause cause,
                                  std::optional<Instant> retryAt) override
    {
        return change([&](Scene &scene) { return ledger::endAttempt(scene, ref, attempt, cause, retryAt); });
    }

    Result<WordResult> recordReceipt(const effect::EffectRef &ref, std::int64_t attempt,
                                     const Receipt &receipt) override
    {
        return change([&](Scene &scene) { return ledger::recordReceipt(scene, ref, attempt, receipt); });
    }

    Result<WordResult> recordRejection(const effect::EffectRef &ref, std::int64_t attempt,
                                       const Rejection &rejection) override
    {
        return change([&](Scene &scene) { return ledger::recordRejection(scene, ref, attempt, rejection); });
    }

    Result<WordResult> recordUnknown(const effect::EffectRef &ref, std::int64_t attempt, const std::string &errorClass,
                                     const std::string &providerRequestId) override
    {
        return change(
            [&](Scene &scene) { return ledger::recordUnknown(scene, ref, attempt, errorClass, providerRequestId); });
    }

    Result<std::int64_t> sweep(std::size_t limit) override
    {
        return change([&](Scene &scene) { return sweepBatch(scene, limit); });
    }

    Result<std::vector<effect::EffectRef>> dispatchable(std::size_t limit) override
    {
        return ledger::dispatchable(*m_session, limit, m_clock.now());
    }

private:
    // The clock is read under the lock, so that no wait for it makes the time stale.
    template <class Work>
    auto change(Work work) -> decltype(work(std::declval<Scene &>()))
    {
        return inWriteTransaction(*m_session, [&] {
            Scene scene{*m_session, m_entropy, m_clock.now()};
            return work(scene);
        });
    }

    // A lapsed lease counts as unknown, swept or not.
    Result<std::optional<effect::EffectIntent>> asItStands(const effect::EffectRef &ref)
    {
        COUNTERSIGN_TRY(auto intent, findIntent(*m_session, ref));
        if (!intent)
            return std::nullopt;
        COUNTERSIGN_TRY(const bool over, isLeaseOver(*m_session, *intent, m_clock.now()));
        if (over)
            intent->status = effect::EffectStatus::Unknown;
        return intent;
    }

    OwnedSession m_session;
    const Clock &m_clock;
    Entropy &m_entropy;
};

} // namespace

std::unique_ptr<WorkerLedger> makeSqliteWorker(OwnedSession session, const Clock &clock, Entropy &entropy)
{
    return std::make_unique<SqliteWorkerLedger>(std::move(session), clock, entropy);
}

} // namespace countersign::ledger
