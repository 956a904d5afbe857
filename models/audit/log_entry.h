// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/base/clock.h"
#include "models/base/digest.h"
#include "models/statement/envelope.h"

#include <cstdint>
#include <map>
#include <string>

// One leaf of the log: JCS of {at, facts, envelope, origin, seq, tenant}, built by the ledger (trust.md (a)).
namespace countersign::audit {

struct LogEntry
{
    std::uint64_t seq = 0;
    Instant at{}; // whole seconds
    std::string origin{};
    std::string tenant{};
    statement::Envelope envelope{};
    std::map<std::string, bool> facts{};
};

std::string encodeLogEntry(const LogEntry &entry);
Result<LogEntry> parseLogEntry(std::string_view bytes); // canonical, at most 64 KiB

// The size and root of a log at one moment.
struct LogHead
{
    std::uint64_t size = 0;
    Digest root{};
    bool operator==(const LogHead &) const = default;
};

} // namespace countersign::audit
