// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>

#include <vector>

// A small table of text (at most a few hundred rows) that a presenter replaces as a whole: rows keep their identity by
// id, so that selection and scrolling survive. The first column says the whole row to a screen reader. GUI thread.
namespace countersign::view {

struct TextRow
{
    QString id{};
    QStringList cells{};
    QString sentence{}; // the whole row, at most 140 characters
    bool operator==(const TextRow &) const = default;
};

class RowsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1 };

    explicit RowsModel(QStringList headings, QObject *parent = nullptr);

    void setRows(std::vector<TextRow> rows); // in the order they are shown
    const std::vector<TextRow> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool sameIds(const std::vector<TextRow> &rows) const;
    void putAt(std::size_t place, TextRow row);

    QStringList m_headings;
    std::vector<TextRow> m_rows;
};

} // namespace countersign::view
