// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/sheet/sheet_conflict.h"

#include "models/view/sheet/sheet_words.h"
#include "models/view/wording/effect_state.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>

namespace countersign::view {
namespace {

using statement::Action;
using statement::Kind;

// The sentence for what that person did; %1 the person, %2 the time.
const char *sentenceFor(const statement::Statement &said)
{
    const bool decides = said.kind == Kind::Resolve || said.kind == Kind::Approve;
    if (decides && said.action == Action::Confirm)
        return QT_TR_NOOP("%1 accepted this at %2. Nothing of yours was sent.");
    if (decides && said.action == Action::Reject)
        return QT_TR_NOOP("%1 rejected this at %2. Nothing of yours was sent.");
    if (decides && said.action == Action::Release)
        return QT_TR_NOOP("%1 released this for a retry at %2. Nothing of yours was sent.");
    if (said.kind == Kind::Propose)
        return QT_TR_NOOP("%1 proposed something for this at %2. Nothing of yours was sent.");
    if (said.kind == Kind::Decline)
        return QT_TR_NOOP("%1 declined this proposal at %2. Nothing of yours was sent.");
    if (said.kind == Kind::Withdraw)
        return QT_TR_NOOP("%1 withdrew this proposal at %2. Nothing of yours was sent.");
    if (said.kind == Kind::Hold)
        return QT_TR_NOOP("%1 took a hold on this at %2. Nothing of yours was sent.");
    return QT_TR_NOOP("%1 changed this at %2. Nothing of yours was sent.");
}

QString personName(const SheetDraft &draft, const std::string &person)
{
    for (const ledger::PersonRecord &record : draft.persons)
        if (record.person == person && !record.displayName.empty())
            return isolated(visible(record.displayName));
    return isolated(visible(person));
}

// The newest statement about the effect that was not there when the sheet was drafted.
const ledger::StatementRecord *newest(const SheetDraft &draft, const ledger::Dossier &now)
{
    std::int64_t last = -1;
    for (const ledger::StatementRecord &record : draft.dossier->statements)
        last = std::max(last, record.seq);
    const ledger::StatementRecord *found = nullptr;
    for (const ledger::StatementRecord &record : now.statements)
        if (record.seq > last && (found == nullptr || record.seq > found->seq))
            found = &record;
    return found;
}

const ledger::ProposalRecord *openProposal(const ledger::Dossier &dossier)
{
    const auto open = std::find_if(dossier.proposals.begin(), dossier.proposals.end(),
                                   [](const ledger::ProposalRecord &record) { return record.status == "open"; });
    return open == dossier.proposals.end() ? nullptr : &*open;
}

bool proposalMoved(const SheetDraft &draft, const ledger::Dossier &now)
{
    if (!concernsProposal(draft.subject.action)) {
        const bool decides = actionOf(draft.subject.action) != Action::None;
        return decides && openProposal(now) != nullptr && openProposal(*draft.dossier) == nullptr;
    }
    return std::none_of(now.proposals.begin(), now.proposals.end(), [&](const ledger::ProposalRecord &record) {
        return record.id == draft.subject.proposal && record.status == "open";
    });
}

bool effectMoved(const SheetDraft &draft, const ledger::Dossier &now)
{
    return now.intent.version != draft.dossier->intent.version || now.intent.status != draft.dossier->intent.status;
}

} // namespace

std::optional<QString> sheetConflict(const SheetDraft &draft, const ledger::Dossier &now)
{
    const bool proposal = proposalMoved(draft, now);
    if (!proposal && !effectMoved(draft, now))
        return std::nullopt;
    if (const auto *record = newest(draft, now))
        return tr(sentenceFor(record->statement))
            .arg(personName(draft, record->statement.person), clockText(record->at));
    if (proposal)
        return tr("The proposal expired at %1, nothing was sent; its maker must look up again.")
            .arg(draft.proposal ? clockText(draft.proposal->expiresAt) : QString());
    return tr("The effect moved to %1 at %2 by itself. Nothing of yours was sent.")
        .arg(statusWord(std::string(effect::toString(now.intent.status))), clockText(now.intent.updatedAt));
}

bool drawsOnOther(const SheetDraft &draft, const ledger::Dossier &now)
{
    const auto digest = [](const auto &inForce) { return inForce ? inForce->digest : std::string(); };
    return now.evidence.size() != draft.dossier->evidence.size() ||
           digest(now.policy) != digest(draft.dossier->policy) ||
           digest(now.contract) != digest(draft.dossier->contract);
}

} // namespace countersign::view
