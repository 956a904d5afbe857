// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/effect/effect_intent.h"

#include <QString>

#include <vector>

// The one state an effect is shown in, everywhere (ux.md section 9): no two labels can disagree. Pure; any thread.
namespace countersign::view {

// Four families only. Colours are the theme's.
enum class Severity { Neutral, Info, Warning, Critical };

enum class EffectState {
    Prepared,
    InFlight, // prepared with an open attempt
    Unknown,
    Overdue, // unknown past its normal window
    Held,
    AwaitingCountersign,
    Escalated,
    KeyExpiring, // unknown, and the provider forgets the key within the margin
    KeyLost,
    Conflict,
    Confirmed,
    Rejected,
    Released, // prepared again by a release
    Compensated,
};

// What is known around the row beside the row itself.
struct StateFacts
{
    bool leaseLapsed = false;
    bool openProposal = false;
    bool openConflict = false;
};

// The most urgent state that applies: Conflict, KeyLost, KeyExpiring, Held, AwaitingCountersign, Escalated, Overdue,
// then the plain status. A key is expiring in its last hour, of an unknown effect only; a hold and an escalation count
// until the effect is final.
EffectState effectState(const effect::EffectIntent &intent, const StateFacts &facts, Instant now);

QString stateWord(EffectState state); // "OVERDUE", translated
QString stateIcon(EffectState state); // name of the icon in resources/icons, without suffix
Severity severityOf(EffectState state);
const std::vector<EffectState> &allStates();

// "UNKNOWN": a status of the ledger, translated; one that has no word here is shown as it is.
QString statusWord(const std::string &status);

// What a worker or the sweeper gave as the cause of a change, or as what an attempt came to: "lease_over" is "no answer
// in time". A word that has no row here is shown as it is.
QString causeText(const std::string &cause);

} // namespace countersign::view
