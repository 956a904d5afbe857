// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/approvals/approvals_state.h"

#include <QAbstractTableModel>

#include <vector>

// One list of the inbox. Rows are matched by proposal id, so that selection and focus survive every refresh. GUI
// thread.
namespace countersign::view {

class ApprovalListModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { AmountColumn, ObjectColumn, StandColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole, SeverityRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const std::vector<ApprovalRow> &rows); // ids are unique
    const ApprovalRow &row(int index) const { return m_rows.at(static_cast<std::size_t>(index)); }
    int indexOf(const std::string &id) const; // -1: not here

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void removeGone(const std::vector<ApprovalRow> &rows);
    void place(int at, const ApprovalRow &row);

    std::vector<ApprovalRow> m_rows{};
};

} // namespace countersign::view
