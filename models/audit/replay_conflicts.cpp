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
        m_problems.add(
            read.seq, "statement.conflict.id",
            {translatable("the conflict was settled already by entry %1"), {std::to_string(place->second.seq)}});
}

void ReplayConflicts::compareRow(const StoredConflict &row)
{
    const auto found = m_settled.find(row.id);
    if (found == m_settled.end()) {
        if (row.settledBySeq || !row.settlement.empty())
            m_problems.add(std::nullopt, subjectOf(row.id, "settled_by_seq"),
                           translatable("the conflict is marked as settled, but no statement settled it"));
        return;
    }
    Settled &said = found->second;
    said.seenInTable = true;
    if (row.settledBySeq != static_cast<std::int64_t>(said.seq))
        m_problems.add(said.seq, subjectOf(row.id, "settled_by_seq"),
                       {translatable("does not name entry %1, which settled it"), {std::to_string(said.seq)}});
    if (row.settlement != said.settlement)
        m_problems.add(
            said.seq, subjectOf(row.id, "settlement"),
            {translatable("is %1, but what was signed is %2"), {shown(row.settlement), shown(said.settlement)}});
    if (row.tenant != said.tenant || row.intent != said.intent)
        m_problems.add(said.seq, subjectOf(row.id, "intent_key"),
                       translatable("is another effect's than the one that was signed"));
}

Status ReplayConflicts::compareWithTable(AuditSource &source)
{
    COUNTERSIGN_TRY(const auto rows, source.conflicts());
    for (const StoredConflict &row : rows)
        compareRow(row);
    for (const auto &[id, said] : m_settled)
        if (!said.seenInTable)
            m_problems.add(said.seq, subjectOf(id, "row"),
                           translatable("a statement settled this conflict, but it is gone"));
    return {};
}

} // namespace countersign::audit
