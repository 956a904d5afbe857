// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/queue_reading.h"

#include <algorithm>
#include <utility>

namespace countersign::view {

namespace {

constexpr std::size_t AskedAtOnce = 500;

} // namespace

Result<QueueReading> readQueue(ledger::LedgerReader &reader, const ledger::EffectQuery &query,
                               const ledger::Cursor &from, std::size_t limit)
{
    QueueReading reading;
    COUNTERSIGN_TRY(reading.page, reader.intents(query, from, limit));
    if (from.after.empty()) {
        COUNTERSIGN_TRY(reading.tallies, reader.tallies(query.tenant));
    }
    return reading;
}

Result<MissingRows> readMissing(ledger::LedgerReader &reader, const ledger::EffectQuery &query,
                                const std::vector<effect::EffectRef> &refs)
{
    MissingRows missing;
    for (std::size_t begin = 0; begin < refs.size(); begin += AskedAtOnce) {
        const auto end = std::min(begin + AskedAtOnce, refs.size());
        ledger::EffectQuery any;
        any.among.assign(refs.begin() + static_cast<std::ptrdiff_t>(begin),
                         refs.begin() + static_cast<std::ptrdiff_t>(end));
        auto here = query;
        here.among = any.among;
        COUNTERSIGN_TRY(auto now, reader.intents(any, {}, AskedAtOnce));
        COUNTERSIGN_TRY(const auto still, reader.intents(here, {}, AskedAtOnce));
        missing.gone += static_cast<int>(now.rows.size() - still.rows.size());
        std::move(now.rows.begin(), now.rows.end(), std::back_inserter(missing.rows));
    }
    return missing;
}

} // namespace countersign::view
