// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// A file of lines that only grows. A line counts exactly when its line end is on the disk: append() returns after
// fdatasync, and open() cuts off a last line that a killed process left torn. One thread an object; one writer a file.
namespace countersign::sandbox {

class AppendLog final
{
public:
    // Creates the file if it is missing. Unavailable, PermissionDenied: the file cannot be opened for writing.
    static Result<AppendLog> open(const std::string &path);

    AppendLog(AppendLog &&other) noexcept;
    AppendLog &operator=(AppendLog &&) = delete;
    AppendLog(const AppendLog &) = delete;
    AppendLog &operator=(const AppendLog &) = delete;
    ~AppendLog();

    // `line` holds no line end. On failure nothing of it stays in the file; where even that cannot be made sure of,
    // every later append fails too.
    Status append(std::string_view line);

private:
    AppendLog(std::string path, int descriptor, std::int64_t size)
        : m_path(std::move(path)), m_descriptor(descriptor), m_size(size)
    {
    }
    Status writeAll(std::string_view text);
    void takeBack();

    std::string m_path;
    int m_descriptor;
    std::int64_t m_size;
    bool m_broken = false;
};

// The whole lines of such a file, without their line ends; a torn last line is left out, a missing file has none.
Result<std::vector<std::string>> readWholeLines(const std::string &path);

} // namespace countersign::sandbox
