// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// What Qt SQL cannot do, on the driver's own SQLite handle (a sqlite3 *). The only file that includes sqlite3.h.
namespace countersign::ledger::handle {

struct ScriptError
{
    int code = 0; // extended SQLite result code; 0 = done
    int systemErrno = 0;
    std::string message{};
};

ScriptError runScript(void *handle, std::string_view sql); // several statements; stops at the first that fails
void interrupt(void *handle) noexcept;                     // any thread, while the connection is open
bool inTransaction(void *handle) noexcept;
// errno of the last failed system call below SQLite since forgetErrno(): SQLite itself does not keep that of a failed
// write. Ask at once, before anything else may set it. `handle` may be null.
void forgetErrno() noexcept;
int systemErrno(void *handle) noexcept;

// The application_id of a database file, read by SQLite itself without locks and without files beside it. A plain
// open() and close() of a file that this process has open elsewhere would drop all its POSIX locks: another process
// would then take itself for the last one and delete the write-ahead log under us.
struct HeaderRead
{
    std::optional<std::int64_t> applicationId{}; // nullopt: see code
    int code = 0;                                // extended SQLite result code
};
HeaderRead readApplicationId(const std::string &path);

// Classes of result codes, so that nobody else needs the numbers.
enum class Fault {
    Busy,
    Full,
    InputOutput,
    SyncFailed, // the write may or may not be on the disk
    ReadOnly,
    CannotOpen,
    NotADatabase,
    Corrupt,
    Interrupted,
    Constraint,
    Permission,
    Schema,
    Other,
};
Fault classify(int extendedCode, int systemErrno);

} // namespace countersign::ledger::handle
