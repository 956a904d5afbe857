// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/worker/worker.h"

#include "models/base/assert.h"
#include "models/base/enum_table.h"

#include <array>
#include <chrono>
#include <utility>

namespace countersign::worker {
namespace {

using effect::EffectIntent;
using effect::EffectStatus;
using ledger::BeginOutcome;
using ledger::WordResult;

constexpr EnumTable Outcomes(std::array{
    EnumWord{WorkOutcome::Confirmed, std::string_view("confirmed")},
    EnumWord{WorkOutcome::Rejected, std::string_view("rejected")},
    EnumWord{WorkOutcome::Unknown, std::string_view("unknown")},
    EnumWord{WorkOutcome::NotSent, std::string_view("not_sent")},
    EnumWord{WorkOutcome::NotProcessed, std::string_view("not_processed")},
    EnumWord{WorkOutcome::NotStarted, std::string_view("not_started")},
    EnumWord{WorkOutcome::DigestMismatch, std::string_view("digest_mismatch")},
});
constexpr std::size_t BatchSize = 1000;
constexpr int RecordTries = 3;

template <class... Cases>
struct Overload : Cases...
{
    using Cases::operator()...;
};
template <class... Cases>
Overload(Cases...) -> Overload<Cases...>;

WorkReport reportOf(const EffectIntent &intent, WorkOutcome outcome, std::string reason = {})
{
    WorkReport report{intent.ref, outcome, intent.status, std::move(reason)};
    report.providerKey = intent.providerKey;
    report.providerResultId = intent.providerResultId;
    return report;
}

// What a row already says, without any attempt; prepared says nothing yet.
std::optional<WorkOutcome> settledOutcome(EffectStatus status)
{
    switch (status) {
    case EffectStatus::Prepared:
        return std::nullopt;
    case EffectStatus::Unknown:
        return WorkOutcome::Unknown;
    case EffectStatus::Rejected:
        return WorkOutcome::Rejected;
    case EffectStatus::Confirmed:
    case EffectStatus::Compensated:
        return WorkOutcome::Confirmed;
    }
    COUNTERSIGN_UNREACHABLE();
}

WorkOutcome afterRecording(EffectStatus status, WorkOutcome ifPrepared)
{
    return settledOutcome(status).value_or(ifPrepared);
}

// The provider may know what the ledger does not: the one case in which the caller must not think nothing happened.
Error notRecorded(const Error &cause, const EffectIntent &intent)
{
    Error error;
    error.kind = ErrorKind::OutcomeUnknown;
    error.recovery = Recovery::OutcomeUnknown;
    error.context = "intent " + intent.ref.key.value() + " was sent and the ledger could not be told: " + cause.context;
    error.remedy = "Send nothing again: the lease lapses, then reconcile the intent.";
    error.consequence = Consequence::MayHaveReachedProvider;
    return error;
}

// A definitive answer is worth asking a busy ledger more than once.
template <class Call>
Result<WordResult> insist(Call call)
{
    auto result = call();
    for (int tried = 1; tried < RecordTries && !result && result.error().recovery == Recovery::Retry; ++tried)
        result = call();
    return result;
}

} // namespace

std::string_view toString(WorkOutcome outcome)
{
    return Outcomes.word(outcome);
}

Worker::Worker(WorkerSettings settings, SecretBytes token, ledger::WorkerLedger &ledger, HttpTransport &transport,
               const Clock &clock)
    : m_settings(std::move(settings)),
      m_token(std::move(token)),
      m_ledger(ledger),
      m_transport(transport),
      m_clock(clock)
{
}

Result<WorkReport> Worker::charge(const ChargeCommand &command)
{
    COUNTERSIGN_TRY(const auto known, m_ledger.outcome(command.ref));
    const auto request = prepareRequest(command);
    if (known && known->requestDigest == request.requestDigest)
        if (const auto settled = settledOutcome(known->status))
            return reportOf(*known, *settled, "already_known");
    m_settings.killSwitch(KillPoint::BeforePrepare);
    COUNTERSIGN_TRY(const auto prepared, m_ledger.prepareEffect(request));
    if (prepared.outcome == ledger::PrepareOutcome::DigestMismatch)
        return reportOf(prepared.intent, WorkOutcome::DigestMismatch, "digest_mismatch");
    return dispatch(prepared.intent);
}

Result<std::vector<WorkReport>> Worker::finish()
{
    std::vector<WorkReport> reports;
    COUNTERSIGN_TRY(const auto refs, m_ledger.dispatchable(BatchSize));
    for (const auto &ref : refs) {
        COUNTERSIGN_TRY(const auto intent, m_ledger.outcome(ref));
        if (!intent || !isMine(*intent))
            continue;
        COUNTERSIGN_TRY(auto report, dispatch(*intent));
        reports.push_back(std::move(report));
    }
    return reports;
}

Result<std::int64_t> Worker::sweep()
{
    std::int64_t total = 0;
    while (true) {
        COUNTERSIGN_TRY(const auto moved, m_ledger.sweep(BatchSize));
        total += moved;
        if (moved < static_cast<std::int64_t>(BatchSize))
            return total;
    }
}

bool Worker::isMine(const EffectIntent &intent) const
{
    return intent.provider == ProviderId && intent.environment == m_settings.environment &&
           intent.account == m_settings.account && intent.operation == ChargeOperation;
}

Result<WorkReport> Worker::dispatch(const EffectIntent &intent)
{
    if (const auto settled = settledOutcome(intent.status))
        return reportOf(intent, *settled, "already_known");
    m_settings.killSwitch(KillPoint::BeforeBegin);
    const auto beforeBegin = std::chrono::steady_clock::now(); // the lease runs from before the call
    COUNTERSIGN_TRY(const auto begun, m_ledger.beginAttempt(intent.ref, m_settings.name));
    if (begun.outcome == BeginOutcome::Started)
        return attempt(begun, beforeBegin + begun.lease);
    auto report = reportOf(begun.intent, settledOutcome(begun.intent.status).value_or(WorkOutcome::NotStarted),
                           std::string(toString(begun.outcome)));
    report.retryAt = begun.notBefore;
    return report;
}

Result<WorkReport> Worker::attempt(const ledger::BeginResult &begun, Deadline leaseEnd)
{
    const auto &intent = begun.intent;
    auto report = reportOf(intent, WorkOutcome::Unknown);
    report.attempt = begun.attempt;
    m_settings.killSwitch(KillPoint::AttemptBegun);
    const auto request = requestOf(intent);
    m_settings.killSwitch(KillPoint::BeforeSend);
    if (!request)
        return record(std::move(report), NotDone{ledger::NotSentCause::NotSent, {}, request.error().context});
    if (std::chrono::steady_clock::now() >= leaseEnd)
        return record(std::move(report), NotDone{ledger::NotSentCause::NotSent, {}, "lease_over_before_sending"});
    const CancelToken never;
    const auto exchange = m_transport.send(*request, leaseEnd, never); // closes the socket at the end of the lease
    m_settings.killSwitch(KillPoint::AnswerReceived);
    auto recorded = record(std::move(report), classify(intent, exchange));
    m_settings.killSwitch(KillPoint::AnswerRecorded);
    if (!recorded)
        return fail(notRecorded(recorded.error(), intent));
    return recorded;
}

Result<HttpRequest> Worker::requestOf(const EffectIntent &intent) const
{
    HttpRequest request;
    request.method = "POST";
    request.url = m_settings.baseUrl + "/v1/charges";
    request.headers = {{"Authorization", "Bearer " + std::string(textOf(m_token.view()))},
                       {"Content-Type", "application/json"},
                       {"Idempotency-Key", intent.providerKey}};
    if (!m_settings.fault.empty())
        request.headers.push_back({"Sandbox-Fault", m_settings.fault});
    COUNTERSIGN_TRY(request.body, chargeBody(intent));
    return request;
}

Result<WorkReport> Worker::record(WorkReport report, const Answer &answer)
{
    auto ifPrepared = WorkOutcome::Unknown;
    const auto word = std::visit(
        Overload{
            [&](const Accepted &accepted) {
                report.providerResultId = accepted.receipt.providerResultId;
                return insist([&] { return m_ledger.recordReceipt(report.ref, report.attempt, accepted.receipt); });
            },
            [&](const Refused &refused) {
                report.reason = refused.rejection.errorClass;
                return insist([&] { return m_ledger.recordRejection(report.ref, report.attempt, refused.rejection); });
            },
            [&](const NotDone &notDone) {
                report.reason = notDone.errorClass;
                ifPrepared =
                    notDone.cause == ledger::NotSentCause::NotSent ? WorkOutcome::NotSent : WorkOutcome::NotProcessed;
                if (notDone.retryAfter)
                    report.retryAt = m_clock.now() + *notDone.retryAfter;
                return insist(
                    [&] { return m_ledger.endAttempt(report.ref, report.attempt, notDone.cause, report.retryAt); });
            },
            [&](const Doubtful &doubtful) {
                report.reason = doubtful.errorClass;
                return insist([&] {
                    return m_ledger.recordUnknown(report.ref, report.attempt, doubtful.errorClass,
                                                  doubtful.providerRequestId);
                });
            },
        },
        answer);
    if (!word)
        return fail(word.error());
    if (word->outcome != ledger::WordOutcome::Applied)
        report.reason = toString(word->outcome);
    report.status = word->status;
    report.outcome = afterRecording(word->status, ifPrepared);
    return report;
}

} // namespace countersign::worker
