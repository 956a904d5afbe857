// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/phrase.h"

#include <string>
#include <string_view>

// What went wrong, in a form that crosses layers, threads and processes. An Error names the thing and the cause
// (context), the remedy, and whether anything was changed or reached a provider (consequence). Value type.
namespace countersign {

enum class ErrorKind {
    InvalidInput,     // what was given cannot be used; giving it again fails again
    NotFound,         // the named thing does not exist
    PermissionDenied, // the operating system, a key or a role says no
    Unavailable,      // a ledger, provider or process cannot be reached
    Busy,             // somebody else holds what is needed; may be tried again
    TimedOut,
    Cancelled,
    Corrupt,     // stored bytes are not what was written
    Unsupported, // a newer or foreign format
    StorageFull,
    ReadOnly,
    OutcomeUnknown,     // our own write may or may not have happened
    VerificationFailed, // a signature, proof or pinned head does not hold
    Internal,
};

// What the caller can do about the object that failed.
enum class Recovery { Retry, Reconnect, OutcomeUnknown, Fatal };

// What the failed call may have done to the world.
enum class Consequence { NothingChanged, MayHaveReachedProvider, MayHaveChangedLedger };

struct Error
{
    ErrorKind kind = ErrorKind::Internal;
    Recovery recovery = Recovery::Fatal;
    Phrase context; // the thing and the cause, no secrets
    Phrase remedy;  // what the reader can do; may be empty
    Consequence consequence = Consequence::NothingChanged;
    std::string statementId; // with OutcomeUnknown: the statement to look up

    bool operator==(const Error &) const = default;
};

std::string_view toString(ErrorKind kind);

// What was or was not changed, as a sentence.
Phrase sentenceOf(Consequence consequence);

// One paragraph for a person, in English: context, remedy, and what was or was not changed.
std::string describe(const Error &error);

} // namespace countersign
