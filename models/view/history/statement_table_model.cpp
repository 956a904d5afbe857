// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/view/history/statement_table_model.h"

#include "models/view/wording/tool_tip.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace countersign::view {
namespace {

QString cell(const StatementRow &row, int column)
{
    switch (column) {
    case StatementTableModel::Time:
        return row.time;
    case StatementTableModel::Action:
        return row.action;
    case StatementTableModel::Currency:
        return row.currency;
    case StatementTableModel::Amount:
        return row.amount;
    case StatementTableModel::Intent:
        return row.intent;
    case StatementTableModel::Operator:
        return row.operatorName;
    case StatementTableModel::Approver:
        return row.approver;
    case StatementTableModel::Signatures:
        return row.signatures;
    case StatementTableModel::Chain:
        return row.chain;
    }
    return {};
}

QString toolTip(const StatementRow &row, int column)
{
    if (column == StatementTableModel::Time)
        return row.timeInFull;
    return column == StatementTableModel::Intent ? row.intentInFull : QString();
}

} // namespace

void StatementTableModel::setRows(std::vector<StatementRow> rows)
{
    std::size_t at = 0;
    for (std::size_t next = 0; next < rows.size() || at < m_rows.size();) {
        const bool gone = at < m_rows.size() && (next == rows.size() || m_rows[at].seq > rows[next].seq);
        const bool isNew = !gone && (at == m_rows.size() || m_rows[at].seq < rows[next].seq);
        const auto place = m_rows.begin() + static_cast<std::ptrdiff_t>(at);
        const auto number = static_cast<int>(at);
        if (gone) {
            auto last = at;
            while (last + 1 < m_rows.size() && (next == rows.size() || m_rows[last + 1].seq > rows[next].seq))
                ++last;
            beginRemoveRows({}, number, static_cast<int>(last));
            m_rows.erase(place, m_rows.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            endRemoveRows();
            continue;
        }
        if (isNew) {
            auto end = next + 1;
            while (end < rows.size() && (at == m_rows.size() || m_rows[at].seq < rows[end].seq))
                ++end;
            const auto first = rows.begin() + static_cast<std::ptrdiff_t>(next);
            const auto past = rows.begin() + static_cast<std::ptrdiff_t>(end);
            beginInsertRows({}, number, number + static_cast<int>(end - next) - 1);
            m_rows.insert(place, std::make_move_iterator(first), std::make_move_iterator(past));
            endInsertRows();
            at += end - next;
            next = end;
            continue;
        }
        if (!(m_rows[at] == rows[next])) {
            m_rows[at] = std::move(rows[next]);
            Q_EMIT dataChanged(index(number, 0), index(number, ColumnCount - 1));
        }
        ++at;
        ++next;
    }
}

int StatementTableModel::rowOf(qint64 seq) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const StatementRow &row) { return row.seq == seq; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int StatementTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StatementTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant StatementTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    const auto text = cell(row, index.column());
    switch (role) {
    case Qt::DisplayRole:
    case CopyRole:
        return text;
    case Qt::ToolTipRole:
        return toolTipText(toolTip(row, index.column()));
    case Qt::AccessibleTextRole:
        return index.column() == Time ? row.sentence : text;
    case Qt::TextAlignmentRole:
        return int((index.column() == Amount ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SeqRole:
        return row.seq;
    case SeverityRole:
        return static_cast<int>(row.severity);
    default:
        return {};
    }
}

QVariant StatementTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= ColumnCount)
        return {};
    //: heads of columns in the list of log entries
    const QString names[]{tr("Time (UTC)"), tr("Action"),
                          //: head of a column: currency
                          tr("Cur"), tr("Amount"), tr("Intent"), tr("Operator"), tr("Approver"),
                          //: head of a column: signatures given of those needed
                          tr("Sig"),
                          //: head of a column: what verification says of the entry
                          tr("Chain")};
    return names[section];
}

} // namespace countersign::view
