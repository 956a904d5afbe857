// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/phrase.h"

#include <array>
#include <string_view>

// Inside the folder: the sentences of refusals by guards outside the table, which name the reason.
namespace countersign::resolution {

struct ReasonWording
{
    std::string_view code;
    std::string_view reason;
    Translatable cause;
    Translatable remedy;
};

inline constexpr std::array<ReasonWording, 39> ByReason{{
    {"RC103", "origin", translatable("The statement was made for another ledger."),
     translatable("Check the profile: it names the ledger.")},
    {"RC103", "tenant", translatable("The ledger does not know this tenant."),
     translatable("Check the profile: it names the tenant.")},
    {"RC201", "not_enrolled", translatable("The key is not enrolled."),
     translatable("Ask an administrator to enrol the key.")},
    {"RC201", "belongs_to_another", translatable("The key is enrolled for another person."),
     translatable("Sign with your own key.")},
    {"RC204", "key_revoked", translatable("The key was revoked."),
     translatable("Sign with your new key; older statements stay valid.")},
    {"RC204", "setup_is_over",
     translatable("The setup of this ledger is over, so a root key alone decides nothing any more."),
     translatable("Propose it, and let another administrator approve.")},
    {"RC204", "membership_removed", translatable("The membership in this tenant has ended."),
     translatable("Ask an administrator.")},
    {"RC302", "no_such_intent", translatable("The ledger has no such effect in this tenant."),
     translatable("Check tenant and intent key.")},
    {"RC302", "not_held", translatable("The effect is not held."), translatable("There is no hold to end.")},
    {"RC302", "moved_meanwhile", translatable("The effect moved while this was decided."),
     translatable("Reload the effect and decide on what it is now.")},
    {"RC305", "not_a_time", translatable("The statement's times cannot be read."),
     translatable("Sign with this program.")},
    {"RC305", "signed_at_far_from_ledger_time",
     translatable("The statement's time is more than a day from the ledger's clock."),
     translatable("Check this computer's clock and sign again.")},
    {"RC305", "expired", translatable("The statement has expired."), translatable("Sign again.")},
    {"RC305", "hold_in_the_past", translatable("The hold would end before it begins."),
     translatable("Choose a later end.")},
    {"RC401", "subject_of_another_tenant", translatable("The subject belongs to another tenant than the statement."),
     translatable("Sign it for the tenant it is about.")},
    {"RC401", "only_for_all_tenants",
     translatable("Persons and keys are those of the whole ledger, not of one tenant."),
     translatable("Sign it for the tenant *.")},
    {"RC401", "key_in_use", translatable("The key is already enrolled for a person."),
     translatable("Make a new key; keys are never shared.")},
    {"RC401", "person_kind_never_changes", translatable("A person stays a person and a machine a machine."),
     translatable("Enrol under another name.")},
    {"RC401", "not_that_persons_key", translatable("The key is not one of this person's."),
     translatable("Check person and key.")},
    {"RC401", "revoked_already", translatable("The key was revoked before."),
     translatable("There is nothing left to do.")},
    {"RC401", "person_not_enrolled", translatable("The person is not enrolled."),
     translatable("Enrol the person first.")},
    {"RC401", "role_not_for_this_kind_of_person", translatable("A role is for persons only or for machines only."),
     translatable("Leave that role out.")},
    {"RC404", "policy", translatable("The policy the statement cites is not the one in force."),
     translatable("Reload and sign again under the policy in force.")},
    {"RC404", "hold_longer_than_policy", translatable("The hold is longer than the policy allows."),
     translatable("Choose an earlier end.")},
    {"RC404", "not_the_next_version", translatable("The version is not the one after the newest."),
     translatable("Reload and publish it under the next version.")},
    {"RC404", "rules_digest", translatable("The policy pins other rules than this ledger's."),
     translatable("Pin the rules of this release: their digest is in the refusal.")},
    {"RC406", "expired", translatable("The proposal has expired."), translatable("Propose again.")},
    {"RC410", "no_such_conflict", translatable("This effect has no open conflict of that id."),
     translatable("Reload the effect; somebody may have settled it.")},
    {"RC410", "no_open_conflict", translatable("This effect has no open conflict."),
     translatable("There is nothing to settle.")},
    {"RC410", "not_compensated", translatable("No confirmed compensation took back the object of this conflict."),
     translatable("Compensate that object first, or settle the conflict as something else.")},
    {"RC406", "digest_differs", translatable("The proposal is not the one the statement names."),
     translatable("Reload the proposals.")},
    {"RC406", "no_such_proposal", translatable("The ledger has no such proposal in this tenant."),
     translatable("Reload the proposals.")},
    {"RC406", "proposer_left",
     translatable("The proposal is void: its proposer has lost the key or the role he proposed with."),
     translatable("Propose again, in your own name.")},
    {"RC406", "not_open", translatable("The proposal is not open any more."), translatable("Reload the proposals.")},
    {"RC407", "only_the_proposer_withdraws", translatable("Only the person who proposed may withdraw a proposal."),
     translatable("Decline it instead, if you may.")},
    {"RC407", "same_person", translatable("Another person must decide this proposal."),
     translatable("Let somebody decide who did not propose it.")},
    {"RC301", "too_far_behind", translatable("The log head the statement cites is too far behind."),
     translatable("Reload and sign again.")},
    {"RC301", "log_is_not_empty", translatable("The statement cites an empty log, and this one is not empty."),
     translatable("Reload and sign again.")},
    {"RC301", "head_not_in_this_log", translatable("The log head the statement cites is not in this log."),
     translatable("Reload. If it happens again, verify the log: it may have been rewritten or cut short.")},
}};

} // namespace countersign::resolution
