// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/view/wording/compare_row.h"

#include <QPointer>
#include <QString>
#include <QWidget>

#include <vector>

class QGridLayout;

// Ours beside theirs, one fact a row, with a verdict in icon and word. One stop of the Tab key; up and down walk its
// rows, and each is read as one sentence. GUI thread.
namespace countersign::ui {

class Theme;

class CompareGrid final : public QWidget
{
    Q_OBJECT
public:
    explicit CompareGrid(Theme &theme, QWidget *parent = nullptr);

    void setRows(std::vector<view::CompareRow> rows); // the current row stays where it is
    const std::vector<view::CompareRow> &rows() const { return m_rows; }
    static QString sentence(const view::CompareRow &row); // "Amount, equal, EUR 1 250.00"

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void rebuild();
    void addRow(int line, const view::CompareRow &row);
    void setCurrent(int row);
    QWidget *cell(const QString &text, const QString &name, int line, int column);

    Theme &m_theme;
    std::vector<view::CompareRow> m_rows{};
    QPointer<QWidget> m_content{};
    QGridLayout *m_grid = nullptr;
    int m_current = 0;
};

} // namespace countersign::ui
