// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/sheet/sheet_state.h"

#include "models/resolution/rules.h"
#include "models/statement/envelope.h"
#include "models/view/sheet/sheet_words.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace countersign::view {
namespace {

using namespace std::chrono_literals;
using statement::Kind;
using statement::Statement;

constexpr std::array<Duration, 4> HoldLengths{30min, 1h, 2h, 4h};

const ledger::Dossier *dossierOf(const SheetDraft &draft)
{
    return draft.dossier ? &*draft.dossier : nullptr;
}

Friction frictionOf(const SheetDraft &draft)
{
    const std::string &word = draft.offer.friction;
    if (draft.offer.twoPeople && draft.subject.action != SheetAction::Settle)
        return Friction::F4;
    if (word == "F4")
        return Friction::F4;
    if (word == "F3")
        return Friction::F3;
    if (word == "F2")
        return Friction::F2;
    return word == "F1" ? Friction::F1 : Friction::F0;
}

QString evidenceRow(const effect::StoredEvidence &stored)
{
    const effect::Evidence &evidence = stored.evidence;
    const QString found =
        visible(evidence.finding.empty() ? std::string(effect::toString(evidence.source)) : evidence.finding);
    QStringList objects;
    for (const effect::Match &match : evidence.matches)
        objects << tr("%1, %2, %3")
                       .arg(isolated(visible(match.id)), visible(effect::toString(match.disposition)),
                            moneyText(moneyOf(match.amountMinor, match.currency)));
    const auto at = parseInstant(evidence.observedAt);
    return tr("%1 by %2 at %3: %4")
        .arg(found, visible(evidence.method), at ? instantText(*at) : visible(evidence.observedAt),
             objects.isEmpty() ? tr("no object") : objects.join(QStringLiteral("; ")));
}

void fillEvidence(SheetState &state, const SheetDraft &draft)
{
    if (!draft.dossier)
        return;
    for (const Digest &digest : draft.offer.evidence)
        for (const effect::StoredEvidence &stored : draft.dossier->evidence)
            if (stored.digest == digest)
                state.evidence.push_back({digest.hex(), evidenceRow(stored)});
}

void fillTargets(SheetState &state, const SheetDraft &draft)
{
    if (!draft.dossier)
        return;
    const std::string &tenant = draft.dossier->intent.ref.tenant.value();
    for (const ledger::PersonRecord &person : draft.persons) {
        const auto roles = person.memberships.find(tenant);
        const bool looks = roles != person.memberships.end() && (roles->second.contains(statement::Role::Approver) ||
                                                                 roles->second.contains(statement::Role::Operator));
        if (looks && person.person != draft.person && person.personKind == "human" && !person.liveKeys.empty())
            state.targets.push_back(
                {person.person, visible(person.displayName.empty() ? person.person : person.displayName)});
    }
}

void fillHolds(SheetState &state, const SheetDraft &draft)
{
    if (!draft.dossier)
        return;
    const auto &policy = draft.dossier->policy;
    std::vector<Duration> lengths(HoldLengths.begin(), HoldLengths.end());
    if (policy) {
        std::erase_if(lengths, [&](Duration length) { return length > policy->value.holdMax; });
        if (std::find(lengths.begin(), lengths.end(), policy->value.holdDefault) == lengths.end())
            lengths.push_back(policy->value.holdDefault);
    }
    std::sort(lengths.begin(), lengths.end());
    for (const Duration length : lengths) {
        const Instant end = holdEnd(*draft.dossier, draft.draftedAt, length);
        const bool capped = end < draft.draftedAt + length;
        const QString text = capped ? tr("%1, capped: the key is kept until %2") : tr("%1, until %2");
        state.holds.push_back({formatSeconds(length), text.arg(ageText(length), instantText(end))});
    }
}

void fillChoices(SheetState &state, const SheetDraft &draft)
{
    const SheetAction action = draft.subject.action;
    for (const std::string &code : draft.offer.reasons)
        if (action != SheetAction::Ask)
            state.reasons.push_back({code, reasonWord(code)});
    for (const std::string &object : draft.objects)
        state.objects.push_back({object, isolated(visible(object))});
    fillEvidence(state, draft);
    if (action == SheetAction::Escalate)
        fillTargets(state, draft);
    if (action == SheetAction::Hold)
        fillHolds(state, draft);
    if (action == SheetAction::Settle)
        for (const std::string &settlement : allSettlements())
            state.settlements.push_back({settlement, settlementWord(settlement)});
}

// What has to be done before it may be signed (ux.md section 6).
void fillDemands(SheetState &state, const SheetDraft &draft)
{
    const auto &rules = resolution::builtInRules();
    const SheetAction action = draft.subject.action;
    const bool always = action == SheetAction::Release || action == SheetAction::Compensate ||
                        action == SheetAction::Decline || action == SheetAction::Escalate || action == SheetAction::Ask;
    const bool byCode = rules.reasonsWithText.contains(draft.choices.reasonCode);
    state.wantsText = action != SheetAction::Approve;
    state.textMin = always || byCode ? static_cast<int>(rules.reasonTextMin) : 0;
    state.wantsEvidence = state.friction >= Friction::F2 && !state.evidence.empty();
}

void fillStatement(SheetState &state, const SheetDraft &draft, const Statement &said, Instant now)
{
    const ledger::Dossier *dossier = dossierOf(draft);
    const bool proposes = said.kind == Kind::Propose;
    state.bytes = draft.bytes;
    state.statementId = said.id;
    state.heading = sheetHeading(draft.subject.action, proposes);
    if (draft.subject.action == SheetAction::Approve && said.action != statement::Action::None)
        if (const auto approved = sheetActionOf(toString(said.action)))
            state.heading = tr("COUNTERSIGN: %1").arg(sheetHeading(*approved, false));
    state.signText = signButtonText(draft.subject.action, proposes);
    state.object = isolated(visible(said.intent));
    const auto amount = decidedAmount(said);
    state.amount = amount ? moneyText(*amount) : QString();
    state.summary = sheetSummary(said);
    state.changes = sheetChanges(said, dossier);
    state.consequences = sheetConsequences(said, dossier, now);
    state.policyLine = policyText(said, draft.offer, dossier);
    state.twoPeople = proposes || said.kind == Kind::Approve;
    state.evidenceLine = evidenceText(said, dossier, now);
    state.bytesLine =
        tr("statement v1, %n byte(s), %1", nullptr, int(draft.bytes.size()))
            .arg(isolated(mediumDigest(statement::proposalDigest(statement::StatementMediaType, draft.bytes).hex())));
    if (state.friction >= Friction::F3)
        state.wantsAmount = amount;
}

void blockOnFields(SheetState &state, const SheetDraft &draft)
{
    const auto fields = signedFields(draft.bytes);
    if (!fields) {
        state.blockers << errorText(fields.error());
        return;
    }
    for (const std::string &path : fields->unknown)
        state.blockers << tr("The statement has a field that this program cannot show: %1. It cannot be signed here.")
                              .arg(visible(path));
    state.fields = fields->rows;
    QStringList names;
    for (const SignedField &field : fields->empty)
        names << (field.name.isEmpty() ? visible(field.path) : field.name);
    state.emptyFields = listed(names);
}

qsizetype charactersOf(const std::string &text)
{
    return fromUtf8(text).trimmed().toUcs4().size();
}

void blockOnChoices(SheetState &state, const SheetDraft &draft)
{
    const SheetChoices &choices = state.chosen;
    if (!state.objects.empty() && choices.object.empty())
        state.blockers << (state.action == SheetAction::Compensate ? tr("Choose what is taken back.")
                                                                   : tr("Choose which object is the receipt."));
    if (state.action == SheetAction::Escalate && choices.escalateTo.empty())
        state.blockers << tr("Choose who is to look at it.");
    if (state.action == SheetAction::Settle && choices.settlement.empty())
        state.blockers << tr("Choose how the conflict ended.");
    if (!state.reasons.empty() && choices.reasonCode.empty())
        state.blockers << tr("Choose a reason.");
    if (charactersOf(choices.reasonText) < state.textMin)
        state.blockers << tr("Write at least %n character(s) of reason.", nullptr, state.textMin);
    if (state.wantsEvidence && state.evidencePicked.empty())
        state.blockers << tr("Pick the evidence you rely on.");
    if (state.wantsAmount && parseAmount(state.amountTyped, state.wantsAmount->currency()) != state.wantsAmount)
        state.blockers << (state.amountTyped.isEmpty() ? tr("Type the amount as the evidence shows it.")
                                                       : tr("The amount you typed is not the one in the evidence."));
    if (!(draft.choices == choices))
        state.blockers << tr("The statement is being written anew with what you chose.");
}

bool isAboutReason(const resolution::Refusal &refusal)
{
    return refusal.code == "RC405"; // judged here, as it is typed
}

} // namespace

