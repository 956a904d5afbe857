// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"

#include <cstddef>
#include <vector>

// What the queue asks the ledger, on the reading thread. Blocking.
namespace countersign::view {

struct QueueReading
{
    ledger::Page<ledger::IntentRow> page{};
    ledger::Tallies tallies{}; // of the query's tenant; with the first page only
};

// One page of up to `limit` rows from `from`; the tallies too where that is the beginning.
Result<QueueReading> readQueue(ledger::LedgerReader &reader, const ledger::EffectQuery &query,
                               const ledger::Cursor &from, std::size_t limit);

// Rows that were shown and were not met again.
struct MissingRows
{
    std::vector<ledger::IntentRow> rows{}; // as they are now
    int gone = 0;                          // of them are no longer in the list of `query`
};
Result<MissingRows> readMissing(ledger::LedgerReader &reader, const ledger::EffectQuery &query,
                                const std::vector<effect::EffectRef> &refs);

} // namespace countersign::view
