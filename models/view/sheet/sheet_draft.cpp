// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/sheet/sheet_draft.h"

#include "models/base/assert.h"
#include "models/desk/attend.h"
#include "models/desk/countersign.h"
#include "models/desk/resolve.h"
#include "models/resolution/cited_objects.h"

#include <algorithm>
#include <chrono>

namespace countersign::view {
namespace {

using statement::Statement;

constexpr auto EscalationLife = std::chrono::hours(4); // until somebody must have looked

Result<resolution::Offer> offerFor(desk::Desk &desk, const SheetSubject &subject)
{
    resolution::Offer none;
    none.name = offerName(subject.action);
    none.allowed = !subject.ref; // nobody judges governance ahead; the ledger does when it is submitted
    none.friction = subject.action == SheetAction::Approve ? "F3" : "F2";
    if (!subject.ref)
        return none;
    COUNTERSIGN_TRY(auto offers, desk.reader.offers(*subject.ref));
    for (resolution::Offer &offer : offers)
        if (offer.name == none.name)
            return std::move(offer);
    return fail(ErrorKind::NotFound,
                {translatable("the ledger offers nothing called %1 for this effect now"), {none.name}},
                translatable("Reload: the proposal may be decided, expired or void."));
}

// The objects of the cited evidence, or those that may be taken back; none where there is no choice to make.
std::vector<std::string> objectsOf(const SheetDraft &draft)
{
    std::vector<std::string> ids;
    if (draft.subject.action == SheetAction::Compensate)
        for (const auto &command : draft.offer.compensations)
            ids.push_back(command.targetProviderId);
    if (draft.subject.action == SheetAction::Confirm && draft.dossier) {
        std::vector<effect::StoredEvidence> cited;
        for (const auto &stored : draft.dossier->evidence)
            if (std::find(draft.offer.evidence.begin(), draft.offer.evidence.end(), stored.digest) !=
                draft.offer.evidence.end())
                cited.push_back(stored);
        for (const auto &[id, object] : resolution::collectObjects(cited))
            ids.push_back(id);
    }
    return ids.size() > 1 ? ids : std::vector<std::string>();
}

// Everything cited says that there is no such object.
bool citesAbsenceOnly(const SheetDraft &draft)
{
    const auto isCited = [&](const effect::StoredEvidence &stored) {
        return std::find(draft.offer.evidence.begin(), draft.offer.evidence.end(), stored.digest) !=
               draft.offer.evidence.end();
    };
    return draft.dossier && !draft.offer.evidence.empty() &&
           std::all_of(draft.dossier->evidence.begin(), draft.dossier->evidence.end(),
                       [&](const auto &stored) { return !isCited(stored) || stored.evidence.finding == "Absent"; });
}

// What there is no choice in: the one reason that fits a single match, or a rejection on proven absence.
void prefill(SheetDraft &draft)
{
    if (draft.subject.action == SheetAction::Reject && draft.choices.reasonCode.empty() && draft.offer.allowed &&
        citesAbsenceOnly(draft))
        draft.choices.reasonCode = "absence_proven";
    const bool light = draft.subject.action == SheetAction::Confirm && draft.offer.friction == "F1";
    if (light && draft.choices.reasonCode.empty() && draft.objects.empty() && !draft.offer.reasons.empty())
        draft.choices.reasonCode = draft.offer.reasons.front();
    if (draft.subject.action == SheetAction::Hold && !draft.choices.hold && draft.dossier && draft.dossier->policy)
        draft.choices.hold = draft.dossier->policy->value.holdDefault;
}

// Without these there are no bytes: nothing is chosen for the person who signs.
bool lacksChoice(const SheetDraft &draft)
{
    const SheetChoices &choices = draft.choices;
    return (!draft.objects.empty() && choices.object.empty()) ||
           (draft.subject.action == SheetAction::Escalate && choices.escalateTo.empty()) ||
           (draft.subject.action == SheetAction::Settle && choices.settlement.empty());
}

Result<Statement> draftStatement(desk::Desk &desk, const SheetDraft &draft)
{
    const SheetSubject &subject = draft.subject;
    const SheetChoices &choices = draft.choices;
    switch (subject.action) {
    case SheetAction::Confirm:
    case SheetAction::Reject:
    case SheetAction::Release:
    case SheetAction::Compensate:
    case SheetAction::Reopen:
        return desk::draftResolution(desk, {.ref = *subject.ref,
                                            .action = actionOf(subject.action),
                                            .evidence = draft.offer.evidence,
                                            .reasonCode = choices.reasonCode,
                                            .reasonText = choices.reasonText,
                                            .object = choices.object});
    case SheetAction::Hold: {
        const auto length = choices.hold;
        const auto until = length ? std::optional(holdEnd(*draft.dossier, draft.draftedAt, *length)) : std::nullopt;
        return desk::draftHold(desk, *subject.ref, until, choices.reasonText);
    }
    case SheetAction::Unhold:
        return desk::draftUnhold(desk, *subject.ref, choices.reasonText);
    case SheetAction::Escalate:
        return desk::draftEscalation(desk, *subject.ref, choices.escalateTo, draft.draftedAt + EscalationLife,
                                     choices.reasonText);
    case SheetAction::Settle:
        return desk::draftSettlement(desk, {.ref = *subject.ref,
                                            .settlement = choices.settlement,
                                            .evidence = draft.offer.evidence,
                                            .reasonCode = choices.reasonCode,
                                            .reasonText = choices.reasonText});
    case SheetAction::Approve:
        return desk::draftApproval(desk, subject.proposal, draft.offer.evidence);
    case SheetAction::Decline:
        return desk::draftDecline(desk, subject.proposal, choices.reasonCode, choices.reasonText);
    case SheetAction::Withdraw:
        return desk::draftWithdrawal(desk, subject.proposal, choices.reasonCode, choices.reasonText);
    case SheetAction::Ask:
        return desk::draftNote(desk, *subject.ref, choices.reasonText, subject.proposal);
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace

Instant holdEnd(const ledger::Dossier &dossier, Instant now, Duration length)
{
    const auto &until = dossier.intent.redispatchUntil;
    const Instant wanted = now + length;
    return until && *until > now ? std::min(wanted, *until) : wanted;
}

Result<SheetDraft> draftSheet(desk::Desk &desk, const SheetSubject &subject, SheetChoices choices)
{
    SheetDraft draft;
    draft.subject = subject;
    draft.person = desk.person;
    draft.choices = std::move(choices);
    draft.draftedAt = desk.clock.now();
    if (subject.ref) {
        COUNTERSIGN_TRY(draft.dossier, desk.reader.dossier(*subject.ref));
    }
    if (concernsProposal(subject.action)) {
        COUNTERSIGN_TRY(draft.proposal, desk::findProposal(desk, subject.proposal));
    }
    COUNTERSIGN_TRY(draft.persons, desk.reader.persons());
    COUNTERSIGN_TRY(draft.offer, offerFor(desk, subject));
    draft.objects = objectsOf(draft);
    prefill(draft);
    if (lacksChoice(draft))
        return draft;
    const auto statement = draftStatement(desk, draft);
    if (!statement && !draft.offer.allowed)
        return draft; // the ledger's own reasons say more than that there is nothing to restate
    if (!statement)
        return fail(statement.error());
    COUNTERSIGN_TRY(draft.bytes, statement::encodeStatement(*statement));
    return draft;
}

} // namespace countersign::view
