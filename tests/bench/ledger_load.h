// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/rate.h"

#include <cstddef>

// Fills a fresh embedded ledger below TMPDIR with confirmations of unknown charges, each with evidence of its own, and
// verifies it. Only submit() and the verification are timed; everything that leads up to them is not. Throws where the
// ledger refuses a statement or does not verify: rates of a broken ledger mean nothing.
namespace countersign::bench {

struct LedgerRates
{
    Rate submit{}; // statements
    Rate verify{}; // log entries, those of the bootstrap included
};

inline constexpr std::size_t MostEntries = 1'000'000; // what one customer may be charged in a day, a cent each

LedgerRates measureLedger(std::size_t entries);

} // namespace countersign::bench
