// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/assert.h"
#include "models/view/sheet/sheet_words.h"
#include "models/view/wording/effect_state.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>

namespace countersign::view {
namespace {

using statement::Action;
using statement::Kind;
using statement::Statement;

// "Workflow collect-42 resumes." or that there is none.
QString workflowSentence(const ledger::Dossier *dossier, const QString &sentence)
{
    if (dossier == nullptr || dossier->intent.workflowId.empty())
        return tr("No workflow is recorded for this effect; nothing resumes by itself.");
    return sentence.arg(isolated(visible(dossier->intent.workflowId)));
}

QStringList confirmConsequences(const Statement &said, const ledger::Dossier *dossier)
{
    QStringList sentences{tr("No provider call is made. No money moves."),
                          workflowSentence(dossier, tr("Workflow %1 resumes with this receipt.")),
                          tr("Reversing it later needs two people.")};
    if (said.result && !said.result->mismatch.empty()) {
        QStringList names;
        for (const std::string &name : said.result->mismatch)
            names << phraseText(resolution::differingField(name));
        sentences << tr("The provider's object differs in: %1.").arg(listed(names));
    }
    if (said.result && !said.result->surplus.empty())
        sentences << tr("%n other object(s) at the provider are named as surplus.", nullptr,
                        int(said.result->surplus.size()));
    return sentences;
}

QStringList rejectConsequences(const ledger::Dossier *dossier)
{
    QStringList sentences{tr("No provider call is made. No money moves."),
                          workflowSentence(dossier, tr("Workflow %1 goes on as after a refusal.")),
                          tr("If the effect does exist, the customer may be charged again. Reversing this needs two "
                             "people.")};
    if (dossier != nullptr && dossier->contract && !dossier->contract->value.onRejected.empty())
        sentences << tr("The contract says: %1").arg(visible(dossier->contract->value.onRejected));
    return sentences;
}

QStringList releaseConsequences(const Statement &said, const ledger::Dossier *dossier, Instant now)
{
    QStringList sentences{
        tr("A worker sends the request again, with the same key and the same digest. Money may move."),
        tr("If the first attempt lands late, the provider's key makes it one effect only while the "
           "provider remembers the key.")};
    if (said.effect)
        sentences << tr("Key %1, digest %2.")
                         .arg(isolated(visible(shortKey(said.effect->providerKey))),
                              isolated(mediumDigest(said.effect->requestDigest)));
    if (dossier == nullptr)
        return sentences;
    sentences << tr("%n attempt(s) so far.", nullptr, int(dossier->intent.attemptCount));
    const auto &until = dossier->intent.redispatchUntil;
    if (until && *until > now)
        sentences << tr("A retry may be sent for %1 more, until %2.").arg(ageText(*until - now), instantText(*until));
    else
        sentences << tr("The provider may not know the key any more: a retry could do it twice.");
    return sentences;
}

QStringList compensateConsequences(const Statement &said)
{
    QStringList sentences{tr("A new command moves money the other way. History is kept.")};
    if (said.compensation)
        sentences << tr("New command %1: %2 of %3.")
                         .arg(isolated(visible(said.compensation->intent)), visible(said.compensation->operation),
                              isolated(visible(said.compensation->targetProviderId)))
                  << tr("It takes back %1.")
                         .arg(moneyText(moneyOf(said.compensation->amountMinor, said.compensation->currency)));
    return sentences;
}

QStringList closingConsequences(const Statement &said)
{
    if (said.kind == Kind::Note)
        return {tr("No provider call is made. No money moves."), tr("Nothing is decided: the question is recorded.")};
    return {tr("No provider call is made. No money moves."),
            tr("The proposal ends. The effect stays %1.").arg(statusWord(said.nextStatus)),
            tr("The person who proposed it sees your reason and your text.")};
}

QStringList attendingConsequences(const Statement &said)
{
    QStringList sentences{tr("No provider call is made. No money moves.")};
    switch (said.kind) {
    case Kind::Hold:
        return sentences << tr("No worker may send it until the hold ends. You are shown as its owner.")
                         << tr("It can be ended before, and it ends by itself.");
    case Kind::Unhold:
        return sentences << tr("The hold ends now. A prepared effect may be sent again.");
    case Kind::Escalate:
        return sentences << tr("The effect stays %1. Nothing is decided.").arg(statusWord(said.nextStatus))
                         << tr("They see the effect, its evidence and your note.");
    default:
        return sentences
               << tr("The conflict is closed as you say. The effect stays %1.").arg(statusWord(said.nextStatus));
    }
}

QStringList decisionConsequences(const Statement &said, const ledger::Dossier *dossier, Instant now)
{
    switch (said.action) {
    case Action::Confirm:
        return confirmConsequences(said, dossier);
    case Action::Reject:
        return rejectConsequences(dossier);
    case Action::Release:
        return releaseConsequences(said, dossier, now);
    case Action::Compensate:
        return compensateConsequences(said);
    case Action::Reopen:
        return {tr("No provider call is made. No money moves."),
                tr("The effect is unknown again and must be decided again. What followed from it is not undone.")};
    case Action::None:
        return attendingConsequences(said);
    }
    COUNTERSIGN_UNREACHABLE();
}

// The highest amount of this currency that one person may settle with this action.
std::optional<Money> limitOf(const Statement &said, const ledger::Dossier *dossier)
{
    const auto amount = decidedAmount(said);
    if (!amount || dossier == nullptr || !dossier->policy)
        return std::nullopt;
    const auto &thresholds = dossier->policy->value.thresholds;
    const auto ofAction = thresholds.find(said.action);
    if (ofAction == thresholds.end())
        return std::nullopt;
    const auto limit = ofAction->second.find(std::string(amount->currency().code()));
    return limit == ofAction->second.end() ? std::nullopt : std::optional(Money(limit->second, amount->currency()));
}

} // namespace

std::optional<Money> decidedAmount(const Statement &said)
{
    if (said.compensation)
        return moneyOf(said.compensation->amountMinor, said.compensation->currency);
    if (said.result)
        if (const auto theirs = moneyOf(said.result->amountMinor, said.result->currency))
            return theirs;
    return said.effect ? moneyOf(said.effect->amountMinor, said.effect->currency) : std::nullopt;
}

QString sheetSummary(const Statement &said)
{
    if (!said.effect)
        return tr("This changes who may do what, or under which rules.");
    const QString amount = moneyText(decidedAmount(said));
    switch (said.action) {
    case Action::Confirm:
        return tr("%1 counts as done once, by %2.")
            .arg(amount, isolated(visible(said.result ? said.result->providerId : std::string())));
    case Action::Reject:
        return tr("%1 counts as not done.").arg(amount);
    case Action::Release:
        return tr("%1 is sent again.").arg(amount);
    case Action::Compensate:
        return tr("%1 is taken back.").arg(amount);
    case Action::Reopen:
        return tr("%1 is unknown again.").arg(amount);
    case Action::None:
        return tr("%1 stays %2.").arg(amount, statusWord(said.nextStatus));
    }
    COUNTERSIGN_UNREACHABLE();
}

QStringList sheetConsequences(const Statement &said, const ledger::Dossier *dossier, Instant now)
{
    QStringList sentences;
    if (!said.effect)
        return {tr("No provider call is made. No money moves.")};
    const bool closes = said.kind == Kind::Decline || said.kind == Kind::Withdraw || said.kind == Kind::Note;
    sentences = closes ? closingConsequences(said) : decisionConsequences(said, dossier, now);
    if (said.kind == Kind::Propose)
        sentences << tr("Nothing happens until another person has looked for himself and countersigned.");
    return sentences;
}

std::vector<SheetChange> sheetChanges(const Statement &said, const ledger::Dossier *dossier)
{
    std::vector<SheetChange> changes;
    if (said.prior)
        changes.push_back({tr("State"), statusWord(said.prior->status), statusWord(said.nextStatus)});
    const QString none = tr("none");
    const auto orNone = [&](const std::string &text) { return text.empty() ? none : isolated(visible(text)); };
    if (said.result)
        changes.push_back({tr("Provider object"), orNone(dossier ? dossier->intent.providerResultId : std::string()),
                           orNone(said.result->providerId)});
    if (said.compensation)
        changes.push_back({tr("Compensation"), none, orNone(said.compensation->intent)});
    if (!said.holdUntil.empty())
        changes.push_back({tr("Held until"),
                           dossier && dossier->intent.hold ? instantText(dossier->intent.hold->until) : none,
                           visible(said.holdUntil)});
    if (said.escalation)
        changes.push_back({tr("Escalated to"), orNone(dossier ? dossier->intent.escalatedTo : std::string()),
                           orNone(said.escalation->to)});
    if (said.conflict && !said.conflict->settlement.empty())
        changes.push_back({tr("Conflict"), tr("open"), settlementWord(said.conflict->settlement)});
    return changes;
}

QString policyText(const Statement &said, const resolution::Offer &offer, const ledger::Dossier *dossier)
{
    const QString version = said.policy ? visible(said.policy->version) : tr("none");
    if (said.kind == Kind::Approve)
        return tr("Policy %1: you are the second person; two signatures stand under it.").arg(version);
    const auto limit = limitOf(said, dossier);
    if (said.kind != Kind::Propose)
        return limit ? tr("Policy %1: up to %2, one signature.").arg(version, moneyText(*limit))
                     : tr("Policy %1: one signature is enough.").arg(version);
    if (dossier != nullptr && dossier->policy)
        if (const auto people = dossier->policy->value.people.find(said.action);
            people != dossier->policy->value.people.end() && people->second > 1)
            return tr("Policy %1: two people always decide this, whatever the amount.").arg(version);
    QStringList why;
    for (const std::string &fact : offer.twoPeopleWhy)
        why << phraseText(resolution::secondPersonReason(fact));
    if (why.isEmpty())
        return tr("Policy %1: another person must countersign.").arg(version);
    return tr("Policy %1: another person must countersign, because: %2.").arg(version, listed(why));
}

QString evidenceText(const Statement &said, const ledger::Dossier *dossier, Instant now)
{
    if (said.evidence.empty())
        return tr("No evidence is cited.");
    std::string newest;
    for (const statement::Citation &citation : said.evidence)
        newest = std::max(newest, citation.observedAt);
    const auto at = parseInstant(newest);
    if (!at)
        return tr("The evidence cited does not say when it was read.");
    if (dossier == nullptr || !dossier->policy)
        return tr("Evidence read %1, %2 old.").arg(instantText(*at), ageText(now - *at));
    const auto &policy = dossier->policy->value;
    const Duration limit = said.kind == Kind::Approve ? policy.ownLookMaxAge : policy.evidenceMaxAge;
    return tr("Evidence read %1, %2 old, limit %3.").arg(instantText(*at), ageText(now - *at), ageText(limit));
}

} // namespace countersign::view
