// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/strong_text.h"

#include <cstdint>
#include <string_view>

// The keys of compensations (ledger.md sections 3 and 6): the original's key, then ":compensate:vN".
namespace countersign::effect {

// The key of the `number`-th compensation of `original`, counted from 1. A key over 235 bytes, which leaves no room, is
// named by its SHA-256.
IntentKey compensationKey(const IntentKey &original, std::int64_t number);

// True for keys of that form: rows under such a key come only from a statement.
bool isCompensationKey(std::string_view key);

} // namespace countersign::effect
