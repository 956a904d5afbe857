// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/offers.h"

#include "models/base/assert.h"
#include "models/ledger/restate.h"
#include "models/ledger/sqlite/guards.h"
#include "models/ledger/sqlite/offers_evidence.h"
#include "models/ledger/sqlite/submit_known.h"
#include "models/resolution/cited_objects.h"
#include "models/resolution/compare.h"
#include "models/resolution/compensation.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace countersign::ledger {

using effect::EffectStatus;
using resolution::FactInput;
using resolution::Offer;
using resolution::Rule;
using resolution::Rules;
using statement::Action;
using statement::Kind;
using statement::Role;
using statement::Statement;

namespace {

constexpr auto AssumedHold = std::chrono::hours(1); // before the first policy

// What would be signed, as far as the guards look at it.
Statement draft(const OfferInput &input, Kind kind, Action action, const Rule &rule, const Rules &rules)
{
    const auto &intent = input.known.intent;
    Statement said;
    said.tenant = intent.ref.tenant.value();
    said.intent = intent.ref.key.value();
    said.kind = kind;
    said.action = action;
    said.prior = statement::Prior{std::string(effect::toString(intent.status)), std::to_string(intent.version)};
    said.nextStatus = std::string(effect::toString(rule.to.value_or(intent.status)));
    said.effect = restate(intent);
    if (!rule.reasons.empty())
        said.reason = {rule.reasons.front(), std::string(static_cast<std::size_t>(rules.reasonTextMin), '.')};
    if (input.known.policy)
        said.policy = statement::VersionRef{input.known.policy->version, input.known.policy->digest};
    if (input.known.contract)
        said.contract = statement::VersionRef{input.known.contract->version, input.known.contract->digest};
    said.person = input.person;
    if (kind == Kind::Hold)
        said.holdUntil = formatInstant(
            input.known.now + (input.known.policy ? input.known.policy->value.holdDefault : Duration(AssumedHold)));
    return said;
}

FactInput inputFor(const OfferInput &input, const Statement &said, const EvidenceList &cited)
{
    FactInput facts = input.known;
    facts.statement = said;
    facts.statement.evidence.clear();
    for (const auto &stored : cited)
        facts.statement.evidence.push_back(cite(stored));
    facts.cited = cited;
    facts.uncited = leftOut(input.evidence, facts.cited);
    facts.signer = input.person;
    return facts;
}

// The objects a confirmation could name; one that names nothing where nothing was found, and for any other action.
std::vector<std::string> receiptsIn(Action action, const EvidenceList &cited)
{
    if (action != Action::Confirm)
        return {std::string()};
    std::vector<std::string> ids;
    for (const auto &[id, object] : resolution::collectObjects(cited))
        ids.push_back(id);
    if (ids.empty())
        ids.emplace_back();
    return ids;
}

// The receipt as its newest sight shows it; every other object is surplus.
void nameResult(FactInput &facts, const std::string &receipt)
{
    statement::ResultClaim claim;
    const auto objects = resolution::collectObjects(facts.cited);
    for (const auto &[id, object] : objects)
        if (id != receipt)
            claim.surplus.push_back(id);
    if (const auto chosen = objects.find(receipt); chosen != objects.end()) {
        const auto &match = *chosen->second.match;
        claim.providerId = match.id;
        claim.responseDigest = match.responseDigest;
        claim.disposition = std::string(effect::toString(match.disposition));
        claim.amountMinor = match.amountMinor;
        claim.currency = match.currency;
        claim.mismatch = resolution::differingFields(facts.intent, chosen->second.evidence->evidence, match,
                                                     facts.contract ? &facts.contract->value : nullptr);
    }
    facts.statement.result = claim;
}

// What could be taken back of the cited objects, the receipt first.
std::vector<statement::CompensationCommand> compensationsOf(const FactInput &facts)
{
    std::vector<statement::CompensationCommand> commands;
    for (const auto &[id, object] : resolution::collectObjects(facts.cited)) {
        auto command = resolution::compensationOfRest(facts, *object.match);
        if (!command)
            continue;
        const bool isReceipt = id == facts.intent.providerResultId;
        commands.insert(isReceipt ? commands.begin() : commands.end(), std::move(*command));
    }
    return commands;
}

void take(Offer &offer, const Judged &judged, const EvidenceList &cited)
{
    offer.refusals.insert(offer.refusals.end(), judged.refusals.begin(), judged.refusals.end());
    offer.twoPeople = judged.twoPeople;
    offer.twoPeopleWhy = judged.twoPeopleWhy;
    offer.evidence.clear();
    for (const auto &stored : cited)
        offer.evidence.push_back(stored.digest);
}

// Judges each choice of evidence, and of a receipt in it, and keeps the first that is allowed, else the first that
// cites anything.
void judgeChoices(Offer &offer, const OfferInput &input, const Statement &said,
                  const std::vector<EvidenceList> &choices, const Rules &rules)
{
    std::optional<Offer> best;
    for (const auto &choice : choices) {
        for (const auto &receipt : receiptsIn(said.action, choice)) {
            auto facts = inputFor(input, said, choice);
            Offer judged = offer;
            if (said.action == Action::Confirm)
                nameResult(facts, receipt);
            if (said.action == Action::Compensate)
                judged.compensations = compensationsOf(facts);
            if (!judged.compensations.empty())
                facts.statement.compensation = judged.compensations.front();
            take(judged, judgeStatement(facts, rules), choice);
            if (judged.refusals.size() == offer.refusals.size()) {
                offer = std::move(judged);
                return;
            }
            if (!best || (best->evidence.empty() && !choice.empty()))
                best = std::move(judged);
        }
    }
    if (best)
        offer = std::move(*best);
}

std::vector<EvidenceList> choicesFor(Action action, const OfferInput &input)
{
    const auto contract = input.known.contract ? std::optional(input.known.contract->value) : std::nullopt;
    const auto objects = newestOfEachObject(input.evidence);
    const auto misses = countedMisses(input.evidence, contract);
    const auto document = attestedDocument(input.evidence, input.person);
    switch (action) {
    case Action::Confirm:
        return {objects, together(document, objects)};
    case Action::Reject:
        // What the provider does know is never left out: absence beside an object is no absence.
        return {objects.empty() ? misses : objects, together(document, objects)};
    case Action::Release:
        return {together(misses, objects)};
    case Action::Compensate:
    case Action::Reopen:
        return {objects};
    case Action::None:
        return {EvidenceList()};
    }
    COUNTERSIGN_UNREACHABLE();
}

// G6, G11 and G13 in their order. False where the person may not even ask, whatever becomes of the row.
bool mayAsk(Offer &offer, const OfferInput &input, const Statement &said, const Rules &rules)
{
    if (input.roles.empty()) {
        offer.refusals.push_back(refusal("RC203", {{"person", input.person}, {"tenant", said.tenant}}));
        return false;
    }
    if (input.sweepDue)
        offer.refusals.push_back(refusal("RC302", {{"sweep_due", "true"}, {"status", "prepared"}}));
    const auto never = guardRole(said, input.roles, input.known.intent.status, rules);
    if (never)
        offer.refusals.push_back(*never);
    return !never;
}

Offer offerOf(std::string name, const Rule &rule)
{
    Offer offer;
    offer.name = std::move(name);
    offer.reasons = rule.reasons;
    offer.friction = rule.friction;
    return offer;
}

Offer actionOffer(const OfferInput &input, Action action, const Rule &rule, const Rules &rules)
{
    const auto kind = actsAsHandler(input.roles, rule) ? Kind::Resolve : Kind::Propose;
    auto said = draft(input, kind, action, rule, rules);
    auto offer = offerOf(std::string(statement::toString(action)), rule);
    auto scoped = input;
    scoped.known.signerIsHandler = kind == Kind::Resolve;
    if (mayAsk(offer, scoped, said, rules))
        judgeChoices(offer, scoped, said, choicesFor(action, scoped), rules);
    offer.allowed = offer.refusals.empty();
    return offer;
}

Offer kindOffer(const OfferInput &input, Kind kind, const Rules &rules)
{
    const auto &rule = kindRule(kind, rules);
    const bool settles = kind == Kind::Settle; // proposed, where two people are needed
    const auto said = draft(input, settles ? Kind::Propose : kind, Action::None, rule, rules);
    auto offer = offerOf(std::string(statement::toString(kind)), rule);
    if (mayAsk(offer, input, said, rules)) {
        take(offer, judgeStatement(inputFor(input, said, {}), rules), {});
        if (settles && input.known.openConflicts.empty())
            offer.refusals.push_back(refusal("RC410", {{"reason", "no_open_conflict"}}));
        if (kind == Kind::Unhold && !(input.known.intent.hold && input.known.now < input.known.intent.hold->until))
            offer.refusals.push_back(refusal("RC302", {{"reason", "not_held"}}));
    }
    offer.twoPeople = offer.twoPeople && settles;
    offer.allowed = offer.refusals.empty();
    return offer;
}

Statement answering(const OfferInput &input, Kind kind, const Rule &rule, const Rules &rules)
{
    const auto &proposal = *input.known.proposal;
    auto said = draft(input, kind, Action::None, rule, rules);
    if (kind == Kind::Approve) {
        said = proposal.statement;
        said.kind = kind;
        said.person = input.person;
        if (!rule.reasons.empty())
            said.reason = {rule.reasons.front(), std::string(static_cast<std::size_t>(rules.reasonTextMin), '.')};
        else
            said.reason = {};
    }
    said.proposal = statement::ProposalRef{proposal.id, proposal.digest};
    return said;
}

void judgeApproval(Offer &offer, const OfferInput &input, const Statement &said, const Rules &rules)
{
    const auto own = ownLooks(input.evidence, input.person, input.known.proposal->proposedAt);
    const auto contract = input.known.contract ? std::optional(input.known.contract->value) : std::nullopt;
    const auto objects = newestOfEachObject(own);
    const std::vector<EvidenceList> choices{objects.empty() ? countedMisses(own, contract) : objects, {}};
    std::optional<Offer> best;
    for (const auto &choice : choices) {
        auto facts = inputFor(input, said, choice);
        facts.ownCited = choice;
        facts.cited = together(input.proposalCited, choice);
        facts.uncited = leftOut(input.evidence, facts.cited);
        facts.signer = input.known.proposal->proposer;
        facts.approver = input.person;
        facts.windows = input.proposerWindows;
        Offer judged = offer;
        take(judged, judgeStatement(facts, rules), choice);
        if (!best || judged.refusals.empty())
            best = std::move(judged);
        if (best->refusals.empty())
            break;
    }
    offer = std::move(*best);
}

Offer answerOffer(const OfferInput &input, Kind kind, const Rules &rules)
{
    const auto &rule = kindRule(kind, rules);
    const auto said = answering(input, kind, rule, rules);
    auto offer = offerOf(std::string(statement::toString(kind)), rule);
    if (!mayAsk(offer, input, said, rules))
        return offer;
    if (kind == Kind::Approve)
        judgeApproval(offer, input, said, rules);
    else
        take(offer, judgeStatement(inputFor(input, said, {}), rules), {});
    offer.twoPeople = false;
    offer.allowed = offer.refusals.empty();
    return offer;
}

} // namespace

std::vector<Offer> offersFor(const OfferInput &input, const Rules &rules)
{
    std::vector<Offer> offers;
    for (const auto &[action, rule] : rules.actions)
        offers.push_back(actionOffer(input, action, rule, rules));
    for (const auto kind : {Kind::Hold, Kind::Unhold, Kind::Escalate, Kind::Note, Kind::Settle})
        offers.push_back(kindOffer(input, kind, rules));
    if (input.known.proposal && isLive(*input.known.proposal, input.known.intent, input.known.now))
        for (const auto kind : {Kind::Approve, Kind::Decline, Kind::Withdraw})
            offers.push_back(answerOffer(input, kind, rules));
    return offers;
}

} // namespace countersign::ledger
