// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/audit/audit_source.h"
#include "models/audit/replay_log.h"
#include "models/audit/replay_problems.h"

#include <cstdint>
#include <map>
#include <string>

// Conflicts are settled by statements alone: what the log settled, held against the table.
namespace countersign::audit {

class ReplayConflicts final
{
public:
    explicit ReplayConflicts(ReplayProblems &problems) : m_problems(problems) {}

    // An applied statement; nothing where it settles no conflict.
    void apply(const ReplayEntry &read);
    // Every settled row must have its statement, and every statement its row. An Error: unreadable source.
    Status compareWithTable(AuditSource &source);

private:
    struct Settled
    {
        std::uint64_t seq = 0;
        std::string tenant{}, intent{}, settlement{};
        bool seenInTable = false;
    };

    void compareRow(const StoredConflict &row);

    ReplayProblems &m_problems;
    std::map<std::string, Settled> m_settled; // by conflict id
};

} // namespace countersign::audit
