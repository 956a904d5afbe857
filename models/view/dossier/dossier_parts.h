// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/view/dossier/dossier_state.h"

#include <string>

// The parts of a shown dossier, each from what the ledger says and nothing else. Pure; any thread.
namespace countersign::view {

struct DossierReading
{
    ledger::Dossier dossier;
    std::vector<resolution::Offer> offers{};
    Instant now{};
    std::string person{};
};

QList<DossierFact> dossierFacts(const DossierReading &reading);
EffectState dossierStateOf(const DossierReading &reading);
QString claimText(const DossierReading &reading);

// From the newest evidence of a lookup or import; `note` says which. Each object it names has its rows.
std::vector<CompareRow> compareRows(const DossierReading &reading);
QString compareNote(const DossierReading &reading);

std::array<StepInfo, StepCount> runbookSteps(const DossierReading &reading);
QString stepSentence(const std::array<StepInfo, StepCount> &steps, std::size_t index); // "Step 3 of 6, Decide, current"

QList<OfferInfo> offerInfos(const DossierReading &reading);
QList<TimelineEntry> timelineOf(const DossierReading &reading); // oldest first

} // namespace countersign::view
