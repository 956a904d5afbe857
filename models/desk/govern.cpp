// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/govern.h"

#include "models/base/canonical_json.h"
#include "models/desk/statement_draft.h"

#include <nlohmann/json.hpp>

namespace countersign::desk {
namespace {

using statement::Kind;
using statement::Statement;

Result<ledger::SubmitOutcome> govern(Desk &desk, const std::string &tenant, Kind kind, const nlohmann::json &subject)
{
    COUNTERSIGN_TRY(Statement draft, draftStatement(desk, tenant, kind));
    COUNTERSIGN_TRY(draft.subject, toCanonical(subject));
    COUNTERSIGN_TRY(const auto policy, desk.reader.policy(tenant));
    if (policy)
        draft.policy = statement::VersionRef{policy->version, policy->digest};
    return signAndSubmit(desk, draft);
}

} // namespace

Result<ledger::SubmitOutcome> enrol(Desk &desk, const statement::OperatorEnrol &enrol)
{
    return govern(desk, "*", Kind::OperatorEnrol, statement::subjectOf(enrol));
}

Result<ledger::SubmitOutcome> setMembership(Desk &desk, const statement::MembershipSet &membership)
{
    return govern(desk, membership.tenant, Kind::MembershipSet, statement::subjectOf(membership));
}

Result<ledger::SubmitOutcome> revokeKey(Desk &desk, const statement::KeyRevoke &revoke)
{
    return govern(desk, "*", Kind::KeyRevoke, statement::subjectOf(revoke));
}

Result<ledger::SubmitOutcome> setPolicy(Desk &desk, const resolution::Policy &policy)
{
    return govern(desk, policy.tenant, Kind::PolicySet, resolution::policySubject(policy));
}

Result<ledger::SubmitOutcome> publishContract(Desk &desk, const effect::ProviderContract &contract)
{
    return govern(desk, contract.tenant, Kind::ContractPublish, effect::contractSubject(contract));
}

} // namespace countersign::desk
