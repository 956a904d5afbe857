// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

// The worker's view of the ledger (ledger.md section 7). Every call is its own short transaction and returns a value;
// refusal codes are for statements. Blocking; one thread an object (asserted).
namespace countersign::ledger {

struct PrepareRequest
{
    effect::EffectRef ref;
    Digest requestDigest{};
    std::string workflowId{}, stepId{};
    std::string provider{}, environment{}, account{}, operation{};
    effect::EffectKind kind = effect::EffectKind::Other;
    std::optional<Money> amount{};
    std::string customerRef{}, recipientRef{};
    std::int64_t recipientCount = 0;
    std::string engine{}; // canonical JSON; empty if none
    std::string parentIntentKey{}, batchIntentKey{};
};

enum class PrepareOutcome { Prepared, Existing, DigestMismatch };
struct PrepareResult
{
    PrepareOutcome outcome{};
    effect::EffectIntent intent;
};

enum class BeginOutcome { Started, Held, InProgress, Unknown, Final, NotBefore, PastRedispatch };
std::string_view toString(BeginOutcome outcome);
struct BeginResult
{
    BeginOutcome outcome{};
    std::int64_t attempt = 0;           // with Started
    std::chrono::milliseconds lease{};  // with Started: a length, measured from before the call
    std::optional<Instant> notBefore{}; // with NotBefore
    effect::EffectIntent intent;
    std::string item{};               // key of the item of a batch whose state is the outcome; "": the intent's own is
    std::vector<BeginResult> items{}; // of a batch, with Started: each item's attempt, in the order of the keys
};

// Whether a worker's word moved the row, and where it stands now.
enum class WordOutcome { Applied, Corroborated, Conflict, AttemptClosed, Ignored };
std::string_view toString(WordOutcome outcome);
struct WordResult
{
    WordOutcome outcome{};
    effect::EffectStatus status{};
};

enum class NotSentCause { NotSent, NotProcessed }; // DNS or refused; the contract's not_processed class (429)

struct Receipt
{
    std::string providerResultId{};
    std::string responseDigest{};
    std::string providerRequestId{};
    int httpStatus = 0;
    std::string disposition{}; // word of effect::Disposition; a compensation counts only once it says `happened`
};

struct Rejection
{
    std::string errorClass{};
    int httpStatus = 0;
    std::string providerRequestId{};
    std::string responseDigest{};
};

class WorkerLedger
{
public:
    WorkerLedger() = default;
    WorkerLedger(const WorkerLedger &) = delete;
    WorkerLedger &operator=(const WorkerLedger &) = delete;
    virtual ~WorkerLedger() = default;

    // T1. InvalidInput: no contract for provider, environment and account; a key that does not fit; a bad amount.
    virtual Result<PrepareResult> prepareEffect(const PrepareRequest &request) = 0;
    virtual Result<std::optional<effect::EffectIntent>> outcome(const effect::EffectRef &ref) = 0;
    // T2. Committed before it returns: only then may the first byte be sent. Opens a batch together with its items, or
    // none of them.
    virtual Result<BeginResult> beginAttempt(const effect::EffectRef &ref, const std::string &worker) = 0;
    virtual Result<bool> renewAttempt(const effect::EffectRef &ref, std::int64_t attempt) = 0; // false: no longer open
    // T2b
    virtual Result<WordResult> endAttempt(const effect::EffectRef &ref, std::int64_t attempt, NotSentCause cause,
                                          std::optional<Instant> retryAt) = 0;
    // T5, T9: of any attempt; attempt 0 = a webhook
    virtual Result<WordResult> recordReceipt(const effect::EffectRef &ref, std::int64_t attempt,
                                             const Receipt &receipt) = 0;
    // T6, T9: of the latest attempt only
    virtual Result<WordResult> recordRejection(const effect::EffectRef &ref, std::int64_t attempt,
                                               const Rejection &rejection) = 0;
    // T3
    virtual Result<WordResult> recordUnknown(const effect::EffectRef &ref, std::int64_t attempt,
                                             const std::string &errorClass, const std::string &providerRequestId) = 0;
    // T3: at most `limit` rows, ordered by key; how many moved.
    virtual Result<std::int64_t> sweep(std::size_t limit) = 0;
    // Prepared rows that may be dispatched now, oldest first: what a worker polls.
    virtual Result<std::vector<effect::EffectRef>> dispatchable(std::size_t limit) = 0;
};

} // namespace countersign::ledger
