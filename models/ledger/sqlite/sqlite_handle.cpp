// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ledger/sqlite/sqlite_handle.h"

#include <sqlite3.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>

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

// The path as the name in a file: URI (RFC 3986).
std::string escaped(const std::string &path)
{
    constexpr std::string_view Plain{"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/"};
    std::string out;
    for (const char c : path) {
        if (Plain.find(c) != std::string_view::npos) {
            out += c;
            continue;
        }
        std::array<char, 4> code{};
        std::snprintf(code.data(), code.size(), "%%%02X", static_cast<unsigned>(static_cast<unsigned char>(c)));
        out += code.data();
    }
    return out;
}

struct Closer
{
    void operator()(sqlite3 *database) const noexcept { sqlite3_close(database); }
    void operator()(sqlite3_stmt *query) const noexcept { sqlite3_finalize(query); }
};

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

HeaderRead readApplicationId(const std::string &path)
{
    const std::string uri = "file:" + escaped(path) + "?immutable=1";
    sqlite3 *opened = nullptr;
    const int code = sqlite3_open_v2(uri.c_str(), &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr);
    const std::unique_ptr<sqlite3, Closer> database(opened);
    if (code != SQLITE_OK)
        return {std::nullopt, code};
    sqlite3_stmt *prepared = nullptr;
    const int ready = sqlite3_prepare_v2(opened, "PRAGMA application_id", -1, &prepared, nullptr);
    const std::unique_ptr<sqlite3_stmt, Closer> query(prepared);
    if (ready != SQLITE_OK || sqlite3_step(prepared) != SQLITE_ROW)
        return {std::nullopt, sqlite3_extended_errcode(opened)};
    return {sqlite3_column_int64(prepared, 0), SQLITE_OK};
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
