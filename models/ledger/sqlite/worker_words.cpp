// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/text.h"
#include "models/effect/finding.h"
#include "models/ledger/sqlite/compensations.h"
#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/in_force.h"
#include "models/ledger/sqlite/outbox.h"
#include "models/ledger/sqlite/sweeper.h"
#include "models/ledger/sqlite/worker_ledger.h"

#include <utility>

namespace countersign::ledger {

namespace {

using effect::AttemptOutcome;
using effect::EffectAttempt;
using effect::EffectIntent;
using effect::EffectStatus;

constexpr std::size_t LongestNote = 255;

// What a provider said beside its verdict must never cost the verdict: kept printable and short.
std::string note(const std::string &text)
{
    std::string kept = escapedForDisplay(text).substr(0, LongestNote);
    while (!isUtf8(kept))
        kept.pop_back();
    return kept;
}

Status checkDigestText(Translatable what, const std::string &digest)
{
    if (digest.empty() || Digest::fromHex(digest))
        return {};
    return fail(ErrorKind::InvalidInput, {translatable("%1: not 64 lower-case hex digits"), {Phrases{what}}},
                translatable("Give the SHA-256 of the answer's bytes, or nothing."));
}

EffectAttempt answerOf(AttemptOutcome outcome, const std::string &errorClass, int httpStatus,
                       const std::string &providerRequestId)
{
    EffectAttempt answer;
    answer.outcome = outcome;
    answer.errorClass = note(errorClass);
    answer.httpStatus = httpStatus;
    answer.providerRequestId = note(providerRequestId);
    return answer;
}

// The intent, the attempt a word is about (none for a webhook) and the word itself.
struct Word
{
    EffectIntent intent;
    std::optional<EffectAttempt> attempt{};
    EffectAttempt answer{};

