// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ledger/store/worker_fixture.h"

namespace countersign::ledger {

using statement::Action;
using statement::Kind;

effect::EffectIntent Worker::row(const effect::EffectRef &ref)
{
    auto found = must(worker().outcome(ref));
    if (!found)
        throw std::runtime_error("there is no intent " + ref.key.value());
    return std::move(*found);
}

effect::EffectAttempt Worker::attempt(const effect::EffectRef &ref, std::size_t number)
{
    return dossier(ledger, ref).attempts.at(number - 1);
}

std::string Worker::history(const effect::EffectRef &ref)
{
    const auto session = bareSession(ledger.path());
    std::string text;
    for (const auto &event : must(session->query("SELECT from_status || '>' || to_status || ' ' || cause || ' ' || "
                                                 "version FROM effect_events WHERE intent_key = ? ORDER BY event_no",
                                                 {ref.key.value()})))
        text += event.text(0) + "\n";
    return text;
}

std::string Worker::conflicts(const effect::EffectRef &ref)
{
    std::string text;
    for (const auto &conflict : dossier(ledger, ref).conflicts)
        text += (text.empty() ? "" : " ") + conflict.kind;
    return text;
}

std::string Worker::outbox(const effect::EffectRef &ref)
{
    std::string text;
    for (const auto &event : dossier(ledger, ref).outbox)
        text += (text.empty() ? "" : " ") + event.type;
    return text;
}

BeginOutcome Worker::beginOutcome(const effect::EffectRef &ref)
{
    return must(worker().beginAttempt(ref, "worker-2")).outcome;
}

WordOutcome Worker::receipt(const effect::EffectRef &ref, std::int64_t attempt, const std::string &id)
{
    return must(worker().recordReceipt(ref, attempt, {id, sha256("answer " + id).hex(), "req_1", 201, "accepted"}))
        .outcome;
}

WordOutcome Worker::rejection(const effect::EffectRef &ref, std::int64_t attempt)
{
    return must(worker().recordRejection(ref, attempt, {"card_declined", 402, "req_1", sha256("declined").hex()}))
        .outcome;
}

WordOutcome Worker::unknown(const effect::EffectRef &ref, std::int64_t attempt)
{
    return must(worker().recordUnknown(ref, attempt, "timeout", "")).outcome;
}

WordOutcome Worker::notSent(const effect::EffectRef &ref, std::int64_t attempt, NotSentCause cause,
                            std::optional<Instant> retryAt)
{
    return must(worker().endAttempt(ref, attempt, cause, retryAt)).outcome;
}

void Worker::release(const effect::EffectRef &ref)
{
    const auto misses = missUntilProven(ledger, Who::Operator, ref);
    receiptIn(
        ledger.submit(Who::Operator, decision(ledger, Who::Operator, ref, Kind::Resolve, Action::Release, misses)));
}

void Worker::hold(const effect::EffectRef &ref, Instant until)
{
    auto said = about(ledger, Who::Operator, ref, Kind::Hold);
    said.holdUntil = formatInstant(until);
    receiptIn(ledger.submit(Who::Operator, said));
}

} // namespace countersign::ledger
