// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/statement/statement_rules.h"

#include "models/base/assert.h"
#include "models/base/digest.h"
#include "models/base/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace countersign::statement {
namespace {

constexpr std::string_view EmptyObject = "{}";

enum class Presence { Absent, Optional, Required };

struct Shape
{
    Presence action = Presence::Absent;
    Presence result = Presence::Absent;
    Presence compensation = Presence::Absent;
    Presence hold = Presence::Absent;
    Presence escalation = Presence::Absent;
    Presence conflict = Presence::Absent;
    Presence proposal = Presence::Absent;
};

// resolve, propose and approve. Without an action, propose and approve are about the settlement of a conflict.
Shape shapeOfAction(Action action, Kind kind)
{
    Shape shape;
    shape.action = Presence::Required;
    shape.proposal = kind == Kind::Approve ? Presence::Required : Presence::Absent;
    switch (action) {
    case Action::None:
        if (kind != Kind::Resolve) {
            shape.action = Presence::Absent;
            shape.conflict = Presence::Required;
        }
        return shape;
    case Action::Confirm:
        shape.result = Presence::Required;
        return shape;
    case Action::Reject:
        shape.result = Presence::Optional;
        return shape;
    case Action::Release:
        return shape;
    case Action::Compensate:
        shape.compensation = Presence::Required;
        return shape;
    case Action::Reopen:
        shape.conflict = Presence::Optional;
        return shape;
    }
    COUNTERSIGN_UNREACHABLE();
}

Shape shapeOf(const Statement &statement)
{
    Shape shape;
    switch (statement.kind) {
    case Kind::Resolve:
    case Kind::Propose:
    case Kind::Approve:
        return shapeOfAction(statement.action, statement.kind);
    case Kind::Decline:
    case Kind::Withdraw:
        shape.proposal = Presence::Required;
        return shape;
    case Kind::Hold:
        shape.hold = Presence::Required;
        return shape;
    case Kind::Unhold:
        return shape;
    case Kind::Escalate:
        shape.escalation = Presence::Required;
        return shape;
    case Kind::Note:
        shape.proposal = Presence::Optional;
        return shape;
    case Kind::Settle:
        shape.conflict = Presence::Required;
        return shape;
    case Kind::OperatorEnrol:
    case Kind::KeyRevoke:
    case Kind::MembershipSet:
    case Kind::PolicySet:
    case Kind::ContractPublish:
        return shape;
    }
    COUNTERSIGN_UNREACHABLE();
}

// An approval, decline or withdrawal without an intent is about a governance proposal.
bool concernsGovernance(const Statement &statement)
{
    const bool answers =
        statement.kind == Kind::Approve || statement.kind == Kind::Decline || statement.kind == Kind::Withdraw;
    return isGovernance(statement.kind) || (answers && statement.intent.empty());
}

tl::unexpected<Error> refused(const Statement &statement, std::string_view field, const Phrase &why)
{
    const std::string name(field);
    const std::string kind(toString(statement.kind));
    if (statement.action == Action::None)
        return fail(ErrorKind::InvalidInput,
                    {translatable("statement field %1 %2 with kind %3"), {name, Phrases{why}, kind}});
    return fail(ErrorKind::InvalidInput, {translatable("statement field %1 %2 with kind %3 and action %4"),
                                          {name, Phrases{why}, kind, std::string(toString(statement.action))}});
}

struct Field
{
    std::string_view name;
    bool present;
    Presence wanted;
};

template <std::size_t N>
Status checkPresence(const Statement &statement, const std::array<Field, N> &fields)
{
    for (const Field &field : fields) {
        if (field.wanted == Presence::Required && !field.present)
            return refused(statement, field.name, translatable("is empty, which it cannot be"));
        if (field.wanted == Presence::Absent && field.present)
            return refused(statement, field.name, translatable("must be empty"));
    }
    return {};
}

Status checkShape(const Statement &statement, const Shape &shape)
{
    return checkPresence(statement, std::array<Field, 7>{{
                                        {"action", statement.action != Action::None, shape.action},
                                        {"result", statement.result.has_value(), shape.result},
                                        {"compensation", statement.compensation.has_value(), shape.compensation},
                                        {"hold", !statement.holdUntil.empty(), shape.hold},
                                        {"escalation", statement.escalation.has_value(), shape.escalation},
                                        {"conflict", statement.conflict.has_value(), shape.conflict},
                                        {"proposal", statement.proposal.has_value(), shape.proposal},
                                    }});
}

Status checkMatter(const Statement &statement, Presence ofIntent, Presence ofGovernance)
{
    return checkPresence(statement, std::array<Field, 5>{{
                                        {"intent", !statement.intent.empty(), ofIntent},
                                        {"prior", statement.prior.has_value(), ofIntent},
                                        {"next", !statement.nextStatus.empty(), ofIntent},
                                        {"effect", statement.effect.has_value(), ofIntent},
                                        {"subject", statement.subject != EmptyObject, ofGovernance},
                                    }});
}

Status checkGovernance(const Statement &statement)
{
    Shape shape;
    shape.proposal = isGovernance(statement.kind) ? Presence::Absent : Presence::Required;
    COUNTERSIGN_CHECK(checkMatter(statement, Presence::Absent, Presence::Required));
    COUNTERSIGN_CHECK(checkShape(statement, shape));
    return checkPresence(statement, std::array<Field, 2>{{
                                        {"evidence", !statement.evidence.empty(), Presence::Absent},
                                        {"contract", statement.contract.has_value(), Presence::Absent},
                                    }});
}

std::string_view statusAfter(const Statement &statement)
{
    switch (statement.action) {
    case Action::None:
    case Action::Compensate:
        return statement.prior->status;
    case Action::Confirm:
        return "confirmed";
    case Action::Reject:
        return "rejected";
    case Action::Release:
        return "prepared";
    case Action::Reopen:
        return "unknown";
    }
    COUNTERSIGN_UNREACHABLE();
}

Status checkEvidence(const Statement &statement)
{
    std::set<std::string_view> digests;
    for (const Citation &citation : statement.evidence) {
        if (!digests.insert(citation.digest).second)
            return refused(statement, "evidence", translatable("cites one digest twice"));
        if (citation.kind == "lookup" && citation.observedAt.empty())
            return refused(statement, "evidence", translatable("cites a lookup without observed_at"));
    }
    return {};
}

bool repeats(const std::vector<std::string> &values)
{
    return std::set<std::string_view>(values.begin(), values.end()).size() != values.size();
}

Status checkResult(const Statement &statement, const ResultClaim &result)
{
    if (repeats(result.mismatch))
        return refused(statement, "result.mismatch", translatable("names one field twice"));
    if (repeats(result.surplus))
        return refused(statement, "result.surplus", translatable("names one object twice"));
    if (std::find(result.surplus.begin(), result.surplus.end(), result.providerId) != result.surplus.end())
        return refused(statement, "result.surplus", translatable("names the accepted object itself"));
    return {};
}

Status checkCompensation(const Statement &statement, const CompensationCommand &command)
{
    if (!command.amountMinor.empty() && parseInt64(command.amountMinor).value_or(0) <= 0)
        return refused(statement, "compensation.amount_minor", translatable("is not above zero"));
    COUNTERSIGN_TRY(const std::string bytes, compensationCommand(command));
    if (sha256(bytes).hex() != command.commandDigest)
        return refused(statement, "compensation.command_digest",
                       translatable("is not the digest of the other five fields"));
    return {};
}

Status checkIntent(const Statement &statement)
{
    COUNTERSIGN_CHECK(checkMatter(statement, Presence::Required, Presence::Absent));
    COUNTERSIGN_CHECK(checkShape(statement, shapeOf(statement)));
    if (statement.tenant == "*")
        return refused(statement, "tenant", translatable("must name one tenant"));
    if (statement.nextStatus != statusAfter(statement))
        return refused(statement, "next.status", {translatable("must be %1"), {std::string(statusAfter(statement))}});
    if (statement.conflict && statement.conflict->settlement.empty() && statement.action != Action::Reopen)
        return refused(statement, "conflict.settlement", translatable("is empty, which it cannot be"));
    COUNTERSIGN_CHECK(checkEvidence(statement));
    if (statement.result)
        COUNTERSIGN_CHECK(checkResult(statement, *statement.result));
    if (statement.compensation)
        COUNTERSIGN_CHECK(checkCompensation(statement, *statement.compensation));
    return {};
}

} // namespace

Status checkFieldsOfKind(const Statement &statement)
{
    return concernsGovernance(statement) ? checkGovernance(statement) : checkIntent(statement);
}

} // namespace countersign::statement
