// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/postgres/postgres_error.h"

#include <algorithm>
#include <array>

namespace countersign::ledger {

namespace {

struct Reading
{
    std::string_view begins; // an SQLSTATE, or the class it begins with
    ErrorKind kind;
    Recovery recovery;
    std::string_view cause;
    std::string_view remedy;
};

// The first row that fits. Source: appendix A of PostgreSQL's manual.
constexpr std::array Readings{
    Reading{"57014", ErrorKind::Cancelled, Recovery::Retry, "it was cancelled or took longer than is allowed",
            "Try again; where it happens every time, ask for less at once."},
    Reading{"55P03", ErrorKind::Busy, Recovery::Retry, "somebody else holds what is needed", "Try again."},
    Reading{"40001", ErrorKind::Busy, Recovery::Retry, "somebody else changed it at the same moment", "Try again."},
    Reading{"40P01", ErrorKind::Busy, Recovery::Retry, "two transactions waited for each other", "Try again."},
    Reading{"25006", ErrorKind::ReadOnly, Recovery::Reconnect, "this server only reads: it is a standby",
            "Connect to the primary; with several hosts, add target_session_attrs=read-write."},
    Reading{"57P", ErrorKind::Unavailable, Recovery::Reconnect, "the server is shutting down or starting",
            "Wait until it is there again."},
    Reading{"53", ErrorKind::StorageFull, Recovery::Retry, "the server has no room or no connection left",
            "Ask the database's administrator; nothing is wrong with what you did."},
    Reading{"42501", ErrorKind::PermissionDenied, Recovery::Fatal, "this login may not do that",
            "Sign in as a person who holds the role, or ask an administrator for it."},
    Reading{"28", ErrorKind::PermissionDenied, Recovery::Fatal, "the server does not let this login in",
            "Check the login, its password or certificate, and pg_hba.conf."},
    Reading{"3D000", ErrorKind::NotFound, Recovery::Fatal, "there is no such database",
            "Check its name; make a new ledger with: countersignctl ledger init"},
    Reading{"3F000", ErrorKind::NotFound, Recovery::Fatal, "there is no ledger in this database",
            "Check its name; make a new ledger with: countersignctl ledger init"},
    Reading{"42P01", ErrorKind::NotFound, Recovery::Fatal, "there is no ledger in this database",
            "Check its name; make a new ledger with: countersignctl ledger init"},
    Reading{"23", ErrorKind::Internal, Recovery::Fatal, "the ledger's own rules refused it", "Report this as a bug."},
    Reading{"XX001", ErrorKind::Corrupt, Recovery::Fatal, "the server found damaged data",
            "Restore the newest good copy and compare its head with a pinned one."},
    Reading{"", ErrorKind::Internal, Recovery::Fatal, "PostgreSQL refused it", "Report this as a bug."},
};

} // namespace

Error postgresError(const PostgresFault &fault, const std::string &ledger, std::string_view doing)
{
    const auto reading = std::find_if(Readings.begin(), Readings.end(), [&](const Reading &row) {
        return std::string_view(fault.sqlstate).substr(0, row.begins.size()) == row.begins;
    });
    Error error;
    error.kind = reading->kind;
    error.recovery = reading->recovery;
    error.context = "ledger " + ledger + ": " + std::string(doing) + ": " + std::string(reading->cause) + " (" +
                    fault.sqlstate + " " + fault.message + ")";
    error.remedy = reading->remedy;
    return error;
}

Error lostConnection(const std::string &ledger, std::string_view doing, std::string_view cause, bool wrote)
{
    Error error;
    error.kind = wrote ? ErrorKind::OutcomeUnknown : ErrorKind::Unavailable;
    error.recovery = wrote ? Recovery::OutcomeUnknown : Recovery::Reconnect;
    error.consequence = wrote ? Consequence::MayHaveChangedLedger : Consequence::NothingChanged;
    error.context =
        "ledger " + ledger + ": " + std::string(doing) + ": the connection was lost (" + std::string(cause) + ")";
    error.remedy = wrote ? "Connect again and look whether it was stored; nothing is sent again by itself."
                         : "Check the network and the server; the program connects again by itself.";
    return error;
}

} // namespace countersign::ledger
