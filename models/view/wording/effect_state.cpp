// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/wording/effect_state.h"

#include "models/base/assert.h"
#include "models/view/wording/wording.h"

#include <QCoreApplication>

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
    {EffectState::Prepared, QT_TRANSLATE_NOOP("EffectState", "PREPARED"), "prepared", Severity::Neutral},
    {EffectState::InFlight, QT_TRANSLATE_NOOP("EffectState", "IN FLIGHT"), "in_flight", Severity::Neutral},
    {EffectState::Unknown, QT_TRANSLATE_NOOP("EffectState", "UNKNOWN"), "unknown", Severity::Info},
    {EffectState::Overdue, QT_TRANSLATE_NOOP("EffectState", "OVERDUE"), "overdue", Severity::Warning},
    {EffectState::Held, QT_TRANSLATE_NOOP("EffectState", "HELD"), "held", Severity::Info},
    {EffectState::AwaitingCountersign, QT_TRANSLATE_NOOP("EffectState", "AWAITING COUNTERSIGN"), "awaiting_countersign",
     Severity::Info},
    {EffectState::Escalated, QT_TRANSLATE_NOOP("EffectState", "ESCALATED"), "escalated", Severity::Warning},
    {EffectState::KeyExpiring, QT_TRANSLATE_NOOP("EffectState", "KEY EXPIRING"), "key_expiring", Severity::Warning},
    {EffectState::KeyLost, QT_TRANSLATE_NOOP("EffectState", "KEY LOST"), "key_lost", Severity::Critical},
    {EffectState::Conflict, QT_TRANSLATE_NOOP("EffectState", "DUPLICATE CONFLICT"), "conflict", Severity::Critical},
    {EffectState::Confirmed, QT_TRANSLATE_NOOP("EffectState", "CONFIRMED"), "confirmed", Severity::Neutral},
    {EffectState::Rejected, QT_TRANSLATE_NOOP("EffectState", "REJECTED"), "rejected", Severity::Neutral},
    {EffectState::Released, QT_TRANSLATE_NOOP("EffectState", "RELEASED"), "released", Severity::Neutral},
    {EffectState::Compensated, QT_TRANSLATE_NOOP("EffectState", "COMPENSATED"), "compensated", Severity::Neutral},
}};

const StateRow &rowOf(EffectState state)
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
    return QCoreApplication::translate("EffectState", rowOf(state).word);
}

QString stateIcon(EffectState state)
{
    return QString::fromLatin1(rowOf(state).icon);
}

Severity severityOf(EffectState state)
{
    return rowOf(state).severity;
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

QString causeText(const std::string &cause)
{
    struct Row
    {
        const char *cause;
        const char *text;
    };
    static constexpr std::array<Row, 12> Rows{{
        {"prepared", QT_TRANSLATE_NOOP("countersign::view", "written before anything was sent")},
        {"lease_over", QT_TRANSLATE_NOOP("countersign::view", "no answer in time")},
        {"key_expired", QT_TRANSLATE_NOOP("countersign::view", "the provider may have forgotten the key")},
        {"doubtful_answer", QT_TRANSLATE_NOOP("countersign::view", "an answer that proves nothing")},
        {"refused", QT_TRANSLATE_NOOP("countersign::view", "refused by the provider")},
        {"receipt", QT_TRANSLATE_NOOP("countersign::view", "the worker's receipt")},
        {"webhook", QT_TRANSLATE_NOOP("countersign::view", "a webhook of the provider")},
        {"accepted", QT_TRANSLATE_NOOP("countersign::view", "the provider has it, not done yet")},
        {"happened", QT_TRANSLATE_NOOP("countersign::view", "the provider has done it")},
        {"compensated", QT_TRANSLATE_NOOP("countersign::view", "taken back")},
        {"imported", QT_TRANSLATE_NOOP("countersign::view", "imported from another ledger")},
        {"not_sent", QT_TRANSLATE_NOOP("countersign::view", "never sent")},
    }};
    for (const Row &row : Rows)
        if (cause == row.cause)
            return QCoreApplication::translate("countersign::view", row.text);
    return visible(cause);
}

} // namespace countersign::view
