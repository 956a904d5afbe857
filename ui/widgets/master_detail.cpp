// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/master_detail.h"

#include "ui/widgets/banner.h"
#include "ui/widgets/empty_view.h"
#include "ui/widgets/row_table.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace countersign::ui {

namespace {

QString idOf(const QModelIndex &row)
{
    return row.data(view::RowsModel::IdRole).toString();
}

} // namespace

MasterDetail::MasterDetail(Theme &theme, const Half &upper, const Half &lower, QWidget *parent)
    : QWidget(parent),
      m_banner(new Banner(theme, this)),
      m_empty(new EmptyView(this)),
      m_stack(new QStackedWidget(this)),
      m_upper(new RowTable(theme, upper.name, upper.accessible, this)),
      m_lower(new RowTable(theme, lower.name, lower.accessible, this)),
      m_rows(upper.rows)
{
    m_upper->setModel(&upper.rows);
    m_lower->setModel(&lower.rows);
    m_stack->addWidget(m_upper);
    m_stack->addWidget(m_empty);
    auto *split = new QSplitter(Qt::Vertical, this);
    split->setChildrenCollapsible(false);
    split->addWidget(m_stack);
    split->addWidget(m_lower);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 1);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_banner);
    rows->addWidget(split, 1);
    connect(m_upper->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &row) { Q_EMIT chosen(idOf(row)); });
    connect(m_upper, &QTableView::activated, this, [this](const QModelIndex &row) { Q_EMIT followed(idOf(row)); });
}

void MasterDetail::showState(const std::optional<Error> &error, const QString &emptySentence)
{
    if (error)
        m_banner->showError(*error);
    else
        m_banner->clear();
    m_empty->say(error ? tr("This could not be read.") : emptySentence);
    m_stack->setCurrentIndex(m_rows.rowCount() > 0 ? 0 : 1);
}

QList<QWidget *> MasterDetail::panes() const
{
    return {m_upper, m_lower};
}

} // namespace countersign::ui
