// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/sqlite_handle.h"

#include <sqlite3.h>

#include <cerrno>

namespace countersign::ledger::handle {

namespace {

sqlite3 *typed(void *handle)
{
    return static_cast<sqlite3 *>(handle);
}

bool isNoRoom(int error)
{
    return error == ENOSPC || error == EDQUOT || error == EFBIG;
}

Fault classifyInputOutput(int extendedCode, int systemErrno)
{
    // First: a flush may find no room too, but then the bytes were written before it.
    if (extendedCode == SQLITE_IOERR_FSYNC || extendedCode == SQLITE_IOERR_DIR_FSYNC)
        return Fault::SyncFailed;
    if (isNoRoom(systemErrno))
        return Fault::Full;
    return Fault::InputOutput;
}

} // namespace

ScriptError runScript(void *handle, std::string_view sql)
{
    char *message = nullptr;
    const std::string script(sql);
    forgetErrno();
    const int code = sqlite3_exec(typed(handle), script.c_str(), nullptr, nullptr, &message);
    ScriptError error;
    if (code != SQLITE_OK) {
        error.systemErrno = systemErrno(handle);
        error.code = sqlite3_extended_errcode(typed(handle));
        error.message = message ? message : sqlite3_errstr(code);
    }
    sqlite3_free(message);
    return error;
}

void interrupt(void *handle) noexcept
{
    sqlite3_interrupt(typed(handle));
}

bool inTransaction(void *handle) noexcept
{
    return sqlite3_get_autocommit(typed(handle)) == 0;
}

void forgetErrno() noexcept
{
    errno = 0;
}

int systemErrno(void *handle) noexcept
{
    if (errno != 0)
        return errno;
    return handle ? sqlite3_system_errno(typed(handle)) : 0;
}

Fault classify(int extendedCode, int systemErrno)
{
    switch (extendedCode & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return Fault::Busy;
    case SQLITE_FULL:
        return Fault::Full;
    case SQLITE_IOERR:
        return classifyInputOutput(extendedCode, systemErrno);
    case SQLITE_READONLY:
        return Fault::ReadOnly;
    case SQLITE_CANTOPEN:
        return isNoRoom(systemErrno) ? Fault::Full : Fault::CannotOpen;
    case SQLITE_NOTADB:
        return Fault::NotADatabase;
    case SQLITE_CORRUPT:
        return Fault::Corrupt;
    case SQLITE_INTERRUPT:
        return Fault::Interrupted;
    case SQLITE_CONSTRAINT:
        return Fault::Constraint;
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return Fault::Permission;
    case SQLITE_SCHEMA:
        return Fault::Schema;
    default:
        return Fault::Other;
    }
}

} // namespace countersign::ledger::handle
