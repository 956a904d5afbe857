// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/submit_apply.h"

#include "models/base/assert.h"
#include "models/base/mutation.h"
#include "models/ledger/sqlite/conflicts.h"
#include "models/ledger/sqlite/due.h"
#include "models/ledger/sqlite/effect_rows.h"
#include "models/ledger/sqlite/guards_log.h"
#include "models/ledger/sqlite/in_force.h"
#include "models/ledger/sqlite/outbox.h"
#include "models/ledger/sqlite/submit_consequences.h"
#include "models/ledger/sqlite/submit_governance.h"

#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

namespace countersign::ledger {

using effect::EffectIntent;
using effect::EffectStatus;
using statement::Action;
using statement::Kind;

namespace {

constexpr auto ProposalLifeWithoutPolicy = std::chrono::hours(24);

std::int64_t nextSeq(const SubmitCase &one)
{
    return static_cast<std::int64_t>(one.frontier.size());
}

void takeResolution(const SubmitCase &one, EffectIntent &row)
{
    const auto &said = one.said;
    row.version += 1;
    row.hold.reset(); // any applied resolution ends it
    row.resolvedBySeq = nextSeq(one);
    row.retryAt.reset();
    switch (said.action) {
    case Action::Confirm:
        row.status = EffectStatus::Confirmed;
        row.providerResultId = said.result->providerId;
        row.responseDigest = said.result->responseDigest;
        row.resolvedAt = one.now;
        return;
    case Action::Reject:
        row.status = EffectStatus::Rejected;
        row.resolvedAt = one.now;
        return;
    case Action::Release:
        row.status = EffectStatus::Prepared;
        return;
    case Action::Compensate: // the new intent is what changes; this one only moves on
        return;
    case Action::Reopen:
        row.status = EffectStatus::Unknown;
        row.providerResultId.clear();
        row.responseDigest.clear();
        row.resolvedAt.reset();
        return;
    case Action::None:
        break;
    }
    COUNTERSIGN_UNREACHABLE();
}

// The row as it will stand; nothing where the statement leaves it alone.
std::optional<EffectIntent> rowAfter(const SubmitCase &one)
{
    auto row = one.known->intent;
    row.eventNo += 1;
    row.updatedAt = one.now;
    switch (one.said.kind) {
    case Kind::Resolve:
    case Kind::Approve:
        if (resolves(one.said))
            takeResolution(one, row);
        return row;
    case Kind::Hold: {
        const auto by = PersonId::parse(one.said.person);
        const auto until = parseInstant(one.said.holdUntil);
        COUNTERSIGN_ASSERT(by && until); // G2 and guardHoldEnd
        row.hold = effect::Hold{*by, *until};
        return row;
    }
    case Kind::Unhold:
        row.hold.reset();
        return row;
    case Kind::Escalate: {
        row.escalatedTo = one.said.escalation->to;
        const auto due = parseInstant(one.said.escalation->due);
        row.escalationDue = due ? std::optional(*due) : std::nullopt;
        return row;
    }
    case Kind::Propose:
    case Kind::Settle:
        return row;
    case Kind::Decline:
    case Kind::Withdraw:
    case Kind::Note:
        return std::nullopt;
    case Kind::OperatorEnrol:
    case Kind::KeyRevoke:
    case Kind::MembershipSet:
    case Kind::PolicySet:
    case Kind::ContractPublish:
        break;
    }
    COUNTERSIGN_UNREACHABLE();
}

OutboxType eventOf(Action action)
{
    switch (action) {
    case Action::Confirm:
        return OutboxType::EffectConfirmed;
    case Action::Reject:
        return OutboxType::EffectRejected;
    case Action::Release:
        return OutboxType::EffectReleased;
    case Action::Compensate:
        return OutboxType::EffectCompensationRequested;
    case Action::Reopen:
        return OutboxType::EffectReopened;
    case Action::None:
        break;
    }
    COUNTERSIGN_UNREACHABLE();
}

std::optional<OutboxType> eventOf(const statement::Statement &said)
{
    if (resolves(said))
        return eventOf(said.action);
    if (said.kind == Kind::Hold)
        return OutboxType::EffectHeld;
    if (said.kind == Kind::Unhold)
        return OutboxType::EffectUnheld;
    if (said.kind == Kind::Escalate)
        return OutboxType::DeskEscalated;
    if (said.kind == Kind::Propose)
        return OutboxType::DeskProposed;
    return std::nullopt;
}

Result<std::map<std::string, std::string>> extrasOf(const SubmitCase &one)
{
    const auto &said = one.said;
    std::map<std::string, std::string> extras{{"statement", said.id}, {"person", said.person}};
    if (resolves(said) && said.action == Action::Compensate) {
        extras["compensation"] = said.compensation->intent;
        extras["command_digest"] = said.compensation->commandDigest;
        COUNTERSIGN_TRY(extras["command"], statement::compensationCommand(*said.compensation));
    }
    if (resolves(said) && said.action == Action::Reject) {
        extras["cause"] = said.reason.code;
        extras["policy"] = one.known->contract ? one.known->contract->value.onRejected : std::string();
    }
    if (said.kind == Kind::Propose)
        extras["action"] = std::string(statement::toString(said.action));
    if (said.kind == Kind::Escalate) {
        extras["to"] = said.escalation->to;
        extras["due"] = said.escalation->due;
    }
    return extras;
}

Status sendEvents(SubmitCase &one, const EffectIntent &after)
{
    if (const auto type = eventOf(one.said)) {
        COUNTERSIGN_TRY(const auto extras, extrasOf(one));
        COUNTERSIGN_CHECK(appendOutbox(one.session, *type, after, extras, one.now));
    }
    if (resolves(one.said) && one.said.result && !one.said.result->surplus.empty()) {
        COUNTERSIGN_CHECK(appendOutbox(one.session, OutboxType::DeskConflict, after,
                                       {{"kind", std::string(toString(ConflictKind::SecondEffect))}}, one.now));
    }
    return {};
}

Instant proposalEnd(const SubmitCase &one, const std::optional<resolution::InForce<resolution::Policy>> &policy)
{
    return one.now + (policy ? policy->value.proposalLife : Duration(ProposalLifeWithoutPolicy));
}

Status insertProposal(SubmitCase &one, std::int64_t seq, std::int64_t rowVersion, Instant expiresAt)
{
    const auto &said = one.said;
    const auto digest = statement::proposalDigest(one.envelope.payloadType, one.envelope.payload);
    COUNTERSIGN_CHECK(one.session.execute(
        "INSERT INTO proposals (id, seq, tenant_id, intent_key, kind, action, digest, proposer, row_version, "
        "proposed_at, expires_at, status, settled_by_seq) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', NULL)",
        {said.id, seq, said.tenant, said.intent, statement::toString(said.kind), statement::toString(said.action),
         digest.hex(), said.person, rowVersion, one.now, expiresAt}));
    return {};
}

Status settleProposal(SubmitCase &one, const std::string &id, std::string_view status, std::int64_t seq)
{
    COUNTERSIGN_TRY(const auto settled,
                    one.session.execute("UPDATE proposals SET status = ?, settled_by_seq = ? WHERE id = ? AND status = "
                                        "'open'",
                                        {status, seq, id}));
    if (settled != 1)
        return fail(ErrorKind::Corrupt, {translatable("proposal %1 is not open any more"), {id}},
                    translatable("Nothing was changed."));
    return {};
}

std::string_view answerOf(Kind kind)
{
    return kind == Kind::Approve ? "applied" : kind == Kind::Decline ? "declined" : "withdrawn";
}

// What this statement does to the proposals of its intent.
Status moveProposals(SubmitCase &one, const EffectIntent &before, std::int64_t seq)
{
    const auto &said = one.said;
    const auto &open = one.known->proposal;
    const bool answers = said.kind == Kind::Approve || said.kind == Kind::Decline || said.kind == Kind::Withdraw;
    if (answers)
        return settleProposal(one, said.proposal->id, answerOf(said.kind), seq);
    // Time or the row's version has ended it already; now it stands in nobody's way.
    if (open && (said.kind == Kind::Propose || said.kind == Kind::Resolve)) {
        const bool voided = open->rowVersion != before.version || !open->proposerLost.empty();
        COUNTERSIGN_CHECK(settleProposal(one, open->id, voided ? "void" : "expired", seq));
    }
    if (said.kind == Kind::Propose)
        return insertProposal(one, seq, before.version, proposalEnd(one, one.known->policy));
    return {};
}

} // namespace

Result<SubmitOutcome> applyToIntent(SubmitCase &one)
{
    const auto before = one.known->intent;
    auto after = rowAfter(one);
    if (after) {
        COUNTERSIGN_CHECK(moveConflicts(one));
        COUNTERSIGN_CHECK(orderCompensation(one, *after));
        COUNTERSIGN_CHECK(refreshDue(one.session, *after, one.now));
        COUNTERSIGN_TRY(const bool hit, updateIntent(one.session, *after, expectVersion(before)));
        if (!hit && !mutation::isOn({"guard:G24"}))
            return SubmitOutcome(refusal("RC302", {{"reason", "moved_meanwhile"}}));
    }
    const bool waits = one.said.kind == Kind::Propose;
    COUNTERSIGN_TRY(const auto receipt,
                    appendToLog(one, waits ? SubmitResult::AwaitingCountersign : SubmitResult::Applied));
    COUNTERSIGN_CHECK(moveProposals(one, before, receipt.seq));
    if (after) {
        COUNTERSIGN_CHECK(moveCompensations(one, *after));
        COUNTERSIGN_CHECK(sendEvents(one, *after));
    }
    return SubmitOutcome(receipt);
}

Result<SubmitOutcome> applyGovernance(SubmitCase &one)
{
    const auto &said = one.said;
    const bool sets = statement::isGovernance(said.kind);
    const bool alone = one.bootstrapAct || said.kind == Kind::KeyRevoke;
    const bool waits = sets && !alone;
    COUNTERSIGN_TRY(const auto receipt,
                    appendToLog(one, waits ? SubmitResult::AwaitingCountersign : SubmitResult::Applied));
    if (waits) {
        COUNTERSIGN_TRY(const auto policy, policyInForce(one.session, said.tenant));
        COUNTERSIGN_CHECK(insertProposal(one, receipt.seq, 0, proposalEnd(one, policy)));
    } else if (sets) {
        COUNTERSIGN_CHECK(applySubject(one.session, said, receipt.seq));
    } else {
        COUNTERSIGN_CHECK(settleProposal(one, said.proposal->id, answerOf(said.kind), receipt.seq));
        if (said.kind == Kind::Approve) {
            COUNTERSIGN_CHECK(applySubject(one.session, one.governance->statement, receipt.seq));
        }
    }
    return SubmitOutcome(receipt);
}

} // namespace countersign::ledger
