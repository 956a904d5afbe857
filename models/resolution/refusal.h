// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Why the ledger says no: a code of trust.md (b), what the text needs as data, and when it may be different.
namespace countersign::resolution {

using RefusalData = std::map<std::string, std::string>;

struct Refusal
{
    std::string code{};                   // "RC302"
    RefusalData data{};                   // e.g. {"fact": "absence_proven", "unmet": "settled", "settle_at": "…"}
    std::optional<Instant> mayChangeAt{}; // earliest moment all remaining conditions could hold; empty if never
    bool operator==(const Refusal &) const = default;
};

// One or two plain sentences for a person: what was refused, why, what to do, and that nothing was changed or sent.
// Every code of trust.md (b) has one; an unknown code is named as such.
// Reads these data where they are given: fact, found (both set by judge), unmet, differing; reason (of a guard outside
// the table); status, version, by, at; fields; kind, action; settle_at, counted, needed; proposal, proposer; until;
// redispatch_until; sweep_due; why (RC101 to RC202: the parser's words; RC403: the facts that ask for a second person).
std::string refusalText(const Refusal &refusal);

// The same of an act that nobody tried yet, beside the button that cannot be pressed: why, and what to do.
std::string refusalReason(const Refusal &refusal);

// Every code of trust.md (b), in its order of number.
const std::vector<std::string> &refusalCodes();

} // namespace countersign::resolution
