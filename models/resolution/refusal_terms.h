// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/phrase.h"

#include <array>
#include <string_view>

// Inside the folder: the words that stand in the sentences of refusals, and the codes they stand for.
namespace countersign::resolution {

struct Term
{
    std::string_view code;
    Translatable text;
};

inline constexpr std::array<Term, 5> StatusTerms{{
    {"prepared", translatable("prepared")},
    {"unknown", translatable("unknown")},
    {"confirmed", translatable("confirmed")},
    {"rejected", translatable("rejected")},
    {"compensated", translatable("compensated")},
}};

// Actions and kinds of statements; nothing named is "this".
inline constexpr std::array<Term, 21> ActTerms{{
    {"", translatable("this")},
    {"confirm", translatable("confirming")},
    {"reject", translatable("rejecting")},
    {"release", translatable("releasing")},
    {"compensate", translatable("compensating")},
    {"reopen", translatable("reversing")},
    {"resolve", translatable("resolving")},
    {"propose", translatable("proposing")},
    {"approve", translatable("countersigning")},
    {"decline", translatable("declining")},
    {"withdraw", translatable("withdrawing")},
    {"hold", translatable("holding")},
    {"unhold", translatable("ending the hold")},
    {"escalate", translatable("escalating")},
    {"note", translatable("writing a note")},
    {"settle", translatable("settling the conflict")},
    {"operator_enrol", translatable("enrolling a person")},
    {"key_revoke", translatable("revoking a key")},
    {"membership_set", translatable("setting roles")},
    {"policy_set", translatable("setting the policy")},
    {"contract_publish", translatable("publishing a contract")},
}};

// What an object may differ in from the intent, and a restatement from the ledger's row.
inline constexpr std::array<Term, 14> FieldTerms{{
    {"effect", translatable("the whole effect")},
    {"amount", translatable("amount")},
    {"amount_minor", translatable("amount")},
    {"currency", translatable("currency")},
    {"account", translatable("account")},
    {"environment", translatable("environment")},
    {"reference", translatable("reference")},
    {"provider", translatable("provider")},
    {"operation", translatable("operation")},
    {"effect_kind", translatable("effect kind")},
    {"provider_key", translatable("provider key")},
    {"request_digest", translatable("request digest")},
    {"customer_ref", translatable("customer")},
    {"recipient_ref", translatable("recipient")},
}};

// Facts that ask for a second person, as they are when they do.
inline constexpr std::array<Term, 12> SecondPersonTerms{{
    {"above_threshold", translatable("the amount is above what one person may settle")},
    {"window_exceeded", translatable("the sum of this window is above what one person may settle")},
    {"monetary_complete", translatable("the amount is not known")},
    {"fields_equal", translatable("the object differs from what was intended")},
    {"many_matches", translatable("the provider shows more than one object")},
    {"object_reversed", translatable("the object was reversed later")},
    {"document_attested", translatable("it stands on an attested document")},
    {"keyless", translatable("the provider takes no key")},
    {"dispatch_time_known", translatable("nobody knows when it was sent")},
    {"compensation_exists", translatable("another compensation exists")},
    {"conflict_open", translatable("a conflict is open")},
    {"workflow_resumed", translatable("a resolution is reversed")},
}};

// What became of a proposal that somebody answers too late: sentences.
inline constexpr std::array<Term, 5> ProposalEnds{{
    {"applied", translatable("The proposal was countersigned by %1.")},
    {"declined", translatable("The proposal was declined by %1.")},
    {"withdrawn", translatable("The proposal was withdrawn by %1.")},
    {"expired", translatable("The proposal had expired when %1 decided.")},
    {"void", translatable("The proposal was void when %1 decided.")},
}};

} // namespace countersign::resolution
