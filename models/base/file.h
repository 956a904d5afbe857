// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/result.h"

#include <string>
#include <string_view>

// Whole small files. Writes are atomic: a temporary file beside the target, fsync, rename, fsync of the folder.
namespace countersign {

Result<std::string> readFile(const std::string &path, std::size_t maxBytes = 16 * 1024 * 1024);
Status writeFileAtomically(const std::string &path, std::string_view content, unsigned mode = 0644);

} // namespace countersign
