// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/approvals/approvals_words.h"

#include "models/view/approvals/approval_look.h"
#include "models/view/sheet/sheet_words.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <chrono>

namespace countersign::view {
namespace {

using namespace std::chrono_literals;
using statement::Action;
using statement::Kind;

constexpr Duration ExpiresSoon = 30min; // ux.md section 7

QString expiryText(const ledger::ProposalRecord &proposal, Instant now)
{
    if (now >= proposal.expiresAt)
        return tr("Expired %1, nothing was sent; the maker must look up again.").arg(clockText(proposal.expiresAt));
    return tr("expires in %1").arg(ageText(proposal.expiresAt - now));
}

// How one's own proposal stands: the maker sees the code and the text of a decline.
QString fateOf(const ledger::ProposalRecord &proposal, const statement::Statement *settledBy)
{
    if (proposal.status == "open")
        return tr("You proposed this; another person must decide.");
    if (settledBy == nullptr)
        return tr("It ended: %1.").arg(visible(proposal.status));
    const QString who = visible(settledBy->person);
    if (settledBy->kind == Kind::Decline)
        return tr("Declined by %1 (%2): %3")
            .arg(who, reasonWord(settledBy->reason.code), visible(settledBy->reason.text));
    if (settledBy->kind == Kind::Withdraw)
        return tr("You withdrew it.");
    return tr("Countersigned by %1.").arg(who);
}

QString keyLeftText(const effect::EffectIntent &intent, Instant now)
{
    if (!intent.keyExpiresAt)
        return tr("The provider keeps no key for this.");
    if (now >= *intent.keyExpiresAt)
        return tr("The provider forgot the key at %1.").arg(instantText(*intent.keyExpiresAt));
    return tr("key kept %1 more").arg(ageText(*intent.keyExpiresAt - now));
}

QStringList factsOf(const effect::EffectIntent &intent)
{
    QStringList facts;
    //: amount, recipient
    facts << tr("%1 to %2").arg(moneyText(intent.amount), isolated(visible(recipientOf(intent))));
    facts << tr("Effect %1").arg(isolated(visible(intent.ref.key.value())));
    if (!intent.workflowId.empty())
        facts << tr("Workflow %1, step %2").arg(isolated(visible(intent.workflowId)), isolated(visible(intent.stepId)));
    facts << tr("Operation %1 at %2, account %3")
                 .arg(isolated(visible(intent.operation)), isolated(visible(intent.provider)),
                      isolated(visible(intent.account)));
    facts << tr("%n attempt(s)", nullptr, int(intent.attemptCount));
    if (intent.lastAttemptAt)
        facts << tr("Last attempt %1").arg(instantText(*intent.lastAttemptAt));
    return facts;
}

Duration medianOf(std::vector<Duration> times)
{
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

// From the newest own evidence that an approval cites to its signature.
std::optional<Duration> decisionTime(const statement::Statement &said)
{
    std::string newest;
    for (const statement::Citation &citation : said.evidence)
        newest = std::max(newest, citation.observedAt);
    const auto seen = parseInstant(newest);
    const auto signedAt = parseInstant(said.signedAt);
    return seen && signedAt ? std::optional<Duration>(*signedAt - *seen) : std::nullopt;
}

} // namespace

const std::vector<OwnOutcome> &allOwnOutcomes()
{
    static const std::vector<OwnOutcome> Outcomes{OwnOutcome::ExistsOnce, OwnOutcome::ExistsMoreThanOnce,
                                                  OwnOutcome::DoesNotExist, OwnOutcome::CannotTell};
    return Outcomes;
}

QString outcomeText(OwnOutcome outcome)
{
    switch (outcome) {
    case OwnOutcome::ExistsOnce:
        return tr("exists once");
    case OwnOutcome::ExistsMoreThanOnce:
        return tr("exists more than once");
    case OwnOutcome::DoesNotExist:
        return tr("does not exist");
    case OwnOutcome::CannotTell:
        return tr("cannot tell");
    }
    return {};
}

std::set<OwnOutcome> agreeingOutcomes(const statement::Statement &proposed)
{
    switch (proposed.action) {
    case Action::Confirm:
        return {proposed.result && !proposed.result->surplus.empty() ? OwnOutcome::ExistsMoreThanOnce
                                                                     : OwnOutcome::ExistsOnce};
    case Action::Reject:
    case Action::Release:
        return {OwnOutcome::DoesNotExist};
    case Action::Compensate:
        return {OwnOutcome::ExistsOnce, OwnOutcome::ExistsMoreThanOnce};
    case Action::Reopen: // whatever contradicts what was resolved
        if (proposed.prior && proposed.prior->status == "rejected")
            return {OwnOutcome::ExistsOnce, OwnOutcome::ExistsMoreThanOnce};
        return {OwnOutcome::DoesNotExist, OwnOutcome::ExistsMoreThanOnce};
    case Action::None:
        return {OwnOutcome::ExistsOnce, OwnOutcome::ExistsMoreThanOnce, OwnOutcome::DoesNotExist};
    }
    return {};
}

ApprovalRow approvalRow(const ledger::ProposalRecord &proposal, const std::string &person,
                        const statement::Statement *settledBy, Instant now)
{
    ApprovalRow row;
    const statement::Statement &said = proposal.statement;
    row.id = proposal.id;
    row.expiresAt = proposal.expiresAt;
    row.mine = said.person == person;
    row.open = proposal.status == "open";
    const auto tenant = TenantId::parse(said.tenant);
    const auto key = IntentKey::parse(said.intent);
    if (!said.intent.empty() && tenant && key)
        row.ref = effect::EffectRef{*tenant, *key};
    row.amount = said.effect ? moneyText(moneyOf(said.effect->amountMinor, said.effect->currency)) : tr("governance");
    row.object = isolated(visible(said.intent.empty() ? std::string(toString(said.kind)) : said.intent));
    row.expires = row.open ? expiryText(proposal, now) : visible(proposal.status);
    if (row.mine)
        row.note = fateOf(proposal, settledBy);
    row.severity = row.open && proposal.expiresAt - now < ExpiresSoon ? Severity::Warning : Severity::Info;
    //: amount, effect, expiry
    row.sentence = row.mine ? tr("%1, %2, %3").arg(row.amount, row.object, row.note)
                            : tr("%1, %2, %3").arg(row.amount, row.object, row.expires);
    return row;
}

OpenApproval blindApproval(const ledger::ProposalRecord &proposal, const ledger::Dossier *dossier,
                           const std::string &person, Instant now)
{
    OpenApproval open;
    open.id = proposal.id;
    open.mine = proposal.statement.person == person;
    open.expired = now >= proposal.expiresAt || proposal.status != "open";
    open.expiry =
        now < proposal.expiresAt
            ? tr("expires in %1, at %2").arg(ageText(proposal.expiresAt - now), instantText(proposal.expiresAt))
            : expiryText(proposal, now);
    if (dossier == nullptr)
        return open;
    open.ref = dossier->intent.ref;
    open.keyLeft = keyLeftText(dossier->intent, now);
    open.facts = factsOf(dossier->intent);
    showLook(open, proposal, *dossier, person, now);
    return open;
}

void reveal(OpenApproval &open, const ledger::ProposalRecord &proposal, const ledger::Dossier *dossier, Instant now)
{
    const statement::Statement &said = proposal.statement;
    open.revealed = true;
    open.agrees = !open.ref || (open.chosen && agreeingOutcomes(said).contains(*open.chosen));
    const auto action =
        said.action == Action::None && said.conflict ? SheetAction::Settle : sheetActionOf(toString(said.action));
    open.proposed = action ? sheetHeading(*action, false) : visible(toString(said.kind));
    open.maker = isolated(visible(said.person));
    open.reason = said.reason.text.empty() ? reasonWord(said.reason.code)
                                           : tr("%1: %2").arg(reasonWord(said.reason.code), visible(said.reason.text));
    open.policy = policyText(said, {}, dossier);
    open.evidenceAge = evidenceText(said, dossier, now);
    if (!open.agrees && open.chosen)
        open.disagreement = tr("You saw: %1. What was proposed does not fit that. Decline, ask or escalate.")
                                .arg(outcomeText(*open.chosen));
}

QString hygieneLine(const std::vector<ledger::StatementRecord> &log, const std::string &person)
{
    constexpr std::size_t HygieneSample = 20;
    std::vector<Duration> times;
    std::size_t answers = 0;
    int approved = 0;
    for (auto record = log.rbegin(); record != log.rend() && answers < HygieneSample; ++record) {
        const statement::Statement &said = record->statement;
        const bool answer = said.kind == Kind::Approve || said.kind == Kind::Decline;
        if (said.person != person || !answer || said.intent.empty())
            continue;
        ++answers;
        approved += said.kind == Kind::Approve ? 1 : 0;
        if (const auto time = decisionTime(said))
            times.push_back(*time);
    }
    if (answers == 0)
        return {};
    const QString last = QString::number(answers);
    if (times.empty())
        return tr("Your last %1: %2 approved.").arg(last, QString::number(approved));
    return tr("Your last %1: %2 approved, median %3 from look to signature.")
        .arg(last, QString::number(approved), ageText(medianOf(times)));
}

} // namespace countersign::view
