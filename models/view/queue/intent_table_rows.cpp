// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/queue/intent_table_model.h"

#include <algorithm>
#include <iterator>
#include <utility>

// How the rows come, go and change places, so that every index of a row that stays still names it.
namespace countersign::view {

using ledger::IntentRow;

namespace {

constexpr std::size_t ManyRows = 100'000;

// Whether two readings of one row show the same.
bool looksTheSame(const IntentRow &a, const IntentRow &b)
{
    return a.eventNo == b.eventNo && a.status == b.status && a.dueAt == b.dueAt && a.hold == b.hold &&
           a.leaseLapsed == b.leaseLapsed && a.openProposal == b.openProposal && a.openConflict == b.openConflict &&
           a.needsPerson == b.needsPerson;
}

} // namespace

void IntentTableModel::start(std::vector<IntentRow> rows, bool more, Instant now)
{
    beginResetModel();
    m_rows.clear();
    for (auto &row : rows)
        m_rows.push_back(std::make_unique<IntentRow>(std::move(row)));
    m_more = more;
    m_now = now;
    reindex();
    endResetModel();
}

void IntentTableModel::append(std::vector<IntentRow> rows, bool more)
{
    m_more = more;
    std::erase_if(rows, [&](const IntentRow &row) { return m_places.count(row.ref) != 0; });
    if (rows.empty())
        return;
    beginInsertRows({}, size(), size() + static_cast<int>(rows.size()) - 1);
    for (auto &row : rows) {
        m_places.emplace(row.ref, size());
        m_rows.push_back(std::make_unique<IntentRow>(std::move(row)));
    }
    endInsertRows();
}

void IntentTableModel::rearrange(std::vector<IntentRow> rows, bool more, Instant now)
{
    Places wanted;
    wanted.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        wanted.emplace(rows[i].ref, static_cast<int>(i));
    removeAllBut(wanted);
    permute(wanted);
    m_more = more;
    m_now = now;
    insertMissing(rows);
    if (!m_rows.empty())
        rowsChanged(0, size() - 1, QueueColumn::State, QueueColumn::IntentKey);
}

// From the end, whole runs at a time.
void IntentTableModel::removeAllBut(const Places &wanted)
{
    const auto stays = [&](int row) { return wanted.count(m_rows[static_cast<std::size_t>(row)]->ref) != 0; };
    bool shifted = false; // did any row that stays get another number?
    for (int last = size() - 1; last >= 0; --last) {
        if (stays(last))
            continue;
        int first = last;
        while (first > 0 && !stays(first - 1))
            --first;
        shifted = shifted || last != size() - 1;
        beginRemoveRows({}, first, last);
        for (int row = first; row <= last; ++row)
            m_places.erase(m_rows[static_cast<std::size_t>(row)]->ref);
        m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
        endRemoveRows();
        last = first;
    }
    if (shifted)
        reindex();
}

// The rows that stayed, in the order of their new places.
void IntentTableModel::permute(const Places &wanted)
{
    const auto before = [&](const auto &a, const auto &b) { return wanted.at(a->ref) < wanted.at(b->ref); };
    if (std::is_sorted(m_rows.begin(), m_rows.end(), before))
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const auto indexes = persistentIndexList();
    std::vector<effect::EffectRef> named;
    for (const auto &index : indexes)
        named.push_back(m_rows[static_cast<std::size_t>(index.row())]->ref);
    std::sort(m_rows.begin(), m_rows.end(), before);
    reindex();
    QModelIndexList moved;
    for (int i = 0; i < indexes.size(); ++i)
        moved.append(index(rowOf(named[static_cast<std::size_t>(i)]), indexes[i].column()));
    changePersistentIndexList(indexes, moved);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

// The rows that are here stand in the order of `wanted` already; the others come in between, whole runs at a time.
void IntentTableModel::insertMissing(std::vector<IntentRow> &wanted)
{
    const int before = size();
    const auto isHere = [&](std::size_t row) { return row < wanted.size() && m_places.count(wanted[row].ref) != 0; };
    for (std::size_t first = 0; first < wanted.size(); ++first) {
        if (isHere(first)) {
            *m_rows[first] = std::move(wanted[first]);
            continue;
        }
        std::vector<std::unique_ptr<IntentRow>> run;
        for (std::size_t i = first; i < wanted.size() && !isHere(i); ++i)
            run.push_back(std::make_unique<IntentRow>(std::move(wanted[i])));
        const auto last = first + run.size() - 1;
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(last));
        m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(first), std::make_move_iterator(run.begin()),
                      std::make_move_iterator(run.end()));
        endInsertRows();
        first = last;
    }
    if (size() != before)
        reindex();
}

bool IntentTableModel::update(const IntentRow &fresh)
{
    const int number = rowOf(fresh.ref);
    if (number < 0)
        return false;
    auto &stored = *m_rows[static_cast<std::size_t>(number)];
    if (!looksTheSame(stored, fresh)) {
        stored = fresh;
        rowsChanged(number, number, QueueColumn::State, QueueColumn::IntentKey);
    }
    return true;
}

void IntentTableModel::reindex()
{
    m_places.clear();
    m_places.reserve(m_more ? ManyRows : m_rows.size()); // so that paging in never rehashes them all
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_places.emplace(m_rows[i]->ref, static_cast<int>(i));
}

} // namespace countersign::view
