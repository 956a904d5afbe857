// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/error.h"
#include "models/effect/effect_intent.h"
#include "models/view/wording/compare_row.h"
#include "models/view/wording/effect_state.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>
#include <vector>

// One effect as it is shown. Value types; every text as it may be shown.
namespace countersign::view {

struct DossierFact
{
    QString label{};
    QString value{};
    QString detail{}; // full value, for tooltips and screen readers
};

enum class Step { Freeze, LookUp, Decide, Sign, Countersign, Resume };
enum class StepState { Done, Current, Open, NotNeeded };
struct StepInfo
{
    Step step = Step::Freeze;
    StepState state = StepState::Open;
    QString word{};   // "Freeze"
    QString detail{}; // who and when, or why not needed
    bool operator==(const StepInfo &) const = default;
};
inline constexpr std::size_t StepCount = 6;

struct TimelineEntry
{
    enum class Kind { Event, Attempt, Lookup, Statement, Conflict, Proposal };
    Kind kind = Kind::Event;
    Instant at{};
    QString when{}; // "2026-12-01 00:00:04Z"
    QString what{};
    QString who{}; // "" where nobody in particular
};

// What may be done, in the order A R T M E H (and S where a conflict is open).
struct OfferInfo
{
    QString name{};   // the ledger's: "confirm"
    QString key{};    // "A"
    QString text{};   // "Accept receipt"
    QString detail{}; // available: what it is about, or that a second person signs too
    QString reason{}; // not available: why, never empty then
    bool available = false;
    bool twoPeople = false;
};

struct DossierState
{
    enum class Reading { Nothing, First, Shown }; // First: the first answer is awaited

    Reading reading = Reading::Nothing;
    bool loading = false;
    std::optional<Error> error{}; // the last reading failed; what is shown is older
    std::optional<effect::EffectRef> ref{};
    EffectState state = EffectState::Unknown;
    QString title{}; // the intent key
    QList<DossierFact> facts{};
    std::vector<CompareRow> compare{};
    QString compareNote{}; // whose evidence, or that there is none
    std::array<StepInfo, StepCount> steps{};
    QList<OfferInfo> offers{};
    QList<TimelineEntry> timeline{};
    QString claim{}; // "Claimed by you until …", "" where nobody holds it
};

} // namespace countersign::view
