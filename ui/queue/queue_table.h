// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/queue/queue_view.h"

#include <QTableView>

// The rows of the queue: one row is the unit of everything, letters are keys and never a search, and the current row
// keeps its place on the screen when rows come in above it. GUI thread.
namespace countersign::ui {

class Theme;

class QueueTable final : public QTableView
{
    Q_OBJECT
public:
    QueueTable(Theme &theme, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    void goTo(int row);        // as near as may be where the current row was on the screen
    int currentBottom() const; // px from the top of the widget, header included; below the first row where none is
    void step(int by);         // the current row, within the rows there are
    int firstShown() const;    // row number
    void showFrom(int row);
    void showOrder(view::QueueColumn column, bool descending);
    void applyColumns(const QList<view::ColumnLayout> &columns);
    QList<view::ColumnLayout> columns() const;

    void keyboardSearch(const QString &) override {} // it would compete with the letters

Q_SIGNALS:
    void rowReached(int row);
    void scrolled(int firstRow);
    void orderWanted(countersign::view::QueueColumn column, bool descending);
    void columnsArranged();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void orderBy(int section);
    void followTheme();

    Theme &m_theme;
    int m_offset = 0; // of the current row below the first shown
    bool m_applying = false;
};

} // namespace countersign::ui
