// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/sqlite_error.h"

#include "models/base/assert.h"

namespace countersign::ledger {

namespace {

struct Reading
{
    ErrorKind kind;
    Recovery recovery;
    Translatable cause;
    Translatable remedy;
};

Reading readingOf(handle::Fault fault)
{
    switch (fault) {
    case handle::Fault::Busy:
        return {ErrorKind::Busy, Recovery::Retry, translatable("another program is writing to it"),
                translatable("Wait until the other program has finished, or close it, and try again.")};
    case handle::Fault::Full:
        return {ErrorKind::StorageFull, Recovery::Retry, translatable("there is no room left to write"),
                translatable("Free space on that file system, or raise the limit on file sizes, and try again.")};
    case handle::Fault::InputOutput:
    case handle::Fault::SyncFailed:
        return {ErrorKind::Unavailable, Recovery::Reconnect, translatable("the file system reported an error"),
                translatable("Check the disk or mount, then open the ledger again.")};
    case handle::Fault::ReadOnly:
        return {ErrorKind::ReadOnly, Recovery::Fatal, translatable("it cannot be written"),
                translatable("Give yourself write permission on the file and its folder, or use read-only commands.")};
    case handle::Fault::CannotOpen:
        return {ErrorKind::PermissionDenied, Recovery::Fatal,
                translatable("the operating system does not let it be opened"),
                translatable("Check the permissions of the file and its folder.")};
    case handle::Fault::NotADatabase:
        return {ErrorKind::Corrupt, Recovery::Fatal, translatable("it is not a Countersign ledger"),
                translatable("Check the path; make a new ledger with: countersignctl ledger init")};
    case handle::Fault::Corrupt:
        return {ErrorKind::Corrupt, Recovery::Fatal, translatable("the file is damaged"),
                translatable("Restore the newest good copy and compare its head with a pinned one.")};
    case handle::Fault::Interrupted:
        return {ErrorKind::Cancelled, Recovery::Retry, translatable("it was cancelled"), {}};
    case handle::Fault::Constraint:
        return {ErrorKind::Internal, Recovery::Fatal, translatable("the ledger's own rules refused it"),
                translatable("Report this as a bug.")};
    case handle::Fault::Permission:
        return {ErrorKind::PermissionDenied, Recovery::Fatal, translatable("permission was denied"),
                translatable("Check the permissions of the file and its folder.")};
    case handle::Fault::Schema:
    case handle::Fault::Other:
        return {ErrorKind::Internal, Recovery::Fatal, translatable("SQLite refused it"),
                translatable("Report this as a bug.")};
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace

Error sqliteError(handle::Fault fault, const std::string &path, const Phrase &doing, const Phrase &cause)
{
    const Reading reading = readingOf(fault);
    Error error;
    error.kind = reading.kind;
    error.recovery = reading.recovery;
    if (english(cause).empty())
        error.context = {translatable("ledger %1: %2: %3"), {path, Phrases{doing}, Phrases{reading.cause}}};
    else
        error.context = {translatable("ledger %1: %2: %3 (%4)"),
                         {path, Phrases{doing}, Phrases{reading.cause}, Phrases{cause}}};
    error.remedy = reading.remedy;
    return error;
}

} // namespace countersign::ledger