bool isOver(SheetPhase phase)
{
    return phase == SheetPhase::Applied || phase == SheetPhase::AwaitingCountersign || phase == SheetPhase::Refused ||
           phase == SheetPhase::Unknown || phase == SheetPhase::Conflict || phase == SheetPhase::Failed;
}

SheetState sheetStateOf(const SheetDraft &draft, const QString &environment, Instant now)
{
    SheetState state;
    state.action = draft.subject.action;
    state.friction = frictionOf(draft);
    state.environment = environment.toUpper();
    state.chosen = draft.choices;
    state.heading =
        sheetHeading(state.action, draft.offer.twoPeople && actionOf(state.action) != statement::Action::None);
    state.signText = signButtonText(state.action, draft.offer.twoPeople);
    if (draft.subject.ref)
        state.object = isolated(visible(draft.subject.ref->key.value()));
    fillChoices(state, draft);
    fillDemands(state, draft);
    if (!draft.bytes.empty()) {
        if (const auto said = statement::parseStatement(draft.bytes))
            fillStatement(state, draft, *said, now);
    }
    state.phase = SheetPhase::Filling;
    judgeBlockers(state, draft);
    return state;
}

void judgeBlockers(SheetState &state, const SheetDraft &draft)
{
    state.blockers.clear();
    for (const resolution::Refusal &refusal : draft.offer.refusals)
        if (!isAboutReason(refusal))
            state.blockers << view::refusalReason(refusal);
    blockOnChoices(state, draft);
    if (draft.bytes.empty())
        return;
    if (const auto said = statement::parseStatement(draft.bytes); !said)
        state.blockers << errorText(said.error());
    blockOnFields(state, draft);
}

} // namespace countersign::view
