// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/digest.h"
#include "models/effect/effect_intent.h"
#include "models/statement/statement.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What a sheet is opened for, and what the person who signs has chosen on it so far. Value types; any thread.
namespace countersign::view {

enum class SheetAction {
    Confirm,
    Reject,
    Release,
    Compensate,
    Reopen,
    Hold,
    Unhold,
    Escalate,
    Settle,
    Approve,
    Decline,
    Withdraw,
    Ask, // a note on a proposal: a question that decides nothing
};

// The name under which LedgerReader::offers() judges it.
std::string_view offerName(SheetAction action);
// The resolution it takes; None for everything else.
statement::Action actionOf(SheetAction action);
// Approve, Decline, Withdraw, Ask.
bool concernsProposal(SheetAction action);
// Inverse of offerName(); nullopt: there is no sheet for that offer.
std::optional<SheetAction> sheetActionOf(std::string_view offerName);

struct SheetSubject
{
    SheetAction action = SheetAction::Confirm;
    std::optional<effect::EffectRef> ref{}; // empty only for a proposal that governs
    std::string proposal{};                 // id; with concernsProposal()
};

// Whatever is not chosen is empty. What of this enters the statement changes its bytes; the rest is friction.
struct SheetChoices
{
    std::string reasonCode{}, reasonText{};
    std::string object{};           // confirm: the receipt; compensate: what is taken back
    std::string settlement{};       // settle
    std::string escalateTo{};       // person
    std::optional<Duration> hold{}; // from now
    bool operator==(const SheetChoices &) const = default;
};

} // namespace countersign::view
