// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/submit.h"

#include "models/base/text.h"
#include "models/ledger/sqlite/compensations.h"
#include "models/ledger/sqlite/conflicts.h"
#include "models/ledger/sqlite/guards_log.h"
#include "models/ledger/sqlite/guards_signer.h"
#include "models/ledger/sqlite/in_force.h"
#include "models/ledger/sqlite/projections.h"
#include "models/ledger/sqlite/submit_apply.h"
#include "models/ledger/sqlite/submit_governance.h"
#include "models/ledger/sqlite/submit_known.h"
#include "models/resolution/rules.h"

#include <algorithm>
#include <utility>

namespace countersign::ledger {

using statement::Kind;

namespace {

Result<Refused> envelopeShape(SubmitCase &one)
{
    return guardShape(one.envelope);
}

Result<Refused> statementForm(SubmitCase &one)
{
    return guardForm(one.envelope, one.said);
}

Result<Refused> clockWindow(SubmitCase &one)
{
    return guardClock(one.said, one.now);
}

Result<Refused> existingRow(SubmitCase &one)
{
    const auto tenant = TenantId::parse(one.said.tenant);
    const auto key = IntentKey::parse(one.said.intent);
    if (!tenant || !key)
        return Refused(refusal("RC302", {{"reason", "no_such_intent"}, {"intent", one.said.intent}}));
    COUNTERSIGN_TRY(auto known, knownAround(one.session, {*tenant, *key}, one.now));
    if (!known)
        return Refused(refusal("RC302", {{"reason", "no_such_intent"}, {"intent", one.said.intent}}));
    one.known = std::move(known->input);
    one.sweepDue = known->sweepDue;
    return Refused();
}

// Whoever looked before somebody else decided is told who that was, and when.
Status nameMover(SubmitCase &one, resolution::Refusal &refused)
{
    const auto &intent = one.known->intent;
    if (!intent.resolvedBySeq)
        return {};
    COUNTERSIGN_TRY(const auto decision, statementAt(one.session, *intent.resolvedBySeq));
    const auto from = decision.prior ? parseInt64(decision.prior->version) : std::nullopt;
    if (!from || *from != intent.version - 1) // a worker moved it since
        return {};
    COUNTERSIGN_TRY(const SqlRows rows,
                    one.session.query("SELECT at FROM log_entries WHERE seq = ?", {*intent.resolvedBySeq}));
    refused.data["by"] = decision.person;
    if (!rows.empty())
        refused.data["at"] = formatInstant(rows.front().instant(0));
    return {};
}

Result<Refused> priorRow(SubmitCase &one)
{
    auto refused = guardPrior(one.said, one.known->intent, one.sweepDue);
    if (refused)
        COUNTERSIGN_CHECK(nameMover(one, *refused));
    return refused;
}

Result<Refused> restatedRow(SubmitCase &one)
{
    return guardRestatement(one.said, one.known->intent);
}

Result<Refused> roleForIntent(SubmitCase &one)
{
    const auto &rules = resolution::builtInRules();
    one.known->signerIsHandler = actsAsHandler(one.roles, ruleOf(one.said, rules));
    return guardRole(one.said, one.roles, one.known->intent.status, rules);
}

// What holds for single kinds beside the table.
Result<Refused> particulars(SubmitCase &one)
{
    if (one.said.kind == Kind::Hold)
        return guardHoldEnd(one.said, one.known->policy, one.now);
    const auto &hold = one.known->intent.hold;
    if (one.said.kind == Kind::Unhold && !(hold && one.now < hold->until))
        return Refused(refusal("RC302", {{"reason", "not_held"}}));
    if (one.said.kind == Kind::Note && one.said.proposal) {
        COUNTERSIGN_TRY(const auto asked, findProposal(one.session, one.said.proposal->id));
        const bool same = asked && asked->proposal.digest == one.said.proposal->digest &&
                          asked->proposal.statement.tenant == one.said.tenant &&
                          asked->proposal.statement.intent == one.said.intent;
        if (!same)
            return Refused(refusal("RC406", {{"reason", "no_such_proposal"}, {"proposal", one.said.proposal->id}}));
    }
    return Refused();
}

// A conflict that is named must be open; and that a duplicate was taken back is said only of one that was.
Result<Refused> namedConflict(SubmitCase &one)
{
    if (!one.said.conflict)
        return Refused();
    const auto &named = *one.said.conflict;
    const auto &ref = one.known->intent.ref;
    COUNTERSIGN_TRY(const auto open, findOpenConflict(one.session, ref, named.id));
    if (!open)
        return Refused(refusal("RC410", {{"reason", "no_such_conflict"}, {"conflict", named.id}}));
    if (named.settlement != "duplicate_compensated")
        return Refused();
    COUNTERSIGN_TRY(const bool takenBack, isTakenBack(one.session, ref, open->objectId));
    if (takenBack)
        return Refused();
    return Refused(refusal("RC410", {{"reason", "not_compensated"}, {"conflict", named.id}}));
}

Result<Refused> needs(SubmitCase &one) // G14 to G23
{
    COUNTERSIGN_CHECK(fillStatement(one.session, *one.known, one.said));
    auto judged = judgeStatement(*one.known, resolution::builtInRules());
    one.facts = std::move(judged.facts);
    if (!judged.refusals.empty())
        return Refused(std::move(judged.refusals.front()));
    // Whatever is cited must be there to be read, also where no rule asks for evidence.
    if (one.known->citedMissing)
        return Refused(refusal("RC402", {{"fact", "evidence_for_intent"}, {"unmet", "not_stored"}}));
    return namedConflict(one);
}

Result<Refused> roleForGovernance(SubmitCase &one)
{
    if (one.bootstrapAct)
        return Refused();
    return guardRole(one.said, one.roles, std::nullopt, resolution::builtInRules());
}

// Declining and withdrawing set nothing.
bool setsNothing(const SubmitCase &one)
{
    return one.said.kind == Kind::Decline || one.said.kind == Kind::Withdraw;
}

Result<Refused> policyOfGovernance(SubmitCase &one)
{
    if (setsNothing(one))
        return Refused();
    const auto &said = one.said.policy;
    COUNTERSIGN_TRY(const auto policy, policyInForce(one.session, one.said.tenant));
    // No policy is cited only as long as there is none.
    const bool none = !policy && !said;
    if (none || (policy && said && policy->version == said->version && policy->digest == said->digest))
        return Refused();
    return Refused(refusal("RC404", {{"reason", "policy"},
                                     {"said", said ? said->version : std::string()},
                                     {"current", policy ? policy->version : std::string()}}));
}

// G19, G20: the proposal that is answered.
Result<Refused> answeredProposal(SubmitCase &one)
{
    if (statement::isGovernance(one.said.kind))
        return Refused();
    COUNTERSIGN_TRY(auto row, findProposal(one.session, one.said.proposal->id));
    const bool open = row && row->status == "open" && row->proposal.statement.intent.empty() &&
                      row->proposal.statement.tenant == one.said.tenant;
    if (!open)
        return Refused(refusal("RC406", {{"reason", "not_open"}, {"proposal", one.said.proposal->id}}));
    one.governance = std::move(row->proposal);
    return guardGovernanceAnswer(one.said, *one.governance, one.now);
}

// Whoever comes too late with an answer is told what became of the proposal, and by whom.
Result<Refused> nameDecision(SubmitCase &one, resolution::Refusal refused)
{
    const bool tooLate = refused.code == "RC302" || refused.code == "RC406";
    if (!one.said.proposal || !tooLate)
        return Refused(std::move(refused));
    COUNTERSIGN_TRY(const auto row, findProposal(one.session, one.said.proposal->id));
    if (row && row->settledBySeq && row->proposal.statement.tenant == one.said.tenant) {
        COUNTERSIGN_TRY(const auto decision, statementAt(one.session, *row->settledBySeq));
        refused.data["became"] = row->status;
        refused.data["decided_by"] = decision.person;
        refused.data["decided_at_seq"] = std::to_string(*row->settledBySeq);
    }
    return Refused(std::move(refused));
}

Result<Refused> subjectNow(SubmitCase &one)
{
    if (setsNothing(one))
        return Refused();
    return guardSubject(one, one.governance ? one.governance->statement : one.said);
}

constexpr Guard BeforeRecall[] = {{"G1", envelopeShape}, {"G2", statementForm},  {"G3", guardOrigin},
                                  {"G4", guardKey},      {"G5", guardSignature}, {"", recallEarlier}};
constexpr Guard BeforeLock[] = {{"G6", guardMembership}};
constexpr Guard UnderLock[] = {{"G7", guardValidity}, {"G8", guardId}, {"G9", guardSeen}, {"G10", clockWindow}};
constexpr Guard ForIntent[] = {{"", existingRow},      {"G11", priorRow}, {"G12", restatedRow},
                               {"G13", roleForIntent}, {"", particulars}, {"", needs}};
constexpr Guard ForGovernance[] = {
    {"G13", roleForGovernance}, {"G19", answeredProposal}, {"G14", policyOfGovernance}, {"", subjectNow}};

Result<std::string> originOf(SqliteSession &session)
{
    COUNTERSIGN_TRY(const auto rows, session.query("SELECT origin FROM ledger_meta"));
    return rows.empty() ? std::string() : rows.front().text(0);
}

Result<SubmitOutcome> judgeAndApply(SubmitCase &one)
{
    // Somebody may have brought the same bytes since we looked.
    COUNTERSIGN_CHECK(recallEarlier(one));
    if (one.earlier)
        return SubmitOutcome(*one.earlier);
    COUNTERSIGN_TRY(one.now, ledgerTime(one.session, one.clock));
    COUNTERSIGN_TRY(one.frontier, readFrontier(one.session));
    COUNTERSIGN_TRY(auto refused, firstRefusal(one, UnderLock));
    const bool governance = one.said.intent.empty();
    if (!refused) {
        COUNTERSIGN_TRY(refused, governance ? firstRefusal(one, ForGovernance) : firstRefusal(one, ForIntent));
    }
    if (refused) {
        COUNTERSIGN_TRY(refused, nameDecision(one, std::move(*refused)));
        return SubmitOutcome(std::move(*refused));
    }
    return governance ? applyGovernance(one) : applyToIntent(one);
}

// A COMMIT that cannot say what became of it is the one case in which the caller must ask again by id.
Error named(Error error, const std::string &statementId)
{
    if (error.kind == ErrorKind::OutcomeUnknown)
        error.statementId = statementId;
    return error;
}

} // namespace

Result<SubmitOutcome> submitTo(SqliteSession &session, const audit::Trust &trust, const Clock &clock, Entropy &entropy,
                               const statement::Envelope &envelope)
{
    SubmitCase one{session, trust, clock, entropy, envelope};
    COUNTERSIGN_TRY(one.origin, originOf(session));
    COUNTERSIGN_TRY(auto refused, firstRefusal(one, BeforeRecall));
    if (one.earlier)
        return SubmitOutcome(*one.earlier);
    if (!refused) {
        COUNTERSIGN_TRY(refused, firstRefusal(one, BeforeLock));
    }
    if (refused)
        return SubmitOutcome(std::move(*refused));
    COUNTERSIGN_TRY(auto transaction, session.beginWrite());
    COUNTERSIGN_TRY(auto outcome, judgeAndApply(one));
    const auto *receipt = std::get_if<LogReceipt>(&outcome);
    if (!receipt || receipt->duplicate)
        return outcome; // nothing to commit: the transaction rolls back
    if (const auto committed = transaction.commit(); !committed)
        return fail(named(committed.error(), one.said.id));
    return outcome;
}

} // namespace countersign::ledger
