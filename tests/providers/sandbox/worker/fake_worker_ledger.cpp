// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/providers/sandbox/worker/fake_worker_ledger.h"

namespace countersign::worker::test {

using effect::EffectIntent;
using effect::EffectRef;
using effect::EffectStatus;

Status FakeWorkerLedger::called(const std::string &name, const std::string &detail)
{
    calls.push_back(detail.empty() ? name : name + " " + detail);
    if (name == failing)
        return fail(ErrorKind::Unavailable, "the ledger is gone");
    return {};
}

Result<ledger::WordResult> FakeWorkerLedger::moved(const EffectRef &ref, EffectStatus status)
{
    rows.at(ref).status = status;
    rows.at(ref).openAttempt.reset();
    return ledger::WordResult{ledger::WordOutcome::Applied, status};
}

Result<ledger::PrepareResult> FakeWorkerLedger::prepareEffect(const ledger::PrepareRequest &request)
{
    COUNTERSIGN_CHECK(called("prepare"));
    const auto at = rows.find(request.ref);
    if (at != rows.end())
        return ledger::PrepareResult{at->second.requestDigest == request.requestDigest
                                         ? ledger::PrepareOutcome::Existing
                                         : ledger::PrepareOutcome::DigestMismatch,
                                     at->second};
    EffectIntent row{request.ref};
    row.requestDigest = request.requestDigest;
    row.provider = request.provider;
    row.environment = request.environment;
    row.account = request.account;
    row.operation = request.operation;
    row.kind = request.kind;
    row.amount = request.amount;
    row.customerRef = request.customerRef;
    row.recipientRef = request.recipientRef;
    row.parentIntentKey = request.parentIntentKey;
    row.batchIntentKey = request.batchIntentKey;
    row.providerKey = "pk-" + request.ref.key.value();
    rows.emplace(request.ref, row);
    return ledger::PrepareResult{ledger::PrepareOutcome::Prepared, row};
}

Result<std::optional<EffectIntent>> FakeWorkerLedger::outcome(const EffectRef &ref)
{
    COUNTERSIGN_CHECK(called("outcome"));
    const auto at = rows.find(ref);
    return at == rows.end() ? std::optional<EffectIntent>() : std::optional<EffectIntent>(at->second);
}

Result<ledger::BeginResult> FakeWorkerLedger::beginAttempt(const EffectRef &ref, const std::string &)
{
    COUNTERSIGN_CHECK(called("begin"));
    std::vector<EffectIntent *> items;
    for (auto &[key, row] : rows)
        if (row.batchIntentKey == ref.key.value())
            items.push_back(&row);
    for (const EffectIntent *item : items)
        if (held.contains(item->ref.key.value()))
            return ledger::BeginResult{ledger::BeginOutcome::Held, 0, {}, {}, rows.at(ref), item->ref.key.value(), {}};
    auto result = begun(rows.at(ref));
    if (result.outcome == ledger::BeginOutcome::Started)
        for (EffectIntent *item : items)
            result.items.push_back(begun(*item));
    return result;
}

ledger::BeginResult FakeWorkerLedger::begun(EffectIntent &row)
{
    const auto outcome = held.contains(row.ref.key.value()) ? ledger::BeginOutcome::Held : begin;
    ledger::BeginResult result{outcome, 0, {}, {}, row, {}, {}};
    if (outcome == ledger::BeginOutcome::Started) {
        row.openAttempt = ++row.attemptCount;
        result.attempt = row.attemptCount;
        result.lease = lease;
        result.intent = row;
    }
    return result;
}

Result<bool> FakeWorkerLedger::renewAttempt(const EffectRef &, std::int64_t)
{
    COUNTERSIGN_CHECK(called("renew"));
    return true;
}

Result<ledger::WordResult> FakeWorkerLedger::endAttempt(const EffectRef &ref, std::int64_t, ledger::NotSentCause cause,
                                                        std::optional<Instant> until)
{
    COUNTERSIGN_CHECK(called("end", cause == ledger::NotSentCause::NotSent ? "not_sent" : "not_processed"));
    retryAt = until;
    return moved(ref, EffectStatus::Prepared);
}

Result<ledger::WordResult> FakeWorkerLedger::recordReceipt(const EffectRef &ref, std::int64_t,
                                                           const ledger::Receipt &given)
{
    COUNTERSIGN_CHECK(called("receipt"));
    receipt = given;
    rows.at(ref).providerResultId = given.providerResultId;
    return moved(ref, EffectStatus::Confirmed);
}

Result<ledger::WordResult> FakeWorkerLedger::recordRejection(const EffectRef &ref, std::int64_t,
                                                             const ledger::Rejection &given)
{
    COUNTERSIGN_CHECK(called("rejection", given.errorClass));
    rejection = given;
    return moved(ref, EffectStatus::Rejected);
}

Result<ledger::WordResult> FakeWorkerLedger::recordUnknown(const EffectRef &ref, std::int64_t,
                                                           const std::string &errorClass, const std::string &)
{
    COUNTERSIGN_CHECK(called("unknown", errorClass));
    return moved(ref, EffectStatus::Unknown);
}

Result<std::int64_t> FakeWorkerLedger::sweep(std::size_t)
{
    COUNTERSIGN_CHECK(called("sweep"));
    return std::int64_t{0};
}

Result<std::vector<EffectRef>> FakeWorkerLedger::dispatchable(std::size_t)
{
    COUNTERSIGN_CHECK(called("dispatchable"));
    std::vector<EffectRef> refs;
    for (const auto &[ref, row] : rows)
        if (row.status == EffectStatus::Prepared && !row.openAttempt)
            refs.push_back(ref);
    return refs;
}

} // namespace countersign::worker::test
