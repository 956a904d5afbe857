// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/submit_consequences.h"

#include "models/effect/finding.h"
#include "models/ledger/sqlite/compensations.h"
#include "models/ledger/sqlite/conflicts.h"

namespace countersign::ledger {

using effect::EffectIntent;
using effect::EffectStatus;
using statement::Action;
using statement::Kind;
using statement::Statement;

namespace {

std::string evidenceNaming(const SubmitCase &one, const std::string &objectId)
{
    for (const auto &stored : one.known->cited)
        for (const auto &match : stored.evidence.matches)
            if (match.id == objectId)
                return stored.digest.hex();
    return {};
}

// Every other match of a confirmation among several is an effect nobody asked for.
Status openSurplus(SubmitCase &one)
{
    for (const auto &objectId : one.said.result->surplus) {
        ConflictMatter conflict;
        conflict.kind = ConflictKind::SecondEffect;
        conflict.objectId = objectId;
        conflict.evidence = evidenceNaming(one, objectId);
        COUNTERSIGN_CHECK(openConflict(one.session, one.entropy, one.known->intent.ref, conflict, one.now));
    }
    return {};
}

} // namespace

bool resolves(const Statement &said)
{
    return (said.kind == Kind::Resolve || said.kind == Kind::Approve) && said.action != Action::None;
}

bool settles(const Statement &said)
{
    const bool applied = said.kind == Kind::Settle || said.kind == Kind::Approve || said.kind == Kind::Resolve;
    return applied && said.conflict && !said.conflict->settlement.empty();
}

Status moveConflicts(SubmitCase &one)
{
    if (resolves(one.said) && one.said.action == Action::Confirm)
        COUNTERSIGN_CHECK(openSurplus(one));
    if (!settles(one.said))
        return {};
    return settleConflict(one.session, *one.said.conflict, static_cast<std::int64_t>(one.frontier.size()));
}

Status orderCompensation(SubmitCase &one, const EffectIntent &after)
{
    if (!resolves(one.said) || one.said.action != Action::Compensate)
        return {};
    Scene scene{one.session, one.entropy, one.now};
    return beginCompensation(scene, after, one.known->contract->value, *one.said.compensation);
}

Status moveCompensations(SubmitCase &one, EffectIntent &after)
{
    if (!resolves(one.said))
        return {};
    Scene scene{one.session, one.entropy, one.now};
    switch (one.said.action) {
    case Action::Confirm:
        return compensationSettled(scene, after,
                                   one.said.result->disposition == effect::toString(effect::Disposition::Happened));
    case Action::Reject:
        return compensationSettled(scene, after, false);
    case Action::Reopen:
        return compensationReopened(scene, after);
    case Action::Compensate:
    case Action::Release:
    case Action::None:
        return {};
    }
    return {};
}

} // namespace countersign::ledger
