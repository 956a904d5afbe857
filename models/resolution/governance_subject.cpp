// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/governance_subject.h"

#include "models/base/assert.h"
#include "models/base/canonical_json.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace countersign::resolution {

using statement::Kind;

namespace {

template <class T>
Result<Subject> asSubject(Result<T> parsed)
{
    if (!parsed)
        return fail(std::move(parsed).error());
    return Subject(std::move(*parsed));
}

} // namespace

Result<Subject> parseSubject(Kind kind, const std::string &bytes)
{
    COUNTERSIGN_TRY(const auto subject, parseCanonical(bytes));
    switch (kind) {
    case Kind::OperatorEnrol:
        return asSubject(statement::parseOperatorEnrol(subject));
    case Kind::KeyRevoke:
        return asSubject(statement::parseKeyRevoke(subject));
    case Kind::MembershipSet:
        return asSubject(statement::parseMembershipSet(subject));
    case Kind::PolicySet:
        return asSubject(parsePolicySubject(subject));
    case Kind::ContractPublish:
        return asSubject(effect::parseContractSubject(subject));
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
        break;
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace countersign::resolution
