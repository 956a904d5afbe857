// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/tables/rows_model.h"

#include "models/view/wording/wording.h"

#include <algorithm>
#include <utility>

namespace countersign::view {

RowsModel::RowsModel(QStringList headings, QObject *parent)
    : QAbstractTableModel(parent), m_headings(std::move(headings))
{
}

bool RowsModel::sameIds(const std::vector<TextRow> &rows) const
{
    return std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                      [](const TextRow &one, const TextRow &other) { return one.id == other.id; });
}

void RowsModel::setRows(std::vector<TextRow> rows)
{
    if (sameIds(rows)) {
        for (std::size_t number = 0; number < rows.size(); ++number) {
            if (rows[number] == m_rows[number])
                continue;
            m_rows[number] = std::move(rows[number]);
            const int row = static_cast<int>(number);
            Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
        }
        return;
    }
    const auto wanted = [&](const QString &id) {
        return std::any_of(rows.begin(), rows.end(), [&](const TextRow &row) { return row.id == id; });
    };
    for (int row = rowCount() - 1; row >= 0; --row)
        if (!wanted(m_rows[static_cast<std::size_t>(row)].id)) {
            beginRemoveRows({}, row, row);
            m_rows.erase(m_rows.begin() + row);
            endRemoveRows();
        }
    for (std::size_t place = 0; place < rows.size(); ++place)
        putAt(place, std::move(rows[place]));
}

// The row with that id moves to its place, or is new there.
void RowsModel::putAt(std::size_t place, TextRow row)
{
    const auto begin = m_rows.begin() + static_cast<std::ptrdiff_t>(place);
    const auto found = std::find_if(begin, m_rows.end(), [&](const TextRow &one) { return one.id == row.id; });
    const int to = static_cast<int>(place);
    if (found == m_rows.end()) {
        beginInsertRows({}, to, to);
        m_rows.insert(begin, std::move(row));
        return endInsertRows();
    }
    if (const int from = static_cast<int>(found - m_rows.begin()); from != to) {
        beginMoveRows({}, from, from, {}, to);
        std::rotate(begin, found, found + 1);
        endMoveRows();
    }
    m_rows[place] = std::move(row);
    Q_EMIT dataChanged(index(to, 0), index(to, columnCount() - 1));
}

int RowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant RowsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const TextRow &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.cells.value(index.column());
    case Qt::AccessibleTextRole:
        return index.column() == 0 ? rowSentence(row.sentence) : row.cells.value(index.column());
    case IdRole:
        return row.id;
    default:
        return {};
    }
}

QVariant RowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return m_headings.value(section);
}

} // namespace countersign::view
