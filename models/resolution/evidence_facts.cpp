// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/assert.h"
#include "models/resolution/compare.h"
#include "models/resolution/fact_functions.h"

#include <algorithm>
#include <set>
#include <utility>

namespace countersign::resolution {
namespace {

using effect::Disposition;
using effect::EvidenceSource;
using effect::StoredEvidence;

bool isDocument(const StoredEvidence &stored)
{
    return stored.evidence.source == EvidenceSource::Document;
}

// What one or more looks found, from the objects they show: which objects, and where there are none, which answer.
struct Outcome
{
    std::set<std::string> objects{};
    std::string answer{}; // the finding of highest rank; only told apart where no object was found
    bool operator==(const Outcome &) const = default;
};

// An Absent that did not read every page, and a finding that names no object although it should, are no answer.
std::string answerOf(const effect::Evidence &evidence)
{
    const bool noAnswer = evidence.finding == "Found" || evidence.finding == "FoundMany" ||
                          evidence.finding == "Mismatch" || !effect::isFindingName(evidence.finding) ||
                          (evidence.finding == "Absent" && (!evidence.scan.complete || !evidence.unmet.empty()));
    return noAnswer ? "Inconclusive" : evidence.finding;
}

Outcome outcomeOf(const std::vector<const StoredEvidence *> &looks)
{
    Outcome outcome;
    for (const StoredEvidence *look : looks) {
        for (const effect::Match &match : look->evidence.matches)
            outcome.objects.insert(match.id);
        const std::string answer = answerOf(look->evidence);
        if (outcome.answer.empty() || effect::findingRank(answer) < effect::findingRank(outcome.answer))
            outcome.answer = answer;
    }
    if (!outcome.objects.empty())
        outcome.answer = outcome.objects.size() > 1 ? "FoundMany" : "Found";
    return outcome;
}

// The proposal's own evidence other than documents, out of the union that is judged.
std::vector<const StoredEvidence *> proposersLooks(const FactInput &input)
{
    std::set<std::string> digests;
    for (const statement::Citation &citation : input.proposal->statement.evidence)
        digests.insert(citation.digest);
    std::vector<const StoredEvidence *> looks;
    for (const StoredEvidence &stored : input.cited)
        if (!isDocument(stored) && digests.contains(stored.digest.hex()))
            looks.push_back(&stored);
    return looks;
}

// Nothing but stored documents stands behind the proposal (or nothing at all, as in governance).
bool onlyDocumentsDecide(const FactInput &input)
{
    const auto &citations = input.proposal->statement.evidence;
    return std::all_of(citations.begin(), citations.end(), [&](const statement::Citation &citation) {
        return std::any_of(input.cited.begin(), input.cited.end(), [&](const StoredEvidence &stored) {
            return isDocument(stored) && stored.digest.hex() == citation.digest;
        });
    });
}

bool isOwnLook(const StoredEvidence &stored, const FactInput &input)
{
    const auto &policy = input.policy;
    return stored.evidence.source == EvidenceSource::Lookup && !input.approver.empty() &&
           stored.askedBy == input.approver && stored.askedAt && *stored.askedAt > input.proposal->proposedAt &&
           policy && input.now - *stored.askedAt <= policy->value.ownLookMaxAge;
}

std::vector<const StoredEvidence *> ownLooks(const FactInput &input)
{
    std::vector<const StoredEvidence *> looks;
    for (const StoredEvidence &stored : input.ownCited)
        if (isOwnLook(stored, input))
            looks.push_back(&stored);
    return looks;
}

// Whether a record can make the proof fresh. One that shows something else, or could not find out, refreshes nothing:
// else an old sight would become new by a lookup that failed.
bool carriesProof(const effect::Evidence &evidence, const FactContext &context)
{
    if (context.chosen == nullptr)
        return !evidence.matches.empty() || answerOf(evidence) == "Absent";
    return std::any_of(evidence.matches.begin(), evidence.matches.end(),
                       [&](const effect::Match &match) { return match.id == context.chosen->match->id; });
}

// Somebody else's object, seen because it looks alike: narrow attributes found it, and it carries another reference
// than ours. One that shows no reference may be ours.
bool isLookAlike(const effect::Match &match, const effect::Evidence &evidence, const FactInput &input)
{
    if (evidence.finding != "Mismatch" || evidence.rung != "attributes" || match.reference.empty())
        return false;
    const auto *contract = input.contract ? &input.contract->value : nullptr;
    const auto differing = differingFields(input.intent, evidence, match, contract);
    return std::find(differing.begin(), differing.end(), "reference") != differing.end();
}

bool tellsOtherwise(const effect::Match &match, const StoredEvidence &stored, const CitedObject &cited)
{
    const effect::Match &said = *cited.match;
    return stored.recordedAt >= cited.evidence->recordedAt && // of two at one moment neither is the newer
           (match.disposition != said.disposition || match.amountMinor != said.amountMinor ||
            match.currency != said.currency);
}

// A sight that the statement leaves out although it decides: of an object that no cited record shows, or a newer and
// different one of an object that is cited. Without it, choosing what to cite would turn "it exists" into "no".
const StoredEvidence *withheldSight(const FactContext &context)
{
    for (const StoredEvidence &stored : context.input.uncited) {
        const effect::Evidence &evidence = stored.evidence;
        if (isDocument(stored) || !namesIntent(evidence, context.input.intent))
            continue;
        for (const effect::Match &match : evidence.matches) {
            if (isLookAlike(match, evidence, context.input))
                continue;
            const auto cited = context.objects.find(match.id);
            if (cited == context.objects.end() || tellsOtherwise(match, stored, cited->second))
                return &stored;
        }
    }
    return nullptr;
}

bool outvotes(Disposition disposition)
{
    switch (disposition) {
    case Disposition::InFlight:
    case Disposition::DidNotHappen:
    case Disposition::Reversed:
        return true;
    case Disposition::Accepted:
    case Disposition::Happened:
        return false;
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace

Fact evidenceForIntent(const FactContext &context)
{
    const FactInput &input = context.input;
    if (input.citedMissing)
        return fact(false, {{"unmet", "not_stored"}});
    if (input.cited.empty())
        return fact(false, {{"unmet", "none_cited"}});
    if (input.unreadable > 0)
        return fact(false, {{"unmet", "unreadable"}, {"records", std::to_string(input.unreadable)}});
    for (const StoredEvidence &stored : input.cited)
        if (!namesIntent(stored.evidence, input.intent))
            return fact(false, {{"unmet", "other_effect"}, {"evidence", stored.digest.hex()}});
    if (const StoredEvidence *withheld = withheldSight(context))
        return fact(false, {{"unmet", "withheld"}, {"evidence", withheld->digest.hex()}});
    return fact(true);
}

Fact evidenceFresh(const FactContext &context)
{
    const FactInput &input = context.input;
    if (!input.policy)
        return fact(false, {{"unmet", "no_policy"}});
    std::optional<Instant> newest;
    for (const StoredEvidence &stored : input.cited)
        if (stored.evidence.source == EvidenceSource::Lookup && carriesProof(stored.evidence, context))
            newest = newest ? std::max(*newest, stored.recordedAt) : stored.recordedAt;
    if (!newest)
        return fact(false, {{"unmet", "no_lookup_cited"}});
    const Duration maxAge = input.policy->value.evidenceMaxAge;
    return fact(input.now - *newest <= maxAge,
                {{"recorded_at", formatInstant(*newest)}, {"max_age", formatSeconds(maxAge)}});
}

Fact documentAttested(const FactContext &context)
{
    const FactInput &input = context.input;
    const bool attested = std::any_of(input.cited.begin(), input.cited.end(), [&](const StoredEvidence &stored) {
        return isDocument(stored) && stored.evidence.document && !input.signer.empty() &&
               stored.evidence.document->attestedBy == input.signer;
    });
    if (!attested)
        return fact(false, {{"unmet", "none_cited"}});
    for (const auto &[id, object] : context.objects)
        if (outvotes(object.match->disposition))
            return fact(false, {{"unmet", "outvoted"},
                                {"object", id},
                                {"disposition", std::string(effect::toString(object.match->disposition))}});
    return fact(true);
}

Fact ownLookAfterProposal(const FactContext &context)
{
    const FactInput &input = context.input;
    if (!input.proposal)
        return fact(false, {{"unmet", "no_proposal"}});
    if (onlyDocumentsDecide(input))
        return fact(true);
    return fact(!ownLooks(input).empty(), {{"unmet", "no_own_look"}});
}

Fact ownLookAgrees(const FactContext &context)
{
    const FactInput &input = context.input;
    if (!input.proposal)
        return fact(false, {{"unmet", "no_proposal"}});
    if (onlyDocumentsDecide(input))
        return fact(true);
    const auto own = ownLooks(input);
    if (own.empty())
        return fact(false, {{"unmet", "no_own_look"}});
    const Outcome theirs = outcomeOf(proposersLooks(input));
    const Outcome mine = outcomeOf(own);
    return fact(theirs == mine, {{"unmet", "other_finding"}, {"proposed", theirs.answer}, {"own", mine.answer}});
}

} // namespace countersign::resolution
