// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exit_status.h"

#include "models/base/assert.h"

namespace countersign::app {

ExitStatus exitStatusOf(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::InvalidInput:
    case ErrorKind::NotFound:
    case ErrorKind::PermissionDenied:
        return ExitStatus::Usage;
    case ErrorKind::Unavailable:
    case ErrorKind::Busy:
    case ErrorKind::TimedOut:
    case ErrorKind::Cancelled:
    case ErrorKind::Corrupt:
    case ErrorKind::Unsupported:
    case ErrorKind::StorageFull:
    case ErrorKind::ReadOnly:
    case ErrorKind::Internal:
        return ExitStatus::Unreachable;
    case ErrorKind::VerificationFailed:
        return ExitStatus::VerificationFailed;
    case ErrorKind::OutcomeUnknown:
        return ExitStatus::OutcomeUnknown;
    }
    COUNTERSIGN_UNREACHABLE();
}

} // namespace countersign::app