    bool isOpen() const { return attempt && intent.openAttempt == attempt->number; }
    std::optional<std::int64_t> number() const { return attempt ? std::optional(attempt->number) : std::nullopt; }
};

Result<Word> wordAbout(Scene &scene, const effect::EffectRef &ref, std::int64_t attempt, EffectAttempt answer)
{
    COUNTERSIGN_TRY(EffectIntent intent, requireIntent(scene.session, ref));
    Word word{std::move(intent), std::nullopt, std::move(answer)};
    if (attempt == 0)
        return word;
    COUNTERSIGN_TRY(word.attempt, findAttempt(scene.session, ref, attempt));
    if (!word.attempt)
        return fail(ErrorKind::InvalidInput,
                    {translatable("intent %1: it has no attempt %2"), {ref.key.value(), std::to_string(attempt)}},
                    translatable("Give the attempt number that begin_attempt returned."));
    return word;
}

bool hasVerdict(const EffectAttempt &attempt)
{
    return attempt.outcome == AttemptOutcome::Confirmed || attempt.outcome == AttemptOutcome::Rejected;
}

// Writes the word into its attempt, open or closed; a verdict once written stays.
Status keepInAttempt(Scene &scene, Word &word)
{
    if (!word.attempt || hasVerdict(*word.attempt))
        return {};
    return closeAttempt(scene, word.intent.ref, word.attempt->number, word.answer);
}

// The row keeps its status; an open attempt the word is about is closed.
Status closeOnly(Scene &scene, Word &word, std::string_view cause)
{
    COUNTERSIGN_CHECK(keepInAttempt(scene, word));
    const EffectIntent before = word.intent;
    if (word.isOpen()) {
        word.intent.openAttempt.reset();
        return applyChange(scene, before, word.intent, cause, word.number());
    }
    return {};
}

WordResult resultOf(WordOutcome outcome, const Word &word)
{
    return {outcome, word.intent.status};
}

// The last change a person made to this prepared or unknown row let it be sent again.
bool wasReleased(const EffectIntent &intent)
{
    return intent.resolvedBySeq.has_value();
}

// What a receipt disproves that comes from an attempt already closed: the release, if the attempt ended in doubt; else
// the worker's own word that nothing was sent. A webhook names no attempt: an open one explains it.
std::optional<ConflictKind> disproved(const Word &word)
{
    if (!word.attempt) {
        const bool explained = word.intent.openAttempt || word.intent.status == EffectStatus::Unknown;
        return wasReleased(word.intent) && !explained ? std::optional(ConflictKind::ReleaseDisproved) : std::nullopt;
    }
    if (word.isOpen())
        return std::nullopt;
    switch (word.attempt->outcome) {
    case AttemptOutcome::NotSent:
    case AttemptOutcome::NotProcessed:
        return ConflictKind::Contradicts;
    case AttemptOutcome::Rejected:
        return ConflictKind::Contradicts;
    case AttemptOutcome::Open:
    case AttemptOutcome::Unknown:
    case AttemptOutcome::Confirmed:
        break;
    }
    const bool again = word.intent.status == EffectStatus::Prepared || word.intent.attemptCount > word.attempt->number;
    return wasReleased(word.intent) && again ? std::optional(ConflictKind::ReleaseDisproved) : std::nullopt;
}

ConflictMatter conflictOf(ConflictKind kind, const Word &word, const std::string &objectId, const std::string &digest)
{
    ConflictMatter conflict;
    conflict.kind = kind;
    conflict.objectId = objectId;
    conflict.evidence = digest;
    conflict.attempt = word.number();
    return conflict;
}

// Accepted, or no word about it, is not happened.
bool saysHappened(const Receipt &receipt)
{
    return effect::parseDisposition(receipt.disposition) == effect::Disposition::Happened;
}

// T5
Result<WordResult> confirmNow(Scene &scene, Word &word, const Receipt &receipt)
{
    const auto against = disproved(word);
    COUNTERSIGN_CHECK(keepInAttempt(scene, word));
    const EffectIntent before = word.intent;
    EffectIntent &after = word.intent;
    if (word.isOpen())
        after.openAttempt.reset();
    after.status = EffectStatus::Confirmed;
    after.providerResultId = receipt.providerResultId;
    after.responseDigest = receipt.responseDigest;
    after.retryAt.reset();
    after.hold.reset();
    after.resolvedAt = scene.now;
    COUNTERSIGN_CHECK(applyChange(scene, before, after, word.attempt ? "receipt" : "webhook", word.number()));
    COUNTERSIGN_CHECK(
        appendOutbox(scene.session, OutboxType::EffectConfirmed, after, {{"cause", "receipt"}}, scene.now));
    COUNTERSIGN_CHECK(compensationSettled(scene, after, saysHappened(receipt)));
    if (!against)
        return resultOf(WordOutcome::Applied, word);
    COUNTERSIGN_CHECK(
        raiseConflict(scene, after, conflictOf(*against, word, receipt.providerResultId, receipt.responseDigest)));
    return resultOf(WordOutcome::Conflict, word);
}

// T9
Result<WordResult> receiptOfFinal(Scene &scene, Word &word, const Receipt &receipt)
{
    COUNTERSIGN_CHECK(closeOnly(scene, word, "receipt"));
    const bool rejected = word.intent.status == EffectStatus::Rejected;
    const bool same = word.intent.providerResultId.empty() || word.intent.providerResultId == receipt.providerResultId;
    if (!rejected && same) {
        COUNTERSIGN_TRY(const bool completed,
                        saysHappened(receipt) ? compensationCompleted(scene, word.intent) : Result<bool>(false));
        return resultOf(completed ? WordOutcome::Applied : WordOutcome::Corroborated, word);
    }
    const auto kind = rejected ? ConflictKind::Contradicts : ConflictKind::SecondEffect;
    COUNTERSIGN_CHECK(
        raiseConflict(scene, word.intent, conflictOf(kind, word, receipt.providerResultId, receipt.responseDigest)));
    return resultOf(WordOutcome::Conflict, word);
}

// T6
Result<WordResult> rejectNow(Scene &scene, Word &word, const Rejection &rejection)
{
    COUNTERSIGN_CHECK(keepInAttempt(scene, word));
    const EffectIntent before = word.intent;
    EffectIntent &after = word.intent;
    if (word.isOpen())
        after.openAttempt.reset();
    after.status = EffectStatus::Rejected;
    after.responseDigest = rejection.responseDigest;
    after.retryAt.reset();
    after.hold.reset();
    after.resolvedAt = scene.now;
    COUNTERSIGN_CHECK(applyChange(scene, before, after, "refused", word.number()));
    COUNTERSIGN_TRY(const auto contract, contractOf(scene.session, after));
    COUNTERSIGN_CHECK(appendOutbox(
        scene.session, OutboxType::EffectRejected, after,
        {{"cause", note(rejection.errorClass)}, {"policy", contract ? contract->value.onRejected : std::string()}},
        scene.now));
    COUNTERSIGN_CHECK(compensationSettled(scene, after, false));
    return resultOf(WordOutcome::Applied, word);
}

Result<WordResult> latestRefused(Scene &scene, Word &word, const Rejection &rejection)
{
    switch (word.intent.status) {
    case EffectStatus::Prepared:
        if (word.isOpen())
            return rejectNow(scene, word, rejection);
        // Released, or ended as never sent, meanwhile: the row waits for its next attempt.
        COUNTERSIGN_CHECK(closeOnly(scene, word, "refused"));
        return resultOf(WordOutcome::AttemptClosed, word);
    case EffectStatus::Unknown:
        return rejectNow(scene, word, rejection);
    case EffectStatus::Rejected:
        COUNTERSIGN_CHECK(closeOnly(scene, word, "refused"));
        return resultOf(WordOutcome::Corroborated, word);
    case EffectStatus::Confirmed:
    case EffectStatus::Compensated:
        break;
    }
    COUNTERSIGN_CHECK(closeOnly(scene, word, "refused"));
    COUNTERSIGN_CHECK(
        raiseConflict(scene, word.intent, conflictOf(ConflictKind::Contradicts, word, {}, rejection.responseDigest)));
    return resultOf(WordOutcome::Conflict, word);
}

} // namespace

Result<WordResult> recordReceipt(Scene &scene, const effect::EffectRef &ref, std::int64_t attempt,
                                 const Receipt &receipt)
{
    COUNTERSIGN_CHECK(checkName(translatable("provider result id"), receipt.providerResultId));
    COUNTERSIGN_CHECK(checkDigestText(translatable("response digest"), receipt.responseDigest));
    COUNTERSIGN_TRY(Word word,
                    wordAbout(scene, ref, attempt,
                              answerOf(AttemptOutcome::Confirmed, {}, receipt.httpStatus, receipt.providerRequestId)));
    if (effect::isFinal(word.intent.status))
        return receiptOfFinal(scene, word, receipt);
    return confirmNow(scene, word, receipt);
}

Result<WordResult> recordRejection(Scene &scene, const effect::EffectRef &ref, std::int64_t attempt,
                                   const Rejection &rejection)
{
    COUNTERSIGN_CHECK(checkDigestText(translatable("response digest"), rejection.responseDigest));
    COUNTERSIGN_TRY(Word word, wordAbout(scene, ref, attempt,
                                         answerOf(AttemptOutcome::Rejected, rejection.errorClass, rejection.httpStatus,
                                                  rejection.providerRequestId)));
    if (!word.attempt)
        return fail(ErrorKind::InvalidInput, translatable("a refusal belongs to an attempt; attempt 0 is not one"),
                    translatable("Give the attempt number that begin_attempt returned."));
    if (word.attempt->number == word.intent.attemptCount)
        return latestRefused(scene, word, rejection);
    COUNTERSIGN_CHECK(closeOnly(scene, word, "refused"));
    return resultOf(WordOutcome::AttemptClosed, word);
}

Result<WordResult> recordUnknown(Scene &scene, const effect::EffectRef &ref, std::int64_t attempt,
                                 const std::string &errorClass, const std::string &providerRequestId)
{
    COUNTERSIGN_TRY(
        Word word, wordAbout(scene, ref, attempt, answerOf(AttemptOutcome::Unknown, errorClass, 0, providerRequestId)));
    if (!word.isOpen())
        return resultOf(WordOutcome::Ignored, word);
    if (word.intent.status == EffectStatus::Prepared) {
        COUNTERSIGN_CHECK(moveToUnknown(scene, word.intent, "doubtful_answer", word.answer));
        return resultOf(WordOutcome::Applied, word);
    }
    COUNTERSIGN_CHECK(closeOnly(scene, word, "doubtful_answer"));
    return resultOf(WordOutcome::AttemptClosed, word);
}

} // namespace countersign::ledger
