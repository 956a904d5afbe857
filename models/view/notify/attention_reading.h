// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/ledger/ledger_reader.h"
#include "models/view/notify/notification_budget.h"

#include <cstdint>
#include <string>
#include <vector>

// What in the ledger may need this person now. On the reading thread; blocking.
namespace countersign::view {

struct AttentionReading
{
    std::vector<Attention> standing{}; // keys, overdue ones, approvals; of each at most MostRead
    std::int64_t conflicts = 0;        // open ones; which they are no list tells
};
inline constexpr std::size_t MostRead = 1'000;

// `tenant` "": all of them.
Result<AttentionReading> readAttention(ledger::LedgerReader &reader, const std::string &person,
                                       const std::string &tenant, Instant now);

} // namespace countersign::view
