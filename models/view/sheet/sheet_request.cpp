// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/sheet/sheet_request.h"

#include "models/base/enum_table.h"

namespace countersign::view {
namespace {

using statement::Action;

constexpr EnumTable Names{std::array<EnumWord<SheetAction>, 13>{{
    {SheetAction::Confirm, "confirm"},
    {SheetAction::Reject, "reject"},
    {SheetAction::Release, "release"},
    {SheetAction::Compensate, "compensate"},
    {SheetAction::Reopen, "reopen"},
    {SheetAction::Hold, "hold"},
    {SheetAction::Unhold, "unhold"},
    {SheetAction::Escalate, "escalate"},
    {SheetAction::Settle, "settle"},
    {SheetAction::Approve, "approve"},
    {SheetAction::Decline, "decline"},
    {SheetAction::Withdraw, "withdraw"},
    {SheetAction::Ask, "note"},
}}};

} // namespace

std::string_view offerName(SheetAction action)
{
    return Names.word(action);
}

statement::Action actionOf(SheetAction action)
{
    return statement::parseAction(offerName(action)).value_or(Action::None);
}

bool concernsProposal(SheetAction action)
{
    return action == SheetAction::Approve || action == SheetAction::Decline || action == SheetAction::Withdraw ||
           action == SheetAction::Ask;
}

std::optional<SheetAction> sheetActionOf(std::string_view offerName)
{
    return Names.parse(offerName);
}

} // namespace countersign::view
