// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/view/history/history_copy.h"

#include <QString>

// One effect for the clipboard: plain digits, RFC 3339 times, whole keys. Pure; any thread.
namespace countersign::view {

// The ticket summary names no person, customer or recipient and no amount.
QString copyOf(const ledger::IntentRow &row, CopyForm form, Instant now);

} // namespace countersign::view
