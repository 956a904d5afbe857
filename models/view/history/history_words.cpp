// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/history_words.h"

#include "models/base/assert.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

namespace countersign::view {
QString actionWord(statement::Action action)
{
    using statement::Action;
    switch (action) {
    case Action::None:
        return {};
    case Action::Confirm:
        //: what was decided about an effect: its receipt was accepted
        return tr("ACCEPT");
    case Action::Reject:
        //: what was decided about an effect: it did not happen
        return tr("REJECT");
    case Action::Release:
        //: what was decided about an effect: it may be sent again
        return tr("RETRY");
    case Action::Compensate:
        //: what was decided about an effect: a new command takes it back
        return tr("COMPENSATE");
    case Action::Reopen:
        //: what was decided about an effect: an earlier decision was taken back
        return tr("REVERSE");
    }
    COUNTERSIGN_UNREACHABLE();
}

QString kindWord(statement::Kind kind)
{
    using statement::Kind;
    switch (kind) {
    case Kind::Resolve:
        //: kind of log entry: one person decided
        return tr("DECISION");
    case Kind::Propose:
        //: kind of log entry
        return tr("PROPOSAL");
    case Kind::Approve:
        //: kind of log entry
        return tr("COUNTERSIGN");
    case Kind::Decline:
        //: kind of log entry
        return tr("DECLINE");
    case Kind::Withdraw:
        //: kind of log entry: the proposer takes his proposal back
        return tr("WITHDRAW");
    case Kind::Hold:
        //: kind of log entry: frozen for a time
        return tr("HOLD");
    case Kind::Unhold:
        //: kind of log entry
        return tr("END HOLD");
    case Kind::Escalate:
        //: kind of log entry
        return tr("ESCALATE");
    case Kind::Note:
        //: kind of log entry
        return tr("NOTE");
    case Kind::Settle:
        //: kind of log entry: says how a conflict ended
        return tr("SETTLE CONFLICT");
    case Kind::OperatorEnrol:
        //: kind of log entry
        return tr("ENROL PERSON");
    case Kind::KeyRevoke:
        //: kind of log entry
        return tr("REVOKE KEY");
    case Kind::MembershipSet:
        //: kind of log entry
        return tr("SET ROLES");
    case Kind::PolicySet:
        //: kind of log entry
        return tr("SET POLICY");
    case Kind::ContractPublish:
        //: kind of log entry
        return tr("PUBLISH CONTRACT");
    }
    COUNTERSIGN_UNREACHABLE();
}

QString entryWord(const statement::Statement &said)
{
    using statement::Kind;
    const auto decided = said.action != statement::Action::None ? actionWord(said.action) : kindWord(said.kind);
    if (said.kind == Kind::Propose)
        //: %1 is an action such as RETRY, for which a second signature is still needed
        return tr("%1 proposed").arg(said.action == statement::Action::None ? kindWord(Kind::Settle) : decided);
    return decided;
}

QString filterWord(const std::string &word)
{
    if (const auto action = statement::parseAction(word); action && !word.empty())
        return actionWord(*action);
    const auto kind = statement::parseKind(word);
    return kind ? kindWord(*kind) : visible(word);
}

const std::vector<std::string> &filterActions()
{
    static const std::vector<std::string> Words{
        "confirm",        "reject",     "release",        "compensate", "reopen",          "propose", "approve",
        "decline",        "withdraw",   "hold",           "unhold",     "escalate",        "note",    "settle",
        "operator_enrol", "key_revoke", "membership_set", "policy_set", "contract_publish"};
    return Words;
}

} // namespace countersign::view
