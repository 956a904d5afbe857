// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

// Inside the folder: the words of refusals. A row is chosen by the fact that was not met, by the reason a guard gave,
// or by the code alone.
namespace countersign::resolution {

using std::string_view;

struct FactWording
{
    string_view fact;
    string_view cause;
    string_view remedy;
};

// Where one code stands for several facts, the fact says more than the code.
inline constexpr std::array<FactWording, 24> ByFact{{
    {"evidence_for_intent",
     "the cited evidence is missing, not stored, about another effect, account or environment, or leaves out a record "
     "that shows something else",
     "Look the effect up again and cite everything that shows an object."},
    {"evidence_fresh", "the newest cited evidence of a lookup is older than the policy allows, or none is cited",
     "Look the effect up again and cite the new evidence."},
    {"one_match", "the cited evidence does not name the number of provider objects this action needs",
     "Confirm the object that was found, escalate, or look the effect up again."},
    {"many_matches", "the cited evidence names more than one provider object",
     "Confirm one of them and name every other as surplus, or escalate."},
    {"surplus_named", "the statement does not name exactly the other objects that the evidence shows",
     "Choose one object of the evidence and name every other as surplus."},
    {"object_failed", "the provider says of this object that the effect did not happen",
     "Reject the effect instead, or escalate."},
    {"object_in_flight", "the provider has not yet decided what becomes of this object",
     "Wait and look the effect up again."},
    {"object_accepted",
     "the evidence does not show an object in the state this action needs, restated as it stands there",
     "Cite the newest evidence and restate its object, or look the effect up again."},
    {"object_reversed", "the object happened and was reversed later", "Confirm it with its disposition named."},
    {"fields_equal", "the object differs from the intent, so it may not be what became of this effect",
     "Look the effect up again, or escalate."},
    {"mismatch_named", "the statement does not name exactly the fields in which the object differs from the intent",
     "Name every field that differs and no other as a mismatch (then two people decide), or escalate."},
    {"contradicted", "nothing cited contradicts the stored resolution",
     "Look the effect up and cite what contradicts it."},
    {"document_attested", "no document attested by the signer is cited, or a cited object contradicts it",
     "Cite what a lookup recorded."},
    {"policy_current",
     "the policy the statement cites is not the one in force, or it pins other rules than this ledger's",
     "Reload the effect and sign again under the policy in force."},
    {"contract_current", "the provider contract the statement cites is not the one in force",
     "Reload the effect, look it up again and sign again under the contract in force."},
    {"conflict_open", "a conflict on this effect is open", "Settle the conflict first."},
    {"sibling_unknown", "another key of the same workflow and step is unknown and was not looked up",
     "Look that effect up first."},
    {"parent_settled", "the effect this one belongs to is not confirmed", "Resolve the parent effect first."},
    {"compensation_within_rest", "the compensation is not one the contract names, or more than what is left",
     "Compensate at most what is left, with the operation the contract names for the object's state."},
    {"compensation_exists", "a compensation of this effect is prepared, unknown or confirmed",
     "Settle the compensation first."},
    {"compensation_fits", "the effect this one takes back has no room for it any more, or is not confirmed",
     "Settle the original and its other compensations first, or settle the conflict as it stands."},
    {"proposal_open", "no open proposal stands on this effect: it is decided, expired, or void",
     "Look the effect up and propose again."},
    {"proposal_matches", "the statement does not restate the open proposal exactly",
     "Reload the proposal and decide on what it says now."},
    {"reason_given", "the reason's code is not allowed here, or its text is too short or too long",
     "Give one of the allowed reasons; where text is asked for, write at least ten characters."},
}};

// Facts that stand in the way of one action by being true and of another by being false.
inline constexpr std::array<FactWording, 2> ByTrueFact{{
    {"one_match", "the cited evidence names an object at the provider",
     "Decide on that object, or escalate; what exists is neither absent nor sent again."},
    {"object_accepted", "the provider says that this object was accepted or that it happened",
     "Confirm it instead, or escalate."},
}};

// Where the guards outside the table refuse, they name the reason.
struct ReasonWording
{
    string_view code;
    string_view reason;
    string_view cause;
    string_view remedy;
};

inline constexpr std::array<ReasonWording, 39> ByReason{{
    {"RC103", "origin", "the statement was made for another ledger", "Check the profile: it names the ledger."},
    {"RC103", "tenant", "the ledger does not know this tenant", "Check the profile: it names the tenant."},
    {"RC201", "not_enrolled", "the key is not enrolled", "Ask an administrator to enrol the key."},
    {"RC201", "belongs_to_another", "the key is enrolled for another person", "Sign with your own key."},
    {"RC204", "key_revoked", "the key was revoked", "Sign with your new key; older statements stay valid."},
    {"RC204", "setup_is_over", "the setup of this ledger is over, so a root key alone decides nothing any more",
     "Propose it, and let another administrator approve."},
    {"RC204", "membership_removed", "the membership in this tenant has ended", "Ask an administrator."},
    {"RC302", "no_such_intent", "the ledger has no such effect in this tenant", "Check tenant and intent key."},
    {"RC302", "not_held", "the effect is not held", "There is no hold to end."},
    {"RC302", "moved_meanwhile", "the effect moved while this was decided",
     "Reload the effect and decide on what it is now."},
    {"RC305", "not_a_time", "the statement's times cannot be read", "Sign with this program."},
    {"RC305", "signed_at_far_from_ledger_time", "the statement's time is more than a day from the ledger's clock",
     "Check this computer's clock and sign again."},
    {"RC305", "expired", "the statement has expired", "Sign again."},
    {"RC305", "hold_in_the_past", "the hold would end before it begins", "Choose a later end."},
    {"RC401", "subject_of_another_tenant", "the subject belongs to another tenant than the statement",
     "Sign it for the tenant it is about."},
    {"RC401", "only_for_all_tenants", "persons and keys are those of the whole ledger, not of one tenant",
     "Sign it for the tenant *."},
    {"RC401", "key_in_use", "the key is already enrolled for a person", "Make a new key; keys are never shared."},
    {"RC401", "person_kind_never_changes", "a person stays a person and a machine a machine",
     "Enrol under another name."},
    {"RC401", "not_that_persons_key", "the key is not one of this person's", "Check person and key."},
    {"RC401", "revoked_already", "the key was revoked before", "There is nothing left to do."},
    {"RC401", "person_not_enrolled", "the person is not enrolled", "Enrol the person first."},
    {"RC401", "role_not_for_this_kind_of_person", "a role is for persons only or for machines only",
     "Leave that role out."},
    {"RC404", "policy", "the policy the statement cites is not the one in force",
     "Reload and sign again under the policy in force."},
    {"RC404", "hold_longer_than_policy", "the hold is longer than the policy allows", "Choose an earlier end."},
    {"RC404", "not_the_next_version", "the version is not the one after the newest",
     "Reload and publish it under the next version."},
    {"RC404", "rules_digest", "the policy pins other rules than this ledger's",
     "Pin the rules of this release: their digest is in the refusal."},
    {"RC406", "expired", "the proposal has expired", "Propose again."},
    {"RC410", "no_such_conflict", "this effect has no open conflict of that id",
     "Reload the effect; somebody may have settled it."},
    {"RC410", "no_open_conflict", "this effect has no open conflict", "There is nothing to settle."},
    {"RC410", "not_compensated", "no confirmed compensation took back the object of this conflict",
     "Compensate that object first, or settle the conflict as something else."},
    {"RC406", "digest_differs", "the proposal is not the one the statement names", "Reload the proposals."},
    {"RC406", "no_such_proposal", "the ledger has no such proposal in this tenant", "Reload the proposals."},
    {"RC406", "proposer_left", "the proposal is void: its proposer has lost the key or the role he proposed with",
     "Propose again, in your own name."},
    {"RC406", "not_open", "the proposal is not open any more", "Reload the proposals."},
    {"RC407", "only_the_proposer_withdraws", "only the person who proposed may withdraw a proposal",
     "Decline it instead, if you may."},
    {"RC407", "same_person", "another person must decide this proposal", "Let somebody decide who did not propose it."},
    {"RC301", "too_far_behind", "the log head the statement cites is too far behind", "Reload and sign again."},
    {"RC301", "log_is_not_empty", "the statement cites an empty log, and this one is not empty",
     "Reload and sign again."},
    {"RC301", "head_not_in_this_log", "the log head the statement cites is not in this log",
     "Reload. If it happens again, verify the log: it may have been rewritten or cut short."},
}};

struct CodeWording
{
    string_view code;
    string_view cause;
    string_view remedy;
};

inline constexpr std::array<CodeWording, 26> ByCode{{
    {"RC101",
     "the statement is too large, not UTF-8 or nested too deeply, or the connection does not read committed data",
     "Sign with this program; do not edit statements by hand."},
    {"RC102", "the statement is not in its one canonical form",
     "Sign with this program; do not edit statements by hand."},
    {"RC103", "the statement was made for another ledger or an unknown tenant",
     "Check the profile: it names ledger and tenant."},
    {"RC201", "the key is not registered for the person who signs", "Ask an administrator to enrol the key."},
    {"RC202", "the signature does not hold over the statement", "Sign again with your own key."},
    {"RC203", "the person is not a member of the tenant", "Ask an administrator for a membership."},
    {"RC204", "the key was revoked or the membership ended", "Ask an administrator; older statements stay valid."},
    {"RC301", "the log head the statement cites is not in this log, or too far behind",
     "Reload. If it happens again, verify the log: it may have been rewritten."},
    {"RC302", "the effect has changed since you looked", "Reload the effect and decide on what it is now."},
    {"RC303", "the statement restates the effect differently from the ledger's row",
     "Reload the effect and sign again."},
    {"RC304", "this statement id is already used by another statement", "Make a new statement; the old one stands."},
    {"RC305", "the statement has expired, or its time is too far from the ledger's clock",
     "Check this computer's clock and sign again."},
    {"RC401", "your role does not allow this here, or the effect's status does not",
     "Ask somebody whose role allows it."},
    {"RC402", "the evidence does not prove what this action needs", "Look the effect up again, or escalate."},
    {"RC403", "two people are needed", "Propose it, and let another person countersign."},
    {"RC404", "the policy or the provider contract has changed", "Reload the effect and sign again."},
    {"RC405", "the reason does not do",
     "Give one of the allowed reasons; where text is asked for, write at least ten characters."},
    {"RC406", "the proposal is not open or not what the statement restates", "Reload the proposals."},
    {"RC407", "another person must decide this proposal", "Let an approver who did not propose it decide."},
    {"RC408", "absence is not proven yet", "Look the effect up again, or escalate."},
    {"RC409", "your own lookup after the proposal is missing, too old, or found something else",
     "Look the effect up yourself and cite it; if it shows something else, decline, ask or escalate."},
    {"RC410", "something on this effect or beside it must be settled first", "Settle it first."},
    {"RC411", "the handler is outside the limits of the policy's auto_reconcile", "A person must decide."},
    {"RC412", "the provider may have forgotten the key, so a retry could do the effect twice",
     "Reject it if absence is proven, else escalate; a fresh command needs its own key."},
    {"RC413", "the effect is held by another person", "Ask the holder, or end the hold; that is logged."},
    {"RC414", "a proposal on this effect is already open",
     "Decide that proposal first: approve, decline or withdraw it."},
}};

struct Unmet
{
    string_view name;
    string_view cause;
};

inline constexpr std::array<Unmet, 12> UnmetAbsence{{
    {"contract_disallows", "the provider's contract does not accept absence as proof"},
    {"not_planted", "no reference was planted at dispatch by which the provider could be searched"},
    {"object_cited", "the cited evidence shows an object"},
    {"attempt_open", "an attempt is open and its lease has not lapsed"},
    {"not_settled", "a late arrival is still possible"},
    {"scan_incomplete", "a cited lookup did not read every page"},
    {"beyond_retention", "the lookup is later than the provider keeps its data"},
    {"scope", "a cited lookup asked another account or environment"},
    {"rung_missing", "a cited lookup lacks an Absent answer of a rung the contract requires"},
    {"attempt_since", "an attempt was opened after the lookup"},
    {"too_few_misses", "too few settled, complete misses are cited"},
    {"spacing", "the cited misses are too close together"},
}};

} // namespace countersign::resolution
