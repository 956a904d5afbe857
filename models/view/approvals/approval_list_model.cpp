// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/approvals/approval_list_model.h"

#include "models/view/wording/wording.h"

#include <algorithm>

namespace countersign::view {

namespace {

QString cellOf(const ApprovalRow &row, int column)
{
    switch (column) {
    case ApprovalListModel::AmountColumn:
        return row.amount;
    case ApprovalListModel::ObjectColumn:
        return row.object;
    default:
        return row.mine ? row.note : row.expires;
    }
}

} // namespace

int ApprovalListModel::indexOf(const std::string &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const ApprovalRow &row) { return row.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void ApprovalListModel::removeGone(const std::vector<ApprovalRow> &rows)
{
    for (int i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        const bool stays =
            std::any_of(rows.begin(), rows.end(), [&](const ApprovalRow &other) { return other.id == row(i).id; });
        if (stays)
            continue;
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
    }
}

void ApprovalListModel::place(int at, const ApprovalRow &row)
{
    const int was = indexOf(row.id);
    if (was < 0) {
        beginInsertRows({}, at, at);
        m_rows.insert(m_rows.begin() + at, row);
        endInsertRows();
        return;
    }
    if (was != at) { // everything before `at` is in place, so it stands further down
        beginMoveRows({}, was, was, {}, at);
        std::rotate(m_rows.begin() + at, m_rows.begin() + was, m_rows.begin() + was + 1);
        endMoveRows();
    }
    ApprovalRow &mine = m_rows.at(static_cast<std::size_t>(at));
    if (mine == row)
        return;
    mine = row;
    Q_EMIT dataChanged(index(at, 0), index(at, ColumnCount - 1));
}

void ApprovalListModel::setRows(const std::vector<ApprovalRow> &rows)
{
    removeGone(rows);
    for (std::size_t i = 0; i < rows.size(); ++i)
        place(static_cast<int>(i), rows[i]);
}

int ApprovalListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ApprovalListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ApprovalListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ApprovalRow &shown = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return cellOf(shown, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == 0 ? rowSentence(shown.sentence) : cellOf(shown, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == AmountColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case IdRole:
        return QString::fromStdString(shown.id);
    case SeverityRole:
        return static_cast<int>(shown.severity);
    default:
        return {};
    }
}

QVariant ApprovalListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case AmountColumn:
        return tr("Amount");
    case ObjectColumn:
        return tr("Effect");
    default:
        //: how a proposal stands: when it expires, or how it ended
        return tr("Stands");
    }
}

} // namespace countersign::view
