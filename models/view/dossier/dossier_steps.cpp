// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/dossier/dossier_parts.h"

#include "models/base/assert.h"
#include "models/view/queue/lookup_run.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

#include <algorithm>
#include <utility>

// The runbook (ux.md section 5): every step is read off the ledger, so that it is the same on every machine.
namespace countersign::view {

namespace {

using effect::EffectStatus;
using ledger::ProposalRecord;
using ledger::StatementRecord;

QString stepWord(Step step)
{
    switch (step) {
    case Step::Freeze:
        return tr("Freeze", "step of the runbook");
    case Step::LookUp:
        return tr("Look up", "step of the runbook");
    case Step::Decide:
        return tr("Decide", "step of the runbook");
    case Step::Sign:
        return tr("Sign", "step of the runbook");
    case Step::Countersign:
        return tr("Countersign", "step of the runbook");
    case Step::Resume:
        return tr("Resume", "step of the runbook: the workflow goes on");
    }
    COUNTERSIGN_UNREACHABLE();
}

QString personAt(const std::string &person, Instant at)
{
    //: who did it and when
    return tr("%1, %2").arg(visible(person), clockText(at));
}

// What the steps are read from.
struct StepFacts
{
    const DossierReading &reading;
    const StatementRecord *resolution = nullptr; // the statement that settled it last
    const ProposalRecord *open = nullptr;        // a proposal that waits
    const ProposalRecord *applied = nullptr;     // the proposal that became the resolution
    bool needsPeople = false;
};

StepFacts stepFactsOf(const DossierReading &reading)
{
    StepFacts facts{reading};
    const auto &dossier = reading.dossier;
    for (const auto &proposal : dossier.proposals)
        if (proposal.status == "open" && proposal.expiresAt > reading.now)
            facts.open = &proposal;
    if (dossier.intent.resolvedBySeq) {
        for (const auto &record : dossier.statements)
            if (record.seq == *dossier.intent.resolvedBySeq)
                facts.resolution = &record;
        for (const auto &proposal : dossier.proposals)
            if (proposal.status == "applied" && proposal.settledBySeq == dossier.intent.resolvedBySeq)
                facts.applied = &proposal;
    }
    const bool conflict = std::any_of(dossier.conflicts.begin(), dossier.conflicts.end(),
                                      [](const auto &one) { return !one.settledBySeq; });
    facts.needsPeople = dossier.intent.status == EffectStatus::Unknown || conflict || facts.open != nullptr;
    return facts;
}

using StepVerdict = std::pair<StepState, QString>;

StepVerdict freezeStep(const StepFacts &facts)
{
    const auto &hold = facts.reading.dossier.intent.hold;
    if (hold && hold->until > facts.reading.now)
        //: who holds it, and until when
        return {StepState::Done, tr("%1, until %2").arg(visible(hold->by.value()), clockText(hold->until))};
    return {StepState::Open, tr("F freezes and claims")};
}

StepVerdict lookUpStep(const StepFacts &facts)
{
    const effect::StoredEvidence *newest = nullptr;
    for (const auto &stored : facts.reading.dossier.evidence)
        if (stored.evidence.source == effect::EvidenceSource::Lookup &&
            (!newest || stored.recordedAt > newest->recordedAt))
            newest = &stored;
    if (!newest)
        return {StepState::Open, tr("L asks the provider")};
    return {StepState::Done, personAt(newest->recordedBy, newest->recordedAt)};
}

StepVerdict decideStep(const StepFacts &facts)
{
    if (facts.open)
        return {StepState::Done, visible(std::string(statement::toString(facts.open->statement.action)))};
    const auto &offers = facts.reading.offers;
    const auto count = std::count_if(offers.begin(), offers.end(), [](const resolution::Offer &offer) {
        return offer.allowed && statement::parseAction(offer.name).has_value();
    });
    return {StepState::Open, count > 0 ? tr("%n choice(s)", nullptr, int(count)) : tr("nothing is proven yet")};
}

StepVerdict signStep(const StepFacts &facts)
{
    if (facts.open)
        return {StepState::Done, personAt(facts.open->statement.person, facts.open->proposedAt)};
    return {StepState::Open, {}};
}

// The amount from which a confirmation needs two people, where the policy names one for this currency.
QString onePersonLimit(const StepFacts &facts)
{
    const auto &amount = facts.reading.dossier.intent.amount;
    const auto &policy = facts.reading.dossier.policy;
    if (!amount || !policy)
        return {};
    const auto limits = policy->value.thresholds.find(statement::Action::Confirm);
    if (limits == policy->value.thresholds.end())
        return {};
    const auto limit = limits->second.find(std::string(amount->currency().code()));
    return limit == limits->second.end() ? QString() : moneyText(Money(limit->second, amount->currency()));
}

StepVerdict countersignStep(const StepFacts &facts)
{
    if (facts.open)
        return {StepState::Open, tr("waits until %1").arg(instantText(facts.open->expiresAt))};
    const auto &offers = facts.reading.offers;
    const auto decides = [](const resolution::Offer &offer) {
        return offer.allowed && statement::parseAction(offer.name).has_value();
    };
    const bool any = std::any_of(offers.begin(), offers.end(), decides);
    const bool two = std::any_of(offers.begin(), offers.end(),
                                 [&](const resolution::Offer &offer) { return decides(offer) && offer.twoPeople; });
    if (!any)
        return {StepState::Open, {}};
    if (two)
        return {StepState::Open, tr("a second person signs")};
    const auto limit = onePersonLimit(facts);
    return {StepState::NotNeeded, limit.isEmpty() ? tr("not needed") : tr("not needed, up to %1").arg(limit)};
}

StepVerdict resumeStep(const StepFacts &facts)
{
    const auto &dossier = facts.reading.dossier;
    if (facts.needsPeople)
        return {StepState::Open, visible(dossier.intent.workflowId)};
    const auto effectMessage = [](const ledger::OutboxRecord &record) {
        return record.type.rfind("effect.", 0) == 0 && record.status != "superseded";
    };
    const auto last = std::find_if(dossier.outbox.rbegin(), dossier.outbox.rend(), effectMessage);
    if (last == dossier.outbox.rend())
        return {StepState::NotNeeded, tr("no workflow waits")};
    if (last->status == "delivered")
        return {StepState::Done, tr("workflow told")};
    return {StepState::Open, tr("signed, workflow not yet acknowledged")};
}

std::array<StepVerdict, StepCount> settledSteps(const StepFacts &facts)
{
    const auto end = resumeStep(facts);
    if (!facts.resolution) {
        const StepVerdict none{StepState::NotNeeded, tr("nobody is needed")};
        return {none, none, none, none, none, end};
    }
    const auto &statement = facts.resolution->statement;
    const StepVerdict done{StepState::Done, {}};
    const auto signedBy = facts.applied ? personAt(facts.applied->statement.person, facts.applied->proposedAt)
                                        : personAt(statement.person, facts.resolution->at);
    const auto decision = facts.applied ? facts.applied->statement.action : statement.action;
    const StepVerdict second = facts.applied
                                   ? StepVerdict{StepState::Done, personAt(statement.person, facts.resolution->at)}
                                   : StepVerdict{StepState::NotNeeded, tr("not needed")};
    return {done,
            lookUpStep(facts).first == StepState::Done ? lookUpStep(facts) : done,
            StepVerdict{StepState::Done, visible(std::string(statement::toString(decision)))},
            StepVerdict{StepState::Done, signedBy},
            second,
            end};
}

} // namespace

std::array<StepInfo, StepCount> runbookSteps(const DossierReading &reading)
{
    const auto facts = stepFactsOf(reading);
    const auto verdicts =
        facts.needsPeople
            ? std::array<StepVerdict, StepCount>{freezeStep(facts), lookUpStep(facts),      decideStep(facts),
                                                 signStep(facts),   countersignStep(facts), resumeStep(facts)}
            : settledSteps(facts);
    std::array<StepInfo, StepCount> steps;
    bool current = true; // the first open step is where one stands
    for (std::size_t i = 0; i < StepCount; ++i) {
        const auto step = static_cast<Step>(i);
        auto state = verdicts[i].first;
        if (state == StepState::Open && std::exchange(current, false))
            state = StepState::Current;
        steps[i] = {step, state, stepWord(step), verdicts[i].second};
    }
    return steps;
}

QString stepSentence(const std::array<StepInfo, StepCount> &steps, std::size_t index)
{
    const auto &step = steps.at(index);
    const auto state = [&] {
        switch (step.state) {
        case StepState::Done:
            return tr("done", "state of a step");
        case StepState::Current:
            return tr("current", "state of a step");
        case StepState::Open:
            return tr("to do", "state of a step");
        case StepState::NotNeeded:
            return tr("not needed", "state of a step");
        }
        COUNTERSIGN_UNREACHABLE();
    }();
    //: %1 number of the step, %2 how many there are, %3 its name, %4 its state
    return tr("Step %1 of %2, %3, %4").arg(index + 1).arg(StepCount).arg(step.word, state);
}

} // namespace countersign::view
