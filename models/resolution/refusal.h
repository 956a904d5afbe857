// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/phrase.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

// Why the ledger says no: a code of trust.md (b), what the text needs as data, and when it may be different.
namespace countersign::resolution {

using RefusalData = std::map<std::string, std::string>;

struct Refusal
{
    std::string code{};                   // "RC302"
    RefusalData data{};                   // e.g. {"fact": "absence_proven", "unmet": "settled", "settle_at": "…"}
    std::optional<Instant> mayChangeAt{}; // earliest moment all remaining conditions could hold; empty if never
    Phrase why{};                         // the parser's words, where data has them in English under that name
    bool operator==(const Refusal &) const = default;
};

// Plain sentences for a person: what was refused, why, what to do, and that nothing was changed or sent.
// Every code of trust.md (b) has some; an unknown code is named as such.
// Reads these data where they are given: fact, found (both set by judge), unmet, differing; reason (of a guard outside
// the table); status, version, by, at; became, decided_by; fields; kind, action; settle_at, counted, needed; proposal,
// proposer; until; redispatch_until; sweep_due; why (RC101 to RC202: the parser's words; RC403: the facts that ask for
// a second person).
Phrases refusalSentences(const Refusal &refusal);
std::string refusalText(const Refusal &refusal); // in English

// The same of an act that nobody tried yet, beside the button that cannot be pressed: why, and what to do.
Phrases reasonSentences(const Refusal &refusal);
std::string refusalReason(const Refusal &refusal); // in English

// Why a fact asks for a second person, in words.
Phrase secondPersonReason(const std::string &fact);

// What an object differs in from the intent, in words; a name that nobody knows, as of a newer ledger, as it is.
Phrase differingField(const std::string &field);

// Every code of trust.md (b), in its order of number.
const std::vector<std::string> &refusalCodes();

} // namespace countersign::resolution
