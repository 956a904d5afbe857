// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/enum_table.h"
#include "models/statement/statement.h"

#include <array>

namespace countersign::statement {
namespace {

constexpr EnumTable KindWords{std::array{
    EnumWord<Kind>{Kind::Resolve, "resolve"},
    EnumWord<Kind>{Kind::Propose, "propose"},
    EnumWord<Kind>{Kind::Approve, "approve"},
    EnumWord<Kind>{Kind::Decline, "decline"},
    EnumWord<Kind>{Kind::Withdraw, "withdraw"},
    EnumWord<Kind>{Kind::Hold, "hold"},
    EnumWord<Kind>{Kind::Unhold, "unhold"},
    EnumWord<Kind>{Kind::Escalate, "escalate"},
    EnumWord<Kind>{Kind::Note, "note"},
    EnumWord<Kind>{Kind::Settle, "settle"},
    EnumWord<Kind>{Kind::OperatorEnrol, "operator_enrol"},
    EnumWord<Kind>{Kind::KeyRevoke, "key_revoke"},
    EnumWord<Kind>{Kind::MembershipSet, "membership_set"},
    EnumWord<Kind>{Kind::PolicySet, "policy_set"},
    EnumWord<Kind>{Kind::ContractPublish, "contract_publish"},
}};

constexpr EnumTable ActionWords{std::array{
    EnumWord<Action>{Action::None, ""},
    EnumWord<Action>{Action::Confirm, "confirm"},
    EnumWord<Action>{Action::Reject, "reject"},
    EnumWord<Action>{Action::Release, "release"},
    EnumWord<Action>{Action::Compensate, "compensate"},
    EnumWord<Action>{Action::Reopen, "reopen"},
}};

} // namespace

std::string_view toString(Kind kind)
{
    return KindWords.word(kind);
}

std::optional<Kind> parseKind(std::string_view word)
{
    return KindWords.parse(word);
}

bool isGovernance(Kind kind)
{
    switch (kind) {
    case Kind::OperatorEnrol:
    case Kind::KeyRevoke:
    case Kind::MembershipSet:
    case Kind::PolicySet:
    case Kind::ContractPublish:
        return true;
    case Kind::Resolve:
    case Kind::Propose:
    case Kind::Approve:
    case Kind::Decline:
    case Kind::Withdraw:
    case Kind::Hold:
    case Kind::Unhold:
    case Kind::Escalate:
    case Kind::Note:
    case Kind::Settle:
        return false;
    }
    COUNTERSIGN_UNREACHABLE();
}

std::string_view toString(Action action)
{
    return ActionWords.word(action);
}

std::optional<Action> parseAction(std::string_view word)
{
    return ActionWords.parse(word);
}

} // namespace countersign::statement
