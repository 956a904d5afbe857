// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/resolution/facts.h"

namespace countersign::resolution {

const std::vector<std::string> &factNames()
{
    static const std::vector<std::string> names{
        "attempt_open",
        "held_by_other",
        "one_match",
        "many_matches",
        "mismatch_named",
        "surplus_named",
        "object_accepted",
        "object_failed",
        "object_in_flight",
        "object_reversed",
        "fields_equal",
        "absence_proven",
        "dispatch_time_known",
        "key_kept",
        "keyless",
        "evidence_for_intent",
        "evidence_fresh",
        "document_attested",
        "contradicted",
        "conflict_open",
        "own_look_after_proposal",
        "own_look_agrees",
        "above_threshold",
        "window_exceeded",
        "monetary_complete",
        "compensation_within_rest",
        "compensation_exists",
        "workflow_resumed",
        "sibling_unknown",
        "parent_settled",
        "proposal_open",
        "proposal_matches",
        "distinct_person",
        "policy_current",
        "contract_current",
        "reason_given",
        "auto_within_limits",
    };
    return names;
}

} // namespace countersign::resolution
