// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/facts.h"

#include "models/base/assert.h"
#include "models/base/mutation.h"
#include "models/resolution/fact_functions.h"

#include <algorithm>
#include <array>

namespace countersign::resolution {
namespace {

struct NamedFact
{
    std::string_view name;
    FactFunction compute;
};

// The closed list, in the order of the rules file.
constexpr std::array<NamedFact, 38> AllFacts{{
    {"attempt_open", attemptOpen},
    {"held_by_other", heldByOther},
    {"one_match", oneMatch},
    {"many_matches", manyMatches},
    {"mismatch_named", mismatchNamed},
    {"surplus_named", surplusNamed},
    {"object_accepted", objectAccepted},
    {"object_failed", objectFailed},
    {"object_in_flight", objectInFlight},
    {"object_reversed", objectReversed},
    {"fields_equal", fieldsEqual},
    {"absence_proven", absenceProven},
    {"dispatch_time_known", dispatchTimeKnown},
    {"key_kept", keyKept},
    {"keyless", keyless},
    {"evidence_for_intent", evidenceForIntent},
    {"evidence_fresh", evidenceFresh},
    {"document_attested", documentAttested},
    {"contradicted", contradicted},
    {"conflict_open", conflictOpen},
    {"own_look_after_proposal", ownLookAfterProposal},
    {"own_look_agrees", ownLookAgrees},
    {"above_threshold", aboveThreshold},
    {"window_exceeded", windowExceeded},
    {"monetary_complete", monetaryComplete},
    {"compensation_within_rest", compensationWithinRest},
    {"compensation_exists", compensationExists},
    {"compensation_fits", compensationFits},
    {"workflow_resumed", workflowResumed},
    {"sibling_unknown", siblingUnknown},
    {"parent_settled", parentSettled},
    {"proposal_open", proposalOpen},
    {"proposal_matches", proposalMatches},
    {"distinct_person", distinctPerson},
    {"policy_current", policyCurrent},
    {"contract_current", contractCurrent},
    {"reason_given", reasonGiven},
    {"auto_within_limits", autoWithinLimits},
}};

Fact valueOf(const NamedFact &row, const FactContext &context)
{
    Fact fact = row.compute(context);
    fact.value = fact.value != mutation::isOn({"fact:", row.name});
    return fact;
}

FactContext contextOf(const FactInput &input, const Rules &rules)
{
    FactContext context{input, rules, collectObjects(input.cited), nullptr};
    context.chosen = chosenObject(context.objects, input.statement);
    return context;
}

} // namespace

FactTable computeFacts(const FactInput &input, const Rules &rules)
{
    const FactContext context = contextOf(input, rules);
    FactTable table;
    for (const NamedFact &row : AllFacts)
        table.emplace(row.name, valueOf(row, context));
    return table;
}

Fact computeFact(std::string_view name, const FactInput &input, const Rules &rules)
{
    const auto *row =
        std::find_if(AllFacts.begin(), AllFacts.end(), [&](const NamedFact &at) { return at.name == name; });
    COUNTERSIGN_ASSERT(row != AllFacts.end());
    return valueOf(*row, contextOf(input, rules));
}

const std::vector<std::string> &factNames()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const NamedFact &row : AllFacts)
            all.emplace_back(row.name);
        return all;
    }();
    return names;
}

} // namespace countersign::resolution
