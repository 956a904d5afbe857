// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"
#include "models/audit/checkpoint.h"

#include <optional>
#include <string_view>

// A head that came from elsewhere against a ledger's own log, hashed anew from its entries. One thread: the source's.
namespace countersign::audit {

// How this ledger stands to the other head.
enum class HeadRelation {
    Consistent, // the same size and the same root
    Ahead,      // this log goes on where the other head ends
    Behind,     // this log ends before the other head: an old copy, or entries were lost; nothing is proved
    Forked,     // two roots for one size: one of them is not the log everybody else sees
};
std::string_view toString(HeadRelation relation);

struct HeadComparison
{
    HeadRelation relation = HeadRelation::Forked;
    LogHead other{};
    LogHead ledger{};
    std::optional<Digest> ledgerRootThen{}; // of this log at the size of the other head, where it is that long
};

// InvalidInput: the head belongs to a log of another origin. Corrupt: the log is shorter than it says.
Result<HeadComparison> compareHead(AuditSource &source, const Checkpoint &other);

} // namespace countersign::audit
