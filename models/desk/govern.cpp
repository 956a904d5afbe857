// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/desk/govern.h"

#include "models/base/canonical_json.h"
#include "models/desk/statement_draft.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>
#include <variant>

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

Result<ledger::PersonRecord> personNamed(Desk &desk, const std::string &person)
{
    COUNTERSIGN_TRY(const auto persons, desk.reader.persons());
    for (const auto &record : persons)
        if (record.person == person)
            return record;
    return fail(ErrorKind::NotFound, {translatable("nobody has enrolled %1"), {person}},
                translatable("List everybody with: operator list."));
}

// Somebody has proposed already that this membership ends, and it may still be approved.
Result<bool> isEndProposed(Desk &desk, const statement::MembershipSet &end)
{
    COUNTERSIGN_TRY(const std::string subject, toCanonical(statement::subjectOf(end)));
    COUNTERSIGN_TRY(const auto open, desk.reader.proposals(true));
    return std::any_of(open.begin(), open.end(), [&](const ledger::ProposalRecord &proposal) {
        return proposal.statement.kind == Kind::MembershipSet && proposal.statement.subject == subject;
    });
}

// False where the ledger refused.
bool keep(ledger::SubmitOutcome outcome, std::vector<ledger::LogReceipt> &receipts, Leave &leave)
{
    if (auto *refusal = std::get_if<resolution::Refusal>(&outcome))
        leave.refused = std::move(*refusal);
    else
        receipts.push_back(std::get<ledger::LogReceipt>(outcome));
    return !leave.refused;
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

Result<Leave> letGo(Desk &desk, const std::string &person)
{
    if (person == desk.person)
        return fail(ErrorKind::InvalidInput,
                    translatable("nobody lets himself go: with the first key gone he could not finish"),
                    translatable("Let another administrator do it."));
    COUNTERSIGN_TRY(const auto leaver, personNamed(desk, person));
    Leave leave;
    for (const std::string &key : leaver.liveKeys) {
        COUNTERSIGN_TRY(auto outcome, revokeKey(desk, {person, key}));
        if (!keep(std::move(outcome), leave.revoked, leave))
            return leave;
    }
    for (const auto &[tenant, roles] : leaver.memberships) {
        const statement::MembershipSet end{tenant, person, {}};
        COUNTERSIGN_TRY(const bool proposed, isEndProposed(desk, end));
        if (proposed)
            continue;
        COUNTERSIGN_TRY(auto outcome, setMembership(desk, end));
        if (!keep(std::move(outcome), leave.proposed, leave))
            return leave;
    }
    return leave;
}

std::size_t liveAdministrators(const std::vector<ledger::PersonRecord> &persons)
{
    const auto governing = std::count_if(persons.begin(), persons.end(), [](const ledger::PersonRecord &record) {
        const auto everywhere = record.memberships.find("*");
        return !record.liveKeys.empty() && everywhere != record.memberships.end() &&
               everywhere->second.count(statement::Role::Admin) > 0;
    });
    return static_cast<std::size_t>(governing);
}

} // namespace countersign::desk
