// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/sheet/sheet_draft.h"

#include <QString>

#include <optional>

// What happened to an effect while a sheet was open on it. Pure.
namespace countersign::view {

// Who moved the effect or decided the proposal, in a sentence; nullopt: it stands as drafted.
std::optional<QString> sheetConflict(const SheetDraft &draft, const ledger::Dossier &now);
// The effect stands, but evidence, policy or contract are other than when it was drafted.
bool drawsOnOther(const SheetDraft &draft, const ledger::Dossier &now);

} // namespace countersign::view
