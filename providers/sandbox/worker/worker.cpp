// SPDX-License-Identifier: GPL-3.0-or-later
#include "providers/sandbox/worker/worker.h"

#include "models/base/assert.h"
#include "models/base/enum_table.h"
#include "models/base/overload.h"

#include <algorithm>
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

// What beginAttempt said of a row: an attempt under way, or why there is none.
WorkReport startOf(const ledger::BeginResult &begun)
{
    auto report = reportOf(begun.intent, WorkOutcome::Unknown);
    report.attempt = begun.attempt;
    if (begun.outcome == BeginOutcome::Started)
        return report;
    report.outcome = settledOutcome(begun.intent.status).value_or(WorkOutcome::NotStarted);
    report.reason = (begun.item.empty() ? "" : "item_") + std::string(toString(begun.outcome));
    report.retryAt = begun.notBefore;
    return report;
}

// What was opened is what the parcel holds, item by item.
bool isAbout(const Parcel &parcel, const std::vector<ledger::BeginResult> &begun)
{
    return std::equal(parcel.items.begin(), parcel.items.end(), begun.begin(), begun.end(),
                      [](const EffectIntent &item, const ledger::BeginResult &one) {
                          return item.ref == one.intent.ref && item.requestDigest == one.intent.requestDigest;
                      });
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
    error.context =
        "intent " + intent.ref.key.value() + " was sent and the ledger could not be told: " + english(cause.context);
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

Result<WorkReport> Worker::carryOut(const EffectCommand &asked)
{
    COUNTERSIGN_TRY(const auto command, completed(asked));
    COUNTERSIGN_TRY(const auto known, m_ledger.outcome(command.ref));
    const auto request = prepareRequest(command);
    if (known && known->requestDigest == request.requestDigest)
        if (const auto settled = settledOutcome(known->status))
            return reportOf(*known, *settled, "already_known");
    m_settings.killSwitch(KillPoint::BeforePrepare);
    COUNTERSIGN_TRY(const auto prepared, m_ledger.prepareEffect(request));
    if (prepared.outcome == ledger::PrepareOutcome::DigestMismatch)
        return reportOf(prepared.intent, WorkOutcome::DigestMismatch, "digest_mismatch");
    std::vector<EffectIntent> items;
    COUNTERSIGN_TRY(auto mismatch, prepareItemsOf(command, items));
    if (mismatch)
        return std::move(*mismatch);
    COUNTERSIGN_TRY(const auto parcel, parcelOf(m_ledger, prepared.intent, items));
    return dispatch(parcel);
}

// A capture, refund or void is for the customer of what it takes from.
Result<EffectCommand> Worker::completed(EffectCommand command)
{
    if (command.original.empty())
        return command;
    COUNTERSIGN_TRY(auto key, IntentKey::parse(command.original));
    COUNTERSIGN_TRY(const auto original, m_ledger.outcome({command.ref.tenant, std::move(key)}));
    if (!original)
        return fail(ErrorKind::NotFound, "intent " + command.original + " is not in the ledger",
                    "Name the intent of the authorisation, charge or capture to take from.");
    command.customer = original->customerRef;
    return command;
}

// A report where one of them stands for another payout.
Result<std::optional<WorkReport>> Worker::prepareItemsOf(const EffectCommand &batch, std::vector<EffectIntent> &items)
{
    for (const auto &request : prepareItems(batch)) {
        COUNTERSIGN_TRY(auto prepared, m_ledger.prepareEffect(request));
        if (prepared.outcome == ledger::PrepareOutcome::DigestMismatch)
            return std::optional(reportOf(prepared.intent, WorkOutcome::DigestMismatch, "digest_mismatch"));
        items.push_back(std::move(prepared.intent));
    }
    return std::optional<WorkReport>();
}

Result<std::vector<WorkReport>> Worker::finish()
{
    std::vector<EffectIntent> waiting;
    COUNTERSIGN_TRY(const auto refs, m_ledger.dispatchable(BatchSize));
    for (const auto &ref : refs) {
        COUNTERSIGN_TRY(auto intent, m_ledger.outcome(ref));
        if (intent && isMine(*intent))
            waiting.push_back(std::move(*intent));
    }
    std::vector<WorkReport> reports;
    for (const auto &intent : waiting) {
        if (!intent.batchIntentKey.empty())
            continue;
        COUNTERSIGN_TRY(const auto parcel, parcelOf(m_ledger, intent, waiting));
        COUNTERSIGN_TRY(auto report, dispatch(parcel));
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
    return intent.environment == m_settings.environment && intent.account == m_settings.account && operationOf(intent);
}

Result<WorkReport> Worker::dispatch(const Parcel &parcel)
{
    const auto &intent = parcel.intent;
    if (const auto settled = settledOutcome(intent.status))
        return reportOf(intent, *settled, "already_known");
    if (!parcel.obstacle.empty())
        return reportOf(intent, WorkOutcome::NotStarted, parcel.obstacle);
    m_settings.killSwitch(KillPoint::BeforeBegin);
    const auto beforeBegin = std::chrono::steady_clock::now(); // the lease runs from before the call
    COUNTERSIGN_TRY(const auto begun, m_ledger.beginAttempt(intent.ref, m_settings.name));
    auto report = startOf(begun);
    if (begun.outcome != BeginOutcome::Started)
        return report;
    Deadline leaseEnd = beforeBegin + begun.lease;
    for (const auto &item : begun.items) {
        leaseEnd = std::min<Deadline>(leaseEnd, beforeBegin + item.lease);
        report.items.push_back(startOf(item));
    }
    if (!isAbout(parcel, begun.items))
        return giveUp(std::move(report), "batch_changed");
    return attempt(parcel, std::move(report), leaseEnd);
}

// Ends what has begun of a batch of which nothing was sent.
Result<WorkReport> Worker::giveUp(WorkReport report, const std::string &reason)
{
    const NotDone notSent{ledger::NotSentCause::NotSent, {}, reason};
    const std::vector<Answer> answers(report.items.size(), notSent);
    COUNTERSIGN_TRY(auto ended, recordAll(std::move(report), {notSent, answers}));
    if (ended.outcome == WorkOutcome::NotSent)
        ended.outcome = WorkOutcome::NotStarted;
    return ended;
}

Result<WorkReport> Worker::attempt(const Parcel &parcel, WorkReport report, Deadline leaseEnd)
{
    const auto notSent = [&](std::string errorClass) {
        return sameForAll(parcel, NotDone{ledger::NotSentCause::NotSent, {}, std::move(errorClass)});
    };
    m_settings.killSwitch(KillPoint::AttemptBegun);
    const auto request = requestOf(parcel, m_settings.baseUrl, m_token, m_settings.fault);
    m_settings.killSwitch(KillPoint::BeforeSend);
    if (!request)
        return recordAll(std::move(report), notSent(english(request.error().context)));
    if (std::chrono::steady_clock::now() >= leaseEnd)
        return recordAll(std::move(report), notSent("lease_over_before_sending"));
    const CancelToken never;
    const auto exchange = m_transport.send(*request, leaseEnd, never); // closes the socket at the end of the lease
    m_settings.killSwitch(KillPoint::AnswerReceived);
    auto recorded = recordAll(std::move(report), classify(parcel, exchange));
    m_settings.killSwitch(KillPoint::AnswerRecorded);
    if (!recorded)
        return fail(notRecorded(recorded.error(), parcel.intent));
    return recorded;
}

// Every intent gets its own word, whatever becomes of the others'.
Result<WorkReport> Worker::recordAll(WorkReport report, const ParcelAnswer &answer)
{
    auto items = std::move(report.items);
    auto whole = record(std::move(report), answer.whole);
    std::optional<Error> failure;
    for (std::size_t at = 0; at < items.size(); ++at) {
        auto item = record(std::move(items[at]), answer.items[at]);
        if (!item)
            failure = item.error();
        else if (whole)
            whole->items.push_back(std::move(*item));
    }
    if (whole && failure)
        return fail(std::move(*failure));
    return whole;
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
