// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/audit/replay_conflicts.h"

#include "models/base/text.h"

#include <optional>

namespace countersign::audit {

namespace {

std::string subjectOf(const std::string &id, const char *column)
{
    return "conflicts " + escapedForDisplay(id) + " " + column;
}

} // namespace

void ReplayConflicts::apply(const ReplayEntry &read)
{
    const auto &said = read.statement;
    if (!said.conflict || said.conflict->settlement.empty())
        return;
    const auto [place, isNew] = m_settled.try_emplace(
        said.conflict->id, Settled{read.seq, said.tenant, said.intent, said.conflict->settlement});
    if (!isNew)
        m_problems.add(read.seq, "statement.conflict.id",
                       "the conflict was settled already by entry " + std::to_string(place->second.seq));
}

void ReplayConflicts::compareRow(const StoredConflict &row)
{
    const auto found = m_settled.find(row.id);
    if (found == m_settled.end()) {
        if (row.settledBySeq || !row.settlement.empty())
            m_problems.add(std::nullopt, subjectOf(row.id, "settled_by_seq"),
                           "the conflict is marked as settled, but no statement settled it");
        return;
    }
    Settled &said = found->second;
    said.seenInTable = true;
    if (row.settledBySeq != static_cast<std::int64_t>(said.seq))
        m_problems.add(said.seq, subjectOf(row.id, "settled_by_seq"),
                       "does not name entry " + std::to_string(said.seq) + ", which settled it");
    if (row.settlement != said.settlement)
        m_problems.add(said.seq, subjectOf(row.id, "settlement"),
                       "is " + shown(row.settlement) + ", but what was signed is " + shown(said.settlement));
    if (row.tenant != said.tenant || row.intent != said.intent)
        m_problems.add(said.seq, subjectOf(row.id, "intent_key"), "is another effect's than the one that was signed");
}

Status ReplayConflicts::compareWithTable(AuditSource &source)
{
    COUNTERSIGN_TRY(const auto rows, source.conflicts());
    for (const StoredConflict &row : rows)
        compareRow(row);
    for (const auto &[id, said] : m_settled)
        if (!said.seenInTable)
            m_problems.add(said.seq, subjectOf(id, "row"), "a statement settled this conflict, but it is gone");
    return {};
}

} // namespace countersign::audit
