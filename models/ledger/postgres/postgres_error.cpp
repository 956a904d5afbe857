// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/postgres/postgres_error.h"

#include "models/base/text.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace countersign::ledger {

namespace {

struct Reading
{
    std::string_view begins; // an SQLSTATE, or the class it begins with
    ErrorKind kind;
    Recovery recovery;
    Translatable cause;
    Translatable remedy;
};

// The first row that fits. Source: appendix A of PostgreSQL's manual.
constexpr std::array Readings{
    Reading{"57014", ErrorKind::Cancelled, Recovery::Retry,
            translatable("it was cancelled or took longer than is allowed"),
            translatable("Try again; where it happens every time, ask for less at once.")},
    Reading{"55P03", ErrorKind::Busy, Recovery::Retry, translatable("somebody else holds what is needed"),
            translatable("Try again.")},
    Reading{"40001", ErrorKind::Busy, Recovery::Retry, translatable("somebody else changed it at the same moment"),
            translatable("Try again.")},
    Reading{"40P01", ErrorKind::Busy, Recovery::Retry, translatable("two transactions waited for each other"),
            translatable("Try again.")},
    Reading{"25006", ErrorKind::ReadOnly, Recovery::Reconnect, translatable("this server only reads: it is a standby"),
            translatable("Connect to the primary; with several hosts, add target_session_attrs=read-write.")},
    Reading{"57P", ErrorKind::Unavailable, Recovery::Reconnect, translatable("the server is shutting down or starting"),
            translatable("Wait until it is there again.")},
    Reading{"53", ErrorKind::StorageFull, Recovery::Retry, translatable("the server has no room or no connection left"),
            translatable("Ask the database's administrator; nothing is wrong with what you did.")},
    Reading{"42501", ErrorKind::PermissionDenied, Recovery::Fatal, translatable("this login may not do that"),
            translatable("Sign in as a person who holds the role, or ask an administrator for it.")},
    Reading{"28", ErrorKind::PermissionDenied, Recovery::Fatal, translatable("the server does not let this login in"),
            translatable("Check the login, its password or certificate, and pg_hba.conf.")},
    Reading{"3D000", ErrorKind::NotFound, Recovery::Fatal, translatable("there is no such database"),
            translatable("Check its name; make a new ledger with: countersignctl ledger init")},
    Reading{"3F000", ErrorKind::NotFound, Recovery::Fatal, translatable("there is no ledger in this database"),
            translatable("Check its name; make a new ledger with: countersignctl ledger init")},
    Reading{"42P01", ErrorKind::NotFound, Recovery::Fatal, translatable("there is no ledger in this database"),
            translatable("Check its name; make a new ledger with: countersignctl ledger init")},
    Reading{"23", ErrorKind::Internal, Recovery::Fatal, translatable("the ledger's own rules refused it"),
            translatable("Report this as a bug.")},
    Reading{"XX001", ErrorKind::Corrupt, Recovery::Fatal, translatable("the server found damaged data"),
            translatable("Restore the newest good copy and compare its head with a pinned one.")},
    Reading{"", ErrorKind::Internal, Recovery::Fatal, translatable("PostgreSQL refused it"),
            translatable("Report this as a bug.")},
};

} // namespace

Error postgresError(const PostgresFault &fault, const std::string &ledger, const Phrase &doing)
{
    const auto reading = std::find_if(Readings.begin(), Readings.end(), [&](const Reading &row) {
        return std::string_view(fault.sqlstate).substr(0, row.begins.size()) == row.begins;
    });
    Error error;
    error.kind = reading->kind;
    error.recovery = reading->recovery;
    error.context = {translatable("ledger %1: %2: %3 (%4 %5)"),
                     {ledger, Phrases{doing}, Phrases{reading->cause}, fault.sqlstate, onOneLine(fault.message)}};
    error.remedy = reading->remedy;
    return error;
}

Error lostConnection(const std::string &ledger, const Phrase &doing, const std::string &cause, bool wrote)
{
    Error error;
    error.kind = wrote ? ErrorKind::OutcomeUnknown : ErrorKind::Unavailable;
    error.recovery = wrote ? Recovery::OutcomeUnknown : Recovery::Reconnect;
    error.consequence = wrote ? Consequence::MayHaveChangedLedger : Consequence::NothingChanged;
    error.context = {translatable("ledger %1: %2: the connection was lost (%3)"),
                     {ledger, Phrases{doing}, onOneLine(cause)}};
    error.remedy = wrote
                       ? translatable("Connect again and look whether it was stored; nothing is sent again by itself.")
                       : translatable("Check the network and the server; the program connects again by itself.");
    return error;
}

} // namespace countersign::ledger
