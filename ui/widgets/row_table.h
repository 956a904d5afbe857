// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace countersign::ui {

class Theme;

// A table of whole rows as every screen shows them: one row selected, Tab leaves it, no type-ahead (it competes with
// letters), the theme's row height, always a current row while there are rows. GUI thread.
class RowTable : public QTableView
{
    Q_OBJECT
public:
    RowTable(Theme &theme, const QString &name, const QString &accessibleName, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    void keyboardSearch(const QString &) override {}

private:
    void keepCurrent();
    void takeDensity();

    Theme &m_theme;
};

} // namespace countersign::ui
