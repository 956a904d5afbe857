// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/desk/desk.h"
#include "models/ledger/ledger_reader.h"
#include "models/view/sheet/sheet_request.h"

#include <optional>
#include <string>
#include <vector>

// Everything a sheet shows, gathered on the writing thread: the bytes that would be signed, and what stands around
// them.
namespace countersign::view {

struct SheetDraft
{
    SheetSubject subject{};
    std::string person{};   // who would sign
    SheetChoices choices{}; // as drafted, with what was prefilled
    std::string bytes{};    // canonical; empty while something that the statement needs is not chosen
    resolution::Offer offer{};
    std::optional<ledger::Dossier> dossier{};         // none for governance
    std::optional<ledger::ProposalRecord> proposal{}; // with concernsProposal()
    std::vector<std::string> objects{};               // to choose one of, where there are several
    std::vector<ledger::PersonRecord> persons{};
    Instant draftedAt{};
};

// Signs nothing. NotFound: no such effect or proposal. What cannot be drafted is an Error.
Result<SheetDraft> draftSheet(desk::Desk &desk, const SheetSubject &subject, SheetChoices choices);

// When a hold of this length would end: never past the time at which the provider may forget the key.
Instant holdEnd(const ledger::Dossier &dossier, Instant now, Duration length);

} // namespace countersign::view
