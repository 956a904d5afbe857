// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/history/statement_row.h"

#include <QAbstractTableModel>

#include <vector>

// The rows of the history, newest first. Refreshing moves by number: what is selected stays selected. GUI thread.
namespace countersign::view {

class StatementTableModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Time, Action, Currency, Amount, Intent, Operator, Approver, Signatures, Chain, ColumnCount };
    enum Role { SeqRole = Qt::UserRole + 1, SeverityRole, CopyRole };

    using QAbstractTableModel::QAbstractTableModel;

    // In descending order of their number.
    void setRows(std::vector<StatementRow> rows);
    const std::vector<StatementRow> &rows() const { return m_rows; }
    int rowOf(qint64 seq) const; // -1: not there

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<StatementRow> m_rows;
};

} // namespace countersign::view
