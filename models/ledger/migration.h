// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

// One step of a ledger's schema, forward only and run in one transaction. A released one never changes: the ledger
// stores the SHA-256 of its text.
namespace countersign::ledger {

struct Migration
{
    std::int64_t version = 0; // from 1, without gaps
    std::string_view name{};
    std::string_view sql{};
};

} // namespace countersign::ledger
