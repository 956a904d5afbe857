// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_effects.h"

#include "models/base/assert.h"
#include "models/base/text.h"
#include "models/effect/finding.h"

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

namespace countersign::audit {
namespace {

using effect::EffectRef;
using effect::EffectStatus;

constexpr std::size_t PageSize = 256;

std::string_view word(EffectStatus status)
{
    return effect::toString(status);
}

// What workers and the sweeper may do to a row (ledger.md section 3); everything else takes a statement.
bool isWorkersStep(std::string_view from, std::string_view to)
{
    if (from.empty() || from == to)
        return effect::parseEffectStatus(to).has_value();
    const auto begins = effect::parseEffectStatus(from);
    const auto ends = effect::parseEffectStatus(to);
    if (!begins || !ends)
        return false;
    switch (*begins) {
    case EffectStatus::Prepared:
        return *ends == EffectStatus::Unknown || *ends == EffectStatus::Confirmed || *ends == EffectStatus::Rejected;
    case EffectStatus::Unknown:
        return *ends == EffectStatus::Confirmed || *ends == EffectStatus::Rejected;
    case EffectStatus::Confirmed:
        return *ends == EffectStatus::Compensated;
    case EffectStatus::Compensated: // not a worker: the reopening of a compensation, by a statement about that one
    case EffectStatus::Rejected:
        return false;
    }
    COUNTERSIGN_UNREACHABLE();
}

Phrase inWords(const std::optional<std::int64_t> &seq)
{
    return seq ? Phrase{translatable("entry %1"), {std::to_string(*seq)}} : translatable("no entry");
}

Phrase inWords(const std::optional<effect::Hold> &hold)
{
    return hold ? Phrase{translatable("%1 until %2"), {shown(hold->by.value()), hold->until}} : translatable("nobody");
}

Phrase leadElsewhere(std::string_view stored, std::string_view replayed)
{
    if (replayed.empty())
        return {translatable("is %1, but the log and the events lead to nothing"), {shown(stored)}};
    return {translatable("is %1, but the log and the events lead to %2"), {shown(stored), shown(replayed)}};
}

} // namespace

std::string subjectOf(const EffectRef &ref, std::string_view column)
{
    return "effect_intents " + escapedForDisplay(ref.tenant.value()) + "/" + escapedForDisplay(ref.key.value()) + " " +
           std::string(column);
}

Status ReplayEffects::follow(const EffectRef &ref, EffectTrail &trail, std::optional<std::int64_t> upToVersion,
                             std::optional<std::uint64_t> seq)
{
    COUNTERSIGN_TRY(const auto events, m_source.events(ref));
    for (const auto &event : events) {
        if (event.eventNo <= trail.lastEventNo)
            continue;
        if (upToVersion && event.version > *upToVersion)
            break;
        step(ref, trail, event, seq);
    }
    return {};
}

void ReplayEffects::step(const EffectRef &ref, EffectTrail &trail, const StoredEvent &event,
                         std::optional<std::uint64_t> seq)
{
    const std::string number = std::to_string(event.eventNo);
    if (event.from != trail.status)
        m_problems.add(seq, subjectOf(ref, "status"),
                       {translatable("event %1 starts from %2, but the effect was %3"),
                        {number, shown(event.from), shown(trail.status)}});
    const bool undone = event.from == word(EffectStatus::Compensated) && event.to == word(EffectStatus::Confirmed) &&
                        m_compensationReopened.contains(ref);
    if (!undone && !isWorkersStep(event.from, event.to))
        m_problems.add(seq, subjectOf(ref, "status"),
                       {translatable("event %1 goes from %2 to %3: no worker may do that, and no statement did"),
                        {number, shown(event.from), shown(event.to)}});
    const bool same = event.from == event.to;
    const bool first = event.from.empty() && trail.version == 0;
    const bool next = event.version > trail.version && event.version - 1 == trail.version;
    if (!first && !next && !(same && event.version == trail.version))
        m_problems.add(seq, subjectOf(ref, "version"),
                       {translatable("event %1 leaves version %2 where %3 stood before: a change is missing"),
                        {number, std::to_string(event.version), std::to_string(trail.version)}});
    trail.lastEventNo = event.eventNo;
    trail.lastAttempt = std::max(trail.lastAttempt, event.attempt.value_or(0));
    if (event.attempt)
        ++trail.attemptEvents[*event.attempt];
    trail.imported = trail.imported || event.cause == "imported";
    if (event.cause == "happened" || event.cause == "accepted")
        noteHowFar(ref, trail, event, seq);
    trail.version = event.version;
    trail.status = event.to;
    if (same)
        return;
    trail.byStatement = false;
    if (event.to == word(EffectStatus::Confirmed) || event.to == word(EffectStatus::Rejected))
        trail.hold.reset();
    if (event.to == word(EffectStatus::Confirmed) && !undone) { // an undone compensation leaves the receipt
        trail.providerResultId.clear();
        trail.responseDigest.clear();
    }
}

Result<bool> ReplayEffects::reach(const ReplayEntry &read, const EffectRef &ref)
{
    const auto &prior = read.statement.prior;
    COUNTERSIGN_ASSERT(prior.has_value()); // parseStatement() saw to it
    const auto version = parseInt64(prior->version);
    auto &trail = m_trails[ref];
    const auto before = m_problems.count();
    COUNTERSIGN_CHECK(follow(ref, trail, version, read.seq));
    if (prior->status != trail.status)
        m_problems.add(read.seq, "statement.prior.status",
                       {translatable("is %1, but the log and the events before lead to %2"),
                        {shown(prior->status), shown(trail.status)}});
    if (version != trail.version)
        m_problems.add(read.seq, "statement.prior.version",
                       {translatable("is %1, but the log and the events before lead to %2"),
                        {shown(prior->version), std::to_string(trail.version)}});
    return m_problems.count() == before;
}

void ReplayEffects::applyResolution(const ReplayEntry &read, const EffectRef &ref)
{
    auto &trail = m_trails[ref];
    trail.status = read.statement.nextStatus;
    if (trail.version < std::numeric_limits<std::int64_t>::max())
        trail.version += 1;
    trail.byStatement = true;
    trail.lastDecision = read.seq;
    trail.hold.reset(); // any applied resolution ends it
    if (read.statement.action == statement::Action::Reopen) {
        trail.providerResultId.clear();
        trail.responseDigest.clear();
        if (const auto original = IntentKey::parse(trail.compensates))
            m_compensationReopened.insert(EffectRef{ref.tenant, *original});
    }
    if (read.statement.action == statement::Action::Confirm) {
        trail.providerResultId = read.statement.result->providerId;
        trail.responseDigest = read.statement.result->responseDigest;
        trail.happened = read.statement.result->disposition == effect::toString(effect::Disposition::Happened);
    }
}

void ReplayEffects::setHold(const EffectRef &ref, std::optional<effect::Hold> hold)
{
    m_trails[ref].hold = std::move(hold);
}

void ReplayEffects::setEscalation(const EffectRef &ref, const statement::Escalation &escalation)
{
    m_trails[ref].escalation = escalation;
}

void ReplayEffects::begin(const ReplayEntry &read, const EffectRef &original)
{
    const auto &command = *read.statement.compensation;
    const auto key = IntentKey::parse(command.intent);
    if (!key)
        return m_problems.add(read.seq, "statement.compensation.intent", translatable("is no intent key"));
    const auto [place, isNew] = m_trails.try_emplace(EffectRef{original.tenant, *key});
    if (!isNew)
        return m_problems.add(read.seq, "statement.compensation.intent",
                              {translatable("%1 is an effect of its own already"), {shown(command.intent)}});
    auto &trail = place->second;
    trail.status = word(EffectStatus::Prepared);
    trail.version = 1;
    trail.command = command;
    trail.ordered = read.statement.effect;
    trail.compensates = original.key.value();
}

Status ReplayEffects::compareWithTable(const std::function<Status()> &pause)
{
    std::optional<EffectRef> after;
    while (true) {
        COUNTERSIGN_TRY(const auto rows, m_source.intents(after, PageSize));
        for (const auto &row : rows) {
            const auto found = m_trails.find(row.ref);
            EffectTrail fresh;
            auto &trail = found == m_trails.end() ? fresh : found->second;
            trail.seenInTable = true;
            COUNTERSIGN_CHECK(follow(row.ref, trail, std::nullopt, std::nullopt));
            compareRow(row, trail);
            compareCommand(row, trail);
            m_compensations.count(row, trail.happened, trail.lastDecision);
            compareDecision(row, trail);
            compareAttention(row, trail);
            COUNTERSIGN_CHECK(compareAttempts(row, trail));
        }
        COUNTERSIGN_CHECK(pause());
        if (rows.size() < PageSize)
            break;
        after = rows.back().ref;
    }
    for (const auto &[ref, trail] : m_trails)
        if (!trail.seenInTable)
            m_problems.add(trail.lastDecision, subjectOf(ref, "row"),
                           translatable("statements speak of this effect, but it is gone"));
    COUNTERSIGN_TRY(const auto conflicts, m_source.conflicts());
    m_compensations.compare(conflicts);
    return {};
}

void ReplayEffects::differs(const effect::EffectIntent &row, const EffectTrail &trail, const char *column, Phrase text)
{
    m_problems.add(trail.lastDecision, subjectOf(row.ref, column), std::move(text));
}

void ReplayEffects::compareRow(const effect::EffectIntent &row, const EffectTrail &trail)
{
    if (word(row.status) != trail.status)
        differs(row, trail, "status", leadElsewhere(word(row.status), trail.status));
    if (row.version != trail.version)
        differs(row, trail, "version",
                {translatable("is %1, but the log and the events lead to %2"),
                 {std::to_string(row.version), std::to_string(trail.version)}});
    if (row.eventNo < trail.lastEventNo)
        differs(row, trail, "event_no",
                {translatable("is %1, but there is an event %2"),
                 {std::to_string(row.eventNo), std::to_string(trail.lastEventNo)}});
}

void ReplayEffects::compareDecision(const effect::EffectIntent &row, const EffectTrail &trail)
{
    const auto decision = trail.lastDecision ? std::optional(static_cast<std::int64_t>(*trail.lastDecision))
                                             : std::optional<std::int64_t>();
    const bool bound = (trail.byStatement && effect::isFinal(row.status)) || row.resolvedBySeq.has_value();
    if (bound && row.resolvedBySeq != decision)
        differs(row, trail, "resolved_by_seq",
                {translatable("names %1, but the last resolution is %2"),
                 {Phrases{inWords(row.resolvedBySeq)}, Phrases{inWords(decision)}}});
    const bool confirmed = row.status == EffectStatus::Confirmed || row.status == EffectStatus::Compensated;
    if (!confirmed || trail.providerResultId.empty())
        return;
    if (row.providerResultId != trail.providerResultId)
        differs(row, trail, "provider_result_id",
                {translatable("is %1, but what was signed is %2"),
                 {shown(row.providerResultId), shown(trail.providerResultId)}});
    if (row.responseDigest != trail.responseDigest)
        differs(row, trail, "response_digest",
                {translatable("is %1, but what was signed is %2"),
                 {shown(row.responseDigest), shown(trail.responseDigest)}});
}

// Holds and escalations come from statements alone. A hold may be cleared once it is over.
void ReplayEffects::compareAttention(const effect::EffectIntent &row, const EffectTrail &trail)
{
    const bool lapsed = !row.hold && trail.hold && row.updatedAt >= trail.hold->until;
    if (row.hold != trail.hold && !lapsed)
        differs(row, trail, "hold",
                {translatable("names %1, but the log names %2"),
                 {Phrases{inWords(row.hold)}, Phrases{inWords(trail.hold)}}});
    const auto due = row.escalationDue ? formatInstant(*row.escalationDue) : std::string();
    if (row.escalatedTo != trail.escalation.to || due != trail.escalation.due)
        differs(row, trail, "escalated_to",
                {translatable("is %1, but the log leads to %2"),
                 {shown(row.escalatedTo + " " + due), shown(trail.escalation.to + " " + trail.escalation.due)}});
}

Status ReplayEffects::compareAttempts(const effect::EffectIntent &row, const EffectTrail &trail)
{
    COUNTERSIGN_TRY(const auto attempts, m_source.attempts(row.ref));
    std::optional<std::int64_t> open;
    for (const auto &attempt : attempts)
        if (!attempt.closedAt)
            open = attempt.number;
    if (row.openAttempt != open)
        differs(row, trail, "open_attempt", translatable("is not the attempt that is open"));
    if (trail.imported)
        return {};
    if (row.attemptCount != trail.lastAttempt)
        differs(row, trail, "attempt_count",
                {translatable("is %1, but the events tell of %2"),
                 {std::to_string(row.attemptCount), std::to_string(trail.lastAttempt)}});
    std::int64_t number = 0;
    const bool gapless = std::all_of(attempts.begin(), attempts.end(),
                                     [&](const effect::EffectAttempt &attempt) { return attempt.number == ++number; });
    if (!gapless || number != trail.lastAttempt)
        differs(row, trail, "attempts",
                {translatable("are not the %1 the events tell of"), {std::to_string(trail.lastAttempt)}});
    // One event opens an attempt and another one closes it, whatever else is said about it.
    for (const auto &attempt : attempts) {
        const auto told = trail.attemptEvents.find(attempt.number);
        if (attempt.closedAt && (told == trail.attemptEvents.end() || told->second < 2))
            differs(row, trail, "attempts",
                    {translatable("%1 is closed, but no event tells of its end"), {std::to_string(attempt.number)}});
    }
    return {};
}

} // namespace countersign::audit
