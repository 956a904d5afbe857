// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/row_table.h"

#include "ui/theme/theme.h"
#include "ui/widgets/told_rows.h"

#include <QHeaderView>

namespace countersign::ui {

RowTable::RowTable(Theme &theme, const QString &name, const QString &accessibleName, QWidget *parent)
    : QTableView(parent), m_theme(theme)
{
    setObjectName(name);
    setAccessibleName(accessibleName);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setStretchLastSection(true);
    connect(&theme, &Theme::changed, this, &RowTable::takeDensity);
    takeDensity();
}

void RowTable::setModel(QAbstractItemModel *shown)
{
    QTableView::setModel(shown);
    letSelectionLead(this);
    connect(shown, &QAbstractItemModel::rowsInserted, this, &RowTable::keepCurrent);
    connect(shown, &QAbstractItemModel::rowsRemoved, this, &RowTable::keepCurrent);
    connect(shown, &QAbstractItemModel::modelReset, this, &RowTable::keepCurrent);
    keepCurrent();
}

void RowTable::keepCurrent()
{
    if (!currentIndex().isValid() && model() != nullptr && model()->rowCount() > 0)
        setCurrentIndex(model()->index(0, 0));
}

void RowTable::takeDensity()
{
    verticalHeader()->setDefaultSectionSize(m_theme.rowHeight());
    verticalHeader()->setMinimumSectionSize(m_theme.rowHeight());
}

} // namespace countersign::ui
