// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/log_entry.h"
#include "models/statement/public_key.h"

#include <string>
#include <string_view>
#include <vector>

// What a client believes without asking the database: the log's origin, the root administrators' keys, and the last
// heads it saw. Kept outside the ledger: trust.json (origin, root keys) and one pinned-heads file a client.
namespace countersign::audit {

struct RootKey
{
    std::string person{};
    statement::PublicKey key;
};

struct Trust
{
    std::string origin{};
    std::vector<RootKey> rootKeys{}; // at least two different persons
};

std::string encodeTrust(const Trust &trust);     // readable JSON
Result<Trust> parseTrust(std::string_view json); // unknown fields, one root person, a bad key: InvalidInput
Result<Trust> loadTrust(const std::string &path);

// The newest head this client has seen of one log. Only ever moves forward.
struct PinnedHead
{
    std::string origin{};
    LogHead head{};
};
Result<PinnedHead> parsePinnedHead(std::string_view json);                 // unknown fields refused
Result<std::optional<PinnedHead>> loadPinnedHead(const std::string &path); // missing file: nullopt
Status savePinnedHead(const std::string &path, const PinnedHead &pinned);  // atomic; refuses to go back

} // namespace countersign::audit
