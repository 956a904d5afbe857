// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/effect_state.h"

#include "models/base/assert.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace countersign::view {

namespace {

using effect::EffectIntent;
using effect::EffectStatus;

constexpr std::chrono::hours ExpiryMargin{1}; // ux.md section 9

struct StateRow
{
    EffectState state;
    const char *word;
    const char *icon;
    Severity severity;
};

// ux.md section 9.
constexpr std::array<StateRow, 14> Rows{{
    {EffectState::Prepared, QT_TR_NOOP("PREPARED"), "prepared", Severity::Neutral},
    {EffectState::InFlight, QT_TR_NOOP("IN FLIGHT"), "in_flight", Severity::Neutral},
    {EffectState::Unknown, QT_TR_NOOP("UNKNOWN"), "unknown", Severity::Info},
    {EffectState::Overdue, QT_TR_NOOP("OVERDUE"), "overdue", Severity::Warning},
    {EffectState::Held, QT_TR_NOOP("HELD"), "held", Severity::Info},
    {EffectState::AwaitingCountersign, QT_TR_NOOP("AWAITING COUNTERSIGN"), "awaiting_countersign", Severity::Info},
    {EffectState::Escalated, QT_TR_NOOP("ESCALATED"), "escalated", Severity::Warning},
    {EffectState::KeyExpiring, QT_TR_NOOP("KEY EXPIRING"), "key_expiring", Severity::Warning},
    {EffectState::KeyLost, QT_TR_NOOP("KEY LOST"), "key_lost", Severity::Critical},
    {EffectState::Conflict, QT_TR_NOOP("DUPLICATE CONFLICT"), "conflict", Severity::Critical},
    {EffectState::Confirmed, QT_TR_NOOP("CONFIRMED"), "confirmed", Severity::Neutral},
    {EffectState::Rejected, QT_TR_NOOP("REJECTED"), "rejected", Severity::Neutral},
    {EffectState::Released, QT_TR_NOOP("RELEASED"), "released", Severity::Neutral},
    {EffectState::Compensated, QT_TR_NOOP("COMPENSATED"), "compensated", Severity::Neutral},
}};

const StateRow &stateRow(EffectState state)
{
    const auto *row = std::find_if(Rows.begin(), Rows.end(), [&](const StateRow &one) { return one.state == state; });
    COUNTERSIGN_ASSERT(row != Rows.end());
    return *row;
}

EffectState stateWhileUnknown(const EffectIntent &intent, Instant now)
{
    return intent.dueAt && *intent.dueAt <= now ? EffectState::Overdue : EffectState::Unknown;
}

EffectState stateWhilePrepared(const EffectIntent &intent)
{
    if (intent.openAttempt)
        return EffectState::InFlight;
    return intent.resolvedBySeq ? EffectState::Released : EffectState::Prepared; // only a release leads back here
}

EffectState plainState(const EffectIntent &intent, EffectStatus status, Instant now)
{
    switch (status) {
    case EffectStatus::Prepared:
        return stateWhilePrepared(intent);
    case EffectStatus::Unknown:
        return stateWhileUnknown(intent, now);
    case EffectStatus::Confirmed:
        return EffectState::Confirmed;
    case EffectStatus::Rejected:
        return EffectState::Rejected;
    case EffectStatus::Compensated:
        return EffectState::Compensated;
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace

EffectState effectState(const EffectIntent &intent, const StateFacts &facts, Instant now)
{
    const bool lapsed = facts.leaseLapsed && intent.status == EffectStatus::Prepared;
    const EffectStatus status = lapsed ? EffectStatus::Unknown : intent.status;
    const bool keyMatters = status == EffectStatus::Unknown && intent.keyExpiresAt;
    if (facts.openConflict)
        return EffectState::Conflict;
    if (keyMatters && *intent.keyExpiresAt <= now)
        return EffectState::KeyLost;
    if (keyMatters && *intent.keyExpiresAt - now < ExpiryMargin)
        return EffectState::KeyExpiring;
    if (!effect::isFinal(status) && intent.hold && now < intent.hold->until)
        return EffectState::Held;
    if (facts.openProposal)
        return EffectState::AwaitingCountersign;
    if (!effect::isFinal(status) && !intent.escalatedTo.empty())
        return EffectState::Escalated;
    return plainState(intent, status, now);
}

QString stateWord(EffectState state)
{
    return tr(stateRow(state).word);
}

QString stateIcon(EffectState state)
{
    return QString::fromLatin1(stateRow(state).icon);
}

Severity severityOf(EffectState state)
{
    return stateRow(state).severity;
}

const std::vector<EffectState> &allStates()
{
    static const std::vector<EffectState> states = [] {
        std::vector<EffectState> all;
        for (const StateRow &row : Rows)
            all.push_back(row.state);
        return all;
    }();
    return states;
}

QString statusWord(const std::string &status)
{
    static constexpr CodeText Statuses[] = {
        {"prepared", QT_TR_NOOP("PREPARED")},       {"unknown", QT_TR_NOOP("UNKNOWN")},
        {"confirmed", QT_TR_NOOP("CONFIRMED")},     {"rejected", QT_TR_NOOP("REJECTED")},
        {"compensated", QT_TR_NOOP("COMPENSATED")},
    };
    return textOf(Statuses, status);
}

QString causeText(const std::string &cause)
{
    static constexpr CodeText Causes[] = {
        {"prepared", QT_TR_NOOP("written before anything was sent")},
        {"lease_over", QT_TR_NOOP("no answer in time")},
        {"key_expired", QT_TR_NOOP("the provider may have forgotten the key")},
        {"doubtful_answer", QT_TR_NOOP("an answer that proves nothing")},
        {"refused", QT_TR_NOOP("refused by the provider")},
        {"receipt", QT_TR_NOOP("the worker's receipt")},
        {"webhook", QT_TR_NOOP("a webhook of the provider")},
        {"accepted", QT_TR_NOOP("the provider has it, not done yet")},
        {"happened", QT_TR_NOOP("the provider has done it")},
        {"compensated", QT_TR_NOOP("taken back")},
        {"imported", QT_TR_NOOP("imported from another ledger")},
        {"not_sent", QT_TR_NOOP("never sent")},
    };
    return textOf(Causes, cause);
}

} // namespace countersign::view
