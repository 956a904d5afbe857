// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/sqlite_error.h"

#include "models/base/assert.h"

namespace countersign::ledger {

namespace {

struct Reading
{
    ErrorKind kind;
    Recovery recovery;
    std::string_view cause;
    std::string_view remedy;
};

Reading readingOf(handle::Fault fault)
{
    switch (fault) {
    case handle::Fault::Busy:
        return {ErrorKind::Busy, Recovery::Retry, "another program is writing to it",
                "Wait until the other program has finished, or close it, and try again."};
    case handle::Fault::Full:
        return {ErrorKind::StorageFull, Recovery::Retry, "there is no room left to write",
                "Free space on that file system, or raise the limit on file sizes, and try again."};
    case handle::Fault::InputOutput:
    case handle::Fault::SyncFailed:
        return {ErrorKind::Unavailable, Recovery::Reconnect, "the file system reported an error",
                "Check the disk or mount, then open the ledger again."};
    case handle::Fault::ReadOnly:
        return {ErrorKind::ReadOnly, Recovery::Fatal, "it cannot be written",
                "Give yourself write permission on the file and its folder, or use read-only commands."};
    case handle::Fault::CannotOpen:
        return {ErrorKind::PermissionDenied, Recovery::Fatal, "the operating system does not let it be opened",
                "Check the permissions of the file and its folder."};
    case handle::Fault::NotADatabase:
        return {ErrorKind::Corrupt, Recovery::Fatal, "it is not a Countersign ledger",
                "Check the path; make a new ledger with: countersignctl ledger init"};
    case handle::Fault::Corrupt:
        return {ErrorKind::Corrupt, Recovery::Fatal, "the file is damaged",
                "Restore the newest good copy and compare its head with a pinned one."};
    case handle::Fault::Interrupted:
        return {ErrorKind::Cancelled, Recovery::Retry, "it was cancelled", ""};
    case handle::Fault::Constraint:
        return {ErrorKind::Internal, Recovery::Fatal, "the ledger's own rules refused it", "Report this as a bug."};
    case handle::Fault::Permission:
        return {ErrorKind::PermissionDenied, Recovery::Fatal, "permission was denied",
                "Check the permissions of the file and its folder."};
    case handle::Fault::Schema:
    case handle::Fault::Other:
        return {ErrorKind::Internal, Recovery::Fatal, "SQLite refused it", "Report this as a bug."};
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace

Error sqliteError(handle::Fault fault, const std::string &path, std::string_view doing, std::string_view cause)
{
    const Reading reading = readingOf(fault);
    Error error;
    error.kind = reading.kind;
    error.recovery = reading.recovery;
    error.context = "ledger " + path + ": " + std::string(doing) + ": " + std::string(reading.cause);
    if (!cause.empty())
        error.context += " (" + std::string(cause) + ")";
    error.remedy = reading.remedy;
    return error;
}

} // namespace countersign::ledger
