// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/phrase.h"

#include <array>
#include <string_view>

// Inside the folder: the sentences of refusals. A row is chosen by the fact that was not met, by the reason a guard
// gave (refusal_reasons.h), or by the code alone.
namespace countersign::resolution {

using std::string_view;

struct FactWording
{
    string_view fact;
    Translatable cause;
    Translatable remedy;
};

// Where one code stands for several facts, the fact says more than the code.
inline constexpr std::array<FactWording, 24> ByFact{{
    {"evidence_for_intent",
     translatable("The cited evidence is missing, not stored, about another effect, account or environment, or leaves "
                  "out a record that shows something else."),
     translatable("Look the effect up again and cite everything that shows an object.")},
    {"evidence_fresh",
     translatable("The newest cited evidence of a lookup is older than the policy allows, or none is cited."),
     translatable("Look the effect up again and cite the new evidence.")},
    {"one_match", translatable("The cited evidence does not name the number of provider objects this action needs."),
     translatable("Confirm the object that was found, escalate, or look the effect up again.")},
    {"many_matches", translatable("The cited evidence names more than one provider object."),
     translatable("Confirm one of them and name every other as surplus, or escalate.")},
    {"surplus_named", translatable("The statement does not name exactly the other objects that the evidence shows."),
     translatable("Choose one object of the evidence and name every other as surplus.")},
    {"object_failed", translatable("The provider says of this object that the effect did not happen."),
     translatable("Reject the effect instead, or escalate.")},
    {"object_in_flight", translatable("The provider has not yet decided what becomes of this object."),
     translatable("Wait and look the effect up again.")},
    {"object_accepted",
     translatable("The evidence does not show an object in the state this action needs, restated as it stands there."),
     translatable("Cite the newest evidence and restate its object, or look the effect up again.")},
    {"object_reversed", translatable("The object happened and was reversed later."),
     translatable("Confirm it with its disposition named.")},
    {"fields_equal", translatable("The object differs from the intent, so it may not be what became of this effect."),
     translatable("Look the effect up again, or escalate.")},
    {"mismatch_named",
     translatable("The statement does not name exactly the fields in which the object differs from the intent."),
     translatable("Name every field that differs and no other as a mismatch (then two people decide), or escalate.")},
    {"contradicted", translatable("Nothing cited contradicts the stored resolution."),
     translatable("Look the effect up and cite what contradicts it.")},
    {"document_attested",
     translatable("No document attested by the signer is cited, or a cited object contradicts it."),
     translatable("Cite what a lookup recorded.")},
    {"policy_current",
     translatable("The policy the statement cites is not the one in force, or it pins other rules than this ledger's."),
     translatable("Reload the effect and sign again under the policy in force.")},
    {"contract_current", translatable("The provider contract the statement cites is not the one in force."),
     translatable("Reload the effect, look it up again and sign again under the contract in force.")},
    {"conflict_open", translatable("A conflict on this effect is open."), translatable("Settle the conflict first.")},
    {"sibling_unknown", translatable("Another key of the same workflow and step is unknown and was not looked up."),
     translatable("Look that effect up first.")},
    {"parent_settled", translatable("The effect this one belongs to is not confirmed."),
     translatable("Resolve the parent effect first.")},
    {"compensation_within_rest",
     translatable("The compensation is not one the contract names, or more than what is left."),
     translatable("Compensate at most what is left, with the operation the contract names for the object's state.")},
    {"compensation_exists", translatable("A compensation of this effect is prepared, unknown or confirmed."),
     translatable("Settle the compensation first.")},
    {"compensation_fits",
     translatable("The effect this one takes back has no room for it any more, or is not confirmed."),
     translatable("Settle the original and its other compensations first, or settle the conflict as it stands.")},
    {"proposal_open", translatable("No open proposal stands on this effect: it is decided, expired, or void."),
     translatable("Look the effect up and propose again.")},
    {"proposal_matches", translatable("The statement does not restate the open proposal exactly."),
     translatable("Reload the proposal and decide on what it says now.")},
    {"reason_given", translatable("The reason's code is not allowed here, or its text is too short or too long."),
     translatable("Give one of the allowed reasons; where text is asked for, write at least ten characters.")},
}};

// Facts that stand in the way of one action by being true and of another by being false.
inline constexpr std::array<FactWording, 2> ByTrueFact{{
    {"one_match", translatable("The cited evidence names an object at the provider."),
     translatable("Decide on that object, or escalate; what exists is neither absent nor sent again.")},
    {"object_accepted", translatable("The provider says that this object was accepted or that it happened."),
     translatable("Confirm it instead, or escalate.")},
}};

struct CodeWording
{
    string_view code;
    Translatable cause;
    Translatable remedy;
};

inline constexpr std::array<CodeWording, 26> ByCode{{
    {"RC101",
     translatable(
         "The statement is too large, not UTF-8 or nested too deeply, or the connection does not read committed data."),
     translatable("Sign with this program; do not edit statements by hand.")},
    {"RC102", translatable("The statement is not in its one canonical form."),
     translatable("Sign with this program; do not edit statements by hand.")},
    {"RC103", translatable("The statement was made for another ledger or an unknown tenant."),
     translatable("Check the profile: it names ledger and tenant.")},
    {"RC201", translatable("The key is not registered for the person who signs."),
     translatable("Ask an administrator to enrol the key.")},
    {"RC202", translatable("The signature does not hold over the statement."),
     translatable("Sign again with your own key.")},
    {"RC203", translatable("The person is not a member of the tenant."),
     translatable("Ask an administrator for a membership.")},
    {"RC204", translatable("The key was revoked or the membership ended."),
     translatable("Ask an administrator; older statements stay valid.")},
    {"RC301", translatable("The log head the statement cites is not in this log, or too far behind."),
     translatable("Reload. If it happens again, verify the log: it may have been rewritten.")},
    {"RC302", translatable("The effect has changed since you looked."),
     translatable("Reload the effect and decide on what it is now.")},
    {"RC303", translatable("The statement restates the effect differently from the ledger's row."),
     translatable("Reload the effect and sign again.")},
    {"RC304", translatable("This statement id is already used by another statement."),
     translatable("Make a new statement; the old one stands.")},
    {"RC305", translatable("The statement has expired, or its time is too far from the ledger's clock."),
     translatable("Check this computer's clock and sign again.")},
    {"RC401", translatable("Your role does not allow this here, or the effect's status does not."),
     translatable("Ask somebody whose role allows it.")},
    {"RC402", translatable("The evidence does not prove what this action needs."),
     translatable("Look the effect up again, or escalate.")},
    {"RC403", translatable("Two people are needed."), translatable("Propose it, and let another person countersign.")},
    {"RC404", translatable("The policy or the provider contract has changed."),
     translatable("Reload the effect and sign again.")},
    {"RC405", translatable("The reason does not do."),
     translatable("Give one of the allowed reasons; where text is asked for, write at least ten characters.")},
    {"RC406", translatable("The proposal is not open or not what the statement restates."),
     translatable("Reload the proposals.")},
    {"RC407", translatable("Another person must decide this proposal."),
     translatable("Let an approver who did not propose it decide.")},
    {"RC408", translatable("Absence is not proven yet."), translatable("Look the effect up again, or escalate.")},
    {"RC409", translatable("Your own lookup after the proposal is missing, too old, or found something else."),
     translatable("Look the effect up yourself and cite it; if it shows something else, decline, ask or escalate.")},
    {"RC410", translatable("Something on this effect or beside it must be settled first."),
     translatable("Settle it first.")},
    {"RC411", translatable("The handler is outside the limits of the policy's auto_reconcile."),
     translatable("A person must decide.")},
    {"RC412", translatable("The provider may have forgotten the key, so a retry could do the effect twice."),
     translatable("Reject it if absence is proven, else escalate; a fresh command needs its own key.")},
    {"RC413", translatable("The effect is held by another person."),
     translatable("Ask the holder, or end the hold; that is logged.")},
    {"RC414", translatable("A proposal on this effect is already open."),
     translatable("Decide that proposal first: approve, decline or withdraw it.")},
}};

struct Unmet
{
    string_view name;
    Translatable cause;
};

inline constexpr std::array<Unmet, 12> UnmetAbsence{{
    {"contract_disallows", translatable("The provider's contract does not accept absence as proof.")},
    {"not_planted", translatable("No reference was planted at dispatch by which the provider could be searched.")},
    {"object_cited", translatable("The cited evidence shows an object.")},
    {"attempt_open", translatable("An attempt is open and its lease has not lapsed.")},
    {"not_settled", translatable("A late arrival is still possible.")},
    {"scan_incomplete", translatable("A cited lookup did not read every page.")},
    {"beyond_retention", translatable("The lookup is later than the provider keeps its data.")},
    {"scope", translatable("A cited lookup asked another account or environment.")},
    {"rung_missing", translatable("A cited lookup lacks an Absent answer of a rung the contract requires.")},
    {"attempt_since", translatable("An attempt was opened after the lookup.")},
    {"too_few_misses", translatable("Too few settled, complete misses are cited.")},
    {"spacing", translatable("The cited misses are too close together.")},
}};

} // namespace countersign::resolution
