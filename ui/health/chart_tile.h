// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/health/health_charts.h"

#include <QChartView>
#include <QFrame>

class QPushButton;
class QStackedWidget;
class QStandardItemModel;

// One question: its title, the answer, the chart or the table twin (which a screen reader reads), and where to go from
// it. GUI thread.
namespace countersign::ui {

class PlainLabel;
class RowTable;
class Theme;

class ChartTile final : public QFrame
{
    Q_OBJECT
public:
    ChartTile(Theme &theme, const QString &chartId, QWidget *parent = nullptr);

    void setChart(const view::HealthChart &chart);
    void showTable(bool table);
    bool isTable() const;
    QWidget *focusPane() const;

Q_SIGNALS:
    void followed(const QString &queueFilter);

private:
    void draw();
    void fillTable();

    Theme &m_theme;
    view::HealthChart m_chart;
    PlainLabel *m_title, *m_verdict;
    QPushButton *m_toggle, *m_follow;
    QStackedWidget *m_stack;
    QChartView *m_view;
    RowTable *m_table;
    QStandardItemModel *m_rows;
};

} // namespace countersign::ui
